// SPDX-License-Identifier: MIT

/// The values of a row as text; what does not change from row to row is prepared once.
struct RowValues {
  private let places: [Int]
  /// The chosen items' ids as this format writes strings.
  private let ids: [[UInt8]]
  /// What stands for no value.
  private let null: StaticString
  private let text: (String, inout ByteBuffer) -> Void
  /// The longest text of a row, and the same for all items of a tick.
  private var time = ByteBuffer(capacity: 24)

  init(
    _ layout: RowLayout, null: StaticString, text: @escaping (String, inout ByteBuffer) -> Void
  ) {
    (self.null, self.text) = (null, text)
    places = layout.places
    ids = layout.ids.map { id in
      var buffer = ByteBuffer()
      text(id, &buffer)
      return buffer.bytes
    }
  }

  /// Makes the text that all rows of the frame share.
  mutating func prepare(_ frame: Frame) {
    time.removeAll()
    NumberText.append(frame.time, to: &time)
  }

  /// Whether the item that is number `item` among the chosen ones has a row.
  func isShown(_ item: Int, in frame: Frame) -> Bool { frame.states[places[item]].isShown }

  /// Appends one value of the item that is number `item` among the chosen ones.
  ///
  /// For the columns of the tick the number of the item has no meaning.
  func append(_ cell: RowCell, of item: Int, in frame: Frame, to buffer: inout ByteBuffer) {
    switch cell {
    case .known(let column): append(column, of: item, in: frame, to: &buffer)
    case .ofTick(let place): append(frame.computed[place][0], to: &buffer)
    case .ofItem(let place): append(frame.computed[place][places[item]], to: &buffer)
    }
  }

  /// Appends one value of a row that has all items: that of the tick where no item is named, and none
  /// of an item that is not there.
  func append(_ cell: RowCell, ofWide item: Int?, in frame: Frame, to buffer: inout ByteBuffer) {
    if let item, !isShown(item, in: frame) { return buffer.append(literal: null) }
    append(cell, of: item ?? 0, in: frame, to: &buffer)
  }

  private func append(_ value: RecordValue?, to buffer: inout ByteBuffer) {
    switch value {
    case nil: buffer.append(literal: null)
    case .string(let string)?: text(string, &buffer)
    case .some(let value): buffer.append(value)
    }
  }

  private func append(
    _ column: Column, of item: Int, in frame: Frame, to buffer: inout ByteBuffer
  ) {
    var state: ItemState { frame.states[places[item]] }
    switch column {
    case .tick: NumberText.append(frame.tick, to: &buffer)
    case .time: buffer.append(time.bytes)
    case .item: buffer.append(ids[item])
    case .x: NumberText.append(state.x, to: &buffer)
    case .y: NumberText.append(state.y, to: &buffer)
    case .angle: NumberText.append(state.angle, to: &buffer)
    case .vx: NumberText.append(state.vx, to: &buffer)
    case .vy: NumberText.append(state.vy, to: &buffer)
    case .omega: NumberText.append(state.omega, to: &buffer)
    case .width: NumberText.append(state.width, to: &buffer)
    case .height: NumberText.append(state.height, to: &buffer)
    case .awake: buffer.append(literal: state.isAwake ? "true" : "false")
    case .speed: NumberText.append(state.speed, to: &buffer)
    case .minX: NumberText.append(state.extent.minX, to: &buffer)
    case .minY: NumberText.append(state.extent.minY, to: &buffer)
    case .maxX: NumberText.append(state.extent.maxX, to: &buffer)
    case .maxY: NumberText.append(state.extent.maxY, to: &buffer)
    case .bodyX: append(state.body?.x, to: &buffer)
    case .bodyY: append(state.body?.y, to: &buffer)
    case .bodyAngle: append(state.body?.angle, to: &buffer)
    }
  }

  private func append(_ value: Float?, to buffer: inout ByteBuffer) {
    guard let value else { return buffer.append(literal: null) }
    NumberText.append(value, to: &buffer)
  }
}
