"""Everything has a cost, and a client that is over its budget is told when to try again."""
from __future__ import annotations

from typing import Any

import pytest

from mousehole.hosting.messages import VERBS
from mousehole.hosting.refusals import too_fast
from mousehole.server import budget, costs
from mousehole.server.budget import Account, Budgets, Cost, Meter, Purse
from mousehole.server.limits import PerAddress
from mousehole.server.protocols import is_proxy
from mousehole.server.rest import HANDLERS
from mousehole.server.settings import Settings
from mousehole.table import wire


class Hours:
    """`time.monotonic` as the budgets know it: however slow this machine is, it goes on only when a test says so."""

    def __init__(self) -> None:
        self.now = 1000.0

    def monotonic(self) -> float:
        return self.now


@pytest.fixture(autouse=True)
def hours(monkeypatch: pytest.MonkeyPatch) -> Hours:
    hours = Hours()
    monkeypatch.setattr(budget, "time", hours)
    return hours


def test_every_verb_and_every_request_declares_its_cost_and_nothing_else_does() -> None:
    assert set(costs.SAID) == set(VERBS)
    names = [handler.fn.__name__ for handler in HANDLERS]
    assert set(costs.ASKED) == set(names)
    assert len(set(names)) == len(names)
    for cost in [*costs.SAID.values(), *costs.ASKED.values()]:
        assert cost.cpu > 0


def test_a_burst_then_a_rate_per_second() -> None:
    meter = Meter(rate=0.001, burst=3000)
    assert [not meter.take() for _ in range(4)] == [True, True, True, False]
    each = PerAddress(0.001, 1)
    assert [not each.take("a"), not each.take("a"), not each.take("b")] == [True, False, True]


def test_budgets_refill_with_time_and_refusals_say_how_long_that_takes(hours: Hours) -> None:
    account = Account(cpu=10, bytes=1000, thought=100)
    purse = Purse(account)
    assert purse.spend(Cost(cpu=20, bytes=10_000)) == 0
    assert purse.spend(Cost(cpu=5)) == pytest.approx(0.5)
    hours.now += 0.4
    assert purse.spend(Cost(cpu=5)) == pytest.approx(0.1)
    hours.now += 0.2
    assert purse.spend(Cost(cpu=5)) == 0
    hours.now += 1000
    assert purse.spend(Cost(cpu=20)) == 0, "never more than a burst is saved up"
    assert purse.spend(Cost(cpu=1)) > 0


def test_each_of_the_three_things_is_counted_by_itself() -> None:
    for spent in (Cost(cpu=20), Cost(bytes=10_000), Cost(thought=2_000)):
        purse = Purse(Account(cpu=10, bytes=1000, thought=100))
        assert purse.spend(spent) == 0
        assert purse.spend(Cost(*[amount / 10 for amount in spent])) > 0


@pytest.mark.parametrize("poor", range(3))
def test_connection_seat_and_address_must_all_be_able_to_pay_and_none_pays_alone(poor: int) -> None:
    accounts = [Account(cpu=10, bytes=1000, thought=100) for _ in range(3)]
    accounts[poor].pay(Cost(cpu=20))
    before = [account.cpu.left for account in accounts]
    assert Purse(*accounts).spend(Cost(cpu=4)) == pytest.approx(0.4)
    assert [account.cpu.left for account in accounts] == before


def test_what_cost_more_than_estimated_is_owed_but_nobody_is_refused_forever(hours: Hours) -> None:
    account = Account(cpu=10, bytes=1000, thought=100)
    purse = Purse(account)
    purse.owe(Cost(bytes=25_000))
    assert purse.is_deep_in_debt()
    for _ in range(1000):
        purse.owe(Cost(bytes=25_000))
    hours.now += 20
    assert purse.spend(Cost(bytes=900)) > 0
    hours.now += 1
    assert purse.spend(Cost(bytes=900)) == 0


def test_what_costs_more_than_can_ever_be_saved_is_paid_from_a_full_purse() -> None:
    account = Account(cpu=10, bytes=1000, thought=100)
    assert Purse(account).spend(Cost(thought=5_000)) == 0
    assert Purse(account).spend(Cost(thought=1)) > 0


def test_no_limit_is_zero() -> None:
    purse = Purse(Account(cpu=0, bytes=0, thought=0))
    assert [purse.spend(Cost(1e9, 1e9, 1e9)) for _ in range(3)] == [0, 0, 0]
    assert not purse.is_deep_in_debt()


def test_an_address_has_one_account_and_the_longest_silent_ones_are_forgotten(
        monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setattr("mousehole.server.budget.MAX_KNOWN", 2)
    budgets = Budgets(Settings())
    first = budgets.of_address("a")
    assert budgets.of_address("a") is first
    budgets.of_address("b")
    assert budgets.of_address("a") is first
    budgets.of_address("c")
    assert list(budgets.addresses) == ["a", "c"]


def test_proxies_are_told_apart_from_guests_by_address_and_by_network(monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setenv("MOUSEHOLE_TRUSTED_PROXIES", "127.0.0.1, 10.0.0.0/8")
    is_proxy.cache_clear()
    assert [is_proxy(each) for each in ("127.0.0.1", "10.2.3.4", "11.2.3.4", "nowhere")] == [True, True, False, False]
    is_proxy.cache_clear()


def test_the_defaults_let_people_play() -> None:
    """A person may answer ten times at once, ask for a hint, and come back and get everything again."""
    settings, budgets = Settings(), Budgets(Settings())
    purse = Purse(budgets.of_seat(), budgets.of_connection(), budgets.of_address("a"))
    for _ in range(10):
        assert purse.spend(costs.of_message(wire.Answer(n=1, choice=""), viewers=5)) == 0
    assert purse.spend(costs.SAID[wire.Hint]) == 0
    purse.owe(costs.of_bytes(300_000))
    assert purse.reserve(costs.SAID[wire.Resync], patience=1.0) <= 1.0, "it may wait a little, but is not refused"
    assert costs.HELLO.cpu * 30 < settings.cpu_per_address, "a whole class comes back at once after a restart"


def test_it_costs_more_where_more_people_look_on() -> None:
    alone, crowd = [costs.of_message(wire.Say(text="x"), viewers) for viewers in (1, 200)]
    assert crowd.cpu > 5 * alone.cpu
    assert costs.of_message(wire.Resync(), 200) == costs.SAID[wire.Resync]


def test_a_refusal_says_in_how_many_seconds_to_try_again() -> None:
    told: Any = dict(too_fast(0.01).refusal.args), dict(too_fast(12.2, "too-many").refusal.args)
    assert told == ({"seconds": 1}, {"seconds": 13})
