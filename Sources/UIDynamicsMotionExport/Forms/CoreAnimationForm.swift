// SPDX-License-Identifier: MIT

/// Swift code for Core Animation: a function per item that returns a group of keyframe animations.
enum CoreAnimationForm {
  static func text(
    _ motion: Motion, _ options: ExportOptions
  ) throws(ExportRefusal) -> String {
    var (note, names, functions) = (ExportNote(motion, options), ExportNames(.type, options), "")
    for item in motion.chosen where item.isAnimated(options.tolerance) {
      functions += try function(item, motion, options, names.name(for: item.id), &note)
    }
    return "// \(CommentText.code(note.text))\n\nimport QuartzCore\n\(functions)"
  }

  private static let keyPaths: [(channel: ItemChannel, name: String, path: String)] = [
    (.x, "x", "position.x"), (.y, "y", "position.y"), (.angle, "rotation", "transform.rotation.z"),
    (.width, "width", "bounds.size.width"), (.height, "height", "bounds.size.height"),
    (.alpha, "opacity", "opacity"),
  ]

  private static func function(
    _ item: MotionItem, _ motion: Motion, _ options: ExportOptions, _ name: String,
    _ note: inout ExportNote
  ) throws(ExportRefusal) -> String {
    let duration = DecimalText.rounded(motion.duration, 6)
    let printer = CurvePrinter(
      clock: ExportClock(unitsPerTick: 1 / (motion.ticksPerSecond * duration), end: 1),
      style: .bezier, tolerance: options.tolerance)
    var (body, parts) = ("", [String]())
    for (channel, part, path) in keyPaths {
      if note.omits(item, channel) { continue }
      let base = options.isRelative ? item.track(channel)[0] : 0
      let curve = try printer.print(item.channel(channel, base: base), of: item, &note)
      parts.append(part)
      body += animation(curve, part, path, isAdditive: options.isRelative)
    }
    if item.comesOrGoes {
      parts.append("away")
      body += hiding(item.appearances, printer.clock)
      note.add(keys: item.appearances.count, error: 0)
    }
    return """

      /// The motion of "\(CommentText.code(item.id))", \
      \(options.isRelative ? "relative to the layer's position" : "in the superlayer's coordinates").
      func motionOf\(name)() -> CAAnimationGroup {
      \(body)  let group = CAAnimationGroup()
        group.animations = [\(parts.joined(separator: ", "))]
        group.duration = \(DecimalText.text(duration))
        group.fillMode = .both
        group.isRemovedOnCompletion = false
        return group
      }

      """
  }

  private static func animation(
    _ curve: PrintedCurve, _ name: String, _ path: String, isAdditive: Bool
  ) -> String {
    let values = curve.keys.map { DecimalText.text($0.value) }
    let times = curve.keys.map { DecimalText.text($0.time) }
    let curves = curve.keys.dropLast().map { timing($0.easing) }
    return "  let \(name) = CAKeyframeAnimation(keyPath: \"\(path)\")\n"
      + (isAdditive ? "  \(name).isAdditive = true\n" : "")
      + "  \(name).values = [\(lines(values))] as [NSNumber]\n"
      + "  \(name).keyTimes = [\(lines(times))] as [NSNumber]\n"
      + "  \(name).timingFunctions = [\n    \(curves.joined(separator: ",\n    ")),\n  ]\n"
  }

  /// Discrete values last until the next time, so there is one more time than values.
  private static func hiding(_ appearances: [Appearance], _ clock: ExportClock) -> String {
    let values = appearances.map { "\(!$0.isShown)" }
    let last = 1 - DecimalText.unit(6)
    let times = appearances.map { DecimalText.text(min(last, clock.time(of: $0, digits: 6))) }
    return "  let away = CAKeyframeAnimation(keyPath: \"hidden\")\n"
      + "  away.calculationMode = .discrete\n"
      + "  away.values = [\(lines(values))] as [NSNumber]\n"
      + "  away.keyTimes = [\(lines(times + ["1"]))] as [NSNumber]\n"
  }

  private static func timing(_ easing: PrintedCurve.Easing) -> String {
    switch easing {
    case .linear, .hermite: return "CAMediaTimingFunction(name: .linear)"
    case .bezier(let x1, let y1, let x2, let y2):
      let numbers = [x1, y1, x2, y2].map { DecimalText.text($0) }.joined(separator: ", ")
      return "CAMediaTimingFunction(controlPoints: \(numbers))"
    }
  }

  static func lines(_ texts: [String]) -> String {
    var (lines, line) = ([String](), "")
    for text in texts {
      if !line.isEmpty, line.utf8.count + text.utf8.count > 90 {
        lines.append(line)
        line = ""
      }
      line += line.isEmpty ? text : ", \(text)"
    }
    lines.append(line)
    return lines.count == 1 ? line : "\n    " + lines.joined(separator: ",\n    ") + ",\n  "
  }
}
