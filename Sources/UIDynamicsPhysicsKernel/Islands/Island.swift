// SPDX-License-Identifier: MIT

/// Bodies that are connected by contacts and joints and therefore solved together.
struct Island {
  var bodies = FlatArray<Int32>()
  var contacts = FlatArray<Int32>()
  var joints = FlatArray<Int32>()
  /// Bodies that were reached but whose connections have not been followed yet; the last one is processed next.
  var frontier = FlatArray<Int32>()
  var schedule = ContactSchedule()
  var kept = KeptIsland()
  /// The number of the last island; it marks the island's bodies, contacts and joints.
  var stamp: UInt32 = 0
  /// The stamp before the first island of this sub-step; anything with a higher stamp already belongs to an island.
  var firstStamp: UInt32 = 0

  /// The stamp after which numbering restarts; with a thousand unconnected bodies, that happens within hours.
  static var largestStamp: UInt32 { .max / 2 }

  func deallocate() {
    bodies.deallocate()
    contacts.deallocate()
    joints.deallocate()
    frontier.deallocate()
    schedule.deallocate()
    kept.deallocate()
  }

  mutating func clear() {
    bodies.removeAll()
    contacts.removeAll()
    joints.removeAll()
    stamp &+= 1
  }
}
