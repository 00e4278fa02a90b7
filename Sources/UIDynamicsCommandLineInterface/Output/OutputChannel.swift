// SPDX-License-Identifier: MIT

internal import UIDynamicsTrajectory

/// One stream of records on its way out: a buffer, and the place where it is emptied.
final class OutputChannel {
  /// Records wait until there are this many bytes: few system calls, and little to wait for.
  private static let portion = 1 << 16

  var buffer = ByteBuffer(capacity: 1 << 14)
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
    // Whatever the command does, a signal leaves no temporary file.
    console.watchSignals()
    do throws(SystemError) {
      file = try OutputFile(path: path)
    } catch {
      var failure = CommandFailure.output(destination.name, error, console)
      let folder = FilePath(path).directory.text
      if error == .notThere, !Folder.exists(folder), failure.message != nil {
        failure.hint = "the folder is not there: mkdir -p \(ShellWord.quoted(folder))"
      }
      throw failure
    }
  }

  /// A file that grows under its name, behind so many bytes that are there.
  init(growing path: String, behind length: Int, _ console: Console) throws(CommandFailure) {
    self.console = console
    name = inQuotes(path)
    console.watchSignals()
    do throws(SystemError) {
      file = try OutputFile(growing: path, behind: length)
    } catch {
      throw .output(name, error, console)
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
  private func finish() throws(CommandFailure) {
    try drain()
    try reportingErrors { () throws(SystemError) in
      if let file { try file.finish() } else { try console.finishOutput() }
    }
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

extension OutputChannel {
  /// Finishes streams that belong together: only when all have arrived do the files get their names.
  static func complete(_ channels: [OutputChannel]) throws(CommandFailure) {
    for channel in channels { try channel.finish() }
    let files = channels.filter { $0.file?.temporary != nil }
    guard let console = files.first?.console else { return }
    if let signal = console.pendingSignal() { throw .ended(by: .signal(signal)) }
    do throws(Publication.Failure) {
      try Publication.publish(files.compactMap(\.file))
    } catch {
      var failure = CommandFailure.output(files[error.index].name, error.error, console)
      if !error.new.isEmpty { failure.hint = hint(new: error.new.map { files[$0].name }) }
      throw failure
    }
  }

  private static func hint(new names: [String]) -> String {
    let names = names.joined(separator: ", ")
    return "new are \(names); everything else is as it was"
  }
}
