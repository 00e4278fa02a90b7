// SPDX-License-Identifier: MIT

internal import UIDynamicsMotionExport
internal import UIDynamicsSceneFormat
internal import UIDynamicsTrajectory

enum ExportCommand {
  static func perform(
    _ arguments: Arguments, _ console: Console, _ messages: Messages
  ) throws(CommandFailure) -> ExitCode {
    let request = try ExportRequest(arguments)
    try OutputPlaces.check(
      request.output, [request.input] + request.changes.overlays, console)
    let input = try arguments.runInputs([request.input], console)[0]
    let subject = try MotionInput(request: request, input: input, messages: messages).subject()
    let written: ExportedText
    do throws(ExportRefusal) {
      written = try request.form.text(subject)
    } catch {
      throw CommandFailure(
        exitCode: .negative, message: error.message,
        hint: error.isOfItsEnd
          ? error.hint
          : touched(request, subject).map { "\($0); \(error.hint ?? "")" } ?? error.hint)
    }
    let channel = try OutputChannel(request.output, console)
    channel.buffer.append(written.text)
    try OutputChannel.complete([channel])
    if let remark = written.remark { messages.warn(remark) }
    return .success
  }

  /// Suggests `--from` if a finger drags the item first, because a spring starts after release.
  private static func touched(_ request: ExportRequest, _ subject: ExportSubject) -> String? {
    let range = request.filter
    guard request.form == .spring || request.options.isSmall,
      subject.motion.chosen.allSatisfy({ !$0.isShown.contains(false) }),
      let last = subject.scene?.gestures.flatMap({ $0.touches }).map({ $0.time })
        .filter({ $0 > range.from && $0 < range.to }).max()
    else { return nil }
    let time = NumberText.text(of: last)
    return "a finger moves until \(time) s: --from \(time) starts after it"
  }
}
