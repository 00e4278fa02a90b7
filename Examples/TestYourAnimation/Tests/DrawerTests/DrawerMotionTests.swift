// SPDX-License-Identifier: MIT

import Drawer
import MotionTesting
import UIKit
import XCTest

/// The same in XCTest, which imports all of Foundation, with a golden of the motion.
final class DrawerMotionTests: XCTestCase {
  @MainActor func testItOpensAsItDid() async {
    let screen = UIView(frame: UIScreen.main.bounds)
    let drawer = UIView(frame: CGRect(x: 0, y: 607, width: 375, height: 400))
    screen.addSubview(drawer)
    let animator = UIDynamicAnimator(referenceView: screen)
    let behavior = DrawerBehavior(drawer: drawer, restingPlace: CGPoint(x: 187.5, y: 487))
    animator.addBehavior(behavior)
    behavior.letGo(velocity: CGPoint(x: 0, y: -900))
    let motion = recording(of: animator, items: ["drawer": drawer])
    XCTAssertTrue(motion.isAtRest)
    expectMotion(motion, matches: "opens.log", within: .points(0.5))
  }
}
