# SPDX-License-Identifier: MIT
# `make` alone prints the targets. Nothing here needs the network.

SWIFT ?= swift
PREFIX ?= /usr/local
DESTDIR ?=
SECONDS ?= 60
PYTHON ?= python3

SHARE = $(DESTDIR)$(PREFIX)/share
BINARY = .build/release/uidyn
FUZZED = Fuzzing UIDynamics $(addprefix UIDynamics,Classes SceneRunner SceneFormat PhysicsKernel Geometry Numerics Facts \
  Trajectory Comparison)
SOURCES = Package.swift $(shell find Sources -name '*.swift')
FORMATTED = Package.swift Sources Tests

# What the release build needs beyond -O, kept out of the manifest: a package whose manifest holds
# unsafe flags cannot be a dependency. Fully static starts without a dynamic linker; it needs the C and
# C++ libraries as archives, so it is taken where they lie.
# No debug information, which -s would strip anyway.
# lld, because gold warns of a dlopen in Swift's runtime that only a debugging variable reaches.
STRIP = -Xlinker -s
ARCHIVES = $(and $(wildcard /usr/lib/*-linux-gnu/libc.a /usr/lib64/libc.a /usr/lib/libc.a), \
  $(wildcard /usr/lib/gcc/*/*/libstdc++.a))
# PIE=1 lets the system load the static executable anywhere, for 0.25 million instructions at each start.
POSITION_INDEPENDENT = $(if $(ARCHIVES),-Xswiftc -Xclang-linker -Xswiftc -static-pie \
  -Xlinker -z -Xlinker pack-relative-relocs)
ifeq ($(shell uname -s),Linux)
  STATIC = $(if $(ARCHIVES),-Xswiftc -static-executable,--static-swift-stdlib)
  RELEASE_FLAGS = $(STATIC) $(if $(PIE),$(POSITION_INDEPENDENT)) \
    -debug-info-format none -Xswiftc -use-ld=lld $(STRIP)
else
  RELEASE_FLAGS = -Xlinker -x
endif

# Swift Testing keeps a backtrace of every error that is thrown; nothing here prints them, and they take a
# tenth of the tests' time.
export SWT_SWIFT_ERROR_BACKTRACING_ENABLED = 0

.DEFAULT_GOAL := help
.PHONY: help build release web dist run test test-checked traits test-one renew bench \
  every-number same-digits lint format arrows docs docs-check api documentation apple pictures plots sizes \
  fit-examples attack growth fuzz coverage install clean need-swift

help: ## print this list
	@awk -F ':.*## ' '/^[a-z-]+:.*## / { printf "  %-12s %s\n", $$1, $$2 }' Makefile

build: need-swift ## debug build of everything; a warning is an error
	$(SWIFT) build

release: need-swift ## optimised, static, stripped executable at .build/release/uidyn, with the engine for pages
	@.ci/web & web=$$!; $(SWIFT) build -c release --product uidyn $(RELEASE_FLAGS) \
	  && wait $$web && .ci/web into $(BINARY)

web: need-swift ## compile the engine for pages: .build/web/uidynamics.wasm
	@.ci/web

DIST = .build/dist
dist: release ## pack the executable, manual page, completions, schema and license for this platform
	@$(PYTHON) .ci/archive $(BINARY) $(DIST)

run: ## build the release and let a square fall; standard output has its rows and nothing else
	@$(MAKE) --no-print-directory release >&2
	@$(BINARY) run Examples/falling-square.json

# Debug code, which `swift build` makes too: no target is compiled twice.
TESTS = $(SWIFT) test --disable-xctest

# .ci/tools installs the other programs that tests need; without one its tests are skipped and counted.
test: need-swift ## run every test, long ones in part; prints failures, skips and the count
	@mkdir -p .build
	@{ $(TESTS) 2>&1; echo $$? > .build/test.status; } | tee .build/test.log \
	  | awk -f .ci/failures; exit $$(cat .build/test.status)

