# Every command of the house; `make help` lists them. Needs Python 3.11 or newer with venv, git and make; the checks of
# the browser client need Node.js 20 or newer with npm besides.

SHELL := bash
.SHELLFLAGS := -euo pipefail -c
.DEFAULT_GOAL := help
.DELETE_ON_ERROR:
.PHONY: help play terminal test attacks soak browser lint lint-web format bench lock vendor hooks clean

PYTHON ?= python3 python3.14 python3.13 python3.12 python3.11 python
VENV := .venv
BIN := $(VENV)/bin
JOBS ?= 3
MATCHES ?= 1000
NODE := locks/node
MODULES := $(NODE)/node_modules
# Tests start many processes. Each would compile all that it imports if Python might keep nothing of it.
unexport PYTHONDONTWRITEBYTECODE

help: ## show this list
	@sed -n 's/^\([a-z]*\):.*## /\1 /p' Makefile | while read -r name what; do printf 'make %-8s %s\n' "$$name" "$$what"; done
	@echo 'PYTHON=python3.12 picks the Python of a new $(VENV); ARGS="-k mind" is handed to pytest; JOBS=8 runs more tests at once.'

play: $(VENV)/.play ## open the table for browsers, and say where
	@$(BIN)/tablee serve --open

terminal: $(VENV)/.play ## choose a game in this terminal
	@$(BIN)/tablee

test: lint browser ## all checks and all tests
	$(call timed,$(BIN)/python -m pytest -n $(JOBS) --dist worksteal --ignore tests/attacks $(ARGS))
	$(if $(ARGS),,$(call timed,$(BIN)/python -m pytest tests/attacks))

# Alone, since it measures how long people wait while somebody attacks: other tests beside it would be measured too.
attacks: $(VENV)/.test ## what one client may cost the others
	$(call timed,$(BIN)/python -m pytest tests/attacks $(ARGS))

soak: $(VENV)/.test ## many matches over bad lines and crashes: MATCHES=1000; 200 trials of a cheat at The Mind
	$(call timed,$(BIN)/python -m tests.faults.soak --matches $(MATCHES))
	$(call timed,$(BIN)/python -m tests.faults.cheating --trials 200)
	$(call timed,$(BIN)/python -m tests.faults.cheating --trials 100 --fault waits)

browser: $(VENV)/.test ## see to it that the browser tests have a Chromium
	@tools/install-browser

lint: $(VENV)/.test ## format, lint, types and layers
	$(call timed,$(BIN)/ruff format --check)
	$(call timed,$(BIN)/ruff check)
	$(call timed,$(BIN)/mypy)
	$(call timed,$(BIN)/lint-imports)
	@if command -v npm >/dev/null; then \
		$(MAKE) --no-print-directory lint-web; \
	elif [ "$${CI:-}" = true ]; then \
		echo 'The browser client cannot be checked: npm is missing. Install Node.js 20 or newer.' >&2; \
		exit 1; \
	else \
		echo 'npm is missing, so eslint and tsc did not look at the browser client; Node.js 20 or newer brings it.'; \
	fi

lint-web: $(MODULES)/.installed
	$(call timed,$(MODULES)/.bin/eslint --config $(NODE)/eslint.config.js --max-warnings 0 src/tablee/web)
	$(call timed,$(MODULES)/.bin/tsc --project src/tablee/web/jsconfig.json)

format: $(VENV)/.test ## put the code into shape
	$(BIN)/ruff format
	$(BIN)/ruff check --fix

bench: $(VENV)/.bench ## measure what the README claims
	@for file in benchmarks/*.py; do $(BIN)/python "$$file"; done

lock: $(VENV)/.lock ## write locks/ anew from pyproject.toml (UPGRADE=1: with the newest versions)
	$(call compile,lock,--group lock)
	$(call compile,test,pyproject.toml --extra terminal --extra server --extra sim --extra test --group build)
	$(call compile,bench,pyproject.toml --extra terminal --extra server --extra sim --extra test --extra benchmarks --group build --constraints locks/test.txt)
	$(call compile,play,pyproject.toml --extra terminal --extra server --group build --constraints locks/test.txt)
	@if command -v npm >/dev/null; then npm --prefix $(NODE) install --package-lock-only --silent; fi

vendor: $(MODULES)/.installed ## bundle the libraries of the browser client anew, into web/vendor/
	@npm --prefix $(NODE) run --silent vendor

hooks: $(VENV)/.test ## run the checks before each commit and push
	$(BIN)/pre-commit install

clean: ## remove everything that make has made
	rm -rf $(VENV) $(MODULES) build dist .hypothesis .import_linter_cache .mypy_cache .pytest_cache .ruff_cache
	find src tests benchmarks -name __pycache__ -type d -prune -exec rm -rf {} +

# Runs a command and says how long it took.
timed = @echo '> $(1)'; TIMEFORMAT='  (%1R s)'; time $(1)

# Writes one lock file: exact versions with hashes, for every Python and platform that pyproject.toml allows.
compile = UV_CUSTOM_COMPILE_COMMAND='make lock' $(BIN)/uv pip compile $(2) --output-file locks/$(1).txt \
	--universal --python-version 3.11 --generate-hashes --quiet $(if $(UPGRADE),--upgrade)

# One stamp file says that what a lock file lists is installed, so a second run costs nothing.
$(VENV)/.play $(VENV)/.test $(VENV)/.bench: $(VENV)/.%: locks/%.txt pyproject.toml $(VENV)/.home
	@echo 'Installing what locks/$*.txt lists into $(VENV) …'
	@$(PIP) install --no-compile --require-hashes --requirement $<
	@$(PIP) install --no-compile --no-deps --no-build-isolation --editable .
	@touch $@

$(VENV)/.lock: locks/lock.txt $(VENV)/.home
	@$(PIP) install --no-compile --require-hashes --requirement $<
	@touch $@

# What bundles and checks the browser client; nothing of it is served.
$(MODULES)/.installed: $(NODE)/package-lock.json $(NODE)/package.json
	@echo 'Installing what $(NODE)/package-lock.json lists into $(MODULES) …'
	@cd $(NODE) && npm ci --silent
	@touch $@

# Python compiles what it imports when it first does, so pip need not compile everything: that would take as long again.
PIP := $(BIN)/python -m pip --quiet --disable-pip-version-check

# A virtual environment holds absolute paths, so one that was moved, copied or lost its Python is made anew.
ifneq ($(shell test -x $(BIN)/python && cat $(VENV)/.home 2>/dev/null),$(CURDIR))
.PHONY: $(VENV)/.home
endif
$(VENV)/.home:
	@for python in $(PYTHON); do \
		"$$python" -c 'import sys; sys.exit(sys.version_info < (3, 11))' 2>/dev/null || continue; \
		"$$python" -c 'import ensurepip, venv' 2>/dev/null || { \
			version=$$("$$python" -c 'import sys; print("{}.{}".format(*sys.version_info))'); \
			echo "$$python can make no virtual environment: its venv or ensurepip is missing." >&2; \
			echo "On Debian and Ubuntu: sudo apt install python$$version-venv" >&2; \
			exit 1; \
		}; \
		"$$python" -m venv --clear $(VENV); \
		printf '%s\n' '$(CURDIR)' > $@; \
		exit 0; \
	done; \
	echo 'Tablée needs Python 3.11 or newer; none of these is: $(PYTHON)' >&2; \
	echo 'Install one (Debian and Ubuntu: sudo apt install python3 python3-venv) or name it: make PYTHON=/path/to/python …' >&2; \
	exit 1
