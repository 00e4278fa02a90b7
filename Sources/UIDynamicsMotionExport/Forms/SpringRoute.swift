// SPDX-License-Identifier: MIT

internal import UIDynamicsKeyframing

/// The springs that move an item to its end: one for a straight path, otherwise one per channel.
struct SpringRoute {
  /// The largest deviation as a fraction of the distance; beyond it, a spring would be a different motion.
  static let largestError = 0.05

  private(set) var legs: [SpringLeg] = []
  private(set) var remarks: [String] = []
  private let item: MotionItem
  private let options: ExportOptions
  private let step: Double
  private let isHeld: Bool

  init(
    _ item: MotionItem, _ motion: Motion, _ options: ExportOptions
  ) throws(ExportRefusal) {
    (self.item, self.options, step) = (item, options, 1 / motion.ticksPerSecond)
    isHeld = motion.beginsHeld
    let tolerance = options.tolerance
    if item.comesOrGoes { throw .comesOrGoes(item.id, "a spring cannot hide items") }
    try item.checkRest(motion, tolerance, "a spring needs an item at rest at the end")
    let moving = ItemChannel.geometry.filter { item.moves($0, tolerance) }
    let hasPosition = try addPosition(moving)
    for channel in moving where !hasPosition || (channel != .x && channel != .y) {
      try add(channel)
    }
    if legs.isEmpty, let channel = moving.first {
      throw short(SpringPath(item, channel), [channel])
    }
  }

  /// Adds one spring for x and y if they move along a line.
  private mutating func addPosition(_ moving: [ItemChannel]) throws(ExportRefusal) -> Bool {
    guard moving.contains(.x), moving.contains(.y) else { return false }
    let path = SpringPath(positionOf: item)
    if path.length <= options.shortestDistance { throw short(path, [.x, .y]) }
    let thrown = SpringPath(positionOf: item, from: ticksBeforeThrow(path))
    guard let leg = SpringLeg.nearest(thrown, step: step), leg.isNear else { return false }
    try append(leg)
    return true
  }

  private mutating func add(_ channel: ItemChannel) throws(ExportRefusal) {
    let path = SpringPath(item, channel)
    guard path.length > options.shortestDistance else {
      guard let remark = remark(channel, path) else { throw short(path, [channel]) }
      return remarks.append(remark)
    }
    let thrown = SpringPath(item, channel, from: ticksBeforeThrow(path))
    guard let leg = SpringLeg.nearest(thrown, step: step) else {
      throw .otherForm(
        "the \(path.noun) of \"\(item.id)\" jumps to its end within two ticks, too fast for a spring"
      )
    }
    guard leg.isNear else {
      throw .otherForm(
        "no single spring fits the \(path.noun) of \"\(item.id)\": the nearest is off by"
          + " \(SpringForm.percent(leg.share)) of the distance, more than \(SpringForm.percent(Self.largestError))"
      )
    }
    try append(leg)
  }

  private mutating func append(_ leg: SpringLeg) throws(ExportRefusal) {
    // A strongly damped spring, too, is fastest at the start.
    if leg.spring.velocity == 0, isHeld || leg.spring.damping < 3,
      SpringFit.isMoving(leg.path.rest, isHeld: isHeld, step: step)
    {
      throw .otherForm(
        "the \(leg.path.noun) of \"\(item.id)\" already moves at the first tick, unlike a spring")
    }
    legs.append(leg)
  }

  private func ticksBeforeThrow(_ path: SpringPath) -> Int {
    SpringFit.ticksBeforeThrow(path.rest, step: step)
  }

  /// A sentence for an omitted channel: any small rotation, or a small offset of x or y.
  private func remark(_ channel: ItemChannel, _ path: SpringPath) -> String? {
    let most = item.excursion(channel)
    let back = 2 * path.length < most ? " and back" : ""
    switch channel {
    case .angle: return "It rotates by up to \(DecimalText.bound(most / item.reach)) rad\(back)"
    case .x, .y:
      let longest = item.farthest([.x, .y])
      guard most <= Self.largestError * longest else { return nil }
      return "Its \(channel) changes by up to \(DecimalText.bound(most)) pt\(back)"
    case .width, .height, .alpha: return nil
    }
  }

