// SPDX-License-Identifier: MIT

internal import UIDynamicsSceneFormat
internal import UIDynamicsTrajectory

/// Collects numbers of a log, or of a file of rows, as lines.
struct RecordedPlot {
  private let reader: TrajectoryReader
  private let numbers: [ItemNumber]
  private let filter: RowFilter
  private var times: [Double] = []
  /// By number and item; NaN where the item has no row.
  private var values: [[[Double]]]

  static func read(
    _ path: String, _ series: [String], items: [String]?, _ filter: RowFilter, _ console: Console
  ) throws(CommandFailure) -> Plot {
    var plot = try RecordedPlot(try RecordInput.open(path, console), series, filter)
    try plot.readAll()
    return Plot(lines: try plot.lines(of: items), times: plot.times)
  }

  private init(
    _ reader: TrajectoryReader, _ series: [String], _ filter: RowFilter
  ) throws(CommandFailure) {
    var numbers: [ItemNumber] = []
    for text in series { numbers.append(try Self.number(text, in: reader)) }
    (self.reader, self.numbers, self.filter) = (reader, numbers, filter)
    values = numbers.map { _ in [] }
  }

  private static func number(
    _ text: String, in reader: TrajectoryReader
  ) throws(CommandFailure) -> ItemNumber {
    guard let number = ItemNumber(text) else {
      throw .usage(
        "plot: \(inQuotes(text)) is not a column of an item, as square.y is",
        hint: "\(reader.file) was recorded; expressions need a scene, which is played")
    }
    let needed = number.column == .speed ? [Column.vx, .vy] : [number.column]
    let isThere = reader.columns.contains(number.column)
    guard isThere || number.column == .speed && needed.allSatisfy(reader.columns.contains) else {
      throw CommandFailure(
        exitCode: .input,
        message: "\(reader.file) has no column \(inQuotes(number.column.rawValue))",
        hint: "it has \(reader.columns.map(\.rawValue).joined(separator: ", "))")
    }
    return number
  }

  // MARK: Reading

  private mutating func readAll() throws(CommandFailure) {
    var record = TickRecord()
    let rate = reader.header?.ticksPerSecond ?? 60
    while try reporting({ () throws(RecordFault) in try reader.next(&record) }) {
      let time = record.time.isFinite ? record.time : Double(record.tick) / rate
      if !record.items.isEmpty && filter.admits(time: time) { take(record, at: time) }
    }
  }

  private mutating func take(_ record: TickRecord, at time: Double) {
    let columns = reader.columns
    for (place, number) in numbers.enumerated() {
      while values[place].count < reader.ids.count {
        values[place].append(times.map { _ in .nan })
      }
      for item in values[place].indices { values[place][item].append(.nan) }
      for (row, item) in record.items.enumerated() {
        let cells = record.values[(row * columns.count)..<((row + 1) * columns.count)]
        values[place][item][times.count] = Self.value(number.column, Array(cells), columns)
      }
    }
    times.append(time)
  }

  private static func value(_ column: Column, _ cells: [Double], _ columns: [Column]) -> Double {
    func cell(_ column: Column) -> Double {
      columns.firstIndex(of: column).map { cells[$0] } ?? .nan
    }
    guard column == .speed, !columns.contains(.speed) else { return cell(column) }
    return (cell(.vx) * cell(.vx) + cell(.vy) * cell(.vy)).squareRoot()
  }

  // MARK: Lines

  private func lines(of items: [String]?) throws(CommandFailure) -> [PlottedLine] {
    let chosen = try chosen(items)
    var lines: [PlottedLine] = []
    for (place, number) in numbers.enumerated() where !times.isEmpty {
      for item in number.isOfEach ? chosen : [try self.place(of: number.item)] {
        let id = reader.ids[item]
        var line = PlottedLine(id.isEmpty ? number.path : "\(id).\(number.path)")
        for value in values[place][item] { line.append(value) }
        lines.append(line)
      }
    }
    return lines
  }

  /// The places of the items that were asked for.
  private func chosen(_ items: [String]?) throws(CommandFailure) -> [Int] {
    guard let items else { return Array(reader.ids.indices) }
    var found: Set<Int> = []
    for item in items {
      guard let pattern = SceneIDPattern(item) else {
        found.insert(try place(of: item))
        continue
      }
      let places = reader.ids.indices.filter { pattern.matches(reader.ids[$0]) }
      if places.isEmpty { throw unknown(item) }
      found.formUnion(places)
    }
    return found.sorted()
  }

  private func place(of id: String) throws(CommandFailure) -> Int {
    guard let place = reader.ids.firstIndex(of: id) else { throw unknown(id) }
    return place
  }

  private func unknown(_ id: String) -> CommandFailure {
    .usage(
      "\(reader.file) has no item \(inQuotes(id))",
      hint: Suggestion.hint(for: id, among: reader.ids))
  }
}
