// SPDX-License-Identifier: MIT

// Uses Apple's types if they exist, or Foundation's with the trait `Foundation`. The other files in this
// folder define the types for all other builds.
#if canImport(CoreGraphics)
  @_exported public import CoreGraphics
#elseif FOUNDATION_TYPES
  @_exported public import struct Foundation.CGFloat
  @_exported public import struct Foundation.CGPoint
  @_exported public import struct Foundation.CGRect
  @_exported public import enum Foundation.CGRectEdge
  @_exported public import struct Foundation.CGSize

  /// The 64-bit scalar type of all geometry, in points or radians.
  public typealias CGFloat = Foundation.CGFloat

  /// A position in points; y grows downward on screen.
  public typealias CGPoint = Foundation.CGPoint
#else
  /// The 64-bit scalar type of all geometry, in points or radians.
  public typealias CGFloat = Double
#endif
