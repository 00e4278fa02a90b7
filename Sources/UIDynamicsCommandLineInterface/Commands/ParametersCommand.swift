// SPDX-License-Identifier: MIT

internal import UIDynamicsSceneFormat
internal import UIDynamicsTrajectory

enum ParametersCommand {
  static func perform(
    _ arguments: Arguments, _ console: Console, _ messages: Messages
  ) throws(CommandFailure) -> ExitCode {
    let loading = try SceneInput.load(
      arguments.operands[0], try SceneChanges(arguments), recordings: .none, console)
    messages.show(loading)
    guard let scene = loading.scene else { return .input }
    if scene.parameters.isEmpty { messages.remark("the scene has no parameters") }
    let rows = scene.parameters.map { parameter in
      let range = range(of: parameter)
      let words = [range, parameter.description].compactMap { $0 }.joined(separator: "; ")
      return (
        label: visible("\(parameter.name)=\(text(of: parameter.value))"), text: visible(words)
      )
    }
    return try console.show(rows.isEmpty ? "" : HelpText.list(rows) + "\n")
  }

  private static func text(of value: ExpressionValue) -> String {
    switch value {
    case .number, .boolean: "\(value)"
    case .string(let text): text
    case .vector: "\(value)".replacing(" ", with: "")
    }
  }

  private static func range(of parameter: SceneParameter) -> String? {
    let (lower, upper) = (parameter.bounds.lowerBound, parameter.bounds.upperBound)
    switch (lower.isFinite, upper.isFinite) {
    case (true, true): return "\(NumberText.text(of: lower)) to \(NumberText.text(of: upper))"
    case (true, false): return "from \(NumberText.text(of: lower))"
    case (false, true): return "up to \(NumberText.text(of: upper))"
    case (false, false): return nil
    }
  }
}
