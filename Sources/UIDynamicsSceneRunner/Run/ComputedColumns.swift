// SPDX-License-Identifier: MIT

internal import UIDynamicsSceneFormat
internal import UIDynamicsTrajectory

/// Works out the columns that expressions fill, without doing anything to the run.
struct ComputedColumns {
  private let columns: [SceneColumn]
  var isEmpty: Bool { columns.isEmpty }
  private let items: SceneEachList
  /// The first fault of each column, and in how many ticks it had one.
  private(set) var gaps: [ColumnGap?]

  init(_ scene: Scene) {
    columns = scene.columns
    items = SceneEachList(Array(scene.itemIDs.indices))
    gaps = Array(repeating: nil, count: columns.count)
  }

  /// Fills the frame with what the expressions come to now.
  mutating func compute(_ state: SceneState, into frame: inout Frame) {
    frame.computed = columns.indices.map { values(ofColumn: $0, state, tick: frame.tick) }
  }

  private mutating func values(
    ofColumn place: Int, _ state: SceneState, tick: Int
  ) -> [RecordValue?] {
    let column = columns[place]
    guard column.belongsToItem else { return [value(ofColumn: place, state, tick)] }
    let outer = state.bind(nil)
    defer { state.bind(outer) }
    return items.items.indices.map {
      state.bind(SceneEach(items, $0))
      return value(ofColumn: place, state, tick)
    }
  }

  private mutating func value(
    ofColumn place: Int, _ state: SceneState, _ tick: Int
  ) -> RecordValue? {
    do throws(ExpressionFault) {
      return RecordValue(try columns[place].expression.evaluate(in: state))
    } catch {
      var gap =
        gaps[place]
        ?? ColumnGap(column: columns[place].name, reason: error.message, tick: tick, count: 0)
      gap.count += 1
      gaps[place] = gap
      return nil
    }
  }
}

/// Where a column of a run has no value.
package struct ColumnGap: Equatable, Sendable {
  package var column: String
  /// Why, the first time; a sentence without a full stop.
  package var reason: String
  /// The tick of the first time.
  package var tick: Int
  /// How many values are missing.
  package var count: Int
}
