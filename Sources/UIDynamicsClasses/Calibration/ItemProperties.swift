// SPDX-License-Identifier: MIT

#if canImport(CoreGraphics)
  // Internal, because only `CGFloat` is used, which CoreGraphics re-exports; a package import would be reported as unused.
  internal import CoreGraphics
#else
  package import UIDynamicsGeometry
#endif

package struct ItemProperties: Equatable, Sendable {
  package var elasticity = UIKitConstants.elasticity
  package var friction = UIKitConstants.friction
  package var density = UIKitConstants.density
  package var resistance = UIKitConstants.resistance
  package var angularResistance = UIKitConstants.angularResistance
  package var charge: CGFloat = 0
  package var isAnchored = false
  package var allowsRotation = true

  package init() {}
}

/// The properties set on one item behavior; `nil` where unset.
///
/// The last behavior that sets a property wins.
struct ItemSettings {
  var elasticity: CGFloat?
  var friction: CGFloat?
  var density: CGFloat?
  var resistance: CGFloat?
  var angularResistance: CGFloat?
  var charge: CGFloat?
  var isAnchored: Bool?
  var allowsRotation: Bool?

  func apply(to properties: inout ItemProperties) {
    if let elasticity { properties.elasticity = elasticity }
    if let friction { properties.friction = friction }
    if let density { properties.density = density }
    if let resistance { properties.resistance = resistance }
    if let angularResistance { properties.angularResistance = angularResistance }
    if let charge { properties.charge = charge }
    if let isAnchored { properties.isAnchored = isAnchored }
    if let allowsRotation { properties.allowsRotation = allowsRotation }
  }
}
