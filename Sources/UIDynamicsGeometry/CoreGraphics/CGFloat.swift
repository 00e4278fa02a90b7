// SPDX-License-Identifier: MIT

// Apple's own types where they exist, Foundation's where the trait asks for them; every other file
// of this folder is for the rest.
#if canImport(CoreGraphics)
  @_exported public import CoreGraphics
#elseif FOUNDATION_TYPES
  @_exported public import struct Foundation.CGFloat
  @_exported public import struct Foundation.CGPoint
  @_exported public import struct Foundation.CGRect
  @_exported public import enum Foundation.CGRectEdge
  @_exported public import struct Foundation.CGSize

  /// The scalar of all geometry in points and radians: 64 bits wide.
  public typealias CGFloat = Foundation.CGFloat

  /// A position in points; y grows downwards on screen.
  public typealias CGPoint = Foundation.CGPoint
#else
  /// The scalar of all geometry in points and radians: 64 bits wide.
  public typealias CGFloat = Double
#endif
