# SPDX-License-Identifier: MIT
# `make` alone lists the usual targets, `make more` the others. Nothing here needs the network.

SWIFT ?= swift
PREFIX ?= /usr/local
SECONDS ?= 60
PYTHON ?= python3

SHARE = $(DESTDIR)$(PREFIX)/share
BINARY = .build/release/uidyn
FUZZED = Fuzzing UIDynamics $(addprefix UIDynamics,Classes SceneRunner SceneFormat PhysicsKernel Geometry Numerics Facts \
  Trajectory Comparison)
SOURCES = Package.swift $(shell find Sources -name '*.swift')
FORMATTED = Package.swift Sources Tests

# Flags of the release build, not in the manifest: a package with unsafe flags cannot be a dependency.
# A fully static executable needs the C and C++ libraries as archives. lld avoids a false warning of gold.
ARCHIVES = $(and $(wildcard /usr/lib/*-linux-gnu/libc.a /usr/lib64/libc.a /usr/lib/libc.a), \
  $(wildcard /usr/lib/gcc/*/*/libstdc++.a))
ifeq ($(shell uname -s),Linux)
  STATIC = $(if $(ARCHIVES),-Xswiftc -static-executable,--static-swift-stdlib)
  RELEASE_FLAGS = $(STATIC) -debug-info-format none -Xswiftc -use-ld=lld -Xlinker -s
else
  RELEASE_FLAGS = -Xlinker -x
endif

# Backtraces of thrown errors take a tenth of the tests; nothing reads them.
export SWT_SWIFT_ERROR_BACKTRACING_ENABLED = 0
.DEFAULT_GOAL := help
.PHONY: $(shell sed -n 's/^\([a-z-]*\):.*/\1/p' Makefile)

help: # list the usual targets
	@awk -F ':.*## ' '/^[a-z-]+:.*## / { printf "  %-9s %s\n", $$1, $$2 }' Makefile
	@echo '  more      list the other targets'

more:
	@awk -F ':.*##[+] ' '/^[a-z-]+:.*##[+] / { printf "  %-13s %s\n", $$1, $$2 }' Makefile

build: need-swift ## debug build of everything; a warning is an error
	$(SWIFT) build

release: need-swift ## optimized static executable at .build/release/uidyn, with the engine for pages
	@.ci/web & web=$$!; $(SWIFT) build -c release --product uidyn $(RELEASE_FLAGS) \
	  && wait $$web && .ci/web into $(BINARY)

web: need-swift ##+ compile the engine for pages and the site: .build/web
	@.ci/web

site: release ##+ write the gallery and the playground, static files: .build/site
	@.ci/site $(BINARY)

dist: release ##+ pack the executable, manual page, completions, schema and license for this platform
	@$(PYTHON) .ci/archive $(BINARY) $(or $(DIST),.build/dist)

run: ## build the release and simulate a falling square; prints only its rows
	@$(MAKE) --no-print-directory release >&2
	@$(BINARY) run Examples/falling-square.json

TESTS = $(SWIFT) test --disable-xctest

test: need-swift ## run every test, long ones partly; prints failures, skips and the count
	@mkdir -p .build
	@{ $(TESTS) 2>&1; echo $$? > .build/test.status; } | tee .build/test.log \
	  | awk -f .ci/failures; exit $$(cat .build/test.status)

foundation: ##+ run every test with the trait Foundation, whose CGFloat is not Double
	@$(MAKE) --no-print-directory test TESTS='$(TESTS) --traits Foundation --scratch-path .build/foundation'

test-checked: need-swift ##+ run every test in full and check the kernel's invariants after every sub-step
	$(TESTS) --scratch-path .build/checked -Xswiftc -DCHECKED

traits: need-swift ##+ compile and run app code with `import UIKit`, with and without main actor
	$(SWIFT) test --disable-xctest --package-path Tests/Traits --scratch-path .build/traits
	$(SWIFT) test --package-path Examples/TestYourAnimation --scratch-path .build/your-animation

test-one: need-swift ## run the tests whose name matches NAME=
	@test -n "$(NAME)" || { echo "missing NAME, such as make test-one NAME=CGRectTests" >&2; exit 2; }
	$(TESTS) --filter '$(NAME)'

renew: need-swift docs ## regenerate all goldens, fixtures and generated pages
	UIDYNAMICS_RENEW=1 $(TESTS) \
	  --filter 'ExampleTests.ExampleTests|ExportedCodeTests|DiagnosticGoldenTests|HelpTests.pages|TranscriptTests|MessageTableTests'
	UIDYNAMICS_RENEW=1 $(TESTS) --skip-build --filter 'DiagnosticPageTests'
	@git diff --stat -- Examples Tests docs

bench: release ## measure the solver and the startup; ARGS='--only pile --runs 3 --json' and --help
	$(SWIFT) build -c release --product Benchmarks $(RELEASE_FLAGS)
	.build/release/Benchmarks --uidyn $(BINARY) $(ARGS)

every-number: need-swift ##+ compare with Swift's: texts of all Floats, KIND=angles sines, KIND=doubles texts; STEP=401 takes fewer
	$(SWIFT) build -c release --product EveryFloat
	.build/release/EveryFloat $(or $(KIND),floats) $(or $(STEP),$(if $(filter doubles,$(KIND)),10000000,1))

same-digits: release ##+ check that debug and release builds, with and without FMA, play the same bytes
	$(SWIFT) build --product uidyn
	.ci/same-digits .build/debug/uidyn $(BINARY)

