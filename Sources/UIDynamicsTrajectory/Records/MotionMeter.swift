// SPDX-License-Identifier: MIT

/// Measures the motion of items from their rows.
package struct MotionMeter: Sendable {
  /// The engine's thresholds for rest, in pt/s and rad/s.
  package static let restingSpeed = 1.0
  package static let restingRotation = 2 / 180 * Double.pi
  /// If the start is closer to the end than this, in pt, it does not define a direction.
  static let leastDistance: Float = 0.5
  /// Limits memory use; with more moves, `within5PercentTime` is unknown.
  private static let mostMoves = 250_000

  private var courses: [Course]
  private var lastTime = 0.0
  private var moveCount: Int? = 0
  /// The time at which the current pause began, in s; `nil` while the animator runs.
  package private(set) var pausedSince: Double?

  package init(itemCount: Int) { courses = Array(repeating: Course(), count: itemCount) }

  package mutating func observe(_ frame: Frame, isRunning: Bool) {
    pausedSince = isRunning ? nil : pausedSince ?? frame.time
    let step = frame.time - lastTime
    lastTime = frame.time
    for item in courses.indices {
      courses[item].observe(frame.states[item], at: frame.time, after: step)
      guard let moveCount, courses[item].noteMove(frame.states[item], at: frame.time) else {
        continue
      }
      self.moveCount = moveCount < Self.mostMoves ? moveCount + 1 : nil
      if self.moveCount == nil { for other in courses.indices { courses[other].moves = [] } }
    }
  }

  /// The time of the last motion, in seconds.
  package var lastMotion: Double { courses.reduce(0) { max($0, $1.lastMotion) } }

  /// The time at which the last motion ends, in s, if the animator is paused and all items are at rest.
  package func restTime(isStasis: Bool) -> Double? {
    pausedSince != nil && courses.allSatisfy { !$0.isShown || isStasis || $0.isAtRest }
      ? lastMotion : nil
  }

  package func measures(isStasis: Bool) -> [ItemMeasures] {
    courses.map { $0.measures(isStasis: isStasis) }
  }
}

private struct Course {
  struct Span {
    var (first, least, most) = (Float.zero, Float.zero, Float.zero)

    init(_ value: Float) { (first, least, most) = (value, value, value) }

    mutating func include(_ value: Float) {
      least = min(least, value)
      most = max(most, value)
    }

    /// `nil` if a coordinate is NaN.
    var range: ClosedRange<Float>? { least <= most ? least...most : nil }

    func overshoot(endingAt end: Float) -> Float {
      if (end - first).magnitude < MotionMeter.leastDistance { return max(most - end, end - least) }
      return end > first ? most - end : end - least
    }
  }

  struct Move {
    var time: Double
    var x: Float
    var y: Float

    func squaredDistance(to end: ItemState) -> Double {
      let (dx, dy) = (Double(x) - Double(end.x), Double(y) - Double(end.y))
      return dx * dx + dy * dy
    }
  }

  private var last: ItemState?
  private(set) var isShown = false
  private var spans: (x: Span, y: Span)?
  private var peakSpeed: Float = 0
  private(set) var lastMotion = 0.0
  private var isMoving = false
  private var settleTime: Double?
  var moves: [Move] = []

  var isAtRest: Bool { !isMoving && last?.isAwake != true }

  mutating func observe(_ state: ItemState, at time: Double, after step: Double) {
    settleTime =
      !state.isAwake && state.body != nil && state.isShown ? settleTime ?? time : nil
    isMoving = isShown && state.isShown && last.map { $0.moves(to: state, in: step) } ?? false
    if isMoving { lastMotion = time }
    isShown = state.isShown
    guard isShown else { return }
    last = state
    peakSpeed = max(peakSpeed, state.speed)
    if spans == nil { spans = (x: Span(state.x), y: Span(state.y)) }
    spans?.x.include(state.x)
    spans?.y.include(state.y)
  }

  /// Stores the center; returns `true` if it changed.
  mutating func noteMove(_ state: ItemState, at time: Double) -> Bool {
    guard state.isShown else { return false }
    if let last = moves.last, last.x == state.x, last.y == state.y { return false }
    moves.append(Move(time: time, x: state.x, y: state.y))
    return true
  }

  func measures(isStasis: Bool) -> ItemMeasures {
    var measures = ItemMeasures(settleTime: settleTime)
    guard let spans, let last else { return measures }
    measures.peakSpeed = peakSpeed
    (measures.xRange, measures.yRange) = (spans.x.range, spans.y.range)
    guard isShown, isStasis || isAtRest else { return measures }
    measures.restTime = lastMotion
    measures.within5PercentTime = within5PercentTime(last)
    measures.overshootX = spans.x.overshoot(endingAt: last.x)
    measures.overshootY = spans.y.overshoot(endingAt: last.y)
    return measures
  }

  /// Returns the time after the last move that is farther from the end than 5% of the largest distance.
  private func within5PercentTime(_ end: ItemState) -> Double? {
    if moves.isEmpty { return nil }
    let farthest = moves.reduce(0) { max($0, $1.squaredDistance(to: end)) }
    let index = moves.lastIndex { $0.squaredDistance(to: end) > 0.05 * 0.05 * farthest }
    return index.map { moves[min($0 + 1, moves.count - 1)].time } ?? 0
  }
}

extension ItemState {
  fileprivate func moves(to next: ItemState, in step: Double) -> Bool {
    let (dx, dy) = (Double(next.x) - Double(x), Double(next.y) - Double(y))
    let least = MotionMeter.restingSpeed * step
    return dx * dx + dy * dy > least * least
      || Double(next.width - width).magnitude > least
      || Double(next.height - height).magnitude > least
      || Double(next.angle - angle).magnitude > MotionMeter.restingRotation * step
  }
}
