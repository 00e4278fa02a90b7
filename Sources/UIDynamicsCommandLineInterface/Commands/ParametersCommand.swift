// SPDX-License-Identifier: MIT

internal import UIDynamicsSceneFormat
internal import UIDynamicsSceneRunner
internal import UIDynamicsTrajectory

enum ParametersCommand {
  static func perform(
    _ arguments: Arguments, _ console: Console, _ messages: Messages
  ) throws(CommandFailure) -> ExitCode {
    let loading = try SceneInput.load(
      arguments.operands[0], try SceneChanges(arguments), recordings: .none, console)
    messages.show(loading)
    guard let scene = loading.scene else { return .input }
    if arguments[.format] == "json" {
      try console.write(to: .standardOutput) { $0.append(json(of: scene.parameters)) }
      return .success
    }
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

  /// An array with an object for each parameter.
  private static func json(of parameters: [SceneParameter]) -> String {
    let objects = parameters.map { parameter in
      var members = [
        RecordMember("name", .string(parameter.name)),
        RecordMember("value", RecordValue(parameter.value)),
      ]
      for (key, bound) in [
        ("min", parameter.bounds.lowerBound), ("max", parameter.bounds.upperBound),
      ] where bound.isFinite { members.append(RecordMember(key, .number(bound))) }
      if let text = parameter.description {
        members.append(RecordMember("description", .string(text)))
      }
      var buffer = ByteBuffer()
      buffer.append(.object(members))
      return String(decoding: buffer.bytes, as: UTF8.self)
    }
    return "[\(objects.joined(separator: ",\n "))]\n"
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
