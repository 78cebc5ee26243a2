"""`mousehole completion`: a script that lets a shell complete commands, options, games, bots and files."""
from __future__ import annotations

import argparse
from typing import NamedTuple

from mousehole.bots.levels import bot_names
from mousehole.commands.arguments import add_language
from mousehole.commands.parser import COMMANDS, Parser, command_module
from mousehole.commands.texts import said
from mousehole.games import GAMES

SHELLS = ("bash", "zsh", "fish")
FILES, FOLDERS = "file", "folder"


class Argument(NamedTuple):
    """`flags`: empty for an argument by its place. `values`: words to choose from; `kind`: FILES, FOLDERS, or ""."""

    flags: tuple[str, ...]
    about: str
    name: str
    takes: bool
    values: tuple[str, ...] = ()
    kind: str = ""


class Command(NamedTuple):
    name: str
    about: str
    arguments: tuple[Argument, ...]

    @property
    def flags(self) -> list[str]:
        return [flag for each in self.arguments for flag in each.flags]

    @property
    def places(self) -> list[Argument]:
        return [each for each in self.arguments if not each.flags]


def add(parser: argparse.ArgumentParser) -> None:
    parser.add_argument("shell", choices=SHELLS, metavar="SHELL", help=said("help-completion-shell"))


def run(args: argparse.Namespace) -> int:
    print({"bash": bash, "zsh": zsh, "fish": fish}[args.shell](commands()), end="")
    return 0


def commands() -> list[Command]:
    """Return all commands, as their own parsers describe them."""
    found = []
    for name in COMMANDS:
        parser = Parser(prog=name)
        command_module(name).add(parser)
        add_language(parser)
        found.append(Command(name, said(name), tuple([_argument(each) for each in parser._actions])))
    return found


def _argument(action: argparse.Action) -> Argument:
    name = action.metavar if isinstance(action.metavar, str) else action.dest
    values: tuple[str, ...] = tuple([str(each) for each in action.choices or ()])
    kind = ""
    if name == said("meta-game"):
        values = tuple(GAMES)
    elif action.dest in ("bots", "bot"):
        values = bot_names()
    elif name in (said("meta-file"), said("meta-edition")):
        kind = FILES
    elif name == said("meta-folder"):
        kind = FOLDERS
    return Argument(tuple(action.option_strings), action.help or "", name, action.nargs != 0, values, kind)


def bash(all: list[Command]) -> str:
    lines = ["# mousehole completion bash", "_mousehole() {",
             '    local word="${COMP_WORDS[COMP_CWORD]}" before="${COMP_WORDS[COMP_CWORD-1]}" verb="" each',
             '    for each in "${COMP_WORDS[@]:1:COMP_CWORD-1}"; do',
             f'        case "$each" in {"|".join([each.name for each in all])}) verb="$each"; break ;; esac',
             "    done", "    COMPREPLY=()", '    case "$verb $before" in']
    for command in all:
        for each in command.arguments:
            if each.flags and each.takes:
                patterns = "|".join([f'"{command.name} {flag}"' for flag in each.flags])
                lines.append(f"        {patterns}) {_bash_words(each)}; return ;;")
    lines += ["    esac", '    case "$verb" in',
              f'        "") {_bash_list([each.name for each in all] + ["--help", "--lang", "--version"])} ;;']
    for command in all:
        places = "; ".join([_bash_words(each) for each in command.places[:1]]) or ":"
        lines.append(f'        {command.name}) if [[ "$word" == -* ]]; then {_bash_list(command.flags)}; '
                     f"else {places}; fi ;;")
    return "\n".join([*lines, "    esac", "}", "complete -o filenames -F _mousehole mousehole", ""])


def _bash_words(argument: Argument) -> str:
    if argument.kind == FILES:
        return 'COMPREPLY=($(compgen -f -- "$word"))'
    if argument.kind == FOLDERS:
        return 'COMPREPLY=($(compgen -d -- "$word"))'
    return _bash_list(argument.values) if argument.values else ":"


def _bash_list(words: list[str] | tuple[str, ...]) -> str:
    return f'COMPREPLY=($(compgen -W "{" ".join(words)}" -- "$word"))'


def zsh(all: list[Command]) -> str:
    lines = ["#compdef mousehole", "# mousehole completion zsh", "_mousehole() {", "    local state",
             "    local -a verbs", "    verbs=("]
    lines += [f"        {_quoted(each.name + ':' + _zsh_text(each.about))}" for each in all]
    version = f"--version[{_zsh_text(said('help-version'))}]"
    before = [version, *_zsh_specs(_language(all))]  # what may come before a command
    lines += ["    )", f"    _arguments -C {' '.join([_quoted(each) for each in before])} '1: :->verb' '*:: :->rest'",
              '    case "$state" in',
              "        verb) _describe command verbs ;;", '        rest) case "$words[1]" in']
    for command in all:
        specs = [spec for each in command.arguments for spec in _zsh_specs(each)]
        lines.append(f"            {command.name}) _arguments {' '.join([_quoted(each) for each in specs])} ;;")
    by_hand = 'if [ "$funcstack[1]" = "_mousehole" ]; then _mousehole "$@"; else compdef _mousehole mousehole; fi'
    return "\n".join([*lines, "        esac ;;", "    esac", "}", by_hand, ""])


def _language(all: list[Command]) -> Argument:
    """Return the option that every command has, and that may come before the command, too."""
    return next(each for each in all[0].arguments if "--lang" in each.flags)


def _zsh_specs(argument: Argument) -> list[str]:
    action = {FILES: "_files", FOLDERS: "_files -/"}.get(argument.kind) or (
        f"({' '.join(argument.values)})" if argument.values else " ")
    name, about = _zsh_text(argument.name), _zsh_text(argument.about)
    if not argument.flags:
        return [f":{name}:{action}"]
    return [f"{flag}[{about}]" + (f":{name}:{action}" if argument.takes else "") for flag in argument.flags]


def _zsh_text(text: str) -> str:
    """Escape what `_arguments` would read as its own punctuation."""
    return "".join([f"\\{each}" if each in "\\[]:" else each for each in text])


def fish(all: list[Command]) -> str:
    language = _language(all)
    names = " ".join([each.name for each in all])
    # fish's own __fish_use_subcommand takes the value of an option for a command: "--lang fr" would end it all
    none = f"complete -c mousehole -n 'not __fish_seen_subcommand_from {names}'"
    lines = ["# mousehole completion fish", "complete -c mousehole -f",
             f"{none} -l version -d {_quoted(said('help-version'))}",
             f"{none} -l lang -x -a {_quoted(' '.join(language.values))} -d {_quoted(language.about)}"]
    lines += [f"{none} -a {each.name} -d {_quoted(each.about)}" for each in all]
    for command in all:
        seen = f"complete -c mousehole -n '__fish_seen_subcommand_from {command.name}'"
        for each in command.arguments:
            flags = " ".join([f"-l {flag[2:]}" if flag.startswith("--") else f"-s {flag[1:]}" for flag in each.flags])
            words = f" -a {_quoted(' '.join(each.values))}" if each.values else ""
            takes = (" -r -F" if each.kind else " -x") if each.takes and each.flags else ""
            if each.flags:
                lines.append(f"{seen} {flags}{takes}{words} -d {_quoted(each.about)}")
            elif words or each.kind:
                lines.append(f"{seen}{' -F' if each.kind else ''}{words}")
    return "\n".join([*lines, ""])


def _quoted(text: str) -> str:
    """Quote for a shell; a typewriter's apostrophe would end the quotation."""
    return "'" + text.replace("'", "’") + "'"
