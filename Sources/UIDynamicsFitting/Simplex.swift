// SPDX-License-Identifier: MIT

/// The method of Nelder and Mead in a cube, with the coefficients of Gao and Han, which depend on the
/// dimension.
struct Simplex {
  private struct Vertex {
    var place: [Double]
    var cost: Double
  }

  private let ledger: FitLedger
  private let cost: (FitLedger.Sample) -> Double
  private let shouldStop: () -> Bool
  private let (expansion, contraction, shrinking): (Double, Double, Double)
  private var vertices: [Vertex] = []

  /// `cost` is what is made small, not always that of the evaluation; `shouldStop` says whether what was
  /// found is enough.
  init(
    _ ledger: FitLedger, cost: @escaping (FitLedger.Sample) -> Double,
    shouldStop: @escaping () -> Bool
  ) {
    (self.ledger, self.cost, self.shouldStop) = (ledger, cost, shouldStop)
    let dimension = Double(ledger.parameters.count)
    (expansion, contraction, shrinking) =
      dimension == 1
      ? (2, 0.5, 0.5)
      : (1 + 2 / dimension, 0.75 - 1 / (2 * dimension), 1 - 1 / dimension)
  }

  /// Goes down from a place, with a first simplex of a size; the place where that ends.
  mutating func descend(from start: [Double], step: Double, budget: Int = .max) -> [Double] {
    let last = budget == .max ? Int.max : ledger.samples.count + budget
    begin(start, step)
    while !isOver && ledger.samples.count < last { if !move() { break } }
    return vertices.first?.place ?? start
  }

  private mutating func begin(_ start: [Double], _ step: Double) {
    var places = [start]
    for axis in start.indices {
      var place = start
      place[axis] += start[axis] + step <= 1 ? step : -step
      places.append(place)
    }
    vertices = ledger.samples(at: places).map { Vertex(place: $0.place, cost: cost($0)) }
    sort()
  }

  private var isOver: Bool {
    guard vertices.count == ledger.parameters.count + 1, !ledger.isExhausted, !shouldStop() else {
      return true
    }
    let best = vertices[0]
    let extent = vertices.dropFirst().reduce(0) { most, vertex in
      max(most, zip(vertex.place, best.place).reduce(0) { max($0, abs($1.0 - $1.1)) })
    }
    return extent <= 1e-5
      || vertices[vertices.count - 1].cost - best.cost <= 1e-6
        * (best.cost == 0 ? 1 : min(1, best.cost))
  }

  /// False when there may be no more runs.
  private mutating func move() -> Bool {
    let worst = vertices.count - 1
    guard let reflected = vertex(1) else { return false }
    if reflected.cost < vertices[0].cost {
      guard let expanded = vertex(expansion) else { return accept(reflected) }
      return accept(expanded.cost < reflected.cost ? expanded : reflected)
    }
    if reflected.cost < vertices[worst - 1].cost { return accept(reflected) }
    let isOutside = reflected.cost < vertices[worst].cost
    guard let contracted = vertex(isOutside ? contraction : -contraction) else { return false }
    if contracted.cost < min(reflected.cost, vertices[worst].cost) { return accept(contracted) }
    return shrink()
  }

  /// On the line from the worst vertex through the middle of the others, put into the cube.
  private func vertex(_ factor: Double) -> Vertex? {
    let worst = vertices[vertices.count - 1].place
    let others = vertices.dropLast()
    let place = worst.indices.map { axis in
      let middle = others.reduce(0) { $0 + $1.place[axis] } / Double(others.count)
      return min(max(middle + factor * (middle - worst[axis]), 0), 1)
    }
    return ledger.sample(at: place).map { Vertex(place: $0.place, cost: cost($0)) }
  }

  private mutating func accept(_ vertex: Vertex) -> Bool {
    vertices[vertices.count - 1] = vertex
    sort()
    return true
  }

  private mutating func shrink() -> Bool {
    let best = vertices[0].place
    let places = vertices.dropFirst().map { vertex in
      zip(best, vertex.place).map { $0 + shrinking * ($1 - $0) }
    }
    let found = ledger.samples(at: places)
    guard found.count == places.count else { return false }
    vertices = [vertices[0]] + found.map { Vertex(place: $0.place, cost: cost($0)) }
    sort()
    return true
  }

  /// Equal costs keep their order.
  private mutating func sort() {
    vertices = vertices.enumerated().sorted {
      ($0.element.cost, $0.offset) < ($1.element.cost, $1.offset)
    }.map(\.element)
  }
}
