// SPDX-License-Identifier: MIT
// swift-format-ignore-file: NeverForceUnwrap

import Testing
import UIKit

// Small idioms that need Foundation's types or an Objective-C object.

protocol Scalable { func scaled(by factor: Self) -> Self }
extension Double: Scalable { func scaled(by factor: Double) -> Double { self * factor } }
extension CGFloat: Scalable { func scaled(by factor: CGFloat) -> CGFloat { self * factor } }

func kind(_: Double) -> String { "Double" }
func kind(_: CGFloat) -> String { "CGFloat" }

final class Log: NSObject, UICollisionBehaviorDelegate {
  private(set) var names: [String?] = []
  func collisionBehavior(
    _ behavior: UICollisionBehavior, beganContactFor item: UIDynamicItem,
    withBoundaryIdentifier identifier: NSCopying?, at p: CGPoint
  ) { names.append(identifier as? String) }
}

final class Game: NSObject, UIDynamicAnimatorDelegate {
  private(set) var pauses = 0
  func dynamicAnimatorDidPause(_ animator: UIDynamicAnimator) { pauses += 1 }
}

final class Ghost: NSObject, UIDynamicItem {
  var center = CGPoint(x: 50, y: 50)
  var bounds = CGRect(x: 0, y: 0, width: 20, height: 20)
  var transform = CGAffineTransform.identity
}

final class SpringyLayout: UICollectionViewFlowLayout {
  lazy var animator = UIDynamicAnimator(collectionViewLayout: self)
  override class var layoutAttributesClass: AnyClass { UICollectionViewLayoutAttributes.self }
  override func prepare() {
    super.prepare()
    guard animator.behaviors.isEmpty else { return }
    let visible = super.layoutAttributesForElements(in: collectionView!.bounds) ?? []
    for attributes in visible {
      animator.addBehavior(
        UIAttachmentBehavior(item: attributes, attachedToAnchor: attributes.center))
    }
  }
  override func shouldInvalidateLayout(forBoundsChange newBounds: CGRect) -> Bool { true }
}

