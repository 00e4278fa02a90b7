// SPDX-License-Identifier: MIT

internal import UIDynamicsTrajectory

/// One stream of records on its way out: a buffer, and the place where it is emptied.
final class OutputChannel {
  /// Records wait until there are this many bytes: few system calls, and little to wait for.
  private static let portion = 1 << 16

  /// Data in a format with rules of its own; text for people goes through `show`.
  var buffer = ByteBuffer(capacity: 1 << 14)
  private let name: String
  /// The file; nil for standard output.
  private let file: OutputFile?
  private let console: Console

  init(
    _ destination: Destination, rule: FileRule = .named, _ console: Console
  ) throws(CommandFailure) {
    self.console = console
    name = destination.name
    guard case .file(let path) = destination else {
      file = nil
      return
    }
    // Whatever the command does, a signal leaves no temporary file.
    console.watchSignals()
    do throws(SystemError) {
      file = try OutputFile(path: path, rule)
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

  /// Appends text for people.
  func show(_ text: TerminalText) { buffer.append(text.text) }

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
  /// Finishes streams that belong together.
  ///
  /// Only when all have arrived do the files get their names, one after the other. `refusal` is asked
  /// immediately before.
  static func complete(
    _ channels: [OutputChannel], refusal: () throws(CommandFailure) -> Void = {}
  ) throws(CommandFailure) {
    for channel in channels { try channel.finish() }
    let files = channels.filter { $0.file?.temporary != nil }
    guard let console = files.first?.console else { return }
    if let signal = console.pendingSignal() { throw .ended(by: .signal(signal)) }
    // A signal between two names would leave old files and new ones.
    try Signals.holdingBack { () throws(CommandFailure) in
      try refusal()
      var new: [String] = []
      for channel in files {
        try channel.naming(new: new) { file throws(SystemError) in try file.publish() }
        new.append(channel.name)
      }
      for channel in files {
        try channel.naming(new: new) { file throws(SystemError) in try file.synchronizeFolder() }
      }
    }
  }

  /// The failure names the files that are new already.
  private func naming(
    new: [String], _ body: (OutputFile) throws(SystemError) -> Void
  ) throws(CommandFailure) {
    guard let file else { return }
    do throws(SystemError) {
      try body(file)
    } catch {
      var failure = CommandFailure.output(name, error, console)
      if !new.isEmpty {
        failure.hint = "new are \(new.joined(separator: ", ")); everything else is as it was"
      }
      throw failure
    }
  }
}
