// SPDX-License-Identifier: MIT

internal import Foundation
internal import TestSupport
internal import UIDynamicsSceneFormat

extension SceneGenerator {
  /// Returns an outline as points or path data, with corners on an ellipse or at arbitrary positions.
  mutating func outline(as form: String) -> JSONTree {
    let corners = random.chance(0.85) ? onEllipse() : anywhere()
    if form == "points" { return .array(corners.map { .numbers([$0.x, $0.y]) }) }
    return .text(pathData(corners))
  }

  private mutating func onEllipse() -> [(x: Double, y: Double)] {
    let count = random.element(of: [3, 4, 5, 8, 40, 200])
    let (width, height) = (radius(), radius())
    let turn = random.double(in: 0..<6)
    return (0..<count).map { corner in
      let angle = turn + 2 * Double.pi * Double(corner) / Double(count)
      return (width * cos(angle), height * sin(angle))
    }
  }

  private mutating func radius() -> Double {
    random.chance(taste.extremes)
      ? random.element(of: [0.01, 0.12, 1, 5_000, 500_000, 1_000_000])
      : random.double(in: 3..<60)
  }

  private mutating func anywhere() -> [(x: Double, y: Double)] {
    (0..<random.integer(in: 3...7)).map { _ in
      (
        SchemaNumber.coordinate.value(taste, &random), SchemaNumber.coordinate.value(taste, &random)
      )
    }
  }

  /// The corners as SVG path data, with some curves.
  private mutating func pathData(_ corners: [(x: Double, y: Double)]) -> String {
    var data = "M\(corners[0].x) \(corners[0].y)"
    for corner in corners.dropFirst() {
      let key = "\(corner.x),\(corner.y)"
      switch random.integer(in: 0...9) {
      case 0: data += "Q\(key) \(key)"
      case 1: data += "C\(key) \(key) \(key)"
      case 2: data += "h0v0"
      default: data += "L\(key)"
      }
    }
    return data + (random.bool() ? "Z" : "")
  }
}
