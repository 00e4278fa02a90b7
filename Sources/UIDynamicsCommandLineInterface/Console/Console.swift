// SPDX-License-Identifier: MIT

internal import UIDynamicsTrajectory

/// The tool's environment except files: streams, terminal, variables, clock and signals.
///
/// Tests replace `Console.system`.
package struct Console {
  package enum Stream: Sendable {
    case input, output, messages
  }

  /// Reads standard input to its end, or until it exceeds the limit.
  package var readInput: (_ limit: Int) throws(SystemError) -> [UInt8]
  /// Reads the available bytes, waiting until there are some; empty at the end of input.
  package var readAvailable: (_ limit: Int) throws(SystemError) -> [UInt8]
  package var writeOutput: (UnsafeRawBufferPointer) throws(SystemError) -> Void
  /// Closes standard output to detect delayed write errors.
  package var finishOutput: () throws(SystemError) -> Void
  /// Writes to standard error; failures are ignored.
  package var writeMessages: (UnsafeRawBufferPointer) -> Void
  package var isTerminal: (Stream) -> Bool
  /// `nil` if unknown.
  package var terminalSize: () -> (columns: Int, rows: Int)?
  /// Identifies the file of standard output, to detect two outputs to one file.
  package var outputIdentity: () -> FileIdentity?
  package var environment: (_ name: String) -> String?
  /// Monotonic seconds.
  package var uptime: () -> Double
  package var watchSignals: () -> Void
  package var pendingSignal: () -> Int32?
}

extension Console {
  func redirectingMessages(_ writeMessages: @escaping (UnsafeRawBufferPointer) -> Void) -> Console {
    var console = self
    console.writeMessages = writeMessages
    return console
  }

  /// Returns a copy whose standard input starts with bytes already read.
  func reading(_ bytes: [UInt8]) -> Console {
    var (console, rest) = (self, bytes[...])
    func removePrefix(_ limit: Int) -> [UInt8] {
      defer { rest = rest.dropFirst(limit) }
      return Array(rest.prefix(limit))
    }
    console.readInput = { (limit: Int) throws(SystemError) in
      let beginning = removePrefix(limit)
      return beginning.count == limit
        ? beginning : beginning + (try readInput(limit - beginning.count))
    }
    console.readAvailable = { (limit: Int) throws(SystemError) in
      rest.isEmpty ? try readAvailable(limit) : removePrefix(limit)
    }
    return console
  }

  func isSet(_ name: String) -> Bool {
    environment(name).map { !$0.isEmpty } ?? false
  }

  /// `true` on a CI machine: `CI` is set to something other than `false` or `0`.
  var isInCI: Bool { isSet("CI") && !["false", "0"].contains(environment("CI") ?? "") }

  /// Returns whether to color output; `stream` is `nil` for a file, `choice` is the value of `--color`.
  func isColored(_ stream: Stream?, _ choice: String?) -> Bool {
    switch choice {
    case "always"?: true
    case "never"?: false
    default:
      stream.map(isTerminal) == true && !isSet("NO_COLOR") && environment("TERM") != "dumb"
    }
  }

  func writeMessages(_ message: TerminalText) {
    var text = message.text
    text.withUTF8 { writeMessages(UnsafeRawBufferPointer($0)) }
  }
}
