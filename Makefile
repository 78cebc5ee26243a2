# Needs python3 (3.11 or newer) with venv, and make; a C compiler makes compiled builds possible.
PYTHON ?= python3
VENV   ?= .venv
BIN    := $(VENV)/bin
ARGS   ?=
PIP    := $(BIN)/python -m pip --disable-pip-version-check -q
# Another Python has another environment, and compiles elsewhere: make test PYTHON=python3.12 VENV=.venv312
OTHER  := $(patsubst .venv%,%,$(notdir $(VENV)))
TOOLS  := build/tools$(OTHER)
FAST   := build/fast$(OTHER)
# The compiled copy of the package if there is an up-to-date one, otherwise the sources themselves.
RUN     = PYTHONPATH="$$($(BIN)/python hatch_build.py ready $(FAST))" $(BIN)/mousehole
LOCK    = $(BIN)/uv pip compile -q --upgrade pyproject.toml --universal --python-version 3.11 --generate-hashes --no-header \
          --no-annotate --no-emit-index-url --no-emit-find-links

.DEFAULT_GOAL := help
.PHONY: help play page engine site serve fast fast-later test docs release lint screenshots bench peers wire encodings mutants lock clean

help: ## show this
	@echo 'make play         set up, serve and open the page  (ARGS="--help" shows how)'
	@echo 'make serve        the same for others              (ARGS="--host 0.0.0.0")'
	@echo 'make site         a folder for any web host: all games, without a server  (ARGS="FOLDER")'
	@echo 'make fast         compile the rules now: play and serve use it (else they do so in the background)'
	@echo 'make test         set up and run all tests         (ARGS="-k haunted")'
	@echo 'make lint         style, types and the import rule'
	@echo 'make docs         the handbook, which a server shows under /docs'
	@echo 'make release      archives, wheels and their checks, in dist  (ARGS=--pure: without compiled wheels)'
	@echo 'make screenshots  pictures of everything, in build/screenshots  (ARGS="haunted-mouse --size phone")'
	@echo 'make bench        every speed beside its goal      (ARGS="mousekeeping", ARGS="--write docs/speed.md")'
	@echo 'make mutants      plant faults and count those that a test notices  (ARGS="kernel --each 20")'
	@echo "make peers        install other people's games, to be measured beside ours"
	@echo 'make wire         write the types of the protocol for the page'
	@echo 'make encodings    write the pages about views as numbers, docs/encodings'
	@echo 'make lock         take the newest packages into the lock files'
	@echo 'make clean        remove everything that was made'


play: page fast-later
	@$(RUN) serve --open $(ARGS)

serve: page fast-later
	@$(RUN) serve $(ARGS)

# Compiling happens in the background: this start uses the build it has, the next one the compiled copy. Without a C
# compiler the log says so, and the plain build is used again.
fast-later: $(VENV)/.play
	@mkdir -p build
	@[ -n "$$($(BIN)/python hatch_build.py ready $(FAST))" ] || (nice $(MAKE) fast >$(FAST).log 2>&1 &)

fast: $(TOOLS)/.made
	@$(TOOLS)/bin/python hatch_build.py $(FAST)

# In an environment of its own, so that a background build does not get in the way.
$(TOOLS)/.made: requirements-build.lock
	@$(PYTHON) -m venv $(TOOLS)
	@$(subst $(BIN),$(TOOLS)/bin,$(PIP)) install --require-hashes --no-deps -r requirements-build.lock
	@touch $@

# Node comes from a package only if the system has none that is new enough.
page: $(VENV)/.play
	@$(BIN)/python web/build.py node 2>/dev/null || $(PIP) install --require-hashes --no-deps -r requirements-node.lock
	@$(BIN)/python web/build.py

# What a page without a server needs: Python for browsers (from npm and the package index), and our own code for it.
engine: page
	@$(BIN)/python web/build.py engine

site: engine
	@$(BIN)/mousehole site $(or $(ARGS),build/site)

