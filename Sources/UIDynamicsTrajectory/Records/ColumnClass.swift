// SPDX-License-Identifier: MIT

/// Columns that share a unit and a tolerance; the raw value is their name in tolerances.
package enum ColumnClass: String, CaseIterable, Sendable {
  case position, size, angle, velocity, angularVelocity

  /// What stands behind a number of this class in a sentence.
  package var unit: String {
    switch self {
    case .position, .size: "pt"
    case .angle: "rad"
    case .velocity: "pt/s"
    case .angularVelocity: "rad/s"
    }
  }

  var place: Int {
    switch self {
    case .position: 0
    case .size: 1
    case .angle: 2
    case .velocity: 3
    case .angularVelocity: 4
    }
  }
}

extension Column {
  /// The class whose tolerance holds; nil for what is the same or not.
  package var columnClass: ColumnClass? {
    switch self {
    case .tick, .time, .item, .awake, .alpha: nil
    case .x, .y, .minX, .minY, .maxX, .maxY, .bodyX, .bodyY: .position
    case .width, .height: .size
    case .angle, .bodyAngle: .angle
    case .vx, .vy, .speed: .velocity
    case .omega: .angularVelocity
    }
  }

  /// Whether the engine holds it in 32 bits.
  package var isSinglePrecision: Bool { columnClass != nil || self == .alpha }
}
