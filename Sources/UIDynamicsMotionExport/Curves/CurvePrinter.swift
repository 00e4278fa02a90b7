// SPDX-License-Identifier: MIT

internal import UIDynamicsKeyframing

struct ExportClock: Equatable {
  var unitsPerTick: Double
  /// The number of decimals; if it is `nil`, the tolerance determines it.
  var digits: Int?
  /// The time of the last key, if the form prescribes one.
  var end: Double?
}

/// Fits keys to a channel and rounds them; the tolerance includes the rounding error.
struct CurvePrinter {
  enum Style {
    case bezier, hermite
  }

  let clock: ExportClock
  let style: Style
  var tolerance: Double

  struct Channel {
    var track: [Double]
    /// The distance in pt that a point of the item moves if the value changes by one.
    var weight = 1.0
    /// Written values are (value − base) · scale.
    var base = 0.0
    var scale = 1.0
    /// The smallest value that players accept.
    var least = -Double.infinity
    var breaks: [Int] = []

    /// The largest difference from the first value.
    var excursion: Double { track.reduce(0) { max($0, ($1 - track[0]).magnitude) } }
  }

  /// Returns `nil` if no curve whose times are rounded meets the tolerance.
  func print(_ channel: Channel) -> PrintedCurve? {
    // Rounding can exceed the tolerance, so fit more tightly until it does not.
    for share in [1, 0.99, 0.95, 0.7] {
      let fitted = fit(channel, tolerance: share * tolerance / channel.weight)
      for extraDigits in 0...2 {
        let curve = rounded(fitted, channel, extraDigits)
        if curve.error <= tolerance { return curve }
      }
    }
    return nil
  }

  /// Prints a channel of an item and counts its keys.
  func print(
    _ channel: Channel, of item: MotionItem, _ note: inout ExportNote
  ) throws(ExportRefusal) -> PrintedCurve {
    guard let curve = print(channel) else { throw .tooFine(item.id, tolerance) }
    note.add(curve)
    return curve
  }

  private func fit(_ channel: Channel, tolerance: Double) -> KeyedCurve {
    let track: FitTrack
    if let digits = clock.digits, clock.unitsPerTick != 1 {
      track = FitTrack(
        channel.track,
        knotTimes: channel.track.indices.map {
          DecimalText.rounded(Double($0) * clock.unitsPerTick, digits) / clock.unitsPerTick
        })
    } else {
      track = FitTrack(channel.track)
    }
    return TrackFitter.fit(track, breaks: channel.breaks, tolerance: tolerance)
  }

  // MARK: Rounding

  private func rounded(
    _ fitted: KeyedCurve, _ channel: Channel, _ extraDigits: Int
  ) -> PrintedCurve {
    let weight = channel.weight / channel.scale.magnitude
    let valueDigits = min(9, DecimalText.digits(for: tolerance / (100 * weight)) + extraDigits)
    let timeDigits = clock.digits ?? min(9, timeDigits(channel) + extraDigits)
    var keys = fitted.keys.map { key in
      PrintedCurve.Key(
        time: DecimalText.rounded(key.time * clock.unitsPerTick, timeDigits),
        value: DecimalText.rounded(
          (max(key.value, channel.least) - channel.base) * channel.scale, valueDigits))
    }
    if let end = clock.end { keys[keys.count - 1].time = end }
    for index in 1..<max(keys.count, 1) {
      let (start, end) = (fitted.keys[index - 1], fitted.keys[index])
      keys[index - 1].easing = easing(
        from: start, to: end, keys[index - 1], keys[index], channel, weight, extraDigits)
    }
    var curve = PrintedCurve(keys: keys)
    curve.error = error(of: curve, channel)
    return curve
  }

  /// The number of decimals whose last unit is a time in which even the fastest tick moves little.
  private func timeDigits(_ channel: Channel) -> Int {
    let fastest = zip(channel.track, channel.track.dropFirst()).map { ($1 - $0).magnitude }.max()
    let perUnit = (fastest ?? 0) * channel.weight / clock.unitsPerTick
    return max(2, DecimalText.digits(for: perUnit > 0 ? tolerance / (20 * perUnit) : 1))
  }

  private func easing(
    from start: MotionKey, to end: MotionKey, _ first: PrintedCurve.Key, _ last: PrintedCurve.Key,
    _ channel: Channel, _ weight: Double, _ extraDigits: Int
  ) -> PrintedCurve.Easing {
    let change = last.value - first.value
    let length = end.time - start.time
    let chord = (end.value - start.value) / length
    let isStraight = start.slopeOut == chord && end.slopeIn == chord
    if change == 0 || isStraight { return .linear }
    switch style {
    case .bezier:
      let digits = min(
        9,
        max(2, DecimalText.digits(for: tolerance / (10 * weight * change.magnitude)) + extraDigits))
      let thirds = length / 3 * channel.scale
      let rise = start.slopeOut * thirds / change
      let fall = end.slopeIn * thirds / change
      return .bezier(
        x1: DecimalText.rounded(1 / 3, digits), y1: DecimalText.rounded(rise, digits),
        x2: DecimalText.rounded(2 / 3, digits), y2: DecimalText.rounded(1 - fall, digits))
    case .hermite:
      let scale = channel.scale / clock.unitsPerTick
      let digits = slopeDigits(weight, length) + extraDigits
      return .hermite(
        start: DecimalText.rounded(start.slopeOut * scale, digits),
        end: DecimalText.rounded(end.slopeIn * scale, digits))
    }
  }

  private func slopeDigits(_ weight: Double, _ length: Double) -> Int {
    min(7, DecimalText.digits(for: tolerance / (20 * weight * length * clock.unitsPerTick)))
  }

  // MARK: The error

  func error(of curve: PrintedCurve, _ channel: Channel) -> Double {
    let values = curve.values(channel.track.count, every: clock.unitsPerTick)
    var worst = 0.0
    for (value, wanted) in zip(values, channel.track) {
      worst = max(worst, (value / channel.scale + channel.base - wanted).magnitude)
    }
    return worst * channel.weight
  }
}

extension ExportRefusal {
  static func tooFine(_ id: String, _ tolerance: Double) -> ExportRefusal {
    ExportRefusal(
      "no keyframes keep \"\(id)\" within \(DecimalText.text(tolerance)) pt",
      hint: "use a larger --tolerance, an earlier --to, or --as ca")
  }
}
