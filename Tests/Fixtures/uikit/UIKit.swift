// SPDX-License-Identifier: MIT
// swift-format-ignore-file
//
// Stands in for UIKit when tests compile exported code as on iOS. It declares the same names, on the main
// actor as Apple does, but does nothing.

@_exported import Dispatch
@_exported import Glibc

public typealias TimeInterval = Double
public typealias CGFloat = Double
public struct CGPoint: Sendable {
  public var x = 0.0, y = 0.0; public init() {}; public init(x: CGFloat, y: CGFloat) {};
  public static let zero = CGPoint()
}
public struct CGVector: Sendable {
  public var dx = 0.0, dy = 0.0; public init(dx: CGFloat, dy: CGFloat) {};
  public static let zero = CGVector(dx: 0, dy: 0)
}
public struct CGSize: Sendable {
  public var width = 0.0, height = 0.0; public init(width: CGFloat, height: CGFloat) {};
  public static let zero = CGSize(width: 0, height: 0)
}
public struct CGRect: Sendable {
  public var origin = CGPoint(), size = CGSize(width: 0, height: 0)
  public init(x: CGFloat, y: CGFloat, width: CGFloat, height: CGFloat) {}
  public init(origin: CGPoint, size: CGSize) {}
  public var minX: CGFloat { 0 }; public var midX: CGFloat { 0 }; public var maxX: CGFloat { 0 }
  public var minY: CGFloat { 0 }; public var midY: CGFloat { 0 }; public var maxY: CGFloat { 0 }
  public var width: CGFloat { 0 }; public var height: CGFloat { 0 }
  public func contains(_ p: CGPoint) -> Bool { false }
  public func intersects(_ r: CGRect) -> Bool { false }
}
public struct CGAffineTransform: Sendable {
  public var a = 1.0, b = 0.0, c = 0.0, d = 1.0; public init(rotationAngle: CGFloat) {};
  public static let identity = CGAffineTransform(rotationAngle: 0)
}
public struct UIEdgeInsets: Sendable {
  public init(top: CGFloat, left: CGFloat, bottom: CGFloat, right: CGFloat) {}
}
public struct UIOffset: Sendable {
  public init(horizontal: CGFloat, vertical: CGFloat) {};
  public static let zero = UIOffset(horizontal: 0, vertical: 0)
}
public struct UIFloatRange: Sendable {
  public init(minimum: CGFloat, maximum: CGFloat) {};
  public static let infinite = UIFloatRange(minimum: 0, maximum: 0)
}
public struct IndexPath: Sendable { public init(item: Int, section: Int) {} }
public protocol NSObjectProtocol: AnyObject {}
public protocol NSCopying {}
@MainActor open class NSObject: NSObjectProtocol { public init() {} }
extension String: NSCopying {}
public typealias NSString = String
@MainActor open class NSCoder: NSObject {}
public struct Selector { public init(_ s: String) {} }

