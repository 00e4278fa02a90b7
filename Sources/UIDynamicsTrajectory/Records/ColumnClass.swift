// SPDX-License-Identifier: MIT

/// Columns with a common unit and tolerance; the raw value is their name in tolerances.
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

  var index: Int {
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
  /// The tolerance class; `nil` for columns compared for equality.
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