test-checked: need-swift ## run every test in full, the kernel's invariants checked after every sub-step
	$(TESTS) --scratch-path .build/checked -Xswiftc -DCHECKED

# Packages of their own: a trait holds for a whole package.
traits: need-swift ## compile code of apps with `import UIKit` and run it, with and without main actor
	$(SWIFT) test --disable-xctest --package-path Tests/Traits --scratch-path .build/traits
	$(SWIFT) test --package-path Examples/TestYourAnimation --scratch-path .build/your-animation

test-one: need-swift ## run the tests whose name matches NAME=
	@test -n "$(NAME)" || { echo "make test-one NAME=CGRectTests: which tests?" >&2; exit 2; }
	$(TESTS) --filter '$(NAME)'

# The page of diagnostics is made of the fixtures, so it is renewed after them.
renew: need-swift docs ## write all goldens, fixtures and made pages as this build makes them
	UIDYNAMICS_RENEW=1 $(TESTS) \
	  --filter 'ExampleTests.ExampleTests|ExportedCodeTests|DiagnosticGoldenTests|HelpTests.pages'
	UIDYNAMICS_RENEW=1 $(TESTS) --skip-build --filter 'DiagnosticPageTests'
	@git diff --stat -- Examples Tests docs

bench: release ## measure the solver and the start-up; ARGS='--only pile --runs 3 --json' and --help
	$(SWIFT) build -c release --product Benchmarks $(RELEASE_FLAGS)
	.build/release/Benchmarks --uidyn $(BINARY) $(ARGS)

every-number: need-swift ## compare with Swift's: texts of all Floats, KIND=angles sines, KIND=doubles texts; STEP=401 takes fewer
	$(SWIFT) build -c release --product EveryFloat
	.build/release/EveryFloat $(or $(KIND),floats) $(or $(STEP),$(if $(filter doubles,$(KIND)),10000000,1))

same-digits: release ## play scenes in the debug and the release build and without FMA: the same bytes
	$(SWIFT) build --product uidyn
	.ci/same-digits .build/debug/uidyn $(BINARY)

# What is imported with the trait Foundation only stands in an #if, and is indented there.
lint: need-swift ## formatting and style; no Foundation under Sources
	@if grep -rnE '^([@_a-z]+ +)*import +([a-z]+ +)?Foundation' --exclude-dir=MotionTesting --exclude-dir=UIKit Sources; \
	then echo "Nothing under Sources imports Foundation; docs/architecture.md says why." >&2; exit 1; fi
	@if grep -rnE '[ (]\\\.[a-z]' --include='*.swift' Sources; \
	then echo "Write a closure instead of a key path; Embedded Swift has no key paths." >&2; exit 1; fi
	$(SWIFT) format lint --strict --parallel --recursive $(FORMATTED)

format: need-swift ## format everything in place
	$(SWIFT) format --in-place --parallel --recursive $(FORMATTED)

arrows: ## prove that imports and folders are as drawn in docs/architecture.md
	@find Sources -name '*.swift' | LC_ALL=C sort | xargs awk -f .ci/arrows docs/architecture.md Package.swift
	@find Sources -name '*.swift' | LC_ALL=C sort | xargs awk -f .ci/folders docs/architecture.md

docs: build ## write docs/scene-reference.md and docs/expressions.md from the tables
	.build/debug/uidyn help scene-keys > docs/scene-reference.md
	.build/debug/uidyn help expressions > docs/expressions.md

docs-check: build ## fail when one of these pages is stale
	@.build/debug/uidyn help scene-keys | diff docs/scene-reference.md - && \
	  .build/debug/uidyn help expressions | diff docs/expressions.md - \
	  || { echo "a page of docs is stale: make docs" >&2; exit 1; }

