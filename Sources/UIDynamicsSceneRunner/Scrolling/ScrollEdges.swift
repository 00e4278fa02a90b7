// SPDX-License-Identifier: MIT

internal import UIDynamicsFacts

/// The scroll range along one axis, in pt.
///
/// Offsets from 0 to `last` show only content. Beyond them, a bouncing edge resists: a pull by r moves the
/// content by r c e / (e + c r), which never reaches e, where e is the visible extent and c is
/// `GestureFacts.rubberBand`.
struct ScrollEdges {
  let last: Double
  private let extent: Double
  let bounces: Bool

  init(content: Double, extent: Double, bounces: Bool) {
    (last, self.extent, self.bounces) = (max(0, content - extent), extent, bounces)
  }

  func kept(_ offset: Double) -> Double { max(0, min(offset, last)) }

  /// Returns the signed distance beyond an edge; 0 within the range.
  func excess(of offset: Double) -> Double { offset - kept(offset) }

  func offset(atPull pull: Double) -> Double {
    let excess = excess(of: pull)
    if excess == 0 { return pull }
    if !bounces { return kept(pull) }
    let share = GestureFacts.rubberBand
    return kept(pull) + excess * share * extent / (extent + share * excess.magnitude)
  }

  /// Returns the pull that results in an offset, the inverse of `offset(atPull:)`.
  ///
  /// An offset that a finger cannot reach is returned unchanged.
  func pull(atOffset offset: Double) -> Double {
    let excess = excess(of: offset)
    if excess == 0 || !bounces || excess.magnitude >= extent { return offset }
    return kept(offset) + excess * extent / (GestureFacts.rubberBand * (extent - excess.magnitude))
  }

  /// Returns the derivative of `offset(atPull:)`.
  func speed(atPull pull: Double) -> Double {
    let excess = excess(of: pull).magnitude
    if excess == 0 { return 1 }
    let share = GestureFacts.rubberBand
    let part = extent / (extent + share * excess)
    return share * part * part
  }
}
