// SPDX-License-Identifier: MIT

internal import SceneFormat

// What writers ask about the events of a scene.
extension CodeSheet {
  /// The events that something sets off, in the order of the scene.
  func events(where isMeant: (SceneTrigger) -> Bool) -> [Int] {
    scene.events.indices.filter { scene.events[$0].trigger.all.contains(where: isMeant) }
  }

  /// Whether an emitted name sets an event off.
  func isHandled(_ name: String) -> Bool { handled.contains(name) }

  /// Whether one behavior is made before another can be, because its settings ask for it.
  func isNeeded(_ one: Int, for other: Int) -> Bool {
    var (open, seen) = ([other], Set<Int>())
    while let next = open.popLast() {
      if next == one { return true }
      guard seen.insert(next).inserted else { continue }
      for case .behavior(let index, _) in scene.expressions(ofBehavior: next).flatMap(\.references)
      {
        open.append(index)
      }
    }
    return false
  }

  /// Whether some action gives an item another size.
  func setsBounds(of item: Int) -> Bool {
    var isFound = false
    for action in scene.events.flatMap(\.actions) + scene.behaviors.flatMap(\.actions) {
      action.visit {
        if case .set(.item(item, let property), _) = $0 { isFound = isFound || property.isSize }
        if case .animate(let animation) = $0, case .item(item, let property) = animation.target {
          isFound = isFound || property.isSize
        }
      }
    }
    return isFound
  }
}

extension SettableGeometry {
  /// Whether it is more than a place or a rotation.
  fileprivate var isSize: Bool { ![.center, .centerX, .centerY, .angle].contains(self) }
}
