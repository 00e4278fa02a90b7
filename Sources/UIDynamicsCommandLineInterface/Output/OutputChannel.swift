// SPDX-License-Identifier: MIT

internal import UIDynamicsTrajectory

final class OutputChannel {
  /// Flushing in portions saves system calls.
  private static let portion = 1 << 16

  /// For data; text for people must use `show`.
  var buffer = ByteBuffer(capacity: 1 << 14)
  private let name: String
  /// `nil` for standard output.
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
    // A signal must not leave a temporary file.
    console.watchSignals()
    do throws(SystemError) {
      file = try OutputFile(path: path, rule)
    } catch {
      var failure = CommandFailure.output(destination.name, error, console)
      let folder = FilePath(path).directory.text
      if error == .notThere, !Folder.exists(folder), failure.message != nil {
        failure.hint = "create the folder: mkdir -p \(ShellWord.quoted(folder))"
      }
      throw failure
    }
  }

  func show(_ text: TerminalText) { buffer.append(text.text) }

  func drainIfFull() throws(CommandFailure) {
    if buffer.count >= Self.portion { try drain() }
  }

  func drain() throws(CommandFailure) {
    if buffer.isEmpty { return }
    try console.writing(name, buffer.withUnsafeBytes(file?.write ?? console.writeOutput))
    buffer.removeAll()
  }

  /// Flushes and verifies that all bytes arrived.
  private func finish() throws(CommandFailure) {
    try drain()
    try console.writing(name, (file?.finish ?? console.finishOutput)())
  }
}

extension Console {
  /// Writes a whole output.
  func write(
    to destination: Destination, _ body: (inout ByteBuffer) -> Void
  ) throws(CommandFailure) {
    let channel = try OutputChannel(destination, self)
    body(&channel.buffer)
    try OutputChannel.complete([channel])
  }

  func show(_ page: String) throws(CommandFailure) -> ExitCode {
    try write(to: .standardOutput) { $0.append(TerminalText(page: page).text) }
    return .success
  }
}

extension OutputChannel {
  /// Opens the output of an option that may be absent.
  static func open(
    _ destination: Destination?, _ console: Console
  ) throws(CommandFailure) -> OutputChannel? {
    guard let destination else { return nil }
    return try OutputChannel(destination, console)
  }

  /// Finishes related channels.
  ///
  /// Files are renamed only after all data arrived. `refusal` is called just before that.
  static func complete(
    _ channels: [OutputChannel], refusal: () throws(CommandFailure) -> Void = {}
  ) throws(CommandFailure) {
    for channel in channels { try channel.finish() }
    let files = channels.filter { $0.file?.temporary != nil }
    guard let console = files.first?.console else { return }
    if let signal = console.pendingSignal() { throw .ended(by: .signal(signal)) }
    // A signal between two renames would leave old and new files mixed.
    try Signals.holdingBack { () throws(CommandFailure) in
      try refusal()
      var new: [String] = []
      for channel in files {
        try channel.naming(new: new) { file throws(SystemError) in try file.publish() }
        new.append(channel.name)
      }
    }
  }

  /// Reports a failure with the files that were already renamed.
  private func naming(
    new: [String], _ body: (OutputFile) throws(SystemError) -> Void
  ) throws(CommandFailure) {
    guard let file else { return }
    do throws(SystemError) {
      try body(file)
    } catch {
      var failure = CommandFailure.output(name, error, console)
      if !new.isEmpty {
        failure.hint =
          "only \(new.joined(separator: ", ")) \(new.count == 1 ? "was" : "were") written"
      }
      throw failure
    }
  }
}
