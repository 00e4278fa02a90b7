// SPDX-License-Identifier: MIT

/// The order in which the processor solves an island's contacts fastest.
///
/// A contact depends on the previous contact of each of its bodies, and the processor looks ahead by at most two
/// contacts. Each contact on the longest dependency chain is therefore paired with an independent one that is
/// ready. Sorting by earliest level alone would leave most of the longest chain unpaired at the end.
struct ContactSchedule {
  struct Ends: BitwiseCopyable {
    var a: Int32
    var b: Int32
  }

  var ends = FlatArray<Ends>()
  /// The level of each body, followed by a shared entry for all fixed bodies, which stays 0.
  private var bodyLevels = FlatArray<Int32>()
  /// The first and last level at which each contact can be solved; `earliest` is −1 once the contact is placed.
  private var earliest = FlatArray<Int32>()
  private var latest = FlatArray<Int32>()
  /// The contacts sorted by `earliest` and `latest`.
  private var byEarliest = FlatArray<Int32>()
  private var byLatest = FlatArray<Int32>()
  private var levelStarts = FlatArray<Int32>()
  private var ordered = FlatArray<Int32>()

  func deallocate() {
    ends.deallocate()
    bodyLevels.deallocate()
    earliest.deallocate()
    latest.deallocate()
    byEarliest.deallocate()
    byLatest.deallocate()
    levelStarts.deallocate()
    ordered.deallocate()
  }

  mutating func arrange(_ contacts: inout FlatArray<Int32>, bodies: Int) {
    let count = contacts.count
    setLevels(bodies: bodies)
    ordered.removeAll()
    ordered.reserve(count)
    var early = 0
    for index in 0..<count {
      let urgent = byLatest[index]
      if earliest[urgent] < 0 { continue }
      append(urgent, of: contacts)
      while early < count && earliest[byEarliest[early]] < 0 { early += 1 }
      if early < count && earliest[byEarliest[early]] < latest[urgent] {
        append(byEarliest[early], of: contacts)
      }
    }
    swap(&contacts, &ordered)
  }

  @inline(__always) private mutating func append(_ i: Int32, of contacts: FlatArray<Int32>) {
    ordered.append(contacts[i])
    earliest[i] = -1
  }

  private mutating func setLevels(bodies: Int) {
    let count = ends.count
    bodyLevels.extend(to: bodies + 1)
    earliest.extend(to: count)
    latest.extend(to: count)
    for i in 0...bodies { bodyLevels[i] = 0 }
    var depth: Int32 = 0
    for i in 0..<count {
      earliest[i] = raiseLevel(ends[i])
      depth = max(depth, earliest[i] + 1)
    }
    for i in 0...bodies { bodyLevels[i] = 0 }
    for i in stride(from: count - 1, through: 0, by: -1) {
      latest[i] = depth - 1 - raiseLevel(ends[i])
    }
    levelStarts.extend(to: Int(depth))
    sort(by: earliest, into: &byEarliest)
    sort(by: latest, into: &byLatest)
  }

  /// Raises both bodies of a contact to the same new level; returns the previous level.
  @inline(__always) private func raiseLevel(_ ends: Ends) -> Int32 {
    let level = max(bodyLevels[ends.a], bodyLevels[ends.b])
    bodyLevels[ends.a] = level + 1
    bodyLevels[ends.b] = level + 1
    bodyLevels[bodyLevels.count - 1] = 0
    return level
  }

  private func sort(by levels: FlatArray<Int32>, into order: inout FlatArray<Int32>) {
    let count = levels.count
    for level in 0..<levelStarts.count { levelStarts[level] = 0 }
    for i in 0..<count { levelStarts[levels[i]] += 1 }
    var start: Int32 = 0
    for level in 0..<levelStarts.count {
      let size = levelStarts[level]
      levelStarts[level] = start
      start += size
    }
    order.extend(to: count)
    for i in 0..<count {
      let next = levelStarts.at(levels[i])
      order[next.pointee] = Int32(truncatingIfNeeded: i)
      next.pointee += 1
    }
  }
}
