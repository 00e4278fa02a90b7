// SPDX-License-Identifier: MIT

/// Bodies connected by contacts and joints, directly or over others, solved together.
struct Island {
  /// Slots of its bodies in the order in which they were reached.
  var bodies = FlatArray<Int32>()
  /// Slots of its contacts, likewise: the order in which they are solved.
  var contacts = FlatArray<Int32>()
  /// Slots of its joints, likewise.
  var joints = FlatArray<Int32>()
  /// Bodies reached whose contacts are still to be followed; the last one first.
  var frontier = FlatArray<Int32>()
  var schedule = ContactSchedule()
  var kept = KeptIsland()
  /// Number of the island built last; a body, contact or joint marked with it is in.
  var stamp: UInt32 = 0
  /// `stamp` before the first island of this sub-step: a mark above it means "in some island".
  var firstStamp: UInt32 = 0

  /// Beyond it numbering starts again: a thousand free bodies get there within hours of motion.
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
