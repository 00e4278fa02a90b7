// SPDX-License-Identifier: MIT

internal import Foundation
internal import TestSupport
internal import UIDynamicsSceneFormat

/// Generates touches: some perform the gesture, and others are arbitrary.
extension SceneGenerator {
  mutating func gesture(_ id: String) -> JSONTree? {
    let others = GestureType.allCases.filter { $0 != .scroll }
    let type = contents.scrolls && random.bool() ? .scroll : random.element(of: others)
    var given: [String: JSONTree] = ["id": .text(id), "type": .text(type.rawValue)]
    if random.chance(0.7) { given.merge(recognized(type)) { $1 } }
    guard case .object(var members)? = object(SceneSchema.gesture, given) else { return nil }
    for index in members.indices where given[members[index].key] == nil {
      switch members[index].key {
      case "touches": members[index].value = .array(Self.inOrderOfTime([members[index].value]))
      case "strokes": members[index].value = strokes(members[index].value)
      default: break
      }
    }
    return .object(members)
  }

  /// Splits the touches of all strokes into one or more strokes.
  private mutating func strokes(_ strokes: JSONTree) -> JSONTree {
    guard case .array(let list) = strokes else { return strokes }
    let words = list.filter { if case .object = $0 { true } else { false } }
    if let word = random.pick(words), random.bool() { return .array([word]) }
    var rest = Self.inOrderOfTime(list)[...]
    var parts: [JSONTree] = []
    while !rest.isEmpty {
      let count = random.integer(in: 1...min(4, rest.count))
      parts.append(.array(Array(rest.prefix(count))))
      rest = rest.dropFirst(count)
    }
    return .array(parts)
  }

  /// Returns the touches of several strokes in order of time, with distinct times.
  private static func inOrderOfTime(_ strokes: [JSONTree]) -> [JSONTree] {
    let touches = strokes.flatMap { stroke -> [JSONTree] in
      if case .array(let touches) = stroke { touches } else { [] }
    }
    func time(_ touch: JSONTree) -> Double { touch.numbers?.first ?? 0 }
    let sorted = touches.sorted { time($0) < time($1) }
    let isLater = [true] + zip(sorted, sorted.dropFirst()).map { time($0) < time($1) }
    return zip(sorted, isLater).filter(\.1).map(\.0)
  }

  /// The center of a view whose position is literal.
  static func middle(of view: JSONTree) -> (x: Double, y: Double)? {
    if let center = view["center"]?.numbers { return (center[0], center[1]) }
    guard let frame = view["frame"]?.numbers, frame.count == 4 else { return nil }
    return (frame[0] + frame[2] / 2, frame[1] + frame[3] / 2)
  }
}

/// Generates strokes that recognizers are likely to accept.
extension SceneGenerator {
  private mutating func recognized(_ type: GestureType) -> [String: JSONTree] {
    switch type {
    case .pan: return ["strokes": strokes(random.integer(in: 1...3)) { $0.drag() }]
    case .scroll:
      return [
        "decelerationRate": .text(random.element(of: ["normal", "fast"])),
        "strokes": strokes(random.integer(in: 1...3)) { $0.drag() },
      ]
    case .tap:
      let count = random.integer(in: 1...3)
      return [
        "numberOfTapsRequired": .number(Double(count)),
        "strokes": strokes(random.chance(0.8) ? count : count + 1) { $0.tap() },
      ]
    case .longPress:
      return [
        "minimumPressDuration": .number(random.double(in: 0..<0.4)),
        "strokes": strokes(random.integer(in: 1...2)) { $0.press() },
      ]
    case .swipe:
      let direction = random.element(of: SceneSwipeDirection.allCases)
      let others = random.some(SceneSwipeDirection.allCases, atMost: 2)
      return [
        "direction": .array(([direction] + others).map { .text($0.rawValue) }),
        "strokes": strokes(1) { $0.swipe(direction) },
      ]
    case .pinch, .rotation:
      return ["strokes": strokes(random.integer(in: 1...2)) { $0.twoFingers() }]
    }
  }

  /// Returns consecutive strokes.
  private mutating func strokes(
    _ count: Int, _ body: (inout SceneGenerator) -> [[Double]]
  ) -> JSONTree {
    var time = random.double(in: 0..<0.2)
    return .array(
      (0..<count).map { _ in
        let touches = body(&self).map { [time + $0[0]] + $0.dropFirst() }
        time = (touches.last?[0] ?? time) + random.double(in: 0.02..<0.3)
        return .array(touches.map(JSONTree.numbers))
      })
  }

  private mutating func spot() -> (x: Double, y: Double) {
    random.pick(spots) ?? (random.double(in: 0..<300), random.double(in: 0..<300))
  }

  private mutating func drag() -> [[Double]] {
    let (start, step) = (spot(), random.double(in: 0.008..<0.06))
    let (dx, dy) = (random.double(in: -40..<40), random.double(in: -40..<40))
    return (0...random.integer(in: 1...8)).map {
      [step * Double($0), start.x + dx * Double($0), start.y + dy * Double($0)]
    }
  }

  private mutating func tap() -> [[Double]] {
    let point = spot()
    return [[0, point.x, point.y], [0.05, point.x + random.double(in: 0..<2), point.y]]
  }

  private mutating func press() -> [[Double]] {
    let (point, end) = (spot(), random.double(in: 0.1..<0.6))
    let distance = random.element(of: [0, 3, 30] as [Double])
    return [
      [0, point.x, point.y], [end, point.x + distance, point.y], [end + 0.1, point.x, point.y],
    ]
  }

  private mutating func swipe(_ direction: SceneSwipeDirection) -> [[Double]] {
    let (point, length) = (spot(), random.double(in: 40..<300))
    let (x, y): (Double, Double) =
      switch direction {
      case .right: (1, 0)
      case .left: (-1, 0)
      case .up: (0, -1)
      case .down: (0, 1)
      }
    return (0...3).map {
      let distance = length * Double($0) / 3
      return [0.03 * Double($0), point.x + x * distance, point.y + y * distance]
    }
  }

  private mutating func twoFingers() -> [[Double]] {
    let (point, rotation) = (spot(), random.double(in: -0.5..<0.5))
    let (start, growth) = (random.double(in: 5..<40), random.double(in: 0.7..<1.4))
    return (0...random.integer(in: 1...6)).map {
      let (radius, angle) = (start * pow(growth, Double($0)), rotation * Double($0))
      let (dx, dy) = (radius * cos(angle), radius * sin(angle))
      return [0.04 * Double($0), point.x - dx, point.y - dy, point.x + dx, point.y + dy]
    }
  }
}
