// SPDX-License-Identifier: MIT

internal import Trajectory

/// One stream of records on its way out: a buffer, and the place where it is emptied.
final class OutputChannel {
  /// Records wait until there are this many bytes: few system calls, and little to wait for.
  private static let portion = 1 << 16

  var buffer = ByteBuffer(capacity: portion + 4096)
  private let name: String
  /// The file; nil for standard output.
  private let file: OutputFile?
  private let console: Console

  init(_ destination: Destination, _ console: Console) throws(CommandFailure) {
    self.console = console
    name = destination.name
    guard case .file(let path) = destination else {
      file = nil
      return
    }
    do throws(SystemError) {
      file = try OutputFile(path: path)
    } catch {
      throw .output(destination.name, error, console)
    }
  }

  /// Sends the records on when there are enough of them.
  func drainIfFull() throws(CommandFailure) {
    if buffer.count >= Self.portion { try drain() }
  }

  func drain() throws(CommandFailure) {
    if buffer.isEmpty { return }
    try reportingErrors { () throws(SystemError) in
      try buffer.withUnsafeBytes { bytes throws(SystemError) in
        if let file { try file.write(bytes) } else { try console.writeOutput(bytes) }
      }
    }
    buffer.removeAll()
  }

  /// Sends the last records and makes sure that all have arrived.
  func finish() throws(CommandFailure) {
    try drain()
    try reportingErrors { () throws(SystemError) in
      if let file { try file.finish() } else { try console.finishOutput() }
    }
  }

  /// Gives a finished file its name.
  func commit() throws(CommandFailure) {
    try reportingErrors { () throws(SystemError) in try file?.commit() }
  }

  private func reportingErrors(
    _ body: () throws(SystemError) -> Void
  ) throws(CommandFailure) {
    do throws(SystemError) {
      try body()
    } catch {
      throw .output(name, error, console)
    }
  }
}
