// SPDX-License-Identifier: MIT

/// The values of a view's keys, collected once because every stage reads them and there can be many views.
package struct ViewMembers {
  package enum Key: Int, CaseIterable {
    case id, frame, center, size, angle, alpha, superview, collisionBounds, added, indexPath, kind
    case repetition, look

    var name: String {
      switch self {
      case .id: "id"
      case .frame: "frame"
      case .center: "center"
      case .size: "size"
      case .angle: "angle"
      case .alpha: "alpha"
      case .superview: "superview"
      case .collisionBounds: "collisionBounds"
      case .added: "added"
      case .indexPath: "indexPath"
      case .kind: "kind"
      case .repetition: "repeat"
      case .look: "look"
      }
    }
  }

  /// The indices by the raw value of the key, in 32 bits because every view stores them.
  private var indices = InlineArray<13, UInt32>(repeating: Self.absent)
  private static let absent = UInt32.max

  fileprivate init() {}

  /// Records a value; the first of several equal keys counts.
  @inline(__always) fileprivate mutating func record(_ value: JSONValue, of key: Int) {
    if indices[key] == Self.absent { indices[key] = UInt32(truncatingIfNeeded: value.index) }
  }

  @inline(__always) subscript(key: Key) -> JSONValue? {
    let index = indices[key.rawValue]
    return index == Self.absent ? nil : JSONValue(index: Int(index))
  }
}

/// The keys of views by their numbers in a document, and the set of keys that occur.
struct ViewKeys {
  private var seen: UInt16 = 0
  /// The raw value of the view key for each key number of the document, or -1.
  private var indices: [Int]

  init(_ document: JSONDocument) {
    indices = [Int](repeating: -1, count: document.keys.count)
    for key in ViewMembers.Key.allCases {
      indices[document.name(key.name).number] = key.rawValue
    }
    // All keys missing from the document share this entry.
    indices[KeyNumbers.none] = -1
  }

  @inline(__always) mutating func members(
    of object: JSONValue, in document: JSONDocument
  ) -> ViewMembers {
    var members = ViewMembers()
    for member in document.members(of: object) {
      let key = key(member.key, in: document)
      if key < 0 { continue }
      members.record(member.value, of: key)
      seen |= 1 << UInt16(key)
    }
    return members
  }

  func haveSeen(_ key: ViewMembers.Key) -> Bool { seen >> UInt16(key.rawValue) & 1 == 1 }

  @inline(__always) private func key(_ key: JSONValue, in document: JSONDocument) -> Int {
    let number = document.number(ofKey: key)
    return number == KeyNumbers.none ? keyByText(key, in: document) : indices[number]
  }

  private func keyByText(_ key: JSONValue, in document: JSONDocument) -> Int {
    ViewMembers.Key.allCases.first { document.string(key, equals: $0.name) }?.rawValue ?? -1
  }
}
