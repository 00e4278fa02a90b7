// SPDX-License-Identifier: MIT

internal import UIDynamicsFacts

/// How far content can be scrolled in one direction, and how it follows a finger beyond that; pt.
///
/// The offsets at which only content is shown go from 0 to `last`. Where it bounces, a finger can pull it further,
/// and it follows the less, the further: pulled by r beyond an edge it is at r c e / (e + c r), where e is the
/// extent of what is shown and c a constant (`GestureFacts.rubberBand`). So it never gets as far as e.
struct ScrollEdges {
  /// The largest offset; 0 where all of the content is shown.
  let last: Double
  private let extent: Double
  let bounces: Bool

  init(content: Double, extent: Double, bounces: Bool) {
    (last, self.extent, self.bounces) = (max(0, content - extent), extent, bounces)
  }

  /// The offset, or the nearest at which only content is shown.
  func kept(_ offset: Double) -> Double { max(0, min(offset, last)) }

  /// How far an offset is beyond an edge: negative before the first, 0 between the two.
  func excess(of offset: Double) -> Double { offset - kept(offset) }

  /// Where content is that a finger has pulled to some place.
  func offset(atPull pull: Double) -> Double {
    let excess = excess(of: pull)
    if excess == 0 { return pull }
    if !bounces { return kept(pull) }
    let share = GestureFacts.rubberBand
    return kept(pull) + excess * share * extent / (extent + share * excess.magnitude)
  }

  /// Where a finger has pulled content to that is at an offset. What no finger can reach is its own pull.
  func pull(atOffset offset: Double) -> Double {
    let excess = excess(of: offset)
    if excess == 0 || !bounces || excess.magnitude >= extent { return offset }
    return kept(offset) + excess * extent / (GestureFacts.rubberBand * (extent - excess.magnitude))
  }

  /// How fast content goes at a pull when the finger goes with speed 1: the derivative of `offset(atPull:)`.
  func speed(atPull pull: Double) -> Double {
    let excess = excess(of: pull).magnitude
    if excess == 0 { return 1 }
    let share = GestureFacts.rubberBand
    let part = extent / (extent + share * excess)
    return share * part * part
  }
}
