// SPDX-License-Identifier: MIT

internal import UIDynamicsKeyframing

/// A CSS easing function with its duration, as custom properties.
///
/// It describes only progress: one straight distance or one rotation whose end differs from its start.
enum LinearForm {
  static func text(
    _ motion: Motion, _ options: ExportOptions
  ) throws(ExportRefusal) -> String {
    var (note, names) = (ExportNote(motion, options), ExportNames(.css, options))
    var (properties, uses) = ("", "")
    for item in motion.chosen where item.isAnimated(options.tolerance) {
      let progress = try Progress(item, motion, options)
      let name = names.name(for: item.id)
      let stops = try progress.stops(&note, options.tolerance)
      note.addStill(item, ItemChannel.geometry.filter { !item.moves($0, options.tolerance) })
      properties += "  --\(name)-easing: linear(\(stops));\n"
      let seconds = DecimalText.text(DecimalText.rounded(motion.duration, 6))
      properties += "  --\(name)-duration: \(seconds)s;\n"
      uses +=
        "   .\(name) { \(progress.start)transition: \(progress.property) var(--\(name)-duration)"
        + " var(--\(name)-easing); }  .\(name).moved { \(progress.end); }\n"
    }
    let about = CommentText.code(note.text)
    if let stillness = motion.stillness(options) { throw stillness }
    return "/* \(about)\n\(uses)*/\n:root {\n\(properties)}\n"
  }

  private struct Progress {
    let id: String
    /// From 0 to 1, or beyond if the item overshoots.
    var shares: [Double]
    /// The distance in pt.
    var length: Double
    /// The largest deviation from the straight line, in pt.
    var drift: Double
    /// The CSS declaration of the initial rotation; empty if the item is upright.
    var start = ""
    /// The property that a page sets to start the animation.
    var property: String
    var end: String

    init(
      _ item: MotionItem, _ motion: Motion, _ options: ExportOptions
    ) throws(ExportRefusal) {
      id = item.id
      if item.comesOrGoes {
        throw .comesOrGoes(id, "linear() describes only progress along a straight line")
      }
      let (moves, turns) = (
        item.moves(.x, options.tolerance) || item.moves(.y, options.tolerance),
        item.moves(.angle, options.tolerance)
      )
      if moves && turns {
        throw .otherForm("\"\(id)\" moves and rotates, and linear() animates only one of them")
      }
      if item.moves(.width, options.tolerance) || item.moves(.height, options.tolerance) {
        throw .otherForm("the size of \"\(id)\" changes, which linear() cannot animate")
      }
      try item.checkRest(motion, options.tolerance, "linear() needs an item at rest at the end")
      let last = item.x.count - 1
      let path = turns ? SpringPath(item, .angle) : SpringPath(positionOf: item)
      (length, shares) = (path.length, path.rest.map { 1 - $0 })
      drift = path.length * path.beside.reduce(0) { max($0, $1.magnitude) }
      if turns {
        (property, end) = ("rotate", "rotate: \(Self.rotation(item.angle[last]))")
      } else {
        let translation = path.steps.map { DecimalText.text(DecimalText.rounded($0, 3)) }
        (property, end) = ("translate", "translate: \(translation[0])px \(translation[1])px")
      }
      if item.angle[0] != 0, item.isTurned(options.tolerance) {
        start = "rotate: \(Self.rotation(item.angle[0])); "
      }
      guard length > options.shortestDistance else {
        throw .shortDistance(
          "\"\(id)\"", length, farthest: item.farthest(ItemChannel.geometry), options.tolerance,
          "linear() needs a net movement")
      }
      guard drift < 0.9 * options.tolerance else {
        throw .otherForm(
          "\"\(id)\" deviates from a straight line by \(DecimalText.bound(drift)) pt, and linear() only"
            + " describes progress along it")
      }
    }

    private static func rotation(_ angle: Double) -> String {
      "\(DecimalText.text(DecimalText.rounded(angle, 4)))rad"
    }

    func stops(_ note: inout ExportNote, _ tolerance: Double) throws(ExportRefusal) -> String {
      let bound = 0.98 * (tolerance - drift) / length
      let zeros = [Double](repeating: 0, count: shares.count)
      let ticks = PolylineFitter.fit(shares, zeros, tolerance: bound).ticks
      let digits = DecimalText.digits(for: tolerance / (100 * length))
      let last = Double(shares.count - 1)
      let clock = ExportClock(unitsPerTick: 1 / last, digits: 6, end: 1)
      let curve = PrintedCurve(
        keys: ticks.map { tick in
          PrintedCurve.Key(
            time: DecimalText.rounded(Double(tick) / last, 6),
            value: DecimalText.rounded(shares[tick], digits))
        })
      let printer = CurvePrinter(clock: clock, style: .bezier, tolerance: tolerance)
      let error = printer.error(of: curve, CurvePrinter.Channel(track: shares, weight: length))
      guard error + drift <= tolerance else { throw .tooFine(id, tolerance) }
      note.add(keys: curve.keys.count, error: error + drift)
      let stops = curve.keys.enumerated().map { index, key in
        let value = DecimalText.text(key.value)
        if index == 0 || index == curve.keys.count - 1 { return value }
        return "\(value) \(DecimalText.text(DecimalText.rounded(100 * key.time, 4)))%"
      }
      return stops.joined(separator: ", ")
    }
  }
}

extension ExportRefusal {
  /// For forms that describe progress; all distances in pt.
  static func shortDistance(
    _ subject: String, _ length: Double, farthest: Double, _ tolerance: Double, _ why: String
  ) -> ExportRefusal {
    if 2 * length < farthest { return .otherForm("\(subject) ends where it started, and \(why)") }
    let distance = DecimalText.text(DecimalText.rounded(length, 3))
    return ExportRefusal(
      "\(subject) moves only \(distance) pt, too little for a tolerance of"
        + " \(DecimalText.text(tolerance)) pt, and \(why)",
      hint: "use a smaller --tolerance, or --items to choose other items")
  }
}

extension Motion {
  /// Returns a refusal if nothing moves; applies to every form.
  func stillness(_ options: ExportOptions) -> ExportRefusal? {
    if chosen.contains(where: { $0.isAnimated(options.tolerance) }) { return nil }
    let distance = chosen.map { $0.farthest(ItemChannel.geometry) }.max() ?? 0
    let start = DecimalText.text(DecimalText.rounded(Double(firstTick) / ticksPerSecond, 3))
    return ExportRefusal(
      "no item moves farther than the tolerance, \(DecimalText.text(options.tolerance)) pt"
        + (firstTick > 0 ? ", after \(start) s" : ""),
      hint: firstTick > 0 && distance < MotionItem.invisible
        ? "start earlier, for example with --from 0, or choose an item that moves"
        : distance > 0
          ? "use a smaller --tolerance: the largest movement is \(DecimalText.bound(distance)) pt"
          : "nothing moves; an attachment without \"length\" keeps its initial distance")
  }
}

extension MotionItem {
  /// Throws if the item is still moving at the end.
  func checkRest(
    _ motion: Motion, _ tolerance: Double, _ why: String
  ) throws(ExportRefusal) {
    let last = x.count - 1
    let steps = ItemChannel.geometry.map { channel in
      (track(channel)[last] - track(channel)[last - 1]).magnitude * weight(channel)
    }
    guard steps.contains(where: { $0 > 0.5 * tolerance }) else { return }
    throw .otherForm(
      "\"\(id)\" is still moving at the last tick (\(motion.reason)), and \(why)")
  }
}
