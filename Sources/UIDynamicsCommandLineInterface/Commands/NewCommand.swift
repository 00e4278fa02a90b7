// SPDX-License-Identifier: MIT

internal import UIDynamicsTrajectory

enum NewCommand {
  static let scene = """
    {
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

  private static func sayWhatIsNext(_ path: String, _ messages: Messages) {
    let word = ShellWord.quoted(path)
    messages.remark("play it: uidyn run \(word); live preview: uidyn watch \(word)")
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
      exitCode: .output, message: "\(inQuotes(path)) already exists",
      hint: "choose another name; \"uidyn new -\" prints the scene")
  }
}
