// SPDX-License-Identifier: MIT

/// Bodies connected by contacts and joints, which are solved together.
struct Island {
  var bodies = FlatArray<Int32>()
  var contacts = FlatArray<Int32>()
  var joints = FlatArray<Int32>()
  /// Reached bodies whose connections have not been followed; the last one is next.
  var frontier = FlatArray<Int32>()
  var schedule = ContactSchedule()
  var kept = KeptIsland()
  /// The number of the last island, which marks its bodies, contacts and joints.
  var stamp: UInt32 = 0
  /// The stamp before this sub-step's first island; higher marks mean "in an island".
  var firstStamp: UInt32 = 0

  /// The stamp after which numbering restarts; a thousand free bodies reach it within hours.
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
