"""Run by Alembic: brings the connection that it was given to the newest step."""

from alembic import context

from tablee.server.schema import metadata

context.configure(connection=context.config.attributes["connection"], target_metadata=metadata)
with context.begin_transaction():
    context.run_migrations()
