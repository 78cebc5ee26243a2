"""Shares work out: in this process, among several of this machine, or on a Ray cluster.

All that play many matches – `simulate`, `arena`, `report`, `export` – go through `shared_out`. Work is a function of
plain data that can be done again: whatever a lost worker had begun is given to another one.
"""
from __future__ import annotations

import multiprocessing
from collections.abc import Callable, Iterator, Sequence
from typing import Any, TypeVar

from mousehole.kernel import BadSetup

Item = TypeVar("Item")
Done = TypeVar("Done")
LOCAL = "local"
RETRIES = 3        # of work whose worker was lost
WAITING = 4        # items per Ray worker that are given out in advance


def shared_out(work: Callable[[Item], Done], items: Sequence[Item], workers: int = 1,
               ray: str | None = None) -> Iterator[Done]:
    """Yield each item's result as it comes in. Only plain data can cross processes: compiled classes cannot."""
    if ray is not None and items:
        yield from on_ray(work, items, ray, workers)
        return
    workers = min(workers, len(items))
    if workers < 2:
        yield from map(work, items)
        return
    with multiprocessing.get_context("spawn").Pool(workers) as pool:
        yield from pool.imap_unordered(work, items)


def on_ray(work: Callable[[Item], Done], items: Sequence[Item], address: str, workers: int = 1) -> Iterator[Done]:
    """Connect to a cluster; `local` starts one of this many workers on this machine that listens on loopback.

    Work whose worker is lost is done again by another one. Results are fetched as they come in, and only so much is
    given out in advance that neither the cluster nor this process fills up.
    """
    try:
        import ray
    except ImportError:
        raise BadSetup("--ray needs Ray: pip install 'mousehole[research]'", "needs-package",
                       {"package": "ray", "extra": "research"}) from None
    settings: dict[str, Any] = {"_node_ip_address": "127.0.0.1", "include_dashboard": False, "num_cpus": workers} \
        if address == LOCAL else {"address": address}
    ray.init(log_to_driver=False, **settings)
    cluster: Any = ray
    try:
        task = cluster.remote(max_retries=RETRIES)(work_on)
        shared = cluster.put(work)
        ahead = max(int(cluster.cluster_resources().get("CPU", 1)), 1) * WAITING
        left, waiting = iter(items), list[Any]()
        while True:
            waiting += [task.remote(shared, item) for _, item in zip(range(ahead - len(waiting)), left, strict=False)]
            if not waiting:
                return
            ready, waiting = cluster.wait(waiting)
            for result in ready:
                yield cluster.get(result)
    finally:
        ray.shutdown()


def work_on(work: Callable[[Any], Any], item: Any) -> Any:
    """Do one piece of work; this is what a Ray worker is seen to be busy with."""
    return work(item)
