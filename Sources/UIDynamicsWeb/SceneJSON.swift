// SPDX-License-Identifier: MIT

internal import UIDynamicsGeometry
internal import UIDynamicsSceneFormat
internal import UIDynamicsSceneRunner
internal import UIDynamicsTrajectory

extension SceneParameter {
  /// The parameter, for a slider on the page.
  var json: JSONTree {
    .object([
      ("name", .text(name)), ("type", .text(value.type.rawValue)), ("value", value.json),
      ("min", JSONTree(bounds.lowerBound)), ("max", JSONTree(bounds.upperBound)),
      ("description", JSONTree(description)),
    ])
  }
}

extension ExpressionValue {
  fileprivate var json: JSONTree {
    switch self {
    case .number(let number): .number(number)
    case .boolean(let value): .boolean(value)
    case .string(let text): .text(text)
    case .vector: .list(numbers.map { .number($0) })
    }
  }
}

extension SceneGesture {
  /// The strokes, for a list on the page: gesture, path of times and points, and release speed in pt/s.
  func strokes(_ run: RunSettings) -> [JSONTree] {
    touches.indices.filter { begins($0) }.map { start in
      let end = touches[start...].firstIndex { $0.stroke != touches[start].stroke } ?? touches.count
      var (path, last, points) = (FingerPath(run), FingerTouch?.none, [JSONTree]())
      for index in start..<end {
        let touch = touches[index]
        last =
          path.append(touch, end: index == end - 1 ? self.end(after: index) ?? .ended : nil).last
        let (x, y) = (Double(touch.location.x), Double(touch.location.y))
        points.append(.list([.number(touch.time), .number(x), .number(y)]))
      }
      let speed = last.map { Double($0.velocity.length).rounded() } ?? 0
      return .object([
        ("gesture", .text(id)), ("points", .list(points)), ("speed", .number(speed)),
      ])
    }
  }
}
