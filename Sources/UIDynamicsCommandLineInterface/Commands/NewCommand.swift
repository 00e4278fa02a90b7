// SPDX-License-Identifier: MIT

internal import UIDynamicsSceneFormat
internal import UIDynamicsTemplates
internal import UIDynamicsTrajectory

enum NewCommand {
  static func perform(
    _ arguments: Arguments, _ console: Console, _ messages: Messages
  ) throws(CommandFailure) -> ExitCode {
    if arguments.has(.list) {
      let rows = SceneTemplate.allCases.map {
        (label: $0.rawValue, text: SceneLoader.title(Array($0.text.utf8)) ?? "")
      }
      return try console.show(HelpText.list(rows) + "\n")
    }
    guard let operand = arguments.operands.first else {
      throw .usage("new needs a FILE", hint: "for example: uidyn new card.json --like card")
    }
    let name = arguments[.like] ?? SceneTemplate.square.rawValue
    guard let template = SceneTemplate(rawValue: name) else {
      throw .usage(
        "no template is named \(inQuotes(name))",
        hint: Suggestion.hint(for: name, among: SceneTemplate.allCases.map { $0.rawValue })
          ?? "\"uidyn new --list\" lists the templates")
    }
    let destination = Destination(operand)
    if case .file(let path) = destination { try refuseToReplace(path, console) }
    console.watchSignals()
    try console.write(to: destination) { $0.append(template.text) }
    if case .file(let path) = destination { suggestNextSteps(path, messages) }
    return .success
  }

  private static func suggestNextSteps(_ path: String, _ messages: Messages) {
    let word = ShellWord.quoted(path)
    messages.remark("to run it: uidyn run \(word); for a live preview: uidyn watch \(word)")
  }

  private static func refuseToReplace(
    _ path: String, _ console: Console
  ) throws(CommandFailure) {
    guard try console.writing(inQuotes(path), FilePath(path).isThere()) else { return }
    throw CommandFailure(
      exitCode: .output, message: "\(inQuotes(path)) already exists",
      hint: "choose another name; \"uidyn new -\" prints the scene")
  }
}
