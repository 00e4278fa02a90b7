// SPDX-License-Identifier: MIT

internal import UIDynamicsSceneFormat
internal import UIDynamicsTrajectory

struct RecordedPlot {
  private let reader: TrajectoryReader
  private let numbers: [Source]
  private let filter: RowFilter
  private var times: [Double] = []
  /// Indexed by value and item; NaN where a row is missing.
  private var values: [[[Double]]]
  private var kept: KeptRows

  /// A value and its columns; a speed can require two velocity columns.
  private struct Source {
    let number: ItemNumber
    let indices: [Int]

    func value(_ cells: ArraySlice<Double>) -> Double {
      let found = indices.map { cells[cells.startIndex + $0] }
      return found.count == 1 ? found[0] : (found.reduce(0) { $0 + $1 * $1 }).squareRoot()
    }
  }

  static func read(
    _ path: String, _ series: [String], items: [String]?, _ filter: RowFilter,
    _ limits: SceneLimits, _ console: Console, _ messages: Messages
  ) throws(CommandFailure) -> Plot {
    var plot = try RecordedPlot(try RecordInput.open(path, console), series, filter, limits)
    try plot.readAll()
    messages.warnOfMilliseconds(plot.times, plot.reader)
    return Plot(lines: try plot.lines(of: items), times: plot.times)
  }

  private init(
    _ reader: TrajectoryReader, _ series: [String], _ filter: RowFilter, _ limits: SceneLimits
  ) throws(CommandFailure) {
    kept = KeptRows(limits)
    var numbers: [Source] = []
    for text in series { numbers.append(try Self.source(text, in: reader)) }
    (self.reader, self.numbers, self.filter) = (reader, numbers, filter)
    values = numbers.map { _ in [] }
  }

  private static func source(
    _ text: String, in reader: TrajectoryReader
  ) throws(CommandFailure) -> Source {
    guard let number = ItemNumber(text) else {
      throw .usage(
        "plot: \(inQuotes(text)) is not a column of an item, such as square.y",
        hint: "the columns of \(reader.file) are \(names(in: reader)); expressions need a scene")
    }
    let choices: [[Column]] = number.column == .speed ? [[.speed], [.vx, .vy]] : [[number.column]]
    let found = choices.first { $0.allSatisfy(reader.columns.contains) }
    guard let found else {
      throw CommandFailure(
        exitCode: .input,
        message: "\(reader.file) has no column \(inQuotes(number.column.rawValue))",
        hint: "its columns are \(names(in: reader))")
    }
    return Source(number: number, indices: found.compactMap { reader.columns.firstIndex(of: $0) })
  }

  private static func names(in reader: TrajectoryReader) -> String {
    reader.columns.map { $0.rawValue }.joined(separator: ", ")
  }

  // MARK: Reading

  private mutating func readAll() throws(CommandFailure) {
    var isEmpty = true
    try reporting { () throws(RecordFault) in
      try reader.forEachTick { (record, isFrame) throws(RecordFault) in
        isEmpty = false
        guard isFrame && filter.admits(time: record.time) else { return }
        try kept.add(reader.ids.count * numbers.count, from: reader.file)
        append(record)
      }
    }
    if isEmpty { throw .noRows(reader.file) }
  }

  private mutating func append(_ record: TickRecord) {
    let width = reader.columns.count
    for (index, source) in numbers.enumerated() {
      while values[index].count < reader.ids.count {
        values[index].append(times.map { _ in .nan })
      }
      for item in values[index].indices { values[index][item].append(.nan) }
      for (row, item) in record.items.enumerated() {
        values[index][item][times.count] = source.value(
          record.values[(row * width)..<((row + 1) * width)])
      }
    }
    times.append(record.time)
  }

  // MARK: Lines

  private func lines(of items: [String]?) throws(CommandFailure) -> [PlottedLine] {
    let chosen = try chosen(items)
    var lines: [PlottedLine] = []
    for (index, number) in numbers.map({ $0.number }).enumerated() where !times.isEmpty {
      for item in number.isOfEach ? chosen : [try self.index(of: number.item)] {
        let id = reader.ids[item]
        var line = PlottedLine(id.isEmpty ? number.path : "\(id).\(number.path)")
        for value in values[index][item] { line.append(value) }
        lines.append(line)
      }
    }
    return lines
  }

  private func chosen(_ items: [String]?) throws(CommandFailure) -> [Int] {
    guard let items else { return Array(reader.ids.indices) }
    var found: Set<Int> = []
    for item in items {
      let ids = SceneIDPattern.ids(listedAs: item, among: reader.ids)
      if ids.isEmpty { throw unknown(item) }
      found.formUnion(reader.ids.indices.filter { ids.contains(reader.ids[$0]) })
    }
    return found.sorted()
  }

  private func index(of id: String) throws(CommandFailure) -> Int {
    guard let index = reader.ids.firstIndex(of: id) else { throw unknown(id) }
    return index
  }

  private func unknown(_ id: String) -> CommandFailure {
    .usage(
      "\(reader.file) has no item \(inQuotes(id))",
      hint: Suggestion.hint(for: id, among: reader.ids))
  }
}