@Suite("Idioms of apps", .timeLimit(.minutes(30))) struct IdiomSnippets {
  let screen = Screen()

  @Test func scalarsAreTwoTypes() {
    #expect(kind(1.0 as Double) == "Double" && kind(1.0 as CGFloat) == "CGFloat")
    #expect(CGFloat(2).scaled(by: 3) == 6 && CGFloat(0.5).native == 0.5)
  }

  @Test func doublesAndScalarsMix() {
    let seconds: Double = 0.5
    screen.card.center.x += seconds * screen.card.bounds.width
    #expect(screen.card.center.x == 160)
  }

  @Test func contactsAreLogged() {
    let (log, collision) = (Log(), UICollisionBehavior(items: [screen.card]))
    collision.collisionDelegate = log
    collision.addBoundary(
      withIdentifier: "floor" as NSString, from: CGPoint(x: 0, y: 300), to: CGPoint(x: 320, y: 300))
    screen.animator.addBehavior(collision)
    screen.animator.addBehavior(UIGravityBehavior(items: [screen.card]))
    screen.rest()
    #expect(log.names.first == "floor")
  }

  @Test func boundariesHaveNumbersAndIndexPaths() {
    let collision = UICollisionBehavior(items: [screen.card])
    for name in [3 as NSCopying, IndexPath(item: 2, section: 1) as NSCopying] {
      collision.addBoundary(withIdentifier: name, for: UIBezierPath(rect: screen.view.bounds))
      #expect(collision.boundary(withIdentifier: name) != nil)
    }
    #expect(collision.boundaryIdentifiers?.count == 2)
  }

  @Test func boundariesHaveWrappedNames() {
    let collision = UICollisionBehavior(items: [screen.card])
    let id = UUID()
    let names: [NSCopying] = [NSNumber(value: 3), NSNumber(value: 0.5), id as NSCopying, true]
    for (index, name) in names.enumerated() {
      collision.addBoundary(
        withIdentifier: name, from: .zero, to: CGPoint(x: 10, y: CGFloat(index)))
    }
    #expect(collision.boundaryIdentifiers?.count == 4)
    // A number is the same identifier, wrapped or not. The number 3 differs from 0.5, and `true` is not a number.
    #expect(collision.boundary(withIdentifier: 3 as NSCopying) != nil)
    #expect(collision.boundary(withIdentifier: 0.5 as NSCopying) != nil)
    #expect(collision.boundary(withIdentifier: id as NSCopying) != nil)
    #expect(collision.boundary(withIdentifier: NSNumber(value: 4)) == nil)
    #expect(collision.boundary(withIdentifier: UUID() as NSCopying) == nil)
  }

  @Test func placesAreWrapped() {
    let places = [CGPoint(x: 1, y: 2), CGPoint(x: 3, y: 4)].map(NSValue.init(cgPoint:))
    #expect(places.map(\.cgPointValue.y) == [2, 4])
    #expect(NSValue(cgRect: screen.card.frame).cgRectValue == screen.card.frame)
    #expect(NSValue(cgSize: CGSize(width: 5, height: 6)).cgSizeValue.height == 6)
  }

  @Test func aFieldInARegionOfOnesOwn() {
    final class Pool: UIRegion, @unchecked Sendable { var depth = 2 }
    let pool = Pool(size: CGSize(width: 100, height: 100))
    let field = UIFieldBehavior.linearGravityField(direction: CGVector(dx: 1, dy: 0))
    field.region = pool
    field.position = CGPoint(x: 130, y: 70)
    field.addItem(screen.card)
    screen.animator.addBehavior(field)
    screen.tick(10)
    #expect(screen.card.center.x > 130 && screen.card.center.y == 70)
    #expect((field.region as? Pool)?.depth == 2)
  }

  @Test func roundedCornersStop() {
    let path = UIBezierPath(
      roundedRect: CGRect(x: 0, y: 300, width: 320, height: 60),
      byRoundingCorners: [.topLeft, .topRight], cornerRadii: CGSize(width: 12, height: 12))
    let collision = UICollisionBehavior(items: [screen.card])
    collision.addBoundary(withIdentifier: "bar" as NSCopying, for: path)
    screen.animator.addBehavior(collision)
    screen.animator.addBehavior(UIGravityBehavior(items: [screen.card]))
    // Boundaries have a skin of 1.8 pt, into which an item at rest sinks slightly.
    #expect(screen.rest() && (298...300).contains(screen.card.frame.maxY))
  }

  @Test func transformsOfSixNumbers() {
    let shift = CGAffineTransform(1, 0, 0, 1, 5, -2)
    #expect(CGPoint(x: 1, y: 1).applying(shift) == CGPoint(x: 6, y: -1))
  }

  @Test func aDelegateIsToldOfThePause() {
    let game = Game()
    screen.animator.delegate = game
    screen.animator.addBehavior(UISnapBehavior(item: screen.card, snapTo: .zero))
    screen.rest()
    #expect(game.pauses == 1)
  }

  @Test func anItemThatIsNoView() {
    let ghost = Ghost()
    screen.animator.addBehavior(UIGravityBehavior(items: [ghost]))
    screen.tick(30)
    #expect(ghost.center.y > 50 && ghost.center.x == 50)
  }

  @Test func kinds() {
    let item: UIDynamicItem = screen.card
    #expect(item.isKind(of: UIView.self) && !(item is UIDynamicItemGroup))
    #expect(screen.card == screen.card && Set([screen.card, screen.view]).count == 2)
  }

  @Test func pointsCompare() {
    #expect(CGPoint.zero.equalTo(.zero) && !CGRect.null.equalTo(.zero))
    #expect(CGPoint(x: 1, y: 0).applying(CGAffineTransform(rotationAngle: .pi / 2)).y == 1)
    #expect(CGRect(x: 0, y: 0, width: 4, height: 2).insetBy(dx: 1, dy: 0.5).height == 1)
  }

  @Test func indexPaths() {
    let path: IndexPath = [1, 2]
    #expect(path.section == 1 && path.item == 2 && path.row == 2 && path.count == 2)
    #expect(path == IndexPath(row: 2, section: 1))
  }

  @Test func aLayoutOnSprings() {
    let layout = SpringyLayout()
    layout.itemSize = CGSize(width: 50, height: 50)
    let view = UICollectionView(frame: screen.view.bounds, collectionViewLayout: layout)
    view.itemCounts = [12]
    layout.prepare()
    #expect(layout.animator.behaviors.count == 12)
    #expect(layout.animator.layoutAttributesForCell(at: [0, 3]) != nil)
  }

  @Test func foundationIsThere() {
    let date = Date(timeIntervalSinceReferenceDate: 0)
    #expect(String(format: "%.2f", screen.card.center.y) == "70.00" && date < Date())
  }

  @Test func geometryIsCoded() throws {
    let data = try JSONEncoder().encode(CGPoint(x: 1.5, y: 2))
    #expect(try JSONDecoder().decode(CGPoint.self, from: data) == CGPoint(x: 1.5, y: 2))
  }
}
