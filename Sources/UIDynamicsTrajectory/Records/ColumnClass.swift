// SPDX-License-Identifier: MIT

/// Columns that share a unit and a tolerance; the raw value is the name of the class in tolerances.
package enum ColumnClass: String, CaseIterable, Sendable {
  case position, size, angle, velocity, angularVelocity

  package var unit: String {
    switch self {
    case .position, .size: "pt"
    case .angle: "rad"
    case .velocity: "pt/s"
    case .angularVelocity: "rad/s"
    }
  }
}

extension Column {
  /// The tolerance class, or `nil` if the column must match exactly.
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

  package var isSinglePrecision: Bool { columnClass != nil || self == .alpha }
}
