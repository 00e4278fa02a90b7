// SPDX-License-Identifier: MIT

#if os(iOS)
  import UIKit
#else
  import UIDynamics
#endif

/// The events of a test in order, in UIKit's terms.
final class Diary {
  var lines: [String] = []

  func read() -> [String] {
    defer { lines.removeAll() }
    return lines
  }
}

/// A delegate of animators and collision behaviors that only records calls.
final class DiaryKeeper: NSObject, UIDynamicAnimatorDelegate, UICollisionBehaviorDelegate {
  let diary = Diary()
  /// Called after each recorded line, before UIKit's call returns.
  var then: (String) -> Void = { _ in }
  private var names: [(item: any UIDynamicItem, name: String)] = []

  func call(_ item: any UIDynamicItem, _ name: String) { names.append((item, name)) }

  func write(_ line: String) {
    diary.lines.append(line)
    then(line)
  }

  func dynamicAnimatorWillResume(_ animator: UIDynamicAnimator) {
    write("dynamicAnimatorWillResume")
  }

  func dynamicAnimatorDidPause(_ animator: UIDynamicAnimator) { write("dynamicAnimatorDidPause") }

  func collisionBehavior(
    _ behavior: UICollisionBehavior, beganContactFor item1: any UIDynamicItem,
    with item2: any UIDynamicItem, at p: CGPoint
  ) { write("beganContactFor \(name(item1)) with \(name(item2))") }

  func collisionBehavior(
    _ behavior: UICollisionBehavior, endedContactFor item1: any UIDynamicItem,
    with item2: any UIDynamicItem
  ) { write("endedContactFor \(name(item1)) with \(name(item2))") }

  func collisionBehavior(
    _ behavior: UICollisionBehavior, beganContactFor item: any UIDynamicItem,
    withBoundaryIdentifier identifier: (any NSCopying)?, at p: CGPoint
  ) { write("beganContactFor \(name(item)) withBoundary \(name(identifier))") }

  func collisionBehavior(
    _ behavior: UICollisionBehavior, endedContactFor item: any UIDynamicItem,
    withBoundaryIdentifier identifier: (any NSCopying)?
  ) { write("endedContactFor \(name(item)) withBoundary \(name(identifier))") }

  private func name(_ item: any UIDynamicItem) -> String {
    names.first { $0.item === item }?.name ?? "somebody"
  }

  private func name(_ identifier: (any NSCopying)?) -> String {
    identifier.map { "\($0)" } ?? "nil"
  }
}
