"""Shell completion, and files that are never overwritten."""
from __future__ import annotations

import os
import pty
import re
import shutil
import subprocess
import time
from pathlib import Path

import pytest

from mousehole.commands.completion import SHELLS
from mousehole.commands.parser import COMMANDS
from tests.test_command_line import answer, assert_one_line, mousehole

ALONE = ["play", "mousekeeping", "--plain", "--seats", "1", "--option", "move_limit=60"]


def test_the_version_is_shown() -> None:
    assert re.fullmatch(r"mousehole \d+\.\d+\.\d+(\.dev\d+)?\n", answer("--version"))


@pytest.mark.parametrize("shell", SHELLS)
@pytest.mark.parametrize("language", ["en", "fr"])
def test_every_command_and_its_options_are_in_the_script(shell: str, language: str) -> None:
    script = answer("completion", shell, "--lang", language)
    for command in COMMANDS:
        assert command in script
    for word in ("lang", "bot-workers", "mousewarming-party", "juniper", "warning"):
        assert word in script
    if found := shutil.which(shell):
        assert subprocess.run([found, "-n"], input=script, text=True, check=False).returncode == 0


# What is typed, and everything that a shell offers then; every shell offers the same.
TYPED = {
    "re": ["replay", "report", "restore", "review"],
    "play ha": ["haunted-mouse"],
    "play haunted-mouse --bots ju": ["juniper"],
    "serve --log-": ["--log-level"],
    "serve --log-level w": ["warning"],
    "replay mat": ["match.log"],
    "--lang fr ver": ["verify"],
    "--la": ["--lang"],
    "completion z": ["zsh"],
    "rules mousek": ["mousekeeping"],
}


def written(shell: str, folder: Path) -> Path:
    """The script, in a folder with a file that can be completed."""
    (folder / "match.log").touch()
    script = folder / f"completion.{shell}"
    script.write_text(answer("completion", shell))
    return script


@pytest.mark.skipif(not shutil.which("bash"), reason="no bash here")
def test_bash_completes(tmp_path: Path) -> None:
    script = written("bash", tmp_path)
    asking = "; ".join([f'COMP_WORDS=(mousehole {each}); COMP_CWORD=$((${{#COMP_WORDS[@]}} - 1)); _mousehole; '
                        'echo "${COMPREPLY[@]}"' for each in TYPED])
    told = subprocess.run(["bash", "-c", f"source {script}; {asking}"], cwd=tmp_path, capture_output=True, text=True,
                          check=True).stdout.splitlines()
    assert [sorted(each.split()) for each in told] == list(TYPED.values())


@pytest.mark.skipif(not shutil.which("fish"), reason="no fish here: apt-get install fish")
def test_fish_completes(tmp_path: Path) -> None:
    script = written("fish", tmp_path)
    asking = "; ".join([f"complete -C 'mousehole {each}'; echo ." for each in TYPED])
    told = subprocess.run(["fish", "--no-config", "-c", f"source {script}; {asking}"], cwd=tmp_path, text=True,
                          capture_output=True, check=True, env=os.environ | {"HOME": str(tmp_path)}).stdout
    offered = [sorted([line.split("\t")[0] for line in part.split("\n") if line]) for part in told.split(".\n")[:-1]]
    assert offered == list(TYPED.values())


# Whatever is added to the offers of a completion is also written into a file.
ZSH = r"""
PROMPT=''; autoload -Uz compinit; compinit -u -d {folder}/dump; source {script}
compadd() {{
    if [[ ${{@[1,(i)(-|--)]}} != *-(O|A|D)\ * ]]; then
        typeset -a hits; builtin compadd -A hits "$@"; print -rl -- $hits >> {folder}/offered
    fi
    builtin compadd "$@"
}}
tell() {{ : > {folder}/offered; zle complete-word; zle kill-whole-line; touch {folder}/done }}
zle -N tell; bindkey '^T' tell; touch {folder}/done
"""


@pytest.mark.skipif(not shutil.which("zsh"), reason="no zsh here: apt-get install zsh")
def test_zsh_completes(tmp_path: Path) -> None:
    """In a terminal of its own: zsh completes only where somebody types."""
    script = written("zsh", tmp_path)
    (tmp_path / "begin.zsh").write_text(ZSH.format(folder=tmp_path, script=script))
    person, shell = pty.openpty()
    zsh = subprocess.Popen(["zsh", "-f", "-i"], stdin=shell, stdout=subprocess.DEVNULL, stderr=subprocess.DEVNULL,
                           cwd=tmp_path, start_new_session=True, env=os.environ | {"TERM": "dumb"})

    def typing(keys: str) -> None:
        (tmp_path / "done").unlink(missing_ok=True)
        os.write(person, keys.encode())
        for _ in range(600):
            if (tmp_path / "done").exists():
                return
            time.sleep(0.05)
        raise AssertionError(f"zsh does not react to {keys!r}")

    try:
        typing("source begin.zsh\n")
        for line, offers in TYPED.items():
            typing(f"mousehole {line}\x14")
            found = set((tmp_path / "offered").read_text().split("\n")) - {""}
            assert sorted(found) == offers, line
    finally:
        zsh.kill()
        zsh.wait()
        os.close(person)
        os.close(shell)


def refused(path: object, words: str) -> None:
    assert_one_line(mousehole(*ALONE, "--save", str(path), stdin="1\nq\n"), words)


def test_a_match_is_saved_in_a_new_regular_file_or_not_at_all(tmp_path: Path) -> None:
    kept = tmp_path / "kept.log"
    kept.write_text("mine")
    refused(kept, "already exists")
    assert kept.read_text() == "mine"
    refused(tmp_path, "is not a regular file")
    refused(tmp_path / "no" / "match.log", "There is no folder")
    assert not (tmp_path / "no").exists()
    refused("/dev/full", "is not a regular file")
    os.mkfifo(tmp_path / "pipe")
    refused(tmp_path / "pipe", "is not a regular file")
    (tmp_path / "link").symlink_to(tmp_path / "nowhere")
    refused(tmp_path / "link", "is not a regular file")
    assert not (tmp_path / "nowhere").exists()
    assert Path("/dev/full").is_char_device()
    assert sorted(each.name for each in tmp_path.iterdir()) == ["kept.log", "link", "pipe"]


def test_a_match_that_is_resumed_is_saved_where_it_was(tmp_path: Path) -> None:
    log = tmp_path / "match.log"
    answer(*ALONE, "--save", str(log), stdin="1\n")
    before = log.read_text()
    answer("play", "--plain", "--resume", str(log), "--save", str(log), stdin="1\n")
    assert len(log.read_text()) > len(before)


@pytest.mark.parametrize("args", [["replay", "/dev/zero"], ["verify", "/dev"], ["play", "--resume", "/dev/zero"],
                                  ["simulate", "mousekeeping", "--edition", "/dev/zero"]], ids=str)
def test_what_is_not_a_file_is_not_read(args: list[str]) -> None:
    assert_one_line(mousehole(*args), "is not a regular file")


def test_a_comparison_is_written_into_a_regular_file(tmp_path: Path) -> None:
    for file, words in {tmp_path / "no" / "arena": "There is no folder", "/dev/full": "not a regular file"}.items():
        done = mousehole("arena", "mousekeeping", "--bots", "random", "--games", "1", "--json", str(file))
        assert_one_line(done, words)
    assert list(tmp_path.iterdir()) == []