api: need-swift ## compare the pages about UIKit with what the compiler says is public
	@rm -rf .build/api && mkdir -p .build/api
	@$(SWIFT) build --product InterfaceCheck > .build/api/log 2>&1 || { cat .build/api/log; exit 1; }
	@built=$$($(SWIFT) build --show-bin-path) && \
	target=$$($(SWIFT) -print-target-info | sed -n 's/^ *"triple": "\(.*\)",$$/\1/p' | head -n 1) && \
	for module in UIDynamicsClasses UIDynamicsGeometry; do \
	  $(SWIFT) symbolgraph-extract -module-name $$module -I "$$built/Modules" -target "$$target" \
	    -minimum-access-level public -skip-synthesized-members -output-dir .build/api || exit 1; \
	done && "$$built/InterfaceCheck" docs/uikit-*.md .build/api/*.json

documentation: need-swift ## make pages of the library with docc: .build/documentation
	$(SWIFT) build --target UIDynamics
	.ci/documentation "$$($(SWIFT) build --show-bin-path)/Modules" .build/documentation $(SWIFT)

apple: need-swift ## compile the library as where CoreGraphics and UIKit exist, against modules in their place
	.ci/apple .build/apple $(SWIFT)c

pictures: build ## draw the pictures of the pages anew
	.ci/pictures .build/debug/uidyn

plots: build ## run the recipes of docs/plots.md; what a machine lacks is skipped with a word
	.ci/plots .build/debug/uidyn

sizes: ## report the lengths of files and functions
	@for tree in Sources Tests; do \
	  find $$tree -name '*.swift' | LC_ALL=C sort | xargs awk -v tree=$$tree -f .ci/sizes || exit 1; \
	done

# PYTHON=venv/bin/python3 takes another one.
fit-examples: release ## let uidyn fit, Optuna and scipy find the values of Examples/fit
	@for scene in spring throw swing; do $(BINARY) fit -q Examples/fit/$$scene.scene || exit 1; done
	@for driver in optuna_throw scipy_swing; do \
	  module=$${driver%%_*}; \
	  if $(PYTHON) -c "import $$module" 2> /dev/null; then \
	    uidyn=$(BINARY) $(PYTHON) Examples/fit/$$driver.py || exit 1; \
	  else echo "skipped: $(PYTHON) has no $$module (pip install $$module)"; fi; done

growth: release ## count how work grows with the size of inputs, for every command; needs valgrind; KINDS='diff-items check'
	.ci/growth $(BINARY) $(KINDS)

# ROUNDS=1 takes some minutes; ATTACKS=kills picks one of .ci/attack.
attack: release ## fail calls, kill runs, crowd files, starve processes: counts of what did not hold
	.ci/run-attack $(BINARY) $(ATTACKS)

# libFuzzer brings the main program, so the objects are linked here: those of the present sources, for
# the compiler leaves those of removed ones. What it finds lies in .build/fuzz;
# the tables of the scene format, made once and kept, are what it would take for leaks.
# PLAIN=1 does without address sanitizer and without a look at comparisons, five times as fast: what
# it has found to be of another kind lies in .build/fuzz/found, and the next `make fuzz` begins with that.
FUZZ = .build/fuzz$(if $(PLAIN),-plain)
FUZZER = -sanitize=fuzzer$(if $(PLAIN),,$(COMMA)address)
COMMA = ,
fuzz: need-swift ## throw mutated scenes, expressions, logs and rows at the tool for SECONDS=60; PLAIN=1 is faster
	$(SWIFT) build --target Fuzzing -c release --scratch-path $(FUZZ) -Xswiftc $(FUZZER) \
	  $(if $(PLAIN),-Xswiftc -sanitize-coverage=edge$(COMMA)inline-8bit-counters$(COMMA)pc-table)
	$(SWIFT)c $(FUZZER) -use-ld=lld -o $(FUZZ)/fuzz \
	  $(foreach module,$(FUZZED),$$(sed 's|.*/\(.*\)|$(FUZZ)/release/$(module).build/\1.o|' \
	    $(FUZZ)/release/$(module).build/sources))
	mkdir -p .build/fuzz/found
	ASAN_OPTIONS=detect_leaks=0:malloc_context_size=2:quarantine_size_mb=16 SWIFT_BACKTRACE=enable=no \
	  $(FUZZ)/fuzz -max_total_time=$(SECONDS) -max_len=2048 -entropic=0 -timeout=60 \
	  -artifact_prefix=.build/fuzz/ -dict=Tests/Fuzzing/scene.dict .build/fuzz/found \
	  Tests/Fuzzing/Corpus Tests/Fixtures/diagnostics Examples

