// SPDX-License-Identifier: MIT

internal import UIDynamicsTrajectory

/// `uidyn new FILE`: a scene to begin with.
enum NewCommand {
  static let scene = """
    {
      "$schema": "scene.schema.json",
      "title": "A square falls",
      "parameters": {
        "elasticity": { "value": 0.5, "min": 0, "max": 1, "description": "How much it bounces" }
      },
      "referenceView": { "size": [375, 667] },
      "views": [
        { "id": "square", "frame": [172.5, 100, 30, 30] }
      ],
      "behaviors": [
        { "type": "gravity", "items": ["square"] },
        { "type": "collision", "items": ["square"], "translatesReferenceBoundsIntoBoundary": true },
        { "type": "dynamicItem", "items": ["square"], "elasticity": "=elasticity" }
      ],
      "expect": [
        { "at": "end", "that": "square.center.y > 600" }
      ]
    }

    """

  static func perform(
    _ arguments: Arguments, _ console: Console, _ messages: Messages
  ) throws(CommandFailure) -> ExitCode {
    let destination = Destination(arguments.operands[0])
    if case .file(let path) = destination { try refuseToReplace(path, console) }
    console.watchSignals()
    let channel = try OutputChannel(destination, console)
    channel.buffer.append(scene)
    try OutputChannel.complete([channel])
    if case .file(let path) = destination { sayWhatIsNext(path, messages) }
    return .success
  }

  /// The schema is there for editors only, so that it is not written unasked.
  private static func sayWhatIsNext(_ path: String, _ messages: Messages) {
    let schema = FilePath(path).sibling("scene.schema.json").text
    messages.remark(
      "to play it: uidyn watch \(ShellWord.quoted(path)); for editors: uidyn schema scene -o"
        + " \(ShellWord.quoted(schema))")
  }

  private static func refuseToReplace(
    _ path: String, _ console: Console
  ) throws(CommandFailure) {
    let isThere: Bool
    do throws(SystemError) {
      isThere = try FilePath(path).isThere()
    } catch {
      throw .output(inQuotes(path), error, console)
    }
    guard isThere else { return }
    throw CommandFailure(
      exitCode: .output, message: "\(inQuotes(path)) is there already",
      hint: "\"uidyn new\" writes over nothing: take another name, or \"uidyn new -\" to see"
        + " the scene")
  }
}
