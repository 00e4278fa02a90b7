// SPDX-License-Identifier: MIT

internal import UIDynamicsSceneFormat

/// The views that are outside the view hierarchy.
struct Presence {
  /// All absent views, including removed views and copies that do not exist yet.
  private(set) var absent: Set<Int> = []
  private(set) var removed: Set<Int> = []
  private(set) var unmade: Set<Int> = []
  /// The number of existing copies for each family, by the index of its first copy.
  private var made: [Int: Int] = [:]

  init(_ scene: Scene) {
    for (index, view) in scene.views.enumerated() {
      if view.isSlot { unmade.insert(index) }
      if view.isSlot || !view.isAdded { absent.insert(index) }
    }
  }

  mutating func remove(_ index: Int) {
    removed.insert(index)
    absent.insert(index)
  }

  mutating func add(_ index: Int) {
    removed.remove(index)
    absent.remove(index)
  }

  mutating func make(_ copy: Int) {
    unmade.remove(copy)
    absent.remove(copy)
  }

  /// Returns the next copy to make; copies are made in order and are never removed.
  mutating func firstUnmade(of slots: [Int]) -> Int? {
    guard let name = slots.first else { return nil }
    var count = made[name, default: 0]
    while count < slots.count, !unmade.contains(slots[count]) { count += 1 }
    made[name] = count
    return count < slots.count ? slots[count] : nil
  }
}
