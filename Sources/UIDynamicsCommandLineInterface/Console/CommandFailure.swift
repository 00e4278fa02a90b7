// SPDX-License-Identifier: MIT

internal import UIDynamicsComparison
internal import UIDynamicsSceneFormat

/// Why a command cannot go on: what to say, and how to end.
struct CommandFailure: Error, Equatable {
  var exitCode: ExitCode
  /// One sentence without a full stop; nil when there is nothing to say.
  var message: String?
  /// What in the scene it is about.
  var place: ScenePlace?
  /// What to do about it, where there is one likely answer.
  var hint: String?
  /// Whether a file that is read would be lost, so that a command does nothing else either.
  var savesInput = false
  /// A page to show, without a word about an error.
  var page: String?

  /// The message behind the place that it has.
  var placed: String { (place.map { "\($0.text): " } ?? "") + (message ?? "") }

  /// The command line is wrong.
  static func usage(_ message: String, hint: String? = nil) -> CommandFailure {
    CommandFailure(exitCode: .usage, message: message, hint: hint)
  }

  static let inputReadTwice = usage("standard input can be read only once")

  /// A scene is not valid: its first error with its place, and how many more there are.
  static func invalid(_ loading: SceneLoading) -> CommandFailure {
    let first = loading.firstError
    let others = first?.others ?? 0
    let rest = others > 0 ? ", and \(Sentence.number(others)) more" : ""
    return CommandFailure(
      exitCode: .input,
      message: "the scene is not valid" + (first.map { ": \($0.error.message)" } ?? "") + rest,
      place: first?.place, hint: first?.error.hint)
  }

  /// An input cannot be read.
  static func input(_ name: String, _ error: SystemError) -> CommandFailure {
    CommandFailure(exitCode: .input, message: "cannot read \(name): \(error.reason)")
  }

  /// A file cannot be read; of one that is not there, a neighbor of nearly its name is named.
  static func input(file path: String, _ error: SystemError) -> CommandFailure {
    var failure = input(inQuotes(path), error)
    if error == .leadsOut { failure.hint = "scenes and logs name only files in their own folder" }
    if error == .notThere {
      let file = FilePath(path)
      let names = (try? Folder.names(in: file.directory.text)) ?? []
      let near = Suggestion.nearest(to: file.name, among: names.filter { $0 != file.name })
      failure.hint = Suggestion.hint(near)
    }
    return failure
  }

  /// A file of rows has a beginning and nothing behind it.
  static func noRows(_ file: String) -> CommandFailure {
    CommandFailure(exitCode: .input, message: "\(file): there are no rows")
  }

  /// An output cannot be written, or nobody wants the rest of it.
  static func output(_ name: String, _ error: SystemError, _ console: Console) -> CommandFailure {
    if let signal = console.pendingSignal() { return .ended(by: .signal(signal)) }
    if error == .readerLeft { return .ended(by: .readerLeft) }
    return CommandFailure(
      exitCode: .output, message: "cannot write \(name): \(error.reason)",
      hint: error == .isDirectory ? "name a file in the folder" : nil)
  }

  /// A signal ends the run; whoever sent it knows why.
  static func ended(by exitCode: ExitCode) -> CommandFailure {
    CommandFailure(exitCode: exitCode)
  }
}

extension ScenePlace {
  /// As a report has it.
  var reported: ReportPlace {
    ReportPlace(file: file, line: position.line, column: position.column)
  }
}
