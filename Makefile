# Play, test and check Sottovoce. Everything lives in .venv; delete it with `make clean`.

PYTHON ?= python3
VENV   := .venv
BIN    := $(VENV)/bin
PIP    := $(BIN)/python -m pip install -qq --disable-pip-version-check

# What the browser client is made of: the shell and each game's board.
CLIENT := $(shell find client -name node_modules -prune -o -type f -print | sort; find src -path '*/client/*' -type f | sort)

# What the installed package is made of. The list is kept in a file, so that a deleted module is noticed too.
SOURCES := pyproject.toml hatch_build.py $(wildcard build_support/*.py) $(shell find src -type d -name tests -prune -o -type f \
             \( -name '*.py' -o -name '*.json' -o -name '*.ftl' -o -name '*.md' -o -name py.typed \) -print | sort) \
           $(CLIENT)

.DEFAULT_GOAL := help
.DELETE_ON_ERROR:
.PHONY: help play serve client docs test dev quick lint lock clean FORCE

# How the package is compiled: `release`, or `dev`, or `pure` for plain Python. See hatch_build.py.
export SOTTOVOCE_BUILD ?= release

help: ## list what you can make
	@sed -n 's/^\([a-z]*\):.*## /\1	/p' Makefile | while IFS='	' read -r name what; do printf 'make %-6s %s\n' "$$name" "$$what"; done

play: $(VENV)/package.stamp ## install and play in the terminal
	@$(BIN)/sottovoce play

serve: $(VENV)/package.stamp ## install and play in the browser
	@$(BIN)/sottovoce serve

client: client/node_modules/.bin/tsc $(VENV)/test.stamp ## write the browser client's types, check, test and build it (needs Node.js 20)
	@PYTHONPATH=src:. $(BIN)/python -m build_support.client_types
	cd client && npm run -s check && npm -s test && npm run -s build

docs: $(VENV)/test.stamp ## build the documentation site in build/site; with SERVE=1, show it while you write
	$(BIN)/mkdocs $(if $(SERVE),serve,build -q)

# Types and pages are checked side by side, each on a core; then two workers share the tests, a half each, and the first
# to finish helps the other.
CHECKS := lint $(if $(shell command -v npm),client)
SIDE_BY_SIDE := -j 2 $(if $(filter output-sync,$(.FEATURES)),--output-sync=target)
PYTEST = $(BIN)/pytest -n 2 --dist worksteal

test: $(VENV)/package.stamp $(VENV)/test.stamp ## install, check everything, and run the tests on the compiled package
	@$(MAKE) --no-print-directory $(SIDE_BY_SIDE) $(CHECKS)
	$(PYTEST) || { echo "Running what failed once more, by itself ..."; $(BIN)/pytest --last-failed --last-failed-no-failures none; }

dev: export SOTTOVOCE_BUILD = dev
dev: $(VENV)/test.stamp $(VENV)/package.stamp ## compile what has changed, quickly, and run tests: make dev T=src/sottovoce/games/siam
	$(BIN)/pytest -q $(T)

quick: $(VENV)/test.stamp ## run the tests on the source tree as it is, uncompiled
	PYTHONPATH=src PYTHONDONTWRITEBYTECODE=1 $(PYTEST)

lint: $(VENV)/test.stamp ## check style, types and layers
	$(BIN)/ruff check
	$(BIN)/ruff format --check
	$(BIN)/mypy
	PYTHONPATH=src $(BIN)/lint-imports

clean: ## remove everything that was installed or built
	rm -rf $(VENV) build dist client/node_modules src/sottovoce/server/static .mypy_cache src/.mypy_cache .pytest_cache .ruff_cache .import_linter_cache .hypothesis
	find src tests -type d -name __pycache__ -prune -exec rm -rf {} +

# The package's build installs only what it needs itself; the checks need the rest.
client/node_modules/.bin/tsc: client/package-lock.json
	cd client && npm ci --silent
	@touch $@

$(VENV)/made.stamp:
	@$(PYTHON) -c 'import sys; sys.exit(sys.version_info < (3, 11))' 2>/dev/null || { \
	  echo "Sottovoce needs Python 3.11 or newer, and '$(PYTHON)' is not: try make PYTHON=python3.11" >&2; exit 1; }
	@echo "Making $(VENV) ..."
	@$(PYTHON) -m venv --clear $(VENV)
	@touch $@

# Exact versions and their hashes: `make lock` writes them, for every system and every Python from 3.11 on.
LOCK = $(BIN)/uv pip compile -q --universal --python-version 3.11 --generate-hashes --no-header \
         --annotation-style line $(UPGRADE)
LOCKED = $(PIP) --require-hashes -r

lock: $(VENV)/made.stamp ## bring the lock files in requirements/ up to pyproject.toml; UPGRADE=--upgrade for the newest versions
	@$(PIP) uv
	@$(BIN)/python -c 'import tomllib; print(*tomllib.load(open("pyproject.toml", "rb"))["build-system"]["requires"], sep="\n")' > $(VENV)/build.in
	$(LOCK) pyproject.toml $(VENV)/build.in --extra test -o requirements/test.txt
	$(LOCK) pyproject.toml $(VENV)/build.in -c requirements/test.txt -o requirements/package.txt
	$(LOCK) pyproject.toml --extra postgres -c requirements/test.txt -o requirements/server.txt
	$(LOCK) --group node -o requirements/node.txt
	$(LOCK) --group compiler -o requirements/compiler.txt

$(VENV)/needs.stamp: requirements/package.txt | $(VENV)/made.stamp
	@echo "Fetching what Sottovoce needs ..."
	@$(LOCKED) requirements/package.txt
	@touch $@

$(VENV)/test.stamp: requirements/test.txt $(VENV)/needs.stamp
	@echo "Fetching what the tests need ..."
	@$(LOCKED) requirements/test.txt
	@touch $@

# Compiling is done here rather than by pip, which would keep to itself what takes its time; pip finds it done.
$(VENV)/package.stamp: $(VENV)/needs.stamp $(VENV)/sources.txt $(VENV)/mode.txt $(SOURCES)
	@touch $@.new # dated before the build: what is edited meanwhile counts as newer
	@for what in $$($(BIN)/python hatch_build.py needs); do \
	  echo "Fetching what is missing here: $$what ..."; \
	  $(LOCKED) requirements/$$what.txt || echo "It could not be fetched." >&2; done
	@$(BIN)/python hatch_build.py build
	@echo "Installing Sottovoce ..."
	@$(PIP) --no-deps --no-build-isolation --force-reinstall .
	@$(BIN)/sottovoce --version
	@mv $@.new $@

$(VENV)/mode.txt: FORCE | $(VENV)/made.stamp
	@echo '$(SOTTOVOCE_BUILD)' | cmp -s - $@ || echo '$(SOTTOVOCE_BUILD)' > $@

$(VENV)/sources.txt: FORCE | $(VENV)/made.stamp
	@printf '%s\n' $(SOURCES) | cmp -s - $@ || printf '%s\n' $(SOURCES) > $@
