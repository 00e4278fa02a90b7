// SPDX-License-Identifier: MIT

/// A cached island, valid until connections change; building it again would require random access to memory.
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
