// SPDX-License-Identifier: MIT

internal import UIDynamicsTrajectory

/// Detects systematic differences in position, such as corners instead of centers or exchanged coordinates.
package struct PositionRelation {
  package enum Kind: Equatable, Sendable {
    /// One side contains the top left corner instead of the center.
    case corner(isActual: Bool)
    case exchanged
    /// As on a rotated phone, coordinates are exchanged and one axis is reversed; its values add up to `sum`.
    case turned(isXMirrored: Bool, sum: Double)
  }

  /// The center and size of an item; the size is NaN if it is unknown.
  private struct Box {
    var x: Double
    var y: Double
    var width: Double
    var height: Double

    init(x: Double, y: Double, width: Double, height: Double) {
      (self.x, self.y, self.width, self.height) = (x, y, width, height)
    }

    init(_ values: [Double], _ start: Int, _ indices: [Int?]) {
      func number(_ part: Int) -> Double { indices[part].map { values[start + $0] } ?? .nan }
      self.init(x: number(0), y: number(1), width: number(2), height: number(3))
    }

    fileprivate var corner: Box {
      Box(x: x - width / 2, y: y - height / 2, width: width, height: height)
    }
    fileprivate var exchanged: Box { Box(x: y, y: x, width: width, height: height) }

    fileprivate func turned(isXMirrored: Bool, _ sum: Double) -> Box {
      Box(
        x: isXMirrored ? sum - y : y, y: isXMirrored ? x : sum - x, width: width, height: height)
    }

    fileprivate func isNear(_ other: Box, _ distance: Double) -> Bool {
      (x - other.x).magnitude <= distance && (y - other.y).magnitude <= distance
    }
  }

  /// With fewer rows, positions may agree by chance.
  private static let fewestRows = 8
  /// The largest effect of rounding to pixels, in pt.
  private static let pixel = 0.5

  /// The indices of the columns on both sides; `nil` if one side does not contain positions.
  private let columns: (expected: [Int?], actual: [Int?])?
  private let nearness: Double
  private var kinds: [Kind] = [.corner(isActual: true), .corner(isActual: false), .exchanged]
  /// The number of rows with different positions.
  private var apart = 0
  private var isFirst = true

  init(_ expected: [Column], _ actual: [Column], _ tolerance: Tolerance) {
    let columns: [Column] = [.x, .y, .width, .height]
    let (from, to) = (columns.map(expected.firstIndex), columns.map(actual.firstIndex))
    let lacksCenters = (from + to).enumerated().contains { $0 % 4 < 2 && $1 == nil }
    self.columns = lacksCenters ? nil : (from, to)
    nearness = max(Self.pixel, tolerance[.position])
  }

  var isOpen: Bool { columns != nil && !kinds.isEmpty }

  /// Adds a row from each side; the indices are those of the rows' first values.
  mutating func add(_ expected: [Double], _ start: Int, _ actual: [Double], _ actualStart: Int) {
    guard let columns else { return }
    add(Box(expected, start, columns.expected), Box(actual, actualStart, columns.actual))
  }

  private mutating func add(_ expected: Box, _ actual: Box) {
    if isFirst {
      kinds += [
        .turned(isXMirrored: true, sum: expected.y + actual.x),
        .turned(isXMirrored: false, sum: expected.x + actual.y),
      ]
      isFirst = false
    }
    if !expected.isNear(actual, nearness) { apart += 1 }
    kinds.removeAll { kind in
      switch kind {
      case .corner(isActual: true): !expected.corner.isNear(actual, nearness)
      case .corner(isActual: false): !actual.corner.isNear(expected, nearness)
      case .exchanged: !expected.exchanged.isNear(actual, nearness)
      case .turned(let isXMirrored, let sum):
        !expected.turned(isXMirrored: isXMirrored, sum).isNear(actual, nearness)
      }
    }
  }

  /// The relation, or `nil` if the positions are equal or no relation fits.
  var kind: Kind? { apart >= Self.fewestRows ? kinds.first : nil }
}
