// SPDX-License-Identifier: MIT

/// A set of slot pairs that uses open addressing with linear probing and is at most half full (Knuth, *The Art of
/// Computer Programming*, volume 3, 6.4, algorithm R).
struct PairSet {
  /// Each pair is stored as smaller slot · 2³² + larger slot; 0 marks a free entry.
  private var table: UnsafeMutablePointer<UInt64>
  private var mask: Int
  private(set) var count = 0

  init() {
    table = .allocate(capacity: 64)
    table.initialize(repeating: 0, count: 64)
    mask = 63
  }

  func deallocate() { table.deallocate() }

  @inline(__always) static func key(_ a: Int32, _ b: Int32) -> UInt64 {
    UInt64(UInt32(bitPattern: min(a, b))) << 32 | UInt64(UInt32(bitPattern: max(a, b)))
  }

  @inline(__always) func contains(_ pair: UInt64) -> Bool { table[slot(of: pair)] == pair }

  mutating func insert(_ pair: UInt64) {
    if 2 * (count + 1) > mask { grow() }
    let index = slot(of: pair)
    if table[index] == pair { return }
    table[index] = pair
    count += 1
  }

  mutating func remove(_ pair: UInt64) {
    var hole = slot(of: pair)
    if table[hole] != pair { return }
    count -= 1
    var next = hole
    while true {
      next = (next + 1) & mask
      if table[next] == 0 { break }
      // An entry stays if probing for it does not pass the hole.
      let home = home(of: table[next])
      if (next - home) & mask < (next - hole) & mask { continue }
      table[hole] = table[next]
      hole = next
    }
    table[hole] = 0
  }

  /// Returns the index of a pair, or of the free entry where it belongs.
  @inline(__always) private func slot(of pair: UInt64) -> Int {
    var index = home(of: pair)
    while table[index] != 0 && table[index] != pair { index = (index + 1) & mask }
    return index
  }

  /// Uses Fibonacci hashing.
  @inline(__always) private func home(of pair: UInt64) -> Int {
    Int(truncatingIfNeeded: (pair &* 0x9e37_79b9_7f4a_7c15) >> 32) & mask
  }

  private mutating func grow() {
    let (old, size) = (table, mask + 1)
    table = .allocate(capacity: 2 * size)
    table.initialize(repeating: 0, count: 2 * size)
    mask = 2 * size - 1
    for i in 0..<size where old[i] != 0 { table[slot(of: old[i])] = old[i] }
    old.deallocate()
  }
}
