// SPDX-License-Identifier: MIT

import Testing
import UIDynamics
import UIDynamicsGeometry

final class OutlinedItem: NSObject, UIDynamicItem {
  var center: CGPoint
  var bounds: CGRect
  var transform = CGAffineTransform.identity
  var collisionBoundsType: UIDynamicItemCollisionBoundsType
  var collisionBoundingPath: UIBezierPath

  init(ellipse size: CGSize, at center: CGPoint = .zero) {
    self.center = center
    bounds = CGRect(origin: .zero, size: size)
    collisionBoundsType = .ellipse
    collisionBoundingPath = UIBezierPath()
  }

  init(_ points: [(Double, Double)], at center: CGPoint = .zero) {
    self.center = center
    bounds = CGRect(x: 0, y: 0, width: 100, height: 100)
    collisionBoundsType = .path
    collisionBoundingPath = path(through: points)
  }
}

func path(through points: [(Double, Double)]) -> UIBezierPath {
  let path = UIBezierPath()
  for (index, point) in points.enumerated() {
    let place = CGPoint(x: point.0, y: point.1)
    if index == 0 { path.move(to: place) } else { path.addLine(to: place) }
  }
  path.close()
  return path
}

/// Returns the mass of an item in kg, as a field reports it.
func mass(of item: any UIDynamicItem) -> Double {
  var mass = Double.nan
  let field = UIFieldBehavior.field { _, _, _, kilograms, _, _ in
    mass = kilograms
    return .zero
  }
  field.addItem(item)
  let animator = UIDynamicAnimator()
  animator.addBehavior(field)
  animator.advance(by: 1 / 60.0)
  return mass
}
