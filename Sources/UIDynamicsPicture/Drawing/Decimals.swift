// SPDX-License-Identifier: MIT

internal import UIDynamicsTrajectory

/// Numbers in pictures, without invisible digits.
enum Decimals {
  static func text(_ value: Double) -> String { text(value, places: 2) }

  /// Rounds to decimal places; 0 for numbers that are not finite.
  static func text(_ value: Double, places: Int) -> String {
    var factor = 1.0
    for _ in 0..<places { factor *= 10 }
    let rounded = (value * factor).rounded() / factor
    return rounded.isFinite ? NumberText.text(of: rounded) : "0"
  }

  static func text(_ spot: Spot) -> String { text(spot.x) + " " + text(spot.y) }
}

extension [Spot] {
  func path(isClosed: Bool = false) -> String {
    guard let first else { return "" }
    let rest = dropFirst().map { Decimals.text($0) }.joined(separator: " ")
    return "M\(Decimals.text(first))" + (rest.isEmpty ? "" : "L\(rest)") + (isClosed ? "Z" : "")
  }

  var extent: Box? {
    guard let first else { return nil }
    var box = Box(minX: first.x, minY: first.y, maxX: first.x, maxY: first.y)
    for spot in self { box.include(spot) }
    return box
  }
}

extension Box {
  init(around spot: Spot, reach: Double) {
    self.init(
      minX: spot.x - reach, minY: spot.y - reach, maxX: spot.x + reach, maxY: spot.y + reach)
  }

  mutating func include(_ spot: Spot) {
    (minX, maxX) = (min(minX, spot.x), max(maxX, spot.x))
    (minY, maxY) = (min(minY, spot.y), max(maxY, spot.y))
  }

  func union(_ other: Box) -> Box {
    Box(
      minX: min(minX, other.minX), minY: min(minY, other.minY), maxX: max(maxX, other.maxX),
      maxY: max(maxY, other.maxY))
  }

  func outset(by distance: Double) -> Box {
    Box(minX: minX - distance, minY: minY - distance, maxX: maxX + distance, maxY: maxY + distance)
  }

  func intersection(_ other: Box) -> Box? {
    let box = Box(
      minX: max(minX, other.minX), minY: max(minY, other.minY), maxX: min(maxX, other.maxX),
      maxY: min(maxY, other.maxY))
    return box.width >= 0 && box.height >= 0 ? box : nil
  }

  func intersects(_ other: Box) -> Bool { intersection(other) != nil }

  func contains(_ spot: Spot) -> Bool {
    minX...maxX ~= spot.x && minY...maxY ~= spot.y
  }
}
