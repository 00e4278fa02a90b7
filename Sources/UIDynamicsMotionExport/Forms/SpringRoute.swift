// SPDX-License-Identifier: MIT

internal import UIDynamicsKeyframing

/// The springs that bring an item to its end: one for the place where it goes straight, else one for each
/// of its numbers.
struct SpringRoute {
  /// A spring that is off by more than this share of the way is another motion.
  static let largestError = 0.05

  private(set) var legs: [SpringLeg] = []
  /// What is small enough to be left out, or comes back to where it was; sentences.
  private(set) var remarks: [String] = []
  private let item: MotionItem
  private let options: ExportOptions
  private let step: Double

  init(
    _ item: MotionItem, _ motion: Motion, _ options: ExportOptions
  ) throws(ExportRefusal) {
    (self.item, self.options, step) = (item, options, 1 / motion.ticksPerSecond)
    let tolerance = options.tolerance
    if item.comesOrGoes { throw .comesOrGoes(item.id, "a spring has a way and nothing else") }
    try item.checkRest(motion, tolerance, "a spring comes to rest")
    let moving = ItemChannel.geometry.filter { item.moves($0, tolerance) }
    let isPlaced = try addPlace(moving)
    for channel in moving where !isPlaced || (channel != .x && channel != .y) { try add(channel) }
    if legs.isEmpty, let channel = moving.first { throw short(SpringWay(item, channel), [channel]) }
  }

  /// One spring for x and y, where they go together.
  private mutating func addPlace(_ moving: [ItemChannel]) throws(ExportRefusal) -> Bool {
    guard moving.contains(.x), moving.contains(.y) else { return false }
    let way = SpringWay(placeOf: item)
    if way.length <= options.shortestWay { throw short(way, [.x, .y]) }
    let thrown = SpringWay(placeOf: item, from: ticksBeforeThrow(way))
    guard let leg = SpringLeg.nearest(thrown, step: step), leg.isNear else { return false }
    legs.append(leg)
    return true
  }

  private mutating func add(_ channel: ItemChannel) throws(ExportRefusal) {
    let way = SpringWay(item, channel)
    guard way.length > options.shortestWay else {
      guard let remark = remark(channel, way) else { throw short(way, [channel]) }
      return remarks.append(remark)
    }
    let thrown = SpringWay(item, channel, from: ticksBeforeThrow(way))
    guard let leg = SpringLeg.nearest(thrown, step: step) else {
      throw .otherForm(
        "the \(way.noun) of \"\(item.id)\" jumps to its end within two ticks, and a spring takes its time"
      )
    }
    guard leg.isNear else {
      throw .otherForm(
        "the nearest spring is \(SpringForm.percent(leg.share)) of the way off for the \(way.noun) of"
          + " \"\(item.id)\", more than \(SpringForm.percent(Self.largestError))")
    }
    legs.append(leg)
  }

  private func ticksBeforeThrow(_ way: SpringWay) -> Int {
    SpringFit.ticksBeforeThrow(way.rest, step: step)
  }

  /// A small turn, or one and back, goes with any way; a step aside, if it is small against the way.
  private func remark(_ channel: ItemChannel, _ way: SpringWay) -> String? {
    let most = item.excursion(channel)
    let back = 2 * way.length < most ? " and back" : ""
    switch channel {
    case .angle: return "It turns by up to \(DecimalText.bound(most / item.reach)) rad\(back)"
    case .x, .y:
      let longest = item.farthest([.x, .y])
      guard most <= Self.largestError * longest else { return nil }
      return "Its \(channel) goes up to \(DecimalText.bound(most)) pt off\(back)"
    case .width, .height, .alpha: return nil
    }
  }

  private func short(_ way: SpringWay, _ channels: [ItemChannel]) -> ExportRefusal {
    .shortWay(
      "the \(way.noun) of \"\(item.id)\"", way.length,
      farthest: item.farthest(channels), options.tolerance, "a spring has a way to go")
  }
}

/// A way with its spring.
struct SpringLeg {
  let way: SpringWay
  let spring: DampedSpring
  /// How far it is off at the worst tick, as a share of the way.
  let share: Double

  var isNear: Bool { share <= SpringRoute.largestError }

  /// The nearest of those that can be written; nil where the way is a jump.
  static func nearest(_ way: SpringWay, step: Double) -> SpringLeg? {
    guard let spring = SpringFit.fit(way.rest, step: step) else { return nil }
    var nearest: SpringLeg?
    for written in spring.written {
      let leg = SpringLeg(way, written, step: step)
      if leg.share < nearest?.share ?? .infinity { nearest = leg }
    }
    return nearest
  }

  private init(_ way: SpringWay, _ spring: DampedSpring, step: Double) {
    (self.way, self.spring, share) = (way, spring, way.error(of: spring, step: step))
  }
}

/// A distance that a spring can cover: between two places of an item, or between two values of a channel.
struct SpringWay {
  let noun: String
  let ends: String
  /// The unit of its ends.
  let unit: String
  /// From the start to the end, in that unit: x and y, or one number.
  private let steps: [Double]
  /// In pt.
  let length: Double
  /// What is left of the way at each tick, as a share of it, along it and beside it.
  let rest: [Double]
  private let beside: [Double]

  /// - Parameter first: The tick of the motion with which the spring begins.
  init(placeOf item: MotionItem, from first: Int = 0) {
    let (xs, ys) = (item.x.dropFirst(first), item.y.dropFirst(first))
    let (x, y) = (item.x[item.x.count - 1], item.y[item.y.count - 1])
    let (dx, dy) = (item.x[first] - x, item.y[first] - y)
    let square = dx * dx + dy * dy
    (noun, unit, length, steps) = ("place", "pt", square.squareRoot(), [-dx, -dy])
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

  /// The velocity of each number, for a velocity in distances per second.
  func speeds(_ velocity: Double) -> String {
    let digits = unit == "rad" ? 3 : 1
    let speeds = steps.map { DecimalText.text(DecimalText.rounded($0 * velocity, digits)) }
    return speeds.count == 1 ? speeds[0] : "(\(speeds.joined(separator: ", ")))"
  }

  private static func number(_ value: Double) -> String {
    DecimalText.text(DecimalText.rounded(value, 3))
  }

  /// The largest distance at a tick, as a share of the way.
  func error(of spring: DampedSpring, step: Double) -> Double {
    var worst = 0.0
    for (tick, sample) in zip(rest.indices, spring.samples(every: step)) {
      let (along, off) = (sample - rest[tick], beside[tick])
      worst = max(worst, along * along + off * off)
    }
    return worst.squareRoot()
  }
}
