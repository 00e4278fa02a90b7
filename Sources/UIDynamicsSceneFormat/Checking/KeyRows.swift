// SPDX-License-Identifier: MIT

/// The rows of the table that keys of a document had when they were looked for last.
///
/// In most scenes a key stands in objects of one kind only, or in many of one kind after the other.
struct KeyRows {
  private static let count = 64
  private static let noRow = -1

  /// Each key has one place, which it shares with others: its number, the object of the table, the row in it.
  private var keys = [Int](repeating: KeyNumbers.none, count: count)
  private var objects = [Int](repeating: 0, count: count)
  private var rows = [Int](repeating: noRow, count: count)

  /// The row that the key with a number has; `find` looks for it in the table where that is not known.
  @inline(__always) mutating func row(
    _ number: Int, of object: SchemaObject, _ find: () -> Int?
  ) -> Int? {
    if number == KeyNumbers.none { return find() }
    let (place, identity) = (number % Self.count, Int(bitPattern: ObjectIdentifier(object)))
    if keys[place] != number || objects[place] != identity {
      (keys[place], objects[place], rows[place]) = (number, identity, find() ?? Self.noRow)
    }
    return rows[place] == Self.noRow ? nil : rows[place]
  }
}
