// SPDX-License-Identifier: MIT

/// A cached island, valid until connections between bodies change; following them jumps through memory.
struct KeptIsland {
  /// The body from which the island was built.
  var seed = none
  var bodies = FlatArray<Int32>()
  var contacts = FlatArray<Int32>()
  var joints = FlatArray<Int32>()

  func deallocate() {
    bodies.deallocate()
    contacts.deallocate()
    joints.deallocate()
  }
}
