"""The container's recipes agree with each other, with the settings, and with what the server answers to.

They are built and run by hand where there is a builder: docs/host.md says with what, and when.
"""
from __future__ import annotations

import json
import re
import shlex
from pathlib import Path
from typing import Any

import msgspec
import pytest

from mousehole.commands import serve
from mousehole.server.rest import HANDLERS
from mousehole.server.settings import PREFIX, Settings

ROOT = Path(__file__).resolve().parents[2]
NAMES = {PREFIX + name.upper() for name in Settings.__struct_fields__}


def steps() -> list[tuple[str, str]]:
    """The instructions of the Containerfile, with their lines joined."""
    text = (ROOT / "deploy/Containerfile").read_text().replace("\\\n", " ")
    lines = [line.strip() for line in text.splitlines() if line.strip() and not line.startswith("#")]
    return [(line.split()[0], line.partition(" ")[2].strip()) for line in lines]


def stages() -> list[list[tuple[str, str]]]:
    found: list[list[tuple[str, str]]] = []
    for word, rest in steps():
        if word == "FROM":
            found.append([])
        if found:
            found[-1].append((word, rest))
    return found


def last(word: str) -> str:
    return [rest for each, rest in stages()[-1] if each == word][-1]


def environment() -> dict[str, str]:
    return dict(part.split("=", 1) for part in shlex.split(last("ENV")))


def compose() -> Any:
    import yaml  # type: ignore[import-untyped]
    return yaml.safe_load((ROOT / "deploy/compose.yaml").read_text())


def test_it_is_built_in_one_stage_and_run_in_another_by_nobody() -> None:
    first, second = stages()
    assert [each for word, each in first if word == "FROM"] == ["${BASE} AS build"]
    assert any("MOUSEHOLE_REQUIRE_COMPILED=1" in each for _, each in first)
    assert [each for word, each in second if word == "COPY"] == ["--from=build /opt/mousehole /opt/mousehole"]
    words = [word for word, _ in second]
    user, group = last("USER").split(":")
    assert int(user) > 0 and int(group) > 0
    assert f"chown {user}:{group} {last('VOLUME')}" in last("RUN")
    assert words.index("USER") > max([n for n, word in enumerate(words) if word == "RUN"]), "rights are for before"


def test_what_it_copies_is_in_the_repository_and_not_left_out() -> None:
    ignored = (ROOT / ".containerignore").read_text().split()
    for word, rest in stages()[0]:
        if word == "COPY" and rest.split()[0] != ".":
            assert list(ROOT.glob(rest.split()[0])), rest
    for needed in ("src", "web", "pyproject.toml", "hatch_build.py", "README.md", "LICENSE"):
        assert (ROOT / needed).exists()
        assert needed not in ignored
    for locked in re.findall(r"-r (\S+)", " ".join([rest for _, rest in stages()[0]])):
        assert (ROOT / locked).is_file()


def test_its_settings_are_settings_and_its_command_is_a_command() -> None:
    ours = {name: value for name, value in environment().items() if name.startswith(PREFIX)}
    settings = Settings.from_environment(ours)
    assert (settings.host, settings.port) == ("0.0.0.0", int(last("EXPOSE")))  # noqa: S104
    assert set(ours) <= NAMES
    assert settings.db == f"sqlite:///{last('VOLUME')}/mousehole.db"
    assert last("WORKDIR") == last("VOLUME")
    assert json.loads(last("ENTRYPOINT")) == ["/opt/mousehole/bin/mousehole"]
    assert json.loads(last("CMD")) == [serve.__name__.rpartition(".")[2]]


def test_its_health_is_asked_for_where_the_server_tells_it() -> None:
    checked = json.loads(last("HEALTHCHECK").partition("CMD ")[2])
    compile(checked[2], "the health check", "exec")
    [(port, path)] = re.findall(r"http://127\.0\.0\.1:(\d+)(/\w+)", checked[2])
    assert int(port) == int(last("EXPOSE"))
    assert path in {each for handler in HANDLERS for each in handler.paths}
    said = compose()["services"]["mousehole"]["healthcheck"]
    assert shlex.split(said.pop("test")) == checked, "as a text: podman-compose does not quote the words of a list"
    assert {f"--{name.replace('_', '-')}={value}" for name, value in said.items()} == \
        set(last("HEALTHCHECK").partition("CMD ")[0].split())


def test_compose_sets_only_what_is_a_setting_and_what_several_processes_need() -> None:
    services = compose()["services"]
    ours = services["mousehole"]
    given = ours["environment"]
    assert {name for name in given if name.startswith(PREFIX)} == set(given) <= NAMES
    filled = {name: re.sub(r"\$\{\w+:\?[^}]*\}", "secret", value) for name, value in given.items() if value is not None}
    assert "$" not in "".join(filled.values())
    settings = Settings.from_environment(environment() | filled)
    assert settings.workers > 1
    theirs = services["database"]["environment"]
    assert settings.db == f"postgresql://{theirs['POSTGRES_USER']}:secret@database/{theirs['POSTGRES_DB']}"
    assert settings.bus == "redis://bus"
    assert set(ours["depends_on"]) == {"database", "bus"} <= set(services)
    for other in ours["depends_on"]:
        assert services[other]["healthcheck"]["test"], "whoever is waited for must say when it is ready"


def test_compose_builds_this_recipe_and_publishes_its_port_to_this_machine_only() -> None:
    ours = compose()["services"]["mousehole"]
    context = (ROOT / "deploy" / ours["build"]["context"]).resolve()
    assert (context, (context / ours["build"]["dockerfile"]).resolve()) == (ROOT, ROOT / "deploy/Containerfile")
    assert ours["ports"] == [f"127.0.0.1:8000:{last('EXPOSE')}"]


@pytest.mark.parametrize("name", ["mousehole", "bus"])
def test_compose_gives_no_rights_away(name: str) -> None:
    service = compose()["services"][name]
    assert service["read_only"] is True
    assert service["cap_drop"] == ["ALL"]


def test_every_volume_is_declared() -> None:
    found = compose()
    volumes = [volume for service in found["services"].values() for volume in service.get("volumes", [])]
    assert {volume.partition(":")[0] for volume in volumes} == set(found["volumes"])


def test_the_unit_sets_only_what_is_a_setting() -> None:
    unit = (ROOT / "deploy/mousehole.service").read_text()
    lines = re.findall(r"^Environment=(.*)$", unit, re.M)
    given = dict(part.split("=", 1) for part in shlex.split(" ".join(lines)))
    ours = {name: value for name, value in given.items() if name.startswith(PREFIX)}
    assert set(ours) <= NAMES
    assert msgspec.structs.asdict(Settings.from_environment(ours))["db"].startswith("sqlite:////var/lib/mousehole/")
    assert "RestartPreventExitStatus=2" in unit
