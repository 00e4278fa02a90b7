// SPDX-License-Identifier: MIT

/// A cache of schema rows by key, since most keys occur in objects of a single kind.
final class KeyRows {
  private static let count = 64

  struct Known: BitwiseCopyable {
    fileprivate var number = KeyNumbers.none
    fileprivate var object = 0
    fileprivate(set) var row: Int?
    fileprivate var glance: Int?
  }

  /// The slot of a key is its number modulo `count`, so keys replace each other.
  private var known = Array(repeating: Known(), count: count)
  private var glances: [SchemaGlance] = []

  /// Returns the cached key, or looks up its row with `find`.
  @inline(__always) func key(
    _ number: Int, of object: SchemaObject, _ find: () -> Int?
  ) -> Known {
    if number == KeyNumbers.none { return Known(row: find()) }
    let (slot, identity) = (number % Self.count, Int(bitPattern: ObjectIdentifier(object)))
    if known[slot].number != number || known[slot].object != identity {
      known[slot] = look(number, identity, object, find())
    }
    return known[slot]
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

  /// True if the value of the key certainly has no problem; if false, it needs the full check.
  @inline(__always) func isSound(
    _ value: JSONValue, of known: Known, in document: JSONDocument
  ) -> Bool {
    known.glance.map { glances[$0].isSound(value, in: document) } ?? false
  }
}
