// SPDX-License-Identifier: MIT

#if canImport(CoreGraphics)
  package import CoreGraphics
#endif

/// Computes the rectangle around the unrotated members of a group, in points.
package enum GroupExtent {
  package static func rect(of members: [(center: CGPoint, size: CGSize)]) -> CGRect {
    let rects = members.map { center, size in
      CGRect(
        x: center.x - size.width / 2, y: center.y - size.height / 2, width: size.width,
        height: size.height)
    }
    return rects.dropFirst().reduce(rects.first ?? .zero) { $0.union($1) }
  }
}
