// SPDX-License-Identifier: MIT

internal import UIDynamicsTrajectory

/// Detects systematic differences of places: corners instead of centers, or exchanged coordinates.
package struct PlaceRelation {
  package enum Kind: Equatable, Sendable {
    /// One side has the top left corner instead of the center.
    case corner(isActual: Bool)
    case exchanged
    /// Exchanged coordinates with one axis reversed, as on a rotated phone; that axis adds up to `sum` on both sides.
    case turned(isXMirrored: Bool, sum: Double)
  }

  /// An item's place; the size is NaN if unknown.
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

  /// Fewer rows may agree by accident.
  private static let fewestRows = 8
  /// The effect of rounding to pixels, in pt.
  private static let pixel = 0.5

  private let nearness: Double
  private var kinds: [Kind] = [.corner(isActual: true), .corner(isActual: false), .exchanged]
  /// The number of rows whose places differ.
  private var apart = 0
  private var isFirst = true

  init(_ tolerance: Tolerance) { nearness = max(Self.pixel, tolerance[.position]) }

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

  /// `nil` if the places are equal or no relation fits.
  var kind: Kind? { apart >= Self.fewestRows ? kinds.first : nil }
}
