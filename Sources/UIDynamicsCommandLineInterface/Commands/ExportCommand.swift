// SPDX-License-Identifier: MIT

internal import UIDynamicsMotionExport
internal import UIDynamicsSceneFormat
internal import UIDynamicsTrajectory

enum ExportCommand {
  static func perform(
    _ arguments: Arguments, _ console: Console, _ messages: Messages
  ) throws(CommandFailure) -> ExitCode {
    let request = try ExportRequest(arguments)
    try OutputConflicts.check(
      request.output, [request.input] + request.changes.overlays, console)
    let subject = try MotionInput(request: request, console: console, messages: messages).subject()
    let written: ExportedText
    do throws(ExportRefusal) {
      written = try request.form.text(subject)
    } catch {
      throw CommandFailure(
        exitCode: .negative, message: error.message, hint: error.hint)
    }
    try console.write(to: request.output) { $0.append(written.text) }
    if let remark = written.remark { messages.warn(remark) }
    if !arguments.has(.form), request.form == .ca {
      messages.remark("wrote Core Animation; to write SwiftUI or UIKit instead, use --as")
    }
    return .success
  }
}