# Processes that tests start are counted too, and what they reach is written at once: many are killed, and
# tests of what ends the process end a copy of the tests. `swift test` would set another LLVM_PROFILE_FILE.
coverage: need-swift ## lines the tests do not reach, for each file of Sources
	@rm -rf .build/coverage/children && mkdir -p .build/coverage/children
	$(SWIFT) build --build-tests --enable-code-coverage --scratch-path .build/coverage \
	  -Xswiftc -Xllvm -Xswiftc -runtime-counter-relocation
	@CHILD_PROFILES=$$PWD/.build/coverage/children LLVM_PROFILE_FILE=$$PWD/.build/coverage/children/%c%p.profraw \
	  .build/coverage/debug/UIDynamicsPackageTests.xctest --testing-library swift-testing \
	  > .build/coverage/log 2>&1 || echo "tests failed: .build/coverage/log" >&2
	@.ci/coverage .build/coverage $(dir $(shell command -v $(SWIFT)))

# The manual page and the completions are made by the executable that is installed.
install: $(BINARY) ## copy executable, manual, completions and docs to PREFIX=/usr/local; may need root
	install -d '$(SHARE)/man/man1' '$(SHARE)/bash-completion/completions' \
	  '$(SHARE)/zsh/site-functions' '$(SHARE)/fish/vendor_completions.d' \
	  '$(SHARE)/doc/uidyn' '$(DESTDIR)$(PREFIX)/bin'
	install -m 755 $(BINARY) '$(DESTDIR)$(PREFIX)/bin/uidyn'
	$(BINARY) help --man > '$(SHARE)/man/man1/uidyn.1'
	$(BINARY) completions bash > '$(SHARE)/bash-completion/completions/uidyn'
	$(BINARY) completions zsh > '$(SHARE)/zsh/site-functions/_uidyn'
	$(BINARY) completions fish > '$(SHARE)/fish/vendor_completions.d/uidyn.fish'
	cp -R README.md CHANGELOG.md CONTRIBUTING.md SECURITY.md LICENSE docs Examples '$(SHARE)/doc/uidyn'
	find '$(SHARE)/doc/uidyn' -name '*.md' -exec sed -i.bak -E '$(UNLINK)' {} +
	find '$(SHARE)/doc/uidyn' -name '*.bak' -delete
	[ ! -e $(ENGINE) ] || { install -d '$(SHARE)/uidyn' && install -m 644 $(ENGINE) '$(SHARE)/uidyn'; }

# On a Mac the engine for pages is beside the executable. What is not copied is named, and not linked to.
ENGINE = .build/release/../share/uidyn/uidynamics.wasm.gz
UNLINK = s/\[([^]]*)\]\((\.\.\/)*(Tests|Sources|\.ci|\.github|Makefile|Package\.swift)[^)]*\)/\1/g

# Only for `install`: root, who may not have Swift, does not build what is already up to date.
$(BINARY): $(SOURCES)
	$(MAKE) release
	@touch $(BINARY)

clean: ## remove everything that was built
	rm -rf .build

need-swift:
	@command -v $(SWIFT) > /dev/null || { \
	  echo "Swift is missing. Get Swift 6.2 or later from https://www.swift.org/install/" >&2; \
	  exit 1; }
