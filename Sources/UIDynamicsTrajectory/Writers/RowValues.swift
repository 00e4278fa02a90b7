// SPDX-License-Identifier: MIT

/// Formats the values of rows; constant strings are prepared only once.
struct RowValues {
  private let indices: [Int]
  private let ids: [[UInt8]]
  private let null: StaticString
  private let text: (String, inout ByteBuffer) -> Void
  /// The time as text, which all items of a tick share.
  private var time = ByteBuffer(capacity: NumberText.longest)
  /// The maximum length of a value, not counting strings from the scene.
  private let longest: Int
  private let known: KnownNumbers

  init(
    _ layout: RowLayout, null: StaticString, text: @escaping (String, inout ByteBuffer) -> Void
  ) {
    (self.null, self.text) = (null, text)
    indices = layout.indices
    ids = layout.ids.map { id in
      var buffer = ByteBuffer()
      text(id, &buffer)
      return buffer.bytes
    }
    longest = ids.reduce(NumberText.longest) { max($0, $1.count) }
    known = KnownNumbers(count: indices.count * layout.columns.count)
  }

  mutating func prepare(_ frame: Frame) {
    time.removeAll()
    NumberText.append(frame.time, to: &time)
  }

  func isShown(_ item: Int, in frame: Frame) -> Bool { frame.states[indices[item]].isShown }

  func append(
    _ cells: RowCells, of item: Int, in frame: Frame, after keys: RowPrefixes,
    to buffer: inout ByteBuffer
  ) {
    guard keys.arePieces, case .known(let columns) = cells else {
      return keys.forEach { append(cells[$0], of: item, in: frame, after: $1, to: &buffer) }
    }
    let index = indices[item]
    buffer.append(atMost: keys.count + columns.count * longest + TextCursor.piece) { text in
      keys.forEach { column, key in
        if let first = key.baseAddress { text.append(piece: first, key.count) }
        let cell = item * columns.count + column
        append(columns[column], of: item, at: index, in: frame, knownAt: cell, to: &text)
      }
    }
  }

  /// Appends a key and the value of a chosen item; `item` is ignored for columns that belong to the tick.
  func append(
    _ cell: RowCell, of item: Int, in frame: Frame, after key: UnsafeBufferPointer<UInt8>,
    to buffer: inout ByteBuffer
  ) {
    switch cell {
    case .known(let column):
      // A scene without items still has the columns that belong to the tick.
      let index = indices.isEmpty ? 0 : indices[item]
      buffer.append(atMost: key.count + longest) {
        $0.append(key)
        append(column, of: item, at: index, in: frame, to: &$0)
      }
    case .ofTick(let index):
      buffer.append(key)
      append(frame.computed[index][0], to: &buffer)
    case .ofItem(let index):
      buffer.append(key)
      append(frame.computed[index][indices[item]], to: &buffer)
    }
  }

  /// Appends a value of a wide row; `item` is `nil` for columns of the tick, and missing items have no value.
  func append(
    _ cell: RowCell, ofWide item: Int?, in frame: Frame, after key: UnsafeBufferPointer<UInt8>,
    to buffer: inout ByteBuffer
  ) {
    if let item, !isShown(item, in: frame) {
      buffer.append(key)
      return buffer.append(literal: null)
    }
    append(cell, of: item ?? 0, in: frame, after: key, to: &buffer)
  }

  private func append(_ value: RecordValue?, to buffer: inout ByteBuffer) {
    switch value {
    case nil: buffer.append(literal: null)
    case .string(let string)?: text(string, &buffer)
    case .some(let value): buffer.append(value)
    }
  }

  /// Appends a column's value; uses the cache if `knownAt` is a cell.
  private func append(
    _ column: Column, of item: Int, at index: Int, in frame: Frame, knownAt cell: Int? = nil,
    to text: inout TextCursor
  ) {
    switch column {
    case .tick: text.append(frame.tick)
    case .time: text.append(time)
    case .item: text.append(ids[item])
    case .awake: text.append(literal: frame.states[index].isAwake ? "true" : "false")
    case .x, .y, .angle, .vx, .vy, .omega, .width, .height, .speed, .minX, .minY, .maxX, .maxY,
      .bodyX, .bodyY, .bodyAngle, .alpha:
      let number = frame.states[index].single(of: column) ?? .nan
      if number.isNaN, column.mayBeMissing { return text.append(literal: null) }
      if let cell { known.append(number, at: cell, to: &text) } else { text.append(number) }
    }
  }
}
