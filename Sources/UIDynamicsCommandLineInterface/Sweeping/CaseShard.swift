// SPDX-License-Identifier: MIT

/// The part of a sweep for `--shard i/n`: every nth case, starting with the ith.
struct CaseShard {
  /// From 1.
  let place: Int
  let count: Int

  static let whole = CaseShard(place: 1, count: 1)

  /// Cases count from 1.
  func contains(_ number: Int) -> Bool { (number - 1) % count == place - 1 }

  func count(of cases: Int) -> Int { cases < place ? 0 : (cases - place) / count + 1 }
}

extension Arguments {
  func shard() throws(CommandFailure) -> CaseShard {
    guard let text = self[.shard] else { return .whole }
    let parts = text.split(separator: "/", omittingEmptySubsequences: false).map(String.init)
    guard parts.count == 2, let place = Self.wholeNumber(parts[0]),
      let count = Self.wholeNumber(parts[1])
    else { throw Self.wrongValue(text, of: .shard, "use a part and the number of parts: 2/8") }
    guard count >= 1, (1...count).contains(place) else {
      throw Self.wrongValue(
        text, of: .shard, "use a part from 1 to \(count)")
    }
    return CaseShard(place: place, count: count)
  }
}
