// SPDX-License-Identifier: MIT

/// Finds the curve with the fewest keys that stays within a tolerance of a track at every tick.
///
/// In a graph, ticks are nodes and each cubic that fits is an edge, so a shortest path has the fewest keys. The idea
/// comes from polylines: H. Imai and M. Iri, "Polygonal approximations of a curve", 1988. Only basic arithmetic is used,
/// so the keys are the same on every platform.
package struct TrackFitter {
  /// A path whose error is below this fraction of the tolerance is not improved any further.
  private static let goodEnough = 0.1

  private struct Route {
    var merit = -1
    var error = 0.0
    var next = 0
  }

  private let graph: SegmentGraph
  private let isPreferred: [Bool]
  private var routes: [Route]

  /// - Parameters:
  ///   - track: The values to approximate.
  ///   - breaks: The ticks of contacts, at which the track may have a corner.
  ///   - tolerance: The allowed error in value units; greater than 0.
  /// - Returns: The curve; its keys include the first and the last tick.
  package static func fit(
    _ track: FitTrack, breaks: [Int] = [], tolerance: Double
  ) -> KeyedCurve {
    guard track.last > 0 else {
      return KeyedCurve(keys: [MotionKey(time: 0, value: track.values[0])])
    }
    let preferred = PreferredKnots.all(track.values, breaks: breaks, tolerance: tolerance)
    var fitter = TrackFitter(SegmentGraph(track, tolerance: tolerance), preferred)
    return fitter.curve(through: fitter.path())
  }

  private init(_ graph: SegmentGraph, _ isPreferred: [Bool]) {
    (self.graph, self.isPreferred) = (graph, isPreferred)
    routes = [Route](repeating: Route(), count: graph.track.values.count)
  }

  private mutating func path() -> [Int] {
    let shortest = ShortestPaths(graph)
    var next = [graph.track.last]
    routes[graph.track.last].merit = 0
    for layer in shortest.layers.dropLast().reversed() {
      lead(from: layer, to: next, shortest)
      next = layer.filter { routes[$0].merit >= 0 }
    }
    var path = [0]
    while let tick = path.last, tick != graph.track.last { path.append(routes[tick].next) }
    return path
  }

  /// Finds the best segment from each tick of a layer to the next layer.
  private mutating func lead(from layer: [Int], to next: [Int], _ shortest: ShortestPaths) {
    // The target of the next tick is a good guess, and its small error rules out most others.
    var guess: Int?
    var begin = next.count
    for tick in layer.reversed() {
      while begin > 0, next[begin - 1] > tick { begin -= 1 }
      if let guess { relax(tick, to: guess) }
      explore(from: tick, to: next[begin...], but: guess)
      if routes[tick].merit >= 0 { guess = routes[tick].next }
    }
    for end in next where routes[shortest.origins[end]].merit < 0 {
      relax(shortest.origins[end], to: end)
    }
  }

  private mutating func explore(from tick: Int, to next: ArraySlice<Int>, but guess: Int?) {
    var probe = SegmentGraph.Probe(from: tick)
    for end in next where end != guess {
      if end > tick + SegmentGraph.longest || probe.isHopeless { return }
      relax(&probe, to: end)
    }
  }

  private mutating func relax(_ tick: Int, to end: Int) {
    if end - tick > SegmentGraph.longest { return }
    var probe = SegmentGraph.Probe(from: tick)
    relax(&probe, to: end)
  }

  private mutating func relax(_ probe: inout SegmentGraph.Probe, to tick: Int) {
    let (route, rival) = (routes[tick], routes[probe.first])
    let merit = route.merit + (isPreferred[probe.first] ? 1 : 0)
    if rival.merit > merit { return }
    let isTie = rival.merit == merit
    if isTie && rival.error <= max(Self.goodEnough * graph.tolerance, route.error) { return }
    // If paths are otherwise equal, the one with the smaller error wins.
    let bound = isTie ? min(graph.tolerance, rival.error) : graph.tolerance
    guard let segment = graph.segment(&probe, to: tick, within: bound) else { return }
    let error = max(route.error, segment.error)
    if isTie && error >= rival.error { return }
    routes[probe.first] = Route(merit: merit, error: error, next: tick)
  }

  private func curve(through ticks: [Int]) -> KeyedCurve {
    let track = graph.track
    var curve = KeyedCurve(
      keys: ticks.map { MotionKey(time: track.times[$0], value: track.knotValues[$0]) })
    for index in 1..<ticks.count {
      let (first, last) = (ticks[index - 1], ticks[index])
      var probe = SegmentGraph.Probe(from: first)
      let length = track.times[last] - track.times[first]
      guard let segment = graph.segment(&probe, to: last, within: .infinity) else { continue }
      curve.keys[index - 1].slopeOut = segment.slopeIn / length
      curve.keys[index].slopeIn = segment.slopeOut / length
      curve.error = max(curve.error, segment.error)
    }
    return curve
  }
}
