// SPDX-License-Identifier: MIT

import Foundation
package import UIDynamicsCommandLineInterface

/// A console with configurable input that records all of its output.
package final class TestConsole {
  package var input: [UInt8] = [] { didSet { available = input[...] } }
  /// The maximum number of bytes that a single read of the available input returns.
  package var portion = Int.max
  package var terminals: Set<Console.Stream> = []
  package var environment: [String: String] = [:]
  package var terminalSize: (columns: Int, rows: Int)?
  /// The time in s that passes between two readings of the clock.
  package var clockStep = 0.0
  /// The number of bytes that standard output accepts before it fails with `outputError`.
  package var outputCapacity = Int.max
  package var outputError = SystemError(code: ENOSPC)
  /// A signal, and the number of checks after which it arrives.
  package var signal: (number: Int32, delay: Int)?

  private(set) var output: [UInt8] = []
  private(set) var messages: [UInt8] = []
  package var saidMessages: String { String(decoding: messages, as: UTF8.self) }
  private var available: ArraySlice<UInt8> = []
  private var clock = 0.0
  /// Guards the number of checks, because all threads that run scenes check for signals.
  private let questions = NSLock()
  private var signalQuestions = 0

  package init() {}

  /// True while signals are caught so that temporary files can be removed.
  package private(set) var isWatching = false

  package var console: Console {
    var console = Console.system
    console.readInput = { [self] limit in take(limit) }
    console.readAvailable = { [self] limit in take(min(limit, portion)) }
    console.writeOutput = { [self] bytes throws(SystemError) in try write(bytes) }
    console.finishOutput = {}
    console.writeMessages = { [self] bytes in messages += bytes }
    console.isTerminal = { [self] stream in terminals.contains(stream) }
    console.terminalSize = { [self] in terminalSize }
    console.outputIdentity = { nil }
    console.environment = { [self] name in environment[name] }
    console.uptime = { [self] in
      questions.withLock {
        clock += clockStep
        return clock
      }
    }
    console.watchSignals = { [self] in questions.withLock { isWatching = true } }
    console.pendingSignal = { [self] in pendingSignal() }
    return console
  }

  /// Removes bytes from the input and returns them.
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

package struct CommandResult: Equatable {
  package var output: String
  package var messages: String
  package var code: ExitCode

  package init(output: String = "", messages: String = "", code: ExitCode) {
    (self.output, self.messages, self.code) = (output, messages, code)
  }

  package var lines: [Substring] { output.split(separator: "\n") }
}

/// Runs the tool with arguments inside the test process.
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

/// Runs a command line, split at spaces; words cannot be quoted.
package func cli(
  _ line: String, input: String = "", configure: (TestConsole) -> Void = { _ in }
) -> CommandResult {
  cli(line.split(separator: " ").map(String.init), input: input, configure: configure)
}
