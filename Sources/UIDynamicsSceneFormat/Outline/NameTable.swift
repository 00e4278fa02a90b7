// SPDX-License-Identifier: MIT

/// The places of names in a list that somebody else has, found by their texts.
///
/// Four bytes for each place and not more than half of them taken: a scene may have very many ids.
struct NameTable: Sendable {
  private static let free = UInt32.max

  private var places: [UInt32]
  private let hash = TextHash()

  /// The places of the first of each text in a list; `others` are those of the rest.
  init(of names: [SceneName], others: inout [Int]) {
    var size = 16
    while size < names.count * 2 { size *= 2 }
    places = [UInt32](repeating: Self.free, count: size)
    for place in names.indices {
      let slot = slot(of: names[place].text) { names[$0].text == names[place].text }
      if places[slot] == Self.free { places[slot] = UInt32(place) } else { others.append(place) }
    }
  }

  /// The place of a text, or nil; `isText` tells whether it is the one at a place.
  @inline(__always) func place(of text: String, _ isText: (Int) -> Bool) -> Int? {
    let place = places[slot(of: text, isText)]
    return place == Self.free ? nil : Int(place)
  }

  /// Where the place of a text stands, or would stand.
  @inline(__always) private func slot(of text: String, _ isText: (Int) -> Bool) -> Int {
    var slot = text.withBytes { hash($0) } & (places.count - 1)
    while places[slot] != Self.free, !isText(Int(places[slot])) {
      slot = (slot + 1) & (places.count - 1)
    }
    return slot
  }
}
