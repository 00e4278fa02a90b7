// SPDX-License-Identifier: MIT

extension Frame {
  /// Returns a column's value: 1 or 0 for a Boolean, NaN for a missing value, and `nil` for text columns.
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
  fileprivate func number(of column: Column) -> Double? {
    if column == .awake { return isAwake ? 1 : 0 }
    return single(of: column).map { Double($0) }
  }

  /// Returns the 32-bit number in a column, or `nil` for other columns, including `awake`.
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
  /// 1 or 0 for a Boolean; `nil` for other types.
  package var number: Double? {
    switch self {
    case .number(let number): number
    case .boolean(let value): value ? 1 : 0
    case .string, .numbers, .object: nil
    }
  }
}
