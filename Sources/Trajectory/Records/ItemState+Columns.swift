// SPDX-License-Identifier: MIT

extension Frame {
  /// What a column shows of the item at a place of the scene, as a number: 1 for true, 0 for false, NaN
  /// for no value; nil for a text.
  func number(of column: RowColumn, item: Int) -> Double? {
    switch column {
    case .known(.tick): return Double(tick)
    case .known(.time): return time
    case .known(let column): return states[item].number(of: column)
    case .computed(let column) where column.isText: return nil
    case .computed(let column):
      switch value(of: column, item: item) {
      case .number(let number)?: return number
      case .boolean(let value)?: return value ? 1 : 0
      case .string?, .numbers?, .object?, nil: return .nan
      }
    }
  }
}

extension ItemState {
  /// The number in a column of an item; nil for what is none of its numbers.
  fileprivate func number(of column: Column) -> Double? {
    if column == .awake { return isAwake ? 1 : 0 }
    let value: Float? =
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
      }
    return value.map { Double($0) }
  }
}
