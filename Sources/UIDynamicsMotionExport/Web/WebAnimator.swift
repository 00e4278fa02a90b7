// SPDX-License-Identifier: MIT

internal import UIDynamicsKeyframing

/// Splits an item's motion into animations that browsers can run on the compositor.
///
/// `translate`, `rotate` and `transform` are separate properties that play side by side. `transform` acts
/// inside the rotation, so it can separate x and y only without rotation. Otherwise x and y share keys
/// on a polyline.
struct WebAnimator {
  let motion: Motion
  let options: ExportOptions
  /// The duration in seconds, rounded as it is written.
  let duration: Double
  private let printer: CurvePrinter

  init(_ motion: Motion, _ options: ExportOptions) {
    (self.motion, self.options) = (motion, options)
    duration = DecimalText.rounded(motion.duration, 6)
    printer = CurvePrinter(
      clock: ExportClock(
        unitsPerTick: 1 / (motion.ticksPerSecond * duration), digits: nil, end: 1),
      style: .bezier, tolerance: options.tolerance)
  }

  /// The animations of an item relative to its first tick, except for the absolute angle.
  func motion(of item: MotionItem, _ note: inout ExportNote) throws(ExportRefusal) -> WebMotion {
    var writer = EffectWriter(item: item, printer: printer, note: note)
    // The center deviates by the corner's error plus half of the size's.
    let isResized = item.changesSize(options.tolerance)
    if isResized { writer.printer.tolerance *= 0.6 }
    let (left, top) = (item.offset(.x), item.offset(.y))
    let tolerance = options.tolerance
    let (movesX, movesY) = (left.moves(tolerance), top.moves(tolerance))
    switch (movesX, movesY) {
    case (true, true) where item.isTurned(tolerance): try polyline(left, top, &writer)
    case (true, true):
      try writer.add("x", "translate", left) { "\($0)px" }
      try writer.add("y", "transform", top) { "translateY(\($0)px)" }
    case (true, false): try writer.add("x", "translate", left) { "\($0)px" }
    case (false, true): try writer.add("y", "translate", top) { "0 \($0)px" }
    case (false, false): break
    }
    for (isMoving, track) in [(movesX, left), (movesY, top)] where !isMoving {
      writer.note.add(keys: 0, error: track.excursion)
    }
    if isResized {
      writer.note.add(keys: 0, error: writer.worst + 0.4 * options.tolerance)
      writer.printer.tolerance = 0.8 * options.tolerance
    }
    try addTurnAndSize(item, &writer)
    if item.comesOrGoes { writer.addAppearances() }
    note = writer.note
    return WebMotion(id: item.id, effects: writer.effects, end: end(item, left, top))
  }

  private func addTurnAndSize(
    _ item: MotionItem, _ writer: inout EffectWriter
  ) throws(ExportRefusal) {
    for channel in [ItemChannel.angle, .width, .height] {
      let isAngle = channel == .angle
      let isTurned = isAngle && item.isTurned(options.tolerance)
      if !isTurned, isAngle { writer.note.add(keys: 0, error: item.tilt) }
      if !isTurned, writer.note.omits(item, channel) { continue }
      try writer.add(
        channel.rawValue, isAngle ? "rotate" : channel.rawValue, item.channel(channel)
      ) { "\($0)\(isAngle ? "rad" : "px")" }
    }
    if writer.note.omits(item, .alpha) { return }
    try writer.add("alpha", "opacity", item.channel(.alpha)) { $0 }
  }

  func hasEffects(_ item: MotionItem) -> Bool {
    item.isAnimated(options.tolerance) || item.isTurned(options.tolerance)
  }

  /// The animations that scale a shape: x and y in two separate properties.
  func scale(of item: MotionItem, _ note: inout ExportNote) throws(ExportRefusal) -> WebMotion {
    var writer = EffectWriter(item: item, printer: printer, note: note)
    for (channel, property) in [(ItemChannel.width, "scale"), (.height, "transform")] {
      if writer.note.omits(item, channel) { continue }
      let size = item.track(channel)[0]
      let scale = item.channel(channel, scale: 1 / size)
      try writer.add(channel.rawValue, property, scale) {
        property == "scale" ? "\($0) 1" : "scaleY(\($0))"
      }
    }
    note = writer.note
    let end = writer.effects.map { ($0.property, $0.keys[$0.keys.count - 1].value) }
    return WebMotion(id: item.id, effects: writer.effects, end: end)
  }

