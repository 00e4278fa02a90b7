// SPDX-License-Identifier: MIT

/// Swift code for SwiftUI's `KeyframeAnimator`: a type per item, a track per value.
enum SwiftUIForm {
  static func text(
    _ motion: Motion, _ options: ExportOptions
  ) throws(ExportRefusal) -> String {
    var (note, names, types) = (ExportNote(motion, options), ExportNames(.type, options), "")
    for item in motion.chosen where item.isAnimated(options.tolerance) {
      types += try type(item, motion, options, names.name(for: item.id), &note)
    }
    return "// \(CommentText.code(note.text))\n\nimport SwiftUI\n\(types)"
  }

  private static func type(
    _ item: MotionItem, _ motion: Motion, _ options: ExportOptions, _ name: String,
    _ note: inout ExportNote
  ) throws(ExportRefusal) -> String {
    let printer = CurvePrinter(
      clock: ExportClock(unitsPerTick: 1 / motion.ticksPerSecond), style: .hermite,
      tolerance: options.tolerance)
    var (values, tracks) = ("", "")
    for channel in ItemChannel.geometry {
      let isSize = channel == .width || channel == .height
      let base = options.isRelative && !isSize ? item.track(channel)[0] : 0
      if note.omits(item, channel) {
        let value = item.track(channel)[0] - base
        // A constant size and an upright view do not need a variable.
        if isSize || channel == .angle && value == 0 { continue }
        values += "  var \(channel) = \(number(value))\n"
        continue
      }
      let curve = try printer.print(item.channel(channel, base: base), of: item, &note)
      values += "  var \(channel) = \(number(curve.keys[0].value))\n"
      tracks += track(curve, channel.rawValue)
    }
    if item.fades(options.tolerance) {
      let curve = try printer.print(item.opacity, of: item, &note)
      values += "  var opacity = \(number(curve.keys[0].value))\n"
      tracks += track(curve, "opacity")
    } else if item.comesOrGoes {
      values +=
        "  /// 0 while the view is not in the hierarchy.\n  var opacity = \(opacity(item.appearances[0]))\n"
      tracks += opacityTrack(item, printer.clock)
      note.add(keys: item.appearances.count, error: 0)
    }
    return """

      /// The motion of "\(CommentText.code(item.id))"\
      \(options.isRelative ? ", positions and angles relative to the first tick" : ""): center in pt, \
      clockwise rotation in rad, size in pt.
      struct \(name)Motion {
      \(values)
        @KeyframesBuilder<\(name)Motion>
        static var keyframes: some Keyframes<\(name)Motion> {
      \(tracks)  }
      }

      """
  }

  private static func track(_ curve: PrintedCurve, _ name: String) -> String {
    var lines = "    KeyframeTrack(\\.\(name)) {\n"
    for (key, next) in zip(curve.keys, curve.keys.dropFirst()) {
      let value = number(next.value)
      // The times are rounded, so that the durations add up to them.
      let duration = number(DecimalText.rounded(next.time - key.time, 9))
      switch key.easing {
      case .linear, .bezier: lines += "      LinearKeyframe(\(value), duration: \(duration))\n"
      case .hermite(let start, let end):
        lines +=
          "      CubicKeyframe(\(value), duration: \(duration),"
          + " startVelocity: \(number(start)), endVelocity: \(number(end)))\n"
      }
    }
    return lines + "    }\n"
  }

  private static func opacity(_ appearance: Appearance) -> String {
    appearance.isShown ? "1.0" : "0.0"
  }

  private static func opacityTrack(_ item: MotionItem, _ clock: ExportClock) -> String {
    var (lines, time) = ("    KeyframeTrack(\\.opacity) {\n", 0.0)
    let changes = item.appearances
    let end = DecimalText.rounded(Double(item.isShown.count - 1) * clock.unitsPerTick, 6)
    for (appearance, next) in zip(changes, changes.dropFirst().map(Optional.some) + [nil]) {
      let until = next.map { clock.time(of: $0, digits: 6) } ?? end
      let duration = number(DecimalText.rounded(until - time, 9))
      lines += "      LinearKeyframe(\(opacity(appearance)), duration: \(duration))\n"
      if let next { lines += "      MoveKeyframe(\(opacity(next)))\n" }
      time = until
    }
    return lines + "    }\n"
  }

  /// Adds ".0" to whole numbers, which Swift would infer as Int.
  private static func number(_ value: Double) -> String {
    let text = DecimalText.text(DecimalText.rounded(value, 9))
    return text.contains(".") || text.contains("e") ? text : text + ".0"
  }
}
