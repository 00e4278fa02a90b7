// SPDX-License-Identifier: MIT

import Testing
import UIDynamics

@Suite("Idioms of UIKit code", .timeLimit(.minutes(30)))
struct IdiomTests {
  final class Pipe: UIView { var gap = 4 }

  @Test("Objects know their class")
  func classes() {
    let item: any UIDynamicItem = Pipe()
    #expect(item.isKind(of: UIView.self) && item.isKind(of: Pipe.self))
    #expect(!item.isKind(of: UIDynamicItemGroup.self))
    #expect(item.isMember(of: Pipe.self) && !item.isMember(of: UIView.self))
    #expect(UIGravityBehavior(items: []).isKind(of: UIDynamicBehavior.self))
  }

  @Test("The debugging keys can be set and have no effect")
  func debugging() {
    let animator = UIDynamicAnimator(referenceView: UIView())
    #expect(animator.value(forKey: "debugEnabled") == nil)
    animator.setValue(true, forKey: "debugEnabled")
    animator.setValue(2, forKey: "debugInterval")
    #expect(animator.value(forKey: "debugEnabled") as? Bool == true)
    #expect(animator.behaviors.isEmpty && !animator.isRunning)
    #expect(Pipe().value(forKey: "gap") as? Int == 4)
  }

  @Test("Points, sizes and rectangles can be compared with equalTo(_:)")
  func comparisons() {
    #expect(CGPoint(x: 1, y: 2).equalTo(CGPoint(x: 1, y: 2)) && !CGPoint(x: 1, y: 2).equalTo(.zero))
    #expect(CGSize(width: 1, height: 2).equalTo(CGSize(width: 1, height: 2)))
    #expect(!CGSize(width: 1, height: 2).equalTo(CGSize(width: 2, height: 1)))
    let rect = CGRect(x: 1, y: 2, width: 3, height: 4)
    #expect(rect.equalTo(rect) && !rect.equalTo(rect.offsetBy(dx: 0, dy: 1)))
  }

  @Test("NSString(string:) can name a boundary")
  func names() {
    let collision = UICollisionBehavior(items: [])
    collision.addBoundary(
      withIdentifier: NSString(string: "floor"), from: .zero, to: CGPoint(x: 10, y: 0))
    #expect(collision.boundary(withIdentifier: "floor" as any NSCopying) != nil)
  }

  final class Track: UIBezierPath { var laps = 3 }

  @Test("A path subclass can have its own properties")
  func path() {
    let track = Track(rect: CGRect(x: 0, y: 0, width: 10, height: 20))
    #expect(track.laps == 3 && track.bounds.size == CGSize(width: 10, height: 20))
  }
}