  private func polyline(
    _ left: CurvePrinter.Channel, _ top: CurvePrinter.Channel, _ writer: inout EffectWriter
  ) throws(ExportRefusal) {
    let tolerance = writer.printer.tolerance
    let fit = PolylineFitter.fit(left.track, top.track, tolerance: 0.98 * tolerance)
    let last = left.track.count - 1
    var (across, down) = (PrintedCurve(keys: []), PrintedCurve(keys: []))
    for tick in fit.ticks {
      let time =
        tick == last ? 1 : DecimalText.rounded(Double(tick) * printer.clock.unitsPerTick, 6)
      across.keys.append(PrintedCurve.Key(time: time, value: rounded(left, tick)))
      down.keys.append(PrintedCurve.Key(time: time, value: rounded(top, tick)))
    }
    (across.error, down.error) = (printer.error(of: across, left), printer.error(of: down, top))
    let error = max(across.error, down.error)
    guard error <= tolerance else { throw .tooFine(writer.item.id, options.tolerance) }
    writer.note.add(keys: across.keys.count, error: error)
    writer.worst = max(writer.worst, error)
    let keys = zip(across.keys, down.keys).map { x, y in
      WebEffect.Key(
        offset: x.time, value: "\(DecimalText.text(x.value))px \(DecimalText.text(y.value))px",
        easing: nil)
    }
    writer.effects.append(WebEffect(suffix: "way", property: "translate", keys: keys))
  }

  private func rounded(_ channel: CurvePrinter.Channel, _ tick: Int) -> Double {
    DecimalText.rounded(
      channel.track[tick] - channel.base, DecimalText.digits(for: options.tolerance / 100))
  }

  private func end(
    _ item: MotionItem, _ left: CurvePrinter.Channel, _ top: CurvePrinter.Channel
  ) -> [(property: String, value: String)] {
    let last = item.x.count - 1
    let translation = [left, top].map { DecimalText.text(rounded($0, last)) }
    var pose = [("translate", "\(translation[0])px \(translation[1])px")]
    if item.isTurned(options.tolerance) {
      pose.append(("rotate", "\(DecimalText.text(digits(item.angle[last], item)))rad"))
    }
    for channel in [ItemChannel.width, .height] where item.moves(channel, options.tolerance) {
      let size = DecimalText.rounded(item.track(channel)[last], 3)
      pose.append((channel.rawValue, "\(DecimalText.text(size))px"))
    }
    if item.moves(.alpha, options.tolerance) {
      pose.append(("opacity", DecimalText.text(DecimalText.rounded(item.alpha[last], 3))))
    }
    if item.comesOrGoes { pose.append(("visibility", item.isShown[last].visibility)) }
    return pose
  }

  private func digits(_ angle: Double, _ item: MotionItem) -> Double {
    DecimalText.rounded(angle, DecimalText.digits(for: options.tolerance / (100 * item.reach)))
  }
}

private struct EffectWriter {
  let item: MotionItem
  var printer: CurvePrinter
  var note: ExportNote
  var effects: [WebEffect] = []
  var worst = 0.0

  mutating func add(
    _ suffix: String, _ property: String, _ channel: CurvePrinter.Channel,
    _ value: (String) -> String
  ) throws(ExportRefusal) {
    let curve = try printer.print(channel, of: item, &note)
    worst = max(worst, curve.error)
    let keys = curve.keys.map {
      WebEffect.Key(
        offset: $0.time, value: value(DecimalText.text($0.value)), easing: $0.easing.css)
    }
    effects.append(WebEffect(suffix: suffix, property: property, keys: keys))
  }

  /// Uses steps, because browsers treat a transition between visible and hidden as visible.
  mutating func addAppearances() {
    var keys = item.appearances.map { appearance in
      WebEffect.Key(
        offset: min(1, printer.clock.time(of: appearance, digits: 6)),
        value: appearance.isShown.visibility, easing: "step-end")
    }
    // Without a last key, browsers use the page's own value.
    let end = WebEffect.Key(offset: 1, value: keys[keys.count - 1].value, easing: nil)
    if keys[keys.count - 1].offset < 1 { keys.append(end) }
    note.add(keys: keys.count, error: 0)
    effects.append(WebEffect(suffix: "shown", property: "visibility", keys: keys))
  }
}

extension Bool {
  fileprivate var visibility: String { self ? "visible" : "hidden" }
}

extension MotionItem {
  /// The displacement of the left or top edge of the unrotated bounds, which `translate` animates.
  ///
  /// `rotate` rotates about the middle of the bounds.
  fileprivate func offset(_ channel: ItemChannel) -> CurvePrinter.Channel {
    let sizes = channel == .x ? width : height
    var offset = self.channel(channel)
    offset.track = zip(offset.track, sizes).map { $0 - ($1 - sizes[0]) / 2 }
    offset.base = offset.track[0]
    return offset
  }
}

extension CurvePrinter.Channel {
  fileprivate func moves(_ tolerance: Double) -> Bool { excursion > MotionItem.still * tolerance }
}