  private func short(_ path: SpringPath, _ channels: [ItemChannel]) -> ExportRefusal {
    .shortDistance(
      "the \(path.noun) of \"\(item.id)\"", path.length,
      farthest: item.farthest(channels), options.tolerance, "a spring needs a net change")
  }
}

struct SpringLeg {
  let path: SpringPath
  let spring: DampedSpring
  /// The largest deviation at a tick, as a fraction of the distance.
  let share: Double

  var isNear: Bool { share <= SpringRoute.largestError }

  /// The nearest spring with rounded parameters; `nil` if the item jumps.
  static func nearest(_ path: SpringPath, step: Double) -> SpringLeg? {
    guard let spring = SpringFit.fit(path.rest, step: step) else { return nil }
    var nearest: SpringLeg?
    for written in spring.written {
      let leg = SpringLeg(path, written, step: step)
      if leg.share < nearest?.share ?? .infinity { nearest = leg }
    }
    return nearest
  }

  private init(_ path: SpringPath, _ spring: DampedSpring, step: Double) {
    (self.path, self.spring, share) = (path, spring, path.error(of: spring, step: step))
  }
}

/// The distance that a spring covers: between two positions, or between two values of a channel.
struct SpringPath {
  let noun: String
  let ends: String
  let unit: String
  /// The change of each value, in `unit`: x and y, or one number.
  let steps: [Double]
  /// The distance in pt.
  let length: Double
  /// The remaining distance at each tick, as a fraction: along the line, and perpendicular to it.
  let rest: [Double]
  let beside: [Double]

  /// `first` is the tick of the motion at which the spring begins.
  init(positionOf item: MotionItem, from first: Int = 0) {
    let (xs, ys) = (item.x.dropFirst(first), item.y.dropFirst(first))
    let (x, y) = (item.x[item.x.count - 1], item.y[item.y.count - 1])
    let (dx, dy) = (item.x[first] - x, item.y[first] - y)
    let square = dx * dx + dy * dy
    (noun, unit, length, steps) = ("position", "pt", square.squareRoot(), [-dx, -dy])
    rest = zip(xs, ys).map { (($0 - x) * dx + ($1 - y) * dy) / square }
    beside = zip(xs, ys).map { (($0 - x) * dy - ($1 - y) * dx) / square }
    let numbers = [item.x[first], item.y[first], x, y].map(Self.number)
    ends = "from (\(numbers[0]), \(numbers[1])) to (\(numbers[2]), \(numbers[3]))"
  }

  init(_ item: MotionItem, _ channel: ItemChannel, from first: Int = 0) {
    let track = item.track(channel).dropFirst(first)
    let (start, end) = (track[first], track[track.count + first - 1])
    (noun, unit, steps) = (channel.rawValue, channel == .angle ? "rad" : "pt", [end - start])
    length = (start - end).magnitude * item.weight(channel)
    rest = track.map { ($0 - end) / (start - end) }
    beside = track.map { _ in 0 }
    ends =
      "from \(Self.number(start)) to \(Self.number(end))" + (channel == .angle ? " rad" : "")
  }

  /// Converts a velocity in distances per second to value units per second.
  func speeds(_ velocity: Double) -> String {
    let digits = unit == "rad" ? 3 : 1
    let speeds = steps.map { DecimalText.text(DecimalText.rounded($0 * velocity, digits)) }
    return speeds.count == 1 ? speeds[0] : "(\(speeds.joined(separator: ", ")))"
  }

  private static func number(_ value: Double) -> String {
    DecimalText.text(DecimalText.rounded(value, 3))
  }

  /// The largest deviation at a tick, as a fraction of the distance.
  func error(of spring: DampedSpring, step: Double) -> Double {
    var worst = 0.0
    for (tick, sample) in zip(rest.indices, spring.samples(every: step)) {
      let (along, off) = (sample - rest[tick], beside[tick])
      worst = max(worst, along * along + off * off)
    }
    return worst.squareRoot()
  }
}
