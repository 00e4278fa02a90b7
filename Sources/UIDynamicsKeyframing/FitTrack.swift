// SPDX-License-Identifier: MIT

/// One number per tick, and where a curve through these numbers may have its knots.
///
/// There is one possible knot for each tick. As a rule it stands on the tick; where times are written
/// as whole milliseconds it stands beside.
package struct FitTrack: Sendable {
  /// One per tick, from the first; at least one.
  let values: [Double]
  /// The times of the knots, in ticks, ascending.
  let times: [Double]
  /// What the curve is there.
  let knotValues: [Double]
  private let isExact: Bool

  package init(_ values: [Double]) {
    (self.values, knotValues, isExact) = (values, values, true)
    times = values.indices.map(Double.init)
  }

  /// Knots beside the ticks, by less than half a tick.
  package init(_ values: [Double], knotTimes: [Double]) {
    (self.values, times, isExact) = (values, knotTimes, false)
    knotValues = values.indices.map { tick in
      // What belongs to the tick's own side of the knot goes on as it was.
      let offset = knotTimes[tick] - Double(tick)
      let other = offset > 0 ? tick - 1 : tick + 1
      guard offset != 0, values.indices.contains(other) else { return values[tick] }
      let slope = offset > 0 ? values[tick] - values[other] : values[other] - values[tick]
      return values[tick] + slope * offset
    }
  }

  var last: Int { values.count - 1 }

  /// The ticks that a segment between two knots has to meet, without those that its knots are.
  func samples(between first: Int, _ last: Int) -> Range<Int> {
    if isExact { return first + 1..<last }
    let start = times[first] > Double(first) || times[first] == Double(first) ? first + 1 : first
    let end = times[last] < Double(last) || times[last] == Double(last) ? last : last + 1
    return start..<max(start, end)
  }
}
