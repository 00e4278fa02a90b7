// SPDX-License-Identifier: MIT

internal import UIDynamicsTrajectory

/// Whether one side says of places something else than the other: the corner of a view, or the coordinates in another
/// order.
package struct PlaceRelation {
  package enum Kind: Equatable, Sendable {
    /// The upper left corner stands for the center, on the actual or on the expected side.
    case corner(isActual: Bool)
    case exchanged
    /// Exchanged, and one of the two counts the other way, so that it and the other side's add up to `sum`: as of a
    /// phone that lies on its side.
    case turned(isXMirrored: Bool, sum: Double)
  }

  /// Where a row has an item; the size is NaN where it has none.
  struct Place {
    var x: Double
    var y: Double
    var width: Double
    var height: Double

    fileprivate var corner: Place {
      Place(x: x - width / 2, y: y - height / 2, width: width, height: height)
    }
    fileprivate var exchanged: Place { Place(x: y, y: x, width: width, height: height) }

    fileprivate func turned(isXMirrored: Bool, _ sum: Double) -> Place {
      Place(
        x: isXMirrored ? sum - y : y, y: isXMirrored ? x : sum - x, width: width, height: height)
    }

    fileprivate func isNear(_ other: Place, _ distance: Double) -> Bool {
      (x - other.x).magnitude <= distance && (y - other.y).magnitude <= distance
    }
  }

  /// Fewer rows agree by accident.
  private static let fewestRows = 8
  /// What rounding to pixels may make of a place, pt.
  private static let pixel = 0.5

  private let nearness: Double
  private var kinds: [Kind] = [.corner(isActual: true), .corner(isActual: false), .exchanged]
  /// Rows that are not near each other as they stand there.
  private var apart = 0
  private var isFirst = true

  init(_ tolerance: Tolerance) { nearness = max(Self.pixel, tolerance[.position]) }

  /// Whether any is possible still.
  var isOpen: Bool { !kinds.isEmpty }

  mutating func add(_ expected: Place, _ actual: Place) {
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

  /// Nil where places are the same, or none of these.
  var kind: Kind? { apart >= Self.fewestRows ? kinds.first : nil }
}
