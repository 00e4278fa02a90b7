// SPDX-License-Identifier: MIT

/// The range of each parameter, with the others fixed, in which the motion stays within a tolerance.
package struct Indifference {
  private static let halvings = 7
  private static let firstStep = 5e-4
  private static let growth = 4.0

  private struct End {
    let axis: Int
    let direction: Double
    var good: Double
    /// A point beyond the tolerance, once one is known.
    var bad: Double?
    var step = Indifference.firstStep
    var halvingsLeft = Indifference.halvings
    var isDone = false

    var question: Double {
      if let bad { return 0.5 * (good + bad) }
      return min(max(good + direction * step, 0), 1)
    }

    mutating func narrow(isWithin: Bool) {
      let point = question
      if isWithin { good = point } else { bad = point }
      if bad != nil {
        halvingsLeft -= 1
        isDone = halvingsLeft < 0
      } else {
        step *= Indifference.growth
        isDone = point <= 0 || point >= 1
      }
    }
  }

  /// The range of each parameter, in the parameter's unit.
  package private(set) var intervals: [ClosedRange<Double>] = []
  /// True for each parameter that can have any value within its bounds.
  package private(set) var isFree: [Bool] = []
  package private(set) var runs = 0

  /// `isWithin` runs a batch of values, possibly in parallel; it returns `nil` to end the search.
  package init?(
    _ parameters: [FitParameter], around point: [Double],
    isWithin: ([[Double]]) -> [Bool]?
  ) {
    var ends: [End] = point.indices.flatMap { axis in
      [-1.0, 1].map { End(axis: axis, direction: $0, good: point[axis]) }
    }
    for index in ends.indices {
      ends[index].isDone = ends[index].question == ends[index].good
    }
    while true {
      let open = ends.indices.filter { !ends[$0].isDone }
      if open.isEmpty { break }
      let questions = open.map { index in
        zip(parameters, point).enumerated().map { axis, part in
          part.0.value(at: axis == ends[index].axis ? ends[index].question : part.1)
        }
      }
      guard let answers = isWithin(questions), answers.count == open.count else { return nil }
      runs += open.count
      for (index, answer) in zip(open, answers) { ends[index].narrow(isWithin: answer) }
    }
    for (axis, parameter) in parameters.enumerated() {
      let (low, high) = (ends[2 * axis].good, ends[2 * axis + 1].good)
      intervals.append(parameter.value(at: low)...parameter.value(at: high))
      isFree.append(low <= 0 && high >= 1)
    }
  }

  package func narrowed(_ parameters: [FitParameter], around values: [Double]) -> [FitParameter] {
    parameters.indices.map { index in
      var parameter = parameters[index]
      parameter.lower = min(intervals[index].lowerBound, values[index])
      parameter.upper = max(intervals[index].upperBound, values[index])
      return parameter
    }
  }
}
