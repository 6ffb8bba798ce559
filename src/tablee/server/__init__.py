"""The table over the network: HTTP, sockets, storage, lobby."""
