// SPDX-License-Identifier: MIT

package import UIDynamicsGeometry

/// The properties of an item that item behaviors decide on.
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

/// What one item behavior was told; nil where nobody told it anything but the default.
///
/// Where several behaviors have a say, the last one that was told counts, property by property.
struct ItemSettings {
  var elasticity: CGFloat?
  var friction: CGFloat?
  var density: CGFloat?
  var resistance: CGFloat?
  var angularResistance: CGFloat?
  var charge: CGFloat?
  var isAnchored: Bool?
  var allowsRotation: Bool?

  /// Overwrites what was told, leaves the rest.
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
