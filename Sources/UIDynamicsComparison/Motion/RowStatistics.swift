// SPDX-License-Identifier: MIT

package import UIDynamicsTrajectory

/// Statistics about the differences between rows: the first one, the largest ones, and their growth.
package struct RowStatistics: Equatable, Sendable {
  /// Differences up to this number of 32-bit steps affect only the last digits.
  private static let fewSteps = 4

  /// The first difference, and the other columns that differ in the same row.
  package private(set) var first: Deviation?
  package private(set) var beside: [Column] = []
  package var eventsAtFirst: [EventRecord] = []
  package private(set) var left: Deviation?
  package private(set) var worst: [Deviation?] = Array(
    repeating: nil, count: ColumnClass.allCases.count)
  package private(set) var columns: Set<Column> = []
  package private(set) var ticks = 0
  package private(set) var differingTicks = 0
  package private(set) var rows = 0
  private var largestStep = 0
  private var lastDifferingTick = -1
  private var missesRows = false

  mutating func countTick(rows count: Int) {
    ticks += 1
    rows += count
  }

  mutating func add(_ deviation: Deviation, isForgiven: Bool) {
    if deviation.kind == .digest {
      guard first.map({ $0.tick > deviation.tick }) ?? true else { return }
      (first, beside, eventsAtFirst) = (deviation, [], [])
      if !isForgiven { left = deviation }
      return
    }
    if lastDifferingTick != deviation.tick { differingTicks += 1 }
    lastDifferingTick = deviation.tick
    updateFirst(deviation)
    if !isForgiven && left == nil { left = deviation }
    guard let column = deviation.column else { return missesRows = true }
    columns.insert(column)
    largestStep = max(largestStep, deviation.steps ?? .max)
    updateWorst(deviation, column)
  }

  private mutating func updateFirst(_ deviation: Deviation) {
    guard let first else { return first = deviation }
    if first.tick == deviation.tick, first.item == deviation.item, let column = deviation.column,
      first.column != column && !beside.contains(column)
    {
      beside.append(column)
    }
  }

  private mutating func updateWorst(_ deviation: Deviation, _ column: Column) {
    guard let index = column.columnClass.flatMap(ColumnClass.allCases.firstIndex),
      let size = deviation.difference?.magnitude
    else { return }
    if size > worst[index]?.difference?.magnitude ?? -1 { worst[index] = deviation }
  }

  var isOfLastDigits: Bool { !missesRows && !columns.isEmpty && largestStep <= Self.fewSteps }
}