@MainActor public protocol UIDynamicItem: NSObjectProtocol {
  var center: CGPoint { get set }
  var bounds: CGRect { get }
  var transform: CGAffineTransform { get set }
  var collisionBoundsType: UIDynamicItemCollisionBoundsType { get }
  var collisionBoundingPath: UIBezierPath { get }
}
extension UIDynamicItem {
  public var collisionBoundsType: UIDynamicItemCollisionBoundsType { .rectangle }
  public var collisionBoundingPath: UIBezierPath { UIBezierPath() }
}
public enum UIDynamicItemCollisionBoundsType: UInt, Sendable { case rectangle, ellipse, path }
@MainActor open class UIResponder: NSObject { public override init() { super.init() } }
@MainActor open class UIView: UIResponder, UIDynamicItem {
  public init(frame: CGRect) { super.init() }
  public convenience override init() { self.init(frame: CGRect(x: 0, y: 0, width: 0, height: 0)) }
  public required init?(coder: NSCoder) { super.init() }
  open var center = CGPoint(), bounds = CGRect(x: 0, y: 0, width: 0, height: 0),
    frame = CGRect(x: 0, y: 0, width: 0, height: 0), transform = CGAffineTransform.identity
  open var alpha: CGFloat = 1
  open var collisionBoundsType: UIDynamicItemCollisionBoundsType { .rectangle }
  open var collisionBoundingPath: UIBezierPath { UIBezierPath() }
  open func addSubview(_ view: UIView) {}
  open func removeFromSuperview() {}
  open func convert(_ p: CGPoint, from: UIView?) -> CGPoint { p }
  open func convert(_ p: CGRect, to: UIView?) -> CGRect { p }
  open func addGestureRecognizer(_ r: UIGestureRecognizer) {}
  public struct AnimationOptions: OptionSet, Sendable {
    public let rawValue: UInt; public init(rawValue: UInt) { self.rawValue = rawValue }
    public static let curveEaseInOut = Self(rawValue: 1), curveEaseIn = Self(rawValue: 2),
      curveEaseOut = Self(rawValue: 4), curveLinear = Self(rawValue: 8),
      allowUserInteraction = Self(rawValue: 16)
  }
  open class func animate(
    withDuration: TimeInterval, delay: TimeInterval, options: AnimationOptions = [],
    animations: @escaping () -> Void, completion: ((Bool) -> Void)? = nil
  ) {}
  open class func animate(
    withDuration: TimeInterval, delay: TimeInterval, usingSpringWithDamping: CGFloat,
    initialSpringVelocity: CGFloat, options: AnimationOptions = [],
    animations: @escaping () -> Void, completion: ((Bool) -> Void)? = nil
  ) {}
}
@MainActor open class UIViewPropertyAnimator: NSObject {
  public init(
    duration: TimeInterval, controlPoint1: CGPoint, controlPoint2: CGPoint,
    animations: (() -> Void)? = nil
  ) { super.init() }
  open func startAnimation() {}
}
@MainActor open class UIGestureRecognizer: NSObject {
  public enum State: Int, Sendable { case possible, began, changed, ended, cancelled, failed }
  public init(target: Any?, action: Selector?) { super.init() }
  open var state: State = .possible
  open var isEnabled = true
  open func location(in view: UIView?) -> CGPoint { CGPoint() }
}
@MainActor open class UIPanGestureRecognizer: UIGestureRecognizer {
  open func velocity(in view: UIView?) -> CGPoint { CGPoint() }
}
@MainActor open class UITapGestureRecognizer: UIGestureRecognizer {
  open var numberOfTapsRequired = 1
}
@MainActor open class UILongPressGestureRecognizer: UIGestureRecognizer {
  open var minimumPressDuration: TimeInterval = 0.5
  open var allowableMovement: CGFloat = 10
}
@MainActor open class UISwipeGestureRecognizer: UIGestureRecognizer {
  public struct Direction: OptionSet, Sendable {
    public let rawValue: UInt; public init(rawValue: UInt) { self.rawValue = rawValue }
    public static let right = Self(rawValue: 1), left = Self(rawValue: 2), up = Self(rawValue: 4),
      down = Self(rawValue: 8)
  }
  open var direction = Direction.right
}
@MainActor open class UIPinchGestureRecognizer: UIGestureRecognizer {}
@MainActor open class UIRotationGestureRecognizer: UIGestureRecognizer {}
@MainActor open class UIBezierPath: NSObject {
  public override init() { super.init() }
  public init(rect: CGRect) { super.init() }
  public init(ovalIn: CGRect) { super.init() }
  public init(roundedRect: CGRect, cornerRadius: CGFloat) { super.init() }
  public init(
    arcCenter: CGPoint, radius: CGFloat, startAngle: CGFloat, endAngle: CGFloat, clockwise: Bool
  ) { super.init() }
  open func move(to: CGPoint) {}; open func addLine(to: CGPoint) {}; open func close() {}
  open func addQuadCurve(to: CGPoint, controlPoint: CGPoint) {}
  open func addCurve(to: CGPoint, controlPoint1: CGPoint, controlPoint2: CGPoint) {}
}
@MainActor open class UICollectionViewLayoutAttributes: NSObject, UIDynamicItem {
  public override init() { super.init() }
  public convenience init(forCellWith: IndexPath) { self.init() }
  public convenience init(forSupplementaryViewOfKind: String, with: IndexPath) { self.init() }
  public convenience init(forDecorationViewOfKind: String, with: IndexPath) { self.init() }
  open var size = CGSize(width: 0, height: 0), frame = CGRect(x: 0, y: 0, width: 0, height: 0)
  open var center = CGPoint(), bounds = CGRect(x: 0, y: 0, width: 0, height: 0),
    transform = CGAffineTransform.identity
  open var collisionBoundsType: UIDynamicItemCollisionBoundsType { .rectangle }
  open var collisionBoundingPath: UIBezierPath { UIBezierPath() }
}
@MainActor open class UICollectionViewLayout: NSObject {
  public override init() { super.init() }
  public required init?(coder: NSCoder) { super.init() }
  open var collectionViewContentSize: CGSize { CGSize(width: 0, height: 0) }
  open func layoutAttributesForElements(in rect: CGRect) -> [UICollectionViewLayoutAttributes]? {
    nil
  }
  open func layoutAttributesForItem(at indexPath: IndexPath) -> UICollectionViewLayoutAttributes? {
    nil
  }
  open func layoutAttributesForSupplementaryView(
    ofKind elementKind: String, at indexPath: IndexPath
  ) -> UICollectionViewLayoutAttributes? { nil }
  open func layoutAttributesForDecorationView(
    ofKind elementKind: String, at indexPath: IndexPath
  ) -> UICollectionViewLayoutAttributes? { nil }
}
@MainActor public protocol UIDynamicAnimatorDelegate: NSObjectProtocol {
  func dynamicAnimatorWillResume(_ a: UIDynamicAnimator);
  func dynamicAnimatorDidPause(_ a: UIDynamicAnimator)
}
extension UIDynamicAnimatorDelegate {
  public func dynamicAnimatorWillResume(_ a: UIDynamicAnimator) {};
  public func dynamicAnimatorDidPause(_ a: UIDynamicAnimator) {}
}
@MainActor open class UIDynamicAnimator: NSObject {
  public init(referenceView: UIView) { super.init() }
  public init(collectionViewLayout: UICollectionViewLayout) { super.init() }
  public override init() { super.init() }
  open weak var delegate: (any UIDynamicAnimatorDelegate)?
  open func addBehavior(_ b: UIDynamicBehavior) {};
  open func removeBehavior(_ b: UIDynamicBehavior) {}; open func removeAllBehaviors() {}
  open func updateItem(usingCurrentState: any UIDynamicItem) {}
  open func items(in: CGRect) -> [any UIDynamicItem] { [] }
  open var elapsedTime: TimeInterval { 0 }; open var isRunning: Bool { false }
  open func layoutAttributesForCell(at: IndexPath) -> UICollectionViewLayoutAttributes? { nil }
  open func layoutAttributesForSupplementaryView(
    ofKind: String, at: IndexPath
  ) -> UICollectionViewLayoutAttributes? { nil }
  open func layoutAttributesForDecorationView(
    ofKind: String, at: IndexPath
  ) -> UICollectionViewLayoutAttributes? { nil }
}
@MainActor open class UIDynamicBehavior: NSObject {
  public override init() { super.init() }
  open var action: (() -> Void)?
  open func addChildBehavior(_ b: UIDynamicBehavior) {};
  open func removeChildBehavior(_ b: UIDynamicBehavior) {}
  open var dynamicAnimator: UIDynamicAnimator? { nil }
}
@MainActor open class UIGravityBehavior: UIDynamicBehavior {
  open var items: [any UIDynamicItem] { [] }
  public init(items: [any UIDynamicItem]) { super.init() }
  open var gravityDirection = CGVector.zero, angle = 0.0, magnitude = 0.0
  open func setAngle(_ a: CGFloat, magnitude: CGFloat) {}
  open func addItem(_ i: any UIDynamicItem) {}; open func removeItem(_ i: any UIDynamicItem) {}
}
@MainActor public protocol UICollisionBehaviorDelegate: NSObjectProtocol {
  func collisionBehavior(
    _ behavior: UICollisionBehavior, beganContactFor item1: any UIDynamicItem,
    with item2: any UIDynamicItem, at p: CGPoint)
  func collisionBehavior(
    _ behavior: UICollisionBehavior, endedContactFor item1: any UIDynamicItem,
    with item2: any UIDynamicItem)
  func collisionBehavior(
    _ behavior: UICollisionBehavior, beganContactFor item: any UIDynamicItem,
    withBoundaryIdentifier identifier: (any NSCopying)?, at p: CGPoint)
  func collisionBehavior(
    _ behavior: UICollisionBehavior, endedContactFor item: any UIDynamicItem,
    withBoundaryIdentifier identifier: (any NSCopying)?)
}
extension UICollisionBehaviorDelegate {
  public func collisionBehavior(
    _ behavior: UICollisionBehavior, beganContactFor item1: any UIDynamicItem,
    with item2: any UIDynamicItem, at p: CGPoint
  ) {}
  public func collisionBehavior(
    _ behavior: UICollisionBehavior, endedContactFor item1: any UIDynamicItem,
    with item2: any UIDynamicItem
  ) {}
  public func collisionBehavior(
    _ behavior: UICollisionBehavior, beganContactFor item: any UIDynamicItem,
    withBoundaryIdentifier identifier: (any NSCopying)?, at p: CGPoint
  ) {}
  public func collisionBehavior(
    _ behavior: UICollisionBehavior, endedContactFor item: any UIDynamicItem,
    withBoundaryIdentifier identifier: (any NSCopying)?
  ) {}
}
@MainActor open class UICollisionBehavior: UIDynamicBehavior {
  open var items: [any UIDynamicItem] { [] }
  public struct Mode: OptionSet, Sendable {
    public let rawValue: UInt; public init(rawValue: UInt) { self.rawValue = rawValue };
    public static let items = Mode(rawValue: 1), boundaries = Mode(rawValue: 2),
      everything = Mode(rawValue: 3)
  }
  public init(items: [any UIDynamicItem]) { super.init() }
  open weak var collisionDelegate: (any UICollisionBehaviorDelegate)?
  open var collisionMode: Mode = .everything
  open var translatesReferenceBoundsIntoBoundary = false
  open func setTranslatesReferenceBoundsIntoBoundary(with: UIEdgeInsets) {}
  open func addBoundary(withIdentifier: any NSCopying, for: UIBezierPath) {}
  open func addBoundary(withIdentifier: any NSCopying, from: CGPoint, to: CGPoint) {}
  open func removeBoundary(withIdentifier: any NSCopying) {}; open func removeAllBoundaries() {}
  open func addItem(_ i: any UIDynamicItem) {}; open func removeItem(_ i: any UIDynamicItem) {}
}
@MainActor open class UIAttachmentBehavior: UIDynamicBehavior {
  public init(item: any UIDynamicItem, attachedToAnchor: CGPoint) { super.init() }
  public init(item: any UIDynamicItem, offsetFromCenter: UIOffset, attachedToAnchor: CGPoint) {
    super.init()
  }
  public init(item: any UIDynamicItem, attachedTo: any UIDynamicItem) { super.init() }
  public init(
    item: any UIDynamicItem, offsetFromCenter: UIOffset, attachedTo: any UIDynamicItem,
    offsetFromCenter o: UIOffset
  ) { super.init() }
  public class func slidingAttachment(
    with: any UIDynamicItem, attachedTo: any UIDynamicItem, attachmentAnchor: CGPoint,
    axisOfTranslation: CGVector
  ) -> UIAttachmentBehavior { fatalError() }
  public class func slidingAttachment(
    with: any UIDynamicItem, attachmentAnchor: CGPoint, axisOfTranslation: CGVector
  ) -> UIAttachmentBehavior { fatalError() }
  public class func limitAttachment(
    with: any UIDynamicItem, offsetFromCenter: UIOffset, attachedTo: any UIDynamicItem,
    offsetFromCenter o: UIOffset
  ) -> UIAttachmentBehavior { fatalError() }
  public class func fixedAttachment(
    with: any UIDynamicItem, attachedTo: any UIDynamicItem, attachmentAnchor: CGPoint
  ) -> UIAttachmentBehavior { fatalError() }
  public class func pinAttachment(
    with: any UIDynamicItem, attachedTo: any UIDynamicItem, attachmentAnchor: CGPoint
  ) -> UIAttachmentBehavior { fatalError() }
  open var anchorPoint = CGPoint(), length = 0.0, damping = 0.0, frequency = 0.0,
    frictionTorque = 0.0, attachmentRange = UIFloatRange.infinite
}
@MainActor open class UISnapBehavior: UIDynamicBehavior {
  public init(item: any UIDynamicItem, snapTo: CGPoint) { super.init() }
  open var damping = 0.5, snapPoint = CGPoint()
}
@MainActor open class UIPushBehavior: UIDynamicBehavior {
  open var items: [any UIDynamicItem] { [] }
  public enum Mode: Int, Sendable { case continuous, instantaneous }
  public init(items: [any UIDynamicItem], mode: Mode) { super.init() }
  open var active = true, angle = 0.0, magnitude = 0.0, pushDirection = CGVector.zero
  open func setTargetOffsetFromCenter(_ o: UIOffset, for: any UIDynamicItem) {}
  open func addItem(_ i: any UIDynamicItem) {}; open func removeItem(_ i: any UIDynamicItem) {}
}
@MainActor open class UIDynamicItemBehavior: UIDynamicBehavior {
  open var items: [any UIDynamicItem] { [] }
  public init(items: [any UIDynamicItem]) { super.init() }
  open var elasticity = 0.0, friction = 0.0, density = 0.0, resistance = 0.0,
    angularResistance = 0.0, charge = 0.0, isAnchored = false, allowsRotation = true
  open func addLinearVelocity(_ v: CGPoint, for: any UIDynamicItem) {};
  open func addAngularVelocity(_ v: CGFloat, for: any UIDynamicItem) {}
  open func linearVelocity(for: any UIDynamicItem) -> CGPoint { CGPoint() };
  open func angularVelocity(for: any UIDynamicItem) -> CGFloat { 0 }
  open func addItem(_ i: any UIDynamicItem) {}; open func removeItem(_ i: any UIDynamicItem) {}
}
@MainActor open class UIDynamicItemGroup: NSObject, UIDynamicItem {
  public init(items: [any UIDynamicItem]) { super.init() }
  open var center = CGPoint(), transform = CGAffineTransform.identity
  open var bounds: CGRect { CGRect(x: 0, y: 0, width: 0, height: 0) }
}
@MainActor open class UIRegion: NSObject {
  public class var infinite: UIRegion { fatalError() }
  public init(radius: CGFloat) { super.init() }; public init(size: CGSize) { super.init() }
  open func inverse() -> UIRegion { self }; open func union(with: UIRegion) -> UIRegion { self }
  open func difference(from: UIRegion) -> UIRegion { self };
  open func intersection(with: UIRegion) -> UIRegion { self }
}
@MainActor open class UIFieldBehavior: UIDynamicBehavior {
  open var items: [any UIDynamicItem] { [] }
  open class func dragField() -> UIFieldBehavior { fatalError() };
  open class func vortexField() -> UIFieldBehavior { fatalError() }
  open class func radialGravityField(position: CGPoint) -> UIFieldBehavior { fatalError() }
  open class func linearGravityField(direction: CGVector) -> UIFieldBehavior { fatalError() }
  open class func velocityField(direction: CGVector) -> UIFieldBehavior { fatalError() }
  open class func noiseField(smoothness: CGFloat, animationSpeed: CGFloat) -> UIFieldBehavior {
    fatalError()
  }
  open class func turbulenceField(smoothness: CGFloat, animationSpeed: CGFloat) -> UIFieldBehavior {
    fatalError()
  }
  open class func springField() -> UIFieldBehavior { fatalError() };
  open class func electricField() -> UIFieldBehavior { fatalError() }
  open class func magneticField() -> UIFieldBehavior { fatalError() }
  open class func field(
    evaluationBlock:
      @escaping (UIFieldBehavior, CGPoint, CGVector, CGFloat, CGFloat, TimeInterval) -> CGVector
  ) -> UIFieldBehavior { fatalError() }
  open func addItem(_ i: any UIDynamicItem) {}; open func removeItem(_ i: any UIDynamicItem) {}
  open var position = CGPoint()
  open var region: UIRegion {
    get { fatalError() }
    set {}
  }
  open var strength = 0.0, falloff = 0.0, minimumRadius = 0.0, direction = CGVector.zero,
    smoothness = 0.0, animationSpeed = 0.0
}
