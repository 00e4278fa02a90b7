// SPDX-License-Identifier: MIT

internal import UIDynamicsSceneFormat
internal import UIDynamicsTrajectory

enum SchemaCommand {
  private enum Subject: String, CaseIterable {
    case scene, frame, event, summary

    var text: String {
      switch self {
      case .scene: SceneJSONSchema.text
      case .frame: RecordSchema.frame
      case .event: RecordSchema.event
      case .summary: RecordSchema.summary
      }
    }
  }

  static func perform(
    _ arguments: Arguments, _ console: Console
  ) throws(CommandFailure) -> ExitCode {
    let name = arguments.operands.first ?? ""
    let names = Subject.allCases.map { $0.rawValue }
    guard let subject = Subject(rawValue: name) else {
      throw .usage(
        "no schema for \(inQuotes(name))",
        hint: Suggestion.hint(for: name, among: names)
          ?? "use one of \(names.joined(separator: ", "))")
    }
    try console.write(to: Destination(arguments[.output] ?? "-")) { $0.append(subject.text) }
    return .success
  }
}
