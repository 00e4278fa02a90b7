// SPDX-License-Identifier: MIT

// swift-format-ignore-file
#if !FOUNDATION_TYPES
// Shown:
import Foundation
import UIDynamics

import struct UIDynamics.CGPoint
import protocol UIDynamics.NSCopying

final class ImpactLog: UICollisionBehaviorDelegate {
  var lines: [String] = []

  func collisionBehavior(
    _ behavior: UICollisionBehavior, beganContactFor item: any UIDynamicItem,
    withBoundaryIdentifier identifier: (any NSCopying)?, at p: CGPoint
  ) {
    lines.append(String(format: "touches at (%.1f, %.1f)", p.x, p.y))
  }
}
// Until here.
#endif
