// SPDX-License-Identifier: MIT

internal import UIDynamicsNumerics

/// The states of all items at one tick.
///
/// The runner reuses frames; make a copy to keep one.
package struct Frame: Equatable, Sendable {
  package var tick: Int
  /// The time of the tick, in seconds.
  package var time: Double
  package var states: [ItemState]
  /// The current superviews of moved views, by index; a `nil` value is the reference view.
  package var moved: [Int: Int?] = [:]
  /// A digest of the engine's state, which is computed only for logs.
  package var stateHash: UInt64 = 0
  /// The values of the columns that the scene defines: one per column, or one per column and item.
  package var computed: [[RecordValue?]] = []
  package var scenery: [SceneryPart] = []

  package init(tick: Int = 0, time: Double = 0, states: [ItemState] = []) {
    (self.tick, self.time, self.states) = (tick, time, states)
  }
}

extension Frame {
  func value(of column: ComputedColumn, item: Int) -> RecordValue? {
    computed[column.index][column.belongsToTick ? 0 : item]
  }

  /// A digest of the engine's state and the default columns.
  package var digest: UInt64 {
    var digest = Digest()
    digest.fold(stateHash)
    for state in states {
      digest.fold(state.x)
      digest.fold(state.y)
      digest.fold(state.angle)
      digest.fold(state.vx)
      digest.fold(state.vy)
      digest.fold(state.omega)
      digest.fold(state.width)
      digest.fold(state.height)
    }
    return digest.value
  }
}
