// SPDX-License-Identifier: MIT

internal import UIDynamicsMotionExport
internal import UIDynamicsTrajectory

/// `uidyn export SCENE|LOG`: writes the motion in a form that products take.
enum ExportCommand {
  static func perform(
    _ arguments: Arguments, _ console: Console, _ messages: Messages
  ) throws(CommandFailure) -> ExitCode {
    let request = try ExportRequest(arguments)
    try OutputPlaces.check(
      request.output, [request.input] + request.changes.overlays, console)
    let subject = try MotionInput(request: request, console: console, messages: messages).subject()
    let written: ExportedText
    do throws(ExportRefusal) {
      written = try request.form.text(subject)
    } catch {
      throw CommandFailure(exitCode: .negative, message: error.message, hint: error.hint)
    }
    let channel = try OutputChannel(request.output, console)
    channel.buffer.append(written.text)
    try OutputChannel.complete([channel])
    if let remark = written.remark { messages.warn(remark) }
    return .success
  }
}
