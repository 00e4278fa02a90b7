// SPDX-License-Identifier: MIT

/// The contacts that can have an impact within the present sub-step: those with a fixed body or a
/// bullet.
struct ImpactQueue {
  /// Slots in the order of creation; searched from the end, so that of equal times the newest wins.
  var candidates = FlatArray<Int32>(capacity: 64)

  func deallocate() { candidates.deallocate() }
}
