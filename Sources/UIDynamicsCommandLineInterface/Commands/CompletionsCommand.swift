// SPDX-License-Identifier: MIT

internal import UIDynamicsSceneFormat

enum CompletionsCommand {
  static func perform(
    _ arguments: Arguments, _ console: Console
  ) throws(CommandFailure) -> ExitCode {
    let name = arguments.operands.first ?? ""
    guard let shell = Completions.Shell(rawValue: name) else {
      let names = Completions.Shell.allCases.map { $0.rawValue }
      throw .usage(
        "no completions for \(inQuotes(name))",
        hint: Suggestion.hint(for: name, among: names)
          ?? "use one of \(names.joined(separator: ", "))")
    }
    return try console.show(Completions.script(for: shell))
  }
}
