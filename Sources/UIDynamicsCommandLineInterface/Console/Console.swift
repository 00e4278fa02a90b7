// SPDX-License-Identifier: MIT

internal import UIDynamicsTrajectory

/// What the tool sees of the world beside files: streams, terminals, environment, clock, signals.
///
/// The real one is `Console.system`; tests make their own.
package struct Console {
  /// The three standard streams.
  package enum Stream: Sendable {
    case input, output, messages
  }

  /// Reads standard input to its end, or until there are more bytes than the limit.
  package var readInput: (_ limit: Int) throws(SystemError) -> [UInt8]
  /// Reads what standard input has at the moment, waiting for something; nothing at its end.
  package var readAvailable: (_ limit: Int) throws(SystemError) -> [UInt8]
  /// Writes all bytes to standard output.
  package var writeOutput: (UnsafeRawBufferPointer) throws(SystemError) -> Void
  /// Makes sure that standard output has arrived; nothing is written after it.
  package var finishOutput: () throws(SystemError) -> Void
  /// Writes all bytes to standard error; there is nobody to tell when that fails.
  package var writeMessages: (UnsafeRawBufferPointer) -> Void
  package var isTerminal: (Stream) -> Bool
  /// How many characters the terminal of standard output shows; nil where nobody knows.
  package var terminalSize: () -> (columns: Int, rows: Int)?
  /// Which file standard output is, so that no other output is sent there too.
  package var outputIdentity: () -> FileIdentity?
  package var environment: (_ name: String) -> String?
  /// Seconds from a fixed moment, never running backwards.
  package var uptime: () -> Double
  /// Begins to note signals that ask for the end.
  package var watchSignals: () -> Void
  /// The signal that asked for the end; nil while none did.
  package var pendingSignal: () -> Int32?

  package init(
    readInput: @escaping (_ limit: Int) throws(SystemError) -> [UInt8],
    readAvailable: @escaping (_ limit: Int) throws(SystemError) -> [UInt8],
    writeOutput: @escaping (UnsafeRawBufferPointer) throws(SystemError) -> Void,
    finishOutput: @escaping () throws(SystemError) -> Void,
    writeMessages: @escaping (UnsafeRawBufferPointer) -> Void,
    isTerminal: @escaping (Stream) -> Bool,
    outputIdentity: @escaping () -> FileIdentity?,
    environment: @escaping (_ name: String) -> String?,
    uptime: @escaping () -> Double,
    watchSignals: @escaping () -> Void,
    pendingSignal: @escaping () -> Int32?,
    terminalSize: @escaping () -> (columns: Int, rows: Int)? = { nil }
  ) {
    self.readInput = readInput
    self.readAvailable = readAvailable
    self.writeOutput = writeOutput
    self.finishOutput = finishOutput
    self.writeMessages = writeMessages
    self.isTerminal = isTerminal
    self.outputIdentity = outputIdentity
    self.environment = environment
    self.uptime = uptime
    self.watchSignals = watchSignals
    self.pendingSignal = pendingSignal
    self.terminalSize = terminalSize
  }
}

extension Console {
  /// The same console, but for what it does with messages.
  func saying(_ writeMessages: @escaping (UnsafeRawBufferPointer) -> Void) -> Console {
    Console(
      readInput: readInput, readAvailable: readAvailable, writeOutput: writeOutput,
      finishOutput: finishOutput,
      writeMessages: writeMessages, isTerminal: isTerminal, outputIdentity: outputIdentity,
      environment: environment, uptime: uptime, watchSignals: watchSignals,
      pendingSignal: pendingSignal, terminalSize: terminalSize)
  }

  /// The same console, whose standard input begins again with what was read of it.
  func reading(_ bytes: [UInt8]) -> Console {
    var (console, rest) = (self, bytes[...])
    func take(_ limit: Int) -> [UInt8] {
      defer { rest = rest.dropFirst(limit) }
      return Array(rest.prefix(limit))
    }
    console.readInput = { (limit: Int) throws(SystemError) in
      let beginning = take(limit)
      return beginning.count == limit
        ? beginning : beginning + (try readInput(limit - beginning.count))
    }
    console.readAvailable = { (limit: Int) throws(SystemError) in
      rest.isEmpty ? try readAvailable(limit) : take(limit)
    }
    return console
  }

  /// Whether an environment variable is set to something.
  func isSet(_ name: String) -> Bool {
    environment(name).map { !$0.isEmpty } ?? false
  }

  /// Whether this is a machine that builds and tests, as `CI` says, which `false` and `0` deny.
  var isInCI: Bool { isSet("CI") && !["false", "0"].contains(environment("CI") ?? "") }

  /// Whether what goes to a stream, nil for a file, is colored; `choice` is the word behind `--color`.
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

extension Console {
  /// Writes a page to standard output as the whole answer of a command.
  func show(_ page: String) throws(CommandFailure) -> ExitCode {
    var buffer = ByteBuffer()
    buffer.append(TerminalText(page: page).text)
    do throws(SystemError) {
      try buffer.withUnsafeBytes(writeOutput)
      try finishOutput()
    } catch {
      throw .output("standard output", error, self)
    }
    return .success
  }
}