lint: need-swift ## check formatting and style; no Foundation under Sources
	@if grep -rnE '^([@_a-z]+ +)*import +([a-z]+ +)?Foundation' --exclude-dir=MotionTesting --exclude-dir=UIKit Sources; \
	then echo "Sources must not import Foundation; docs/inside/architecture.md explains why." >&2; exit 1; fi
	@if grep -rnE '[ (]\\\.[a-z]' --include='*.swift' Sources; \
	then echo "Replace the key path with a closure; Embedded Swift has no key paths." >&2; exit 1; fi
	@git ls-files 'Sources/*.swift' 'Sources/*.mjs' 'Sources/*.ts' 'Sources/*.html' Examples '*.md' Makefile '.ci/*' \
	  | grep -vE '^Tests/|^.ci/words$$|\.log$$|\.csv$$' | xargs awk -f .ci/plain-english .ci/words
	$(SWIFT) format lint --strict --parallel --recursive $(FORMATTED)

format: need-swift ## format everything in place
	$(SWIFT) format --in-place --parallel --recursive $(FORMATTED)

arrows: ##+ check that imports and folders match docs/inside/architecture.md
	@find Sources -name '*.swift' | LC_ALL=C sort | xargs awk -f .ci/arrows docs/inside/architecture.md Package.swift
	@find Sources -name '*.swift' | LC_ALL=C sort | xargs awk -f .ci/folders docs/inside/architecture.md

docs: build ##+ write docs/reference/scene-reference.md and docs/reference/expressions.md from the tables
	.build/debug/uidyn help scene-keys --markdown > docs/reference/scene-reference.md
	.build/debug/uidyn help expressions --markdown > docs/reference/expressions.md

api: need-swift ##+ compare the pages about UIKit with the public symbols
	@rm -rf .build/api && mkdir -p .build/api
	@$(SWIFT) build --product InterfaceCheck > .build/api/log 2>&1 || { cat .build/api/log; exit 1; }
	@built=$$($(SWIFT) build --show-bin-path) && \
	target=$$($(SWIFT) -print-target-info | sed -n 's/^ *"triple": "\(.*\)",$$/\1/p' | head -n 1) && \
	for module in UIDynamicsClasses UIDynamicsGeometry; do \
	  $(SWIFT) symbolgraph-extract -module-name $$module -I "$$built/Modules" -target "$$target" \
	    -minimum-access-level public -skip-synthesized-members -output-dir .build/api || exit 1; \
	done && "$$built/InterfaceCheck" docs/uikit-*.md docs/reference/uikit-*.md .build/api/*.json

documentation: need-swift ##+ build the library documentation with docc: .build/documentation
	$(SWIFT) build --target UIDynamics
	.ci/documentation "$$($(SWIFT) build --show-bin-path)/Modules" .build/documentation $(SWIFT)

apple: need-swift ##+ compile the library as on Apple platforms, with stand-ins for CoreGraphics and UIKit
	.ci/apple .build/apple $(SWIFT)c

pictures: build ##+ redraw the pictures of the pages
	.ci/pictures .build/debug/uidyn

plots: build ##+ run the recipes of docs/plots.md; skips recipes whose tools are missing
	.ci/plots .build/debug/uidyn

sizes: ##+ report the lengths of files and functions
	@find Sources -name '*.swift' | LC_ALL=C sort | xargs awk -f .ci/sizes

growth: release ##+ measure how work grows with input size, for every command; needs valgrind; KINDS='diff-items check'
	.ci/growth $(BINARY) $(KINDS)

attack: release ##+ fail calls, kill runs, fill disks, starve processes; prints failures
	.ci/run-attack $(BINARY) $(ATTACKS)

# libFuzzer provides the main program, so the objects of current sources are linked here. Findings go to
# .build/fuzz, new inputs to .build/fuzz/found. Leak detection is off: tables are kept until the end.
FUZZ = .build/fuzz$(if $(PLAIN),-plain)
FUZZER = -sanitize=fuzzer$(if $(PLAIN),,$(COMMA)address)
COMMA = ,
fuzz: need-swift ##+ fuzz scenes, expressions, logs and rows for SECONDS=60; PLAIN=1 is faster
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

# Child processes count too; `swift test` would override LLVM_PROFILE_FILE.
coverage: need-swift ##+ report lines that tests do not reach, for each file
	@rm -rf .build/coverage/children && mkdir -p .build/coverage/children
	$(SWIFT) build --build-tests --enable-code-coverage --scratch-path .build/coverage \
	  -Xswiftc -Xllvm -Xswiftc -runtime-counter-relocation
	@CHILD_PROFILES=$$PWD/.build/coverage/children LLVM_PROFILE_FILE=$$PWD/.build/coverage/children/%c%p.profraw \
	  .build/coverage/debug/UIDynamicsPackageTests.xctest --testing-library swift-testing \
	  > .build/coverage/log 2>&1 || echo "tests failed: .build/coverage/log" >&2
	@.ci/coverage .build/coverage $(dir $(shell command -v $(SWIFT)))

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

# On a Mac the engine for pages is beside the executable. Links to files that are not copied become text.
ENGINE = .build/release/../share/uidyn/uidynamics.wasm.gz
UNLINK = s/\[([^]]*)\]\((\.\.\/)*(Tests|Sources|\.ci|\.github|Makefile|Package\.swift)[^)]*\)/\1/g

# For `install` only: root, who may not have Swift, must not rebuild what is up to date.
$(BINARY): $(SOURCES)
	$(MAKE) release
	@touch $(BINARY)

clean: ## remove all build products
	rm -rf .build

need-swift:
	@command -v $(SWIFT) > /dev/null || { \
	  echo "Swift is not installed. Get Swift 6.2 or later from https://www.swift.org/install/" >&2; exit 1; }
