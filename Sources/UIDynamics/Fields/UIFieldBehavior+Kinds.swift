// SPDX-License-Identifier: MIT

internal import Facts
public import Geometry

extension UIFieldBehavior {
  /// Creates a field that slows items down by the square of their velocity, compared with
  /// `direction`.
  public class func dragField() -> UIFieldBehavior { UIFieldBehavior(.drag) }

  /// Creates a field that drives items around its position, clockwise on screen.
  public class func vortexField() -> UIFieldBehavior { UIFieldBehavior(.vortex) }

  /// Creates a field that attracts items to a position in pt by the inverse square of the distance.
  public class func radialGravityField(position: CGPoint) -> UIFieldBehavior {
    let field = UIFieldBehavior(.radialGravity)
    field.position = position
    return field
  }

  /// Creates a field that accelerates all items alike; a direction of length 1 by 100 pt/s².
  public class func linearGravityField(direction: CGVector) -> UIFieldBehavior {
    let field = UIFieldBehavior(.linearGravity)
    field.direction = direction
    return field
  }

  /// Creates a field that gives items a velocity; a direction of length 1 is 100 pt/s.
  ///
  /// Other fields, forces and gravity do nothing to an item in it.
  public class func velocityField(direction: CGVector) -> UIFieldBehavior {
    let field = UIFieldBehavior(.velocity)
    field.direction = direction
    return field
  }

  /// Creates a field that pushes items about at random, differently at each place.
  public class func noiseField(
    smoothness: CGFloat, animationSpeed speed: CGFloat
  ) -> UIFieldBehavior {
    let field = UIFieldBehavior(.noise)
    (field.smoothness, field.animationSpeed) = (smoothness, speed)
    return field
  }

  /// Creates a field like noise, with a force proportional to mass and square of the velocity.
  public class func turbulenceField(
    smoothness: CGFloat, animationSpeed speed: CGFloat
  ) -> UIFieldBehavior {
    let field = UIFieldBehavior(.turbulence)
    (field.smoothness, field.animationSpeed) = (smoothness, speed)
    return field
  }

  /// Creates a field that pulls items to its position with a force proportional to the distance.
  public class func springField() -> UIFieldBehavior { UIFieldBehavior(.spring) }

  /// Creates a field that drives charged items away from its position; those of negative charge it
  /// attracts.
  public class func electricField() -> UIFieldBehavior { UIFieldBehavior(.electric) }

  /// Creates a field that turns the path of charged items.
  public class func magneticField() -> UIFieldBehavior { UIFieldBehavior(.magnetic) }

  /// Creates a field whose force a block computes, once in each sub-step for each item in it.
  ///
  /// The block must return finite numbers.
  public class func field(
    evaluationBlock block: @escaping EvaluationBlock
  ) -> UIFieldBehavior {
    UIFieldBehavior(.custom, block: block)
  }
}
