// SPDX-License-Identifier: MIT

/// Kotlin code for Jetpack Compose: an object per item with `keyframes` per value.
///
/// Compose counts whole milliseconds, so keys are slightly off the ticks.
enum ComposeForm {
  static func text(
    _ motion: Motion, _ options: ExportOptions
  ) throws(ExportRefusal) -> String {
    var (note, names, objects) = (ExportNote(motion, options), ExportNames(.type, options), "")
    for item in motion.chosen where item.isAnimated(options.tolerance) {
      objects += try object(item, motion, options, names.name(for: item.id), &note)
    }
    return """
      // \(CommentText.code(note.text))

      import androidx.compose.animation.core.CubicBezierEasing
      import androidx.compose.animation.core.LinearEasing
      import androidx.compose.animation.core.keyframes

      """ + objects
  }

  private static func object(
    _ item: MotionItem, _ motion: Motion, _ options: ExportOptions, _ name: String,
    _ note: inout ExportNote
  ) throws(ExportRefusal) -> String {
    let printer = CurvePrinter(
      clock: ExportClock(unitsPerTick: 1000 / motion.ticksPerSecond, digits: 0), style: .bezier,
      tolerance: options.tolerance)
    var tracks = ""
    for channel in ItemChannel.geometry {
      if note.omits(item, channel) { continue }
      let base = options.isRelative ? item.track(channel)[0] : 0
      let scale = channel == .angle ? 180 / Double.pi : 1
      guard let curve = printer.print(item.channel(channel, base: base, scale: scale)) else {
        throw ExportRefusal(
          "keyframes at whole milliseconds cannot keep \"\(item.id)\" within"
            + " \(DecimalText.text(options.tolerance)) pt",
          hint: "use a larger --tolerance or a different format")
      }
      note.add(curve)
      tracks += track(curve, channel.rawValue)
    }
    if item.fades(options.tolerance) {
      tracks += track(try printer.print(item.opacity, of: item, &note), "alpha")
    } else if item.comesOrGoes {
      let curve = alpha(item, printer.clock)
      note.add(keys: curve.keys.count, error: 0)
      tracks += track(curve, "alpha")
    }
    return """

      /** The motion of "\(CommentText.code(item.id))"\
      \(options.isRelative ? ", relative to the first tick" : ""): center in dp, \
      clockwise rotation in degrees, size in dp. */
      object \(name)Motion {
      \(tracks)}

      """
  }

  /// 0 while hidden; changes within the millisecond before the item appears or disappears.
  private static func alpha(_ item: MotionItem, _ clock: ExportClock) -> PrintedCurve {
    var curve = PrintedCurve(keys: [])
    for appearance in item.appearances {
      let time = clock.time(of: appearance, digits: 0)
      if let last = curve.keys.last, last.time < time - 1 {
        curve.keys.append(PrintedCurve.Key(time: time - 1, value: last.value))
      }
      curve.keys.append(PrintedCurve.Key(time: time, value: appearance.isShown ? 1 : 0))
    }
    let end = DecimalText.rounded(Double(item.isShown.count - 1) * clock.unitsPerTick, 0)
    if let last = curve.keys.last, last.time < end {
      curve.keys.append(PrintedCurve.Key(time: end, value: last.value))
    }
    return curve
  }

  /// Writes the first and last value as constants, because an `Animatable` needs both.
  private static func track(_ curve: PrintedCurve, _ name: String) -> String {
    let (first, last) = (curve.keys[0], curve.keys[curve.keys.count - 1])
    let lines = curve.keys.enumerated().map { index, key in
      let line = "    \(number(key.value)) at \(DecimalText.text(key.time))"
      return index == curve.keys.count - 1 ? line : "\(line) using \(easing(key.easing))"
    }
    return "  const val \(name)From = \(number(first.value))\n"
      + "  const val \(name)To = \(number(last.value))\n"
      + "  val \(name) = keyframes<Float> {\n    durationMillis = \(DecimalText.text(last.time))\n"
      + lines.joined(separator: "\n") + "\n  }\n"
  }

  private static func number(_ value: Double) -> String { "\(DecimalText.text(value))f" }

  private static func easing(_ easing: PrintedCurve.Easing) -> String {
    switch easing {
    case .linear, .hermite: return "LinearEasing"
    case .bezier(let x1, let y1, let x2, let y2):
      let numbers = [x1, y1, x2, y2].map(number).joined(separator: ", ")
      return "CubicBezierEasing(\(numbers))"
    }
  }
}
