// SPDX-License-Identifier: MIT

extension Frame {
  /// What a column shows of the item at a place of the scene, as a number: 1 for true, 0 for false, NaN
  /// for no value; nil for a text.
  package func number(of column: RowColumn, item: Int) -> Double? {
    switch column {
    case .known(.tick): return Double(tick)
    case .known(.time): return time
    case .known(let column): return states[item].number(of: column)
    case .computed(let column) where column.isText: return nil
    case .computed(let column):
      return value(of: column, item: item)?.number ?? .nan
    }
  }
}

extension ItemState {
  /// The number in a column of an item; nil for what is none of its numbers.
  fileprivate func number(of column: Column) -> Double? {
    if column == .awake { return isAwake ? 1 : 0 }
    return single(of: column).map { Double($0) }
  }

  /// The number in a column of an item, as the 32 bits that it is; nil for what is none, as `awake`.
  package func single(of column: Column) -> Float? {
    switch column {
    case .tick, .time, .item, .awake: nil
    case .x: x
    case .y: y
    case .angle: angle
    case .vx: vx
    case .vy: vy
    case .omega: omega
    case .width: width
    case .height: height
    case .speed: speed
    case .minX: extent.minX
    case .minY: extent.minY
    case .maxX: extent.maxX
    case .maxY: extent.maxY
    case .bodyX: body?.x ?? .nan
    case .bodyY: body?.y ?? .nan
    case .bodyAngle: body?.angle ?? .nan
    case .alpha: alpha
    }
  }
}

extension RecordValue {
  /// The value as a number: 1 for true, 0 for false; nil for what is none.
  package var number: Double? {
    switch self {
    case .number(let number): number
    case .boolean(let value): value ? 1 : 0
    case .string, .numbers, .object: nil
    }
  }
}
