// SPDX-License-Identifier: MIT

package import UIDynamicsTrajectory

/// How far each item goes beyond the place where it ends.
///
/// Counted in the direction from its first place to its last, for each axis; for who ends where it began,
/// in the direction in which it went farther.
package struct Overshoots {
  private struct Span {
    var (first, least, most) = (Float.zero, Float.zero, Float.zero)

    init(_ place: Float) { (first, least, most) = (place, place, place) }

    mutating func take(_ place: Float) {
      least = min(least, place)
      most = max(most, place)
    }

    func overshoot(endingAt last: Float) -> Float {
      if last > first { return most - last }
      if last < first { return last - least }
      return max(most - last, last - least)
    }
  }

  /// Nil for what was never shown.
  private var spans: [(x: Span, y: Span)?] = []

  package init() {}

  /// Looks at what the items show after a tick.
  package mutating func observe(_ frame: Frame) {
    if spans.isEmpty { spans = Array(repeating: nil, count: frame.states.count) }
    for (item, state) in frame.states.enumerated() where state.isShown {
      if spans[item] == nil { spans[item] = (x: Span(state.x), y: Span(state.y)) }
      spans[item]?.x.take(state.x)
      spans[item]?.y.take(state.y)
    }
  }

  /// In pt; nil for a run without ticks, and for what is not there at its end.
  package func overshoot(of item: Int, at end: Frame) -> (x: Float, y: Float)? {
    guard spans.indices.contains(item), let span = spans[item],
      end.states.indices.contains(item), end.states[item].isShown
    else { return nil }
    let state = end.states[item]
    return (span.x.overshoot(endingAt: state.x), span.y.overshoot(endingAt: state.y))
  }
}
