// SPDX-License-Identifier: MIT

internal import UIDynamicsGeometry

extension SceneValidator {
  /// The tolerance for a direction rounded to four decimals.
  private static var axisTolerance: Double { 1e-3 }

  mutating func checkAttachment(_ behavior: ObjectReader) {
    if let item = behavior.items.first, let value = behavior.value("attachedTo"),
      behavior.document.string(value) == item
    {
      report(
        .selfAttachment, "\(quoted(item)) is attached to itself", at: value,
        hint: "attach it to another item, or to an \"anchorPoint\"")
    }
    let form = behavior.has("response") ? "response" : "duration"
    if behavior.has(form) {
      refuse(
        "damping", of: behavior, "\"damping\" cannot be used together with \(quoted(form))",
        as: .conflictingKeys,
        hint: "use \(quoted(form == "response" ? "dampingFraction" : "bounce"))")
    }
    guard behavior.string("attachment") == "sliding",
      let value = behavior.value("axisOfTranslation"),
      let axis = behavior.vector("axisOfTranslation")
    else { return }
    let length = axis.length
    guard (length - 1).magnitude > Self.axisTolerance else { return }
    report(
      .axisLength, "the axis must have a length of 1, not \(rounded(length))", at: value,
      hint: length == 0
        ? nil
        : "for the same direction, write [\(rounded(axis.dx / length)), \(rounded(axis.dy / length))]"
    )
  }

  private func rounded(_ value: Double) -> String {
    Sentence.number((value * 1e6).rounded() / 1e6)
  }
}
