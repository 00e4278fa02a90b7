// SPDX-License-Identifier: MIT

/// The rows of the table that keys of a document had when they were looked for last.
///
/// In most scenes a key stands in objects of one kind only, or in many of one kind after the other.
final class KeyRows {
  private static let count = 64

  /// What was found for a key in an object of the table.
  struct Known: BitwiseCopyable {
    fileprivate var number = KeyNumbers.none
    fileprivate var object = 0
    fileprivate(set) var row: Int?
    /// The place of the look at a value that ends most checks, or nil.
    fileprivate var glance: Int?
  }

  /// Each key has one place, which it shares with others.
  private var known = FlatList<Known>(reserving: count)
  private var glances = FlatList<SchemaGlance>(reserving: 0)

  init() { for _ in 0..<Self.count { known.append(Known()) } }

  /// What is known of the key with a number; `find` looks for its row where that is nothing.
  @inline(__always) func key(
    _ number: Int, of object: SchemaObject, _ find: () -> Int?
  ) -> Known {
    if number == KeyNumbers.none { return Known(row: find()) }
    let (place, identity) = (number % Self.count, Int(bitPattern: ObjectIdentifier(object)))
    if known[place].number != number || known[place].object != identity {
      known[place] = look(number, identity, object, find())
    }
    return known[place]
  }

  @inline(never) private func look(
    _ number: Int, _ identity: Int, _ object: SchemaObject, _ row: Int?
  ) -> Known {
    var known = Known(number: number, object: identity, row: row)
    if let row, let glance = SchemaGlance(object.keys[row].kind) {
      known.glance = glances.count
      glances.append(glance)
    }
    return known
  }

  /// Whether there is nothing to say of the value of a key; false is not certain.
  @inline(__always) func isSound(
    _ value: JSONValue, of known: Known, in document: JSONDocument
  ) -> Bool {
    known.glance.map { glances[$0].isSound(value, in: document) } ?? false
  }
}
