// SPDX-License-Identifier: MIT

/// A number for each tick, and the times at which a curve may have knots.
///
/// Each tick has one possible knot: exactly at the tick or, if times are whole milliseconds, slightly before or after it.
package struct FitTrack: Sendable {
  let values: [Double]
  let times: [Double]
  let knotValues: [Double]
  let isExact: Bool

  package init(_ values: [Double]) {
    (self.values, knotValues, isExact) = (values, values, true)
    times = values.indices.map(Double.init)
  }

  /// Places knots at the given times, which are less than half a tick from their ticks.
  package init(_ values: [Double], knotTimes: [Double]) {
    (self.values, times, isExact) = (values, knotTimes, false)
    knotValues = values.indices.map { tick in
      // Extrapolates from the side of the knot on which the tick is.
      let offset = knotTimes[tick] - Double(tick)
      let other = offset > 0 ? tick - 1 : tick + 1
      guard offset != 0, values.indices.contains(other) else { return values[tick] }
      let slope = offset > 0 ? values[tick] - values[other] : values[other] - values[tick]
      return values[tick] + slope * offset
    }
  }

  var last: Int { values.count - 1 }

  func samples(between first: Int, _ last: Int) -> Range<Int> {
    if isExact { return first + 1..<last }
    let start = times[first] > Double(first) || times[first] == Double(first) ? first + 1 : first
    let end = times[last] < Double(last) || times[last] == Double(last) ? last : last + 1
    return start..<max(start, end)
  }
}
