"""Settings come from arguments, then from the environment, then from defaults."""
from __future__ import annotations

import pytest

from mousehole.kernel import BadSetup
from mousehole.server.settings import Settings
from mousehole.table.text import clean


def test_arguments_come_first_then_the_environment() -> None:
    settings = Settings.from_environment({"MOUSEHOLE_PORT": "81", "MOUSEHOLE_LEASE": "2.5"}, port=82, db=None)
    assert (settings.port, settings.lease, settings.pace) == (82, 2.5, 900)
    assert Settings.from_environment(settings.to_environment()) == settings


def test_nonsense_is_an_error() -> None:
    with pytest.raises(BadSetup, match="port"):
        Settings.from_environment({"MOUSEHOLE_PORT": "many"})


@pytest.mark.parametrize(("name", "value"), [
    ("public_url", "nonsense"), ("public_url", "ftp://host"), ("public_url", "http://"), ("public_url", "http://a b"),
    ("public_url", "http://host:many"), ("public_url", "http://host/?x"), ("bus", "nonsense"), ("bus", "http://host"),
    ("origins", "other.site"), ("origins", "https://a.site,nonsense"), ("origins", "https://a.site/path"),
    ("trusted_proxies", "nonsense"), ("trusted_proxies", "10.0.0.0/99"), ("log_level", "loud")])
def test_texts_that_make_no_sense_are_errors_with_an_example(name: str, value: str) -> None:
    with pytest.raises(BadSetup, match="looks like") as error:
        Settings.from_environment({f"MOUSEHOLE_{name.upper()}": value})
    assert error.value.args[1] == "setting-form"


def test_texts_that_make_sense_are_taken() -> None:
    for name, value in [("public_url", "https://your.site/mousehole"), ("public_url", "http://[fd00::2]:8000/"),
                        ("bus", "redis://:pw@host:6379/0"), ("bus", "unix:///run/valkey.sock"),
                        ("origins", "https://a.site,http://b.site:81"), ("trusted_proxies", "10.0.0.0/8, ::1"),
                        ("trusted_proxies", "*"), ("log_level", "debug")]:
        assert getattr(Settings.from_environment({f"MOUSEHOLE_{name.upper()}": value}), name) == value


@pytest.mark.parametrize(("typed", "kept"), [
    ("Anna", "Anna"), (" A\tB ", "A B"), ("\u202eevil", "evil"), ("a\x00b", "ab"), ("\u200d", ""), ("é" * 99, "é" * 24),
    ("👩\u200d🚀", "👩\u200d🚀"), ("<script>", "<script>"), ("\u2028x", "x"),
    ("Z" + "\u0300\u0316" * 9, "Z\u0300\u0316"), ("ที่นี่", "ที่นี่"), ("\u3164\u2800\u115f", ""), ("a\U000e0041", "a")])
def test_names_are_kept_as_people_see_them(typed: str, kept: str) -> None:
    assert clean(typed, 24) == kept