# The tests start hundreds of programs: with byte code each of them is there sooner, whatever the environment says.
test: MANY = $$(($$(getconf _NPROCESSORS_ONLN) + 2))
test: export PYTHONDONTWRITEBYTECODE :=
test: $(VENV)/.dev page
# Some of the tests cannot cover every clause, so only a full run checks for that.
# Browser tests go last and by themselves: Playwright keeps an event loop running in its process.
# Many tests wait for a server's clock, so two more than there are cores run at a time (tests/conftest.py). Browsers keep
# the cores busy: four of them took as long as two.
	@$(BIN)/python -m pytest -q -n $(if $(ARGS),auto $(ARGS),$(MANY) --dist worksteal --require-all-clauses --ignore=tests/browser)
	@$(if $(ARGS),,$(BIN)/python -m pytest -q -n auto --dist worksteal --timeout 300 tests/browser)

lint: $(VENV)/.dev page
	@$(BIN)/ruff check
	@$(BIN)/mypy --strict
	@$(BIN)/lint-imports
	@$(BIN)/python web/build.py check

# Strict: a link that leads nowhere is an error.
docs: $(VENV)/.dev
	@NO_MKDOCS_2_WARNING=1 $(BIN)/mkdocs build -q -f handbook/mkdocs.yml
	@echo 'The handbook is in src/mousehole/server/handbook, and under /docs of a server.'

release: docs page $(VENV)/.release
	@$(BIN)/python release/archives.py $(ARGS)

$(VENV)/.release: $(VENV)/.dev requirements-release.lock
	@$(PIP) install --require-hashes --no-deps -r requirements-release.lock
	@touch $@

screenshots: $(VENV)/.dev page
	@$(BIN)/python -m tests.browser.screenshots $(ARGS)

# Other people's games, for `make bench` to measure beside ours; nothing of ours needs them, so no lock lists them.
peers:
	@$(PYTHON) -m venv build/peers
	@build/peers/bin/pip install --quiet open_spiel rlcard 'pettingzoo[classic]'

bench: $(VENV)/.dev
	@$(BIN)/python -m bench $(ARGS)

mutants: $(VENV)/.dev
	@$(BIN)/python -m tests.mutants $(ARGS)

wire: $(VENV)/.play
	@$(BIN)/mousehole wire web/src/wire

encodings: $(VENV)/.play
	@mkdir -p docs/encodings
	@for game in $$($(BIN)/python -c 'from mousehole.games import OURS; print(*OURS)'); do \
		$(BIN)/mousehole --lang en encode $$game --page >docs/encodings/$$game.md; done

# Editable installs are never compiled, so that edits take effect at once.
$(VENV)/.play: pyproject.toml requirements.lock
	@echo 'Setting up $(VENV) ...'
	@$(PYTHON) -c 'import sys; sys.exit(None if sys.version_info >= (3, 11) else "Python 3.11 or newer is needed")'
	@$(PYTHON) -m venv $(VENV)
	@$(PIP) install --require-hashes --no-deps -r requirements.lock
	@$(PIP) install --no-deps --no-build-isolation -e .
	@touch $@

$(VENV)/.dev: $(VENV)/.play requirements-dev.lock
	@echo 'Adding what tests and builds need ...'
	@$(PIP) install --require-hashes --no-deps -r requirements-dev.lock
	@touch $@

# The small lock is a subset of the large one. Neither names a host.
lock: $(VENV)/.dev
	@$(LOCK) --extra cluster --group dev --group build --group bench --group docs -o requirements-dev.lock
	@$(LOCK) --group install -c requirements-dev.lock -o requirements.lock
	@awk '/^(asyncpg|async-timeout|redis)==/ {p = 1} p; !/\\$$/ {p = 0}' requirements-dev.lock >requirements-cluster.lock
	@$(subst pyproject.toml,,$(LOCK)) --group build -c requirements-dev.lock -o requirements-build.lock
	@$(subst pyproject.toml,,$(LOCK)) --group node -o requirements-node.lock
	@$(subst pyproject.toml,,$(LOCK)) --group release -c requirements-dev.lock -o requirements-release.lock
	@$(BIN)/python web/build.py lock

clean:
	rm -rf $(VENV) build dist .hypothesis .import_linter_cache .mypy_cache .pytest_cache .ruff_cache web/node_modules src/mousehole/server/static src/mousehole/server/handbook src/mousehole/server/engine
	find src tests bench -name __pycache__ -type d -prune -exec rm -rf {} +
