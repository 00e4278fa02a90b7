// SPDX-License-Identifier: MIT

import Foundation
package import UIDynamicsCommandLineInterface

/// A console that keeps what is written to it and answers as a test wants.
package final class TestConsole {
  /// What standard input holds.
  package var input: [UInt8] = [] { didSet { available = input[...] } }
  /// How many bytes of it come at a time to who takes what there is.
  package var portion = Int.max
  package var terminals: Set<Console.Stream> = []
  package var environment: [String: String] = [:]
  package var terminalSize: (columns: Int, rows: Int)?
  /// How far the clock runs between two looks at it, in s.
  package var clockStep = 0.0
  /// How many bytes standard output takes before it fails with the error.
  package var outputCapacity = Int.max
  package var outputError = SystemError(code: ENOSPC)
  /// The signal that comes, and how often somebody asks for it in vain before.
  package var signal: (number: Int32, delay: Int)?

  private(set) var output: [UInt8] = []
  private(set) var messages: [UInt8] = []
  /// What went to standard error so far.
  package var saidMessages: String { String(decoding: messages, as: UTF8.self) }
  private var available: ArraySlice<UInt8> = []
  private var clock = 0.0
  /// Every thread that plays asks.
  private let questions = NSLock()
  private var signalQuestions = 0

  package init() {}

  /// Whether signals are noted, so that no temporary file stays.
  package private(set) var isWatching = false

  /// The console to give to the tool.
  package var console: Console {
    Console(
      readInput: { [self] limit in take(limit) },
      readAvailable: { [self] limit in take(min(limit, portion)) },
      writeOutput: { [self] bytes throws(SystemError) in try write(bytes) },
      finishOutput: {},
      writeMessages: { [self] bytes in messages += bytes },
      isTerminal: { [self] stream in terminals.contains(stream) },
      outputIdentity: { nil },
      environment: { [self] name in environment[name] },
      uptime: { [self] in
        questions.withLock {
          clock += clockStep
          return clock
        }
      },
      watchSignals: { [self] in questions.withLock { isWatching = true } },
      pendingSignal: { [self] in pendingSignal() }, terminalSize: { [self] in terminalSize })
  }

  /// What is read once is gone.
  private func take(_ count: Int) -> [UInt8] {
    defer { available = available.dropFirst(count) }
    return Array(available.prefix(count))
  }

  private func write(_ bytes: UnsafeRawBufferPointer) throws(SystemError) {
    output += bytes.prefix(outputCapacity - output.count)
    if output.count == outputCapacity { throw outputError }
  }

  private func pendingSignal() -> Int32? {
    questions.withLock {
      signalQuestions += 1
      return signal.flatMap { signalQuestions > $0.delay ? $0.number : nil }
    }
  }
}

/// What a command did, each of the three seen on its own.
package struct CommandResult: Equatable {
  /// What went to standard output.
  package var output: String
  /// What went to standard error.
  package var messages: String
  package var code: ExitCode

  package init(output: String = "", messages: String = "", code: ExitCode) {
    (self.output, self.messages, self.code) = (output, messages, code)
  }

  package var lines: [Substring] { output.split(separator: "\n") }
}

/// Runs the tool inside the test process, with the words behind its name.
package func cli(
  _ words: [String], input: String = "", configure: (TestConsole) -> Void = { _ in }
) -> CommandResult {
  let console = TestConsole()
  console.input = Array(input.utf8)
  configure(console)
  let code = CLI.run(arguments: words, console: console.console)
  return CommandResult(
    output: String(decoding: console.output, as: UTF8.self), messages: console.saidMessages,
    code: code)
}

/// The same for a command line with a space between any two words.
package func cli(
  _ line: String, input: String = "", configure: (TestConsole) -> Void = { _ in }
) -> CommandResult {
  cli(line.split(separator: " ").map(String.init), input: input, configure: configure)
}
