// SPDX-License-Identifier: MIT

internal import UIDynamicsTrajectory

/// A line chart as text: Braille dots, axis labels, and a legend with one row per line.
struct LineChart {
  /// The minimum size of a chart.
  static let leastColumns = 16
  static let leastRows = 3

  let lines: [PlottedLine]
  /// In seconds.
  let times: [Double]
  /// In characters.
  let columns: Int
  let rows: Int
  let isColored: Bool

  /// One chart for all lines if colors distinguish them, otherwise one chart per line.
  var text: TerminalText {
    guard !isColored else { return picture(Array(lines.enumerated()), rows) }
    let share = max(Self.leastRows, rows / max(lines.count, 1) - 2)
    return lines.enumerated().map { picture([$0], lines.count == 1 ? rows : share) }
      .joined("\n")
  }

  private typealias Numbered = (offset: Int, element: PlottedLine)

  private func picture(_ shown: [Numbered], _ rows: Int) -> TerminalText {
    let drawn = shown.filter { !$0.element.isEmpty }
    let words = shown.map { legend($0) + "\n" }.joined()
    guard !drawn.isEmpty else { return words }
    let scale = Scale(drawn.map { $0.element })
    let labels = scale.labels(rows: rows)
    let gutter = labels.map { $0?.count ?? 0 }.max() ?? 0
    let canvas = canvas(drawn, scale, columns: max(1, columns - gutter - 2), rows)
    let body = labels.enumerated().map { row, label in
      let text = label ?? ""
      let pad = String(repeating: " ", count: gutter - text.count)
      return "\(pad)\(text) \(label == nil ? "│" : "┤")\(cells(canvas, row))\n"
    }
    return words + TerminalText(rendered: body.joined() + axis(gutter, canvas.columns))
  }

  private func canvas(
    _ drawn: [Numbered], _ scale: Scale, columns: Int, _ rows: Int
  ) -> BrailleCanvas {
    var canvas = BrailleCanvas(columns: columns, rows: rows)
    let span = (times.last ?? 0) - (times.first ?? 0)
    for line in drawn {
      var before: (x: Int, y: Int)?
      for (time, value) in zip(times, line.element.values) {
        guard value.isFinite else {
          before = nil
          continue
        }
        let share = span > 0 ? (time - (times.first ?? 0)) / span : 0
        let dot = (
          x: Int((share * Double(canvas.width - 1)).rounded()),
          y: Int((scale.share(of: value) * Double(canvas.height - 1)).rounded())
        )
        canvas.line(from: before ?? dot, to: dot, owner: line.offset)
        before = dot
      }
    }
    return canvas
  }

  private func cells(_ canvas: BrailleCanvas, _ row: Int) -> String {
    var (text, color) = ("", Int?.none)
    for cell in canvas.cells(ofRow: row) {
      if isColored, cell.owner != color {
        text += cell.owner.map { Self.start(of: $0) } ?? Self.plain
        color = cell.owner
      }
      text.append(cell.character)
    }
    if color != nil { return text + Self.plain }
    while text.last == " " { text.removeLast() }
    return text
  }

  private func axis(_ gutter: Int, _ columns: Int) -> String {
    let pad = String(repeating: " ", count: gutter + 1)
    let start = "\(Self.short(times.first ?? 0))"
    let end = "\(Self.short(times.last ?? 0)) s"
    let room = columns - start.count - end.count
    let words = room < 1 ? "" : start + String(repeating: " ", count: room) + end
    return "\(pad)└\(String(repeating: "─", count: columns))\n\(pad) \(words)\n"
  }

  /// For example, `⣿ square.y from 333.5 to 651.85, at the end 651.43`, shortened to fit.
  private func legend(_ line: Numbered) -> TerminalText {
    let mark = isColored ? "\(Self.start(of: line.offset))⣿\(Self.plain) " : ""
    let room = columns - (isColored ? 2 : 0)
    let words = words(of: line.element)
    let shown = words.first { $0.count <= room } ?? String((words.last ?? "").prefix(room))
    return TerminalText(rendered: mark) + "\(shown)"
  }

  private func words(of line: PlottedLine) -> [String] {
    let name = visible(line.name)
    guard !line.isEmpty, let last = line.lastIndex else { return ["\(name) has no value"] }
    let (low, high) = (Self.short(line.lowest), Self.short(line.highest))
    // The last value of an absent item is from an earlier time.
    let when = last == times.count - 1 ? "the end" : "\(Self.short(times[last])) s"
    return [
      "\(name) from \(low) to \(high), at \(when) \(Self.short(line.values[last]))",
      "\(name) \(low) to \(high)", name,
    ]
  }

  static func short(_ value: Double) -> String {
    let size = value.magnitude
    let unit = size >= 1000 ? 1.0 : size >= 100 ? 10 : size >= 1 ? 1000 : 100_000
    // The general format is short enough for extreme numbers.
    if size >= 1e15 || size < 1e-5 { return NumberText.text(of: Float(value)) }
    return NumberText.text(of: (value * unit).rounded() / unit)
  }

  // MARK: Colors

  /// Cyan, yellow, magenta, green, blue, red (ECMA-48, 8.3.117); readable on dark and light backgrounds.
  private static let colors = [36, 33, 35, 32, 34, 31]

  static var mostColors: Int { colors.count }

  private static func start(of line: Int) -> String {
    "\u{1B}[\(colors[line % colors.count])m"
  }

  private static let plain = "\u{1B}[0m"
}

private struct Scale {
  let top: Double
  let bottom: Double
  /// The constant position of a flat line.
  private let flat: Double?

  init(_ lines: [PlottedLine]) {
    let low = lines.map { $0.lowest }.min() ?? 0
    let high = lines.map { $0.highest }.max() ?? 0
    // A line that is flat except for rounding is drawn in the middle.
    let isFlat = PlottedLine.isFlat(low, high)
    let room = isFlat ? max(1, high.magnitude * 0.01) : 0
    flat = isFlat ? 0.5 : nil
    let isFlipped = lines.allSatisfy { $0.growsDownwards }
    (top, bottom) = isFlipped ? (low - room, high + room) : (high + room, low - room)
  }

  /// Returns 0 at the top, 1 at the bottom; halving first avoids overflow.
  func share(of value: Double) -> Double {
    flat ?? (value / 2 - top / 2) / (bottom / 2 - top / 2)
  }

  /// Returns labels for the top, middle and bottom rows.
  func labels(rows: Int) -> [String?] {
    (0..<rows).map { row in
      guard row == 0 || row == rows - 1 || row == rows / 2 && rows > 4 else { return nil }
      let middle = flat ?? (Double(row) + 0.5) / Double(rows)
      let share = row == 0 ? 0 : row == rows - 1 ? 1 : middle
      return LineChart.short(top + (bottom - top) * share)
    }
  }
}
