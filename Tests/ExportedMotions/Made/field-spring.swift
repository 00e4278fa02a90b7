// swift-format-ignore-file
// field-spring.json, by uidyn export --as uikit.

#if canImport(UIKit) && canImport(Darwin)
  import UIKit
#else
  import UIDynamics
#endif

/// Spring field.
///
/// A spring field pulls with a force that grows with the distance, at the same frequency from
/// everywhere: both balls swing through the middle with the period 2 pi sqrt(mass / strength), here
/// 1 s for the light one and 2 s for the one that is four times as heavy. (With an attachment of a
/// given frequency the mass would not count.) Nothing brakes here.
final class FieldSpringView: UIView {
  let light = UIView(frame: CGRect(x: -12.5, y: 100, width: 100, height: 100))
  let heavy = UIView(frame: CGRect(x: 287.5, y: 200, width: 100, height: 100))

  private(set) lazy var animator = UIDynamicAnimator(referenceView: self)

  private lazy var fieldLight: UIFieldBehavior = {
    let behavior = UIFieldBehavior.springField()
    behavior.addItem(light)
    behavior.position = CGPoint(x: 187.5, y: 150)
    behavior.strength = 39.4784176
    return behavior
  }()

  private lazy var fieldHeavy: UIFieldBehavior = {
    let behavior = UIFieldBehavior.springField()
    behavior.addItem(heavy)
    behavior.position = CGPoint(x: 187.5, y: 250)
    behavior.strength = 39.4784176
    return behavior
  }()

  private lazy var density1: UIDynamicItemBehavior = {
    let behavior = UIDynamicItemBehavior(items: [light])
    behavior.resistance = 0
    return behavior
  }()

  private lazy var density4: UIDynamicItemBehavior = {
    let behavior = UIDynamicItemBehavior(items: [heavy])
    behavior.density = 4
    behavior.resistance = 0
    return behavior
  }()

  init() {
    super.init(frame: CGRect(x: 0, y: 0, width: 375, height: 400))
    addSubview(light)
    addSubview(heavy)
  }

  required init?(coder: NSCoder) { nil }

  /// Adds the behaviors to the animator; call it once.
  func start() {
    animator.addBehavior(fieldLight)
    animator.addBehavior(fieldHeavy)
    animator.addBehavior(density1)
    animator.addBehavior(density4)
  }
}
