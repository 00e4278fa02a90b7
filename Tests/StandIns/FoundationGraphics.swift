// SPDX-License-Identifier: MIT
// swift-format-ignore-file: AllPublicDeclarationsHaveDocumentation

// CoreGraphics with Foundation's types, as on a Mac: both modules export the same types, for files that import both.

@_exported public import struct Foundation.CGFloat
@_exported public import struct Foundation.CGPoint
@_exported public import struct Foundation.CGRect
@_exported public import enum Foundation.CGRectEdge
@_exported public import struct Foundation.CGSize

extension CGPoint {
  public func applying(_ t: CGAffineTransform) -> CGPoint { self }
  public func equalTo(_ other: CGPoint) -> Bool { self == other }
}

extension CGSize {
  public func applying(_ t: CGAffineTransform) -> CGSize { self }
  public func equalTo(_ other: CGSize) -> Bool { self == other }
}

extension CGRect {
  public func applying(_ t: CGAffineTransform) -> CGRect { self }
  public func equalTo(_ other: CGRect) -> Bool { self == other }
}
