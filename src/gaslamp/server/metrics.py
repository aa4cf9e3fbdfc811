"""Figures for the host, in Prometheus' form. They are sums over all tables: none of them tells anything about one game."""

from __future__ import annotations

from collections.abc import Callable, Iterable
from functools import partial

from prometheus_client import CollectorRegistry, Counter, Gauge, Histogram, generate_latest
from prometheus_client.exposition import CONTENT_TYPE_LATEST

from gaslamp.server import log
from gaslamp.workers.pool import Pool

CONTENT_TYPE = CONTENT_TYPE_LATEST


class Metrics:
    def __init__(self) -> None:
        self.registry = CollectorRegistry()
        made = self.registry
        self.moves = Counter("gaslamp_moves", "Moves written, the referee's included.", ["game"], registry=made)
        self.ended = Counter("gaslamp_games_ended", "Games that came to an end.", ["game"], registry=made)
        self.opened = Counter("gaslamp_tables_opened", "Tables opened.", ["game"], registry=made)
        self.refused = Counter("gaslamp_refused", "Commands and requests refused.", ["code"], registry=made)
        self.commands = Histogram(
            "gaslamp_command_seconds",
            "From a command to its acknowledgement.",
            buckets=(0.001, 0.0025, 0.005, 0.01, 0.025, 0.05, 0.1, 0.25, 1, 5),
            registry=made,
        )
        self.requests = Counter("gaslamp_http_requests", "HTTP requests.", ["method", "status"], registry=made)
        self.connections = Gauge("gaslamp_connections", "Clients that listen.", registry=made)
        self.tables = Gauge("gaslamp_tables_in_memory", "Tables in memory.", registry=made)

    def watch(self, tables: Callable[[], int], pool: Pool) -> None:
        self.tables.set_function(tables)
        for name in ("done", "failed", "rerun", "cancelled", "waiting", "running"):
            gauge = Gauge(f"gaslamp_bot_jobs_{name}", f"Computer players' jobs: {name}.", registry=self.registry)
            gauge.set_function(partial(getattr, pool, name))

    def wrote(self, game: str, events: Iterable[log.AnyEvent]) -> None:
        for event in events:
            match event:
                case log.Moved():
                    self.moves.labels(game).inc()
                case log.Ended():
                    self.ended.labels(game).inc()
                case log.Opened():
                    self.opened.labels(game).inc()

    def text(self) -> bytes:
        return generate_latest(self.registry)
