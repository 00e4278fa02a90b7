// SPDX-License-Identifier: MIT

internal import UIDynamicsSceneFormat
internal import UIDynamicsTrajectory

enum ExpandCommand {
  static func perform(
    _ arguments: Arguments, _ console: Console, _ messages: Messages
  ) throws(CommandFailure) -> ExitCode {
    let loading = try SceneInput.load(
      arguments.operands[0], try SceneChanges(arguments), recordings: .none, console)
    messages.show(loading)
    guard loading.scene != nil, let text = loading.expandedText else { return .input }
    try console.write(to: Destination(arguments[.output] ?? "-")) { $0.append(text) }
    return .success
  }
}
