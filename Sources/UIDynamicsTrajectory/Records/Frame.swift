// SPDX-License-Identifier: MIT

internal import UIDynamicsNumerics

/// The state of every item at one tick.
///
/// The runner fills one frame again and again; whoever wants to keep one copies it.
package struct Frame: Equatable, Sendable {
  /// The number of animator steps taken; 0 is the state before the first.
  package var tick: Int
  /// The tick divided by the ticks per second, in s.
  package var time: Double
  /// One state per item, in the order of the scene.
  package var states: [ItemState]
  /// The superviews of those that lie in another view than the scene says, by their places; nil for the
  /// reference view.
  package var moved: [Int: Int?] = [:]
  /// A digest of the engine's whole motion state, filled only for a run that keeps a log.
  package var stateHash: UInt64 = 0
  /// What the columns of the run's own come to: of each one value, or one per item; nil for none.
  package var computed: [[RecordValue?]] = []
  /// What stands around the items, filled only for a run that is drawn.
  package var scenery: [SceneryPart] = []

  package init(tick: Int = 0, time: Double = 0, states: [ItemState] = []) {
    (self.tick, self.time, self.states) = (tick, time, states)
  }
}

extension Frame {
  /// The value of a column for the item at a place of the scene.
  func value(of column: ComputedColumn, item: Int) -> RecordValue? {
    computed[column.place][column.belongsToTick ? 0 : item]
  }

  /// 64 bits over the engine's state and all that the standard columns show of the tick.
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
