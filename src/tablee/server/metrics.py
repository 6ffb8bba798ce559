"""Figures for Prometheus: how much is going on and how long it takes. No card, name or table is in them."""

from __future__ import annotations

from prometheus_client import CollectorRegistry, Counter, Gauge, Histogram, generate_latest

SECONDS = (0.001, 0.0025, 0.005, 0.01, 0.025, 0.05, 0.1, 0.25, 0.5, 1.0, 2.5)


class Metrics:
    """The figures of one server."""

    def __init__(self) -> None:
        self.registry = CollectorRegistry()
        self.sockets = Gauge("tablee_sockets", "Open sockets", registry=self.registry)
        self.tables = Gauge("tablee_tables", "Tables in memory", registry=self.registry)
        self.events = Counter("tablee_events", "Events kept", ["kind"], registry=self.registry)
        self.commands = Counter("tablee_commands", "Commands answered", ["answer"], registry=self.registry)
        self.refusals = Counter("tablee_refusals", "Commands refused", ["code"], registry=self.registry)
        self.dropped = Counter("tablee_sockets_dropped", "Sockets dropped", ["code"], registry=self.registry)
        self.unheard = Counter(
            "tablee_unheard",
            "Connections and requests that were not let in",
            ["code"],
            registry=self.registry,
        )
        self.command_seconds = Histogram(
            "tablee_command_seconds",
            "From a command's arrival to its broadcast",
            buckets=SECONDS,
            registry=self.registry,
        )
        self.append_seconds = Histogram(
            "tablee_append_seconds", "To keep events", buckets=SECONDS, registry=self.registry
        )
        self.think_seconds = Histogram(
            "tablee_think_seconds",
            "Until all bots of a table have answered",
            buckets=SECONDS,
            registry=self.registry,
        )

    def page(self) -> bytes:
        """Return the page that Prometheus reads."""
        return generate_latest(self.registry)
