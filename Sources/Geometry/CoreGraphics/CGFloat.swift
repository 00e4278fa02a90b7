// SPDX-License-Identifier: MIT

// Apple's own types where they exist; every other file of this folder is for the rest.
#if canImport(CoreGraphics)
  @_exported public import CoreGraphics
#else
  /// The scalar of all geometry in points and radians: 64 bits wide.
  public typealias CGFloat = Double
#endif
