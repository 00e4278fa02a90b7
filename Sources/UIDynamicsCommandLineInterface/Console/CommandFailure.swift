// SPDX-License-Identifier: MIT

internal import UIDynamicsComparison
internal import UIDynamicsSceneFormat

struct CommandFailure: Error, Equatable {
  var exitCode: ExitCode
  /// A sentence without a period; `nil` for a silent failure.
  var message: String?
  var location: SceneLocation?
  var hint: String?
  /// `true` if an output would overwrite an input; the command then does nothing.
  var savesInput = false
  /// A page to show instead of an error.
  var page: String?

  var fullMessage: String { (location.map { "\($0.text): " } ?? "") + (message ?? "") }

  static func usage(_ message: String, hint: String? = nil) -> CommandFailure {
    CommandFailure(exitCode: .usage, message: message, hint: hint)
  }

  static let inputReadTwice = usage("standard input can only be read once")

  static func invalid(_ loading: SceneLoading) -> CommandFailure {
    let first = loading.firstError
    let others = first?.others ?? 0
    let rest = others > 0 ? ", and \(Sentence.number(others)) more" : ""
    return CommandFailure(
      exitCode: .input,
      message: "the scene is not valid" + (first.map { ": \($0.error.message)" } ?? "") + rest,
      location: first?.location, hint: first?.error.hint)
  }

  static func input(_ name: String, _ error: SystemError) -> CommandFailure {
    CommandFailure(exitCode: .input, message: "cannot read \(name): \(error.reason)")
  }

  /// If the file is missing, the hint suggests files with similar names.
  static func input(file path: String, _ error: SystemError) -> CommandFailure {
    var failure = input(inQuotes(path), error)
    if error == .leadsOut {
      failure.hint = "scenes and logs can only name files in their own folder"
    }
    if error == .notThere {
      let file = FilePath(path)
      let names = (try? Folder.names(in: file.directory.text)) ?? []
      let near = Suggestion.nearest(to: file.name, among: names.filter { $0 != file.name })
      failure.hint = Suggestion.hint(near)
    }
    return failure
  }

  static func noRows(_ file: String) -> CommandFailure {
    CommandFailure(exitCode: .input, message: "\(file): no rows")
  }

  static func output(_ name: String, _ error: SystemError, _ console: Console) -> CommandFailure {
    if let signal = console.pendingSignal() { return .ended(by: .signal(signal)) }
    if error == .readerLeft { return .ended(by: .readerLeft) }
    return CommandFailure(
      exitCode: .output, message: "cannot write \(name): \(error.reason)",
      hint: error == .isDirectory ? "name a file in the folder" : nil)
  }

  /// Ends silently; the sender of a signal knows why.
  static func ended(by exitCode: ExitCode) -> CommandFailure {
    CommandFailure(exitCode: exitCode)
  }
}

/// Reports a failed read with the name of its source.
func reading<Value>(
  _ name: String, _ body: @autoclosure () throws(SystemError) -> Value
) throws(CommandFailure) -> Value {
  do throws(SystemError) { return try body() } catch { throw .input(name, error) }
}

func reading<Value>(
  file path: String, _ body: @autoclosure () throws(SystemError) -> Value
) throws(CommandFailure) -> Value {
  do throws(SystemError) { return try body() } catch { throw .input(file: path, error) }
}

extension Console {
  func writing<Value>(
    _ name: String, _ body: @autoclosure () throws(SystemError) -> Value
  ) throws(CommandFailure) -> Value {
    do throws(SystemError) { return try body() } catch { throw .output(name, error, self) }
  }
}

extension SceneLocation {
  var reported: ReportLocation {
    ReportLocation(file: file, line: position.line, column: position.column)
  }
}
