// SPDX-License-Identifier: MIT

internal import UIDynamicsSceneFormat
internal import UIDynamicsTrajectory

/// Evaluates columns with expressions, without affecting the run.
struct ComputedColumns {
  private let columns: [SceneColumn]
  var isEmpty: Bool { columns.isEmpty }
  private let items: SceneEachList
  private(set) var gaps: [ColumnGap?]

  init(_ scene: Scene) {
    columns = scene.columns
    items = SceneEachList(Array(scene.itemIDs.indices))
    gaps = Array(repeating: nil, count: columns.count)
  }

  mutating func compute(_ state: SceneState, into frame: inout Frame) {
    frame.computed = columns.indices.map { values(ofColumn: $0, state, tick: frame.tick) }
  }

  private mutating func values(
    ofColumn index: Int, _ state: SceneState, tick: Int
  ) -> [RecordValue?] {
    let column = columns[index]
    guard column.belongsToItem else { return [value(ofColumn: index, state, tick)] }
    let outer = state.bind(nil)
    defer { state.bind(outer) }
    return items.items.indices.map {
      state.bind(SceneEach(items, $0))
      return value(ofColumn: index, state, tick)
    }
  }

  private mutating func value(
    ofColumn index: Int, _ state: SceneState, _ tick: Int
  ) -> RecordValue? {
    do throws(ExpressionFault) {
      return RecordValue(try columns[index].expression.evaluate(in: state))
    } catch {
      var gap =
        gaps[index]
        ?? ColumnGap(column: columns[index].name, reason: error.message, tick: tick, count: 0)
      gap.count += 1
      gaps[index] = gap
      return nil
    }
  }
}

package struct ColumnGap: Equatable, Sendable {
  package var column: String
  /// The first reason, as a sentence without a period.
  package var reason: String
  package var tick: Int
  package var count: Int
}
