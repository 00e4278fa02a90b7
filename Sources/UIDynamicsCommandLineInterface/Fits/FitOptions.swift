// SPDX-License-Identifier: MIT

internal import UIDynamicsFitting
internal import UIDynamicsSceneFormat
internal import UIDynamicsTrajectory

struct FitOptions {
  let scene: String
  let changes: SceneChanges
  let timeLimit: Double?
  /// Empty for all parameters with two bounds.
  let ranges: [FitRange]
  let budget: Int?
  /// The expression to minimize once the expectations are met.
  let minimized: String?
  let patch: Destination?
  let summary: Destination?
  let jobs: Int
  let isQuiet: Bool

  init(_ arguments: Arguments) throws(CommandFailure) {
    scene = arguments.operands[0]
    changes = try SceneChanges(arguments)
    timeLimit = try arguments.duration(.timeLimit)
    var ranges: [FitRange] = []
    for word in arguments.values[.vary] ?? [] {
      let range = try FitRange(word)
      if ranges.contains(where: { $0.name == range.name }) {
        throw .usage("--vary \(range.name) is repeated")
      }
      try changes.check(varied: range.name)
      ranges.append(range)
    }
    self.ranges = ranges
    budget = try arguments.count(.runs)
    minimized = arguments[.minimize]
    patch = arguments[.output].map(Destination.init)
    summary = arguments[.summary].map(Destination.init)
    jobs = try arguments.jobs()
    isQuiet = arguments.has(.quiet)
  }

  func parameters(of scene: CaseScene) throws(CommandFailure) -> [FitParameter] {
    var parameters: [FitParameter] = []
    for range in ranges { parameters.append(try range.parameter(in: scene)) }
    if !ranges.isEmpty { return parameters }
    let set = changes.settings.map { $0.name }
    parameters = scene.scene.parameters.compactMap { parameter in
      guard case .number(let start) = parameter.value, !set.contains(parameter.name),
        parameter.bounds.lowerBound.isFinite, parameter.bounds.upperBound.isFinite,
        parameter.bounds.lowerBound < parameter.bounds.upperBound
      else { return nil }
      return FitParameter(
        name: parameter.name, lower: parameter.bounds.lowerBound,
        upper: parameter.bounds.upperBound, start: start)
    }
    if parameters.isEmpty {
      throw .usage(
        "nothing to vary",
        hint: "name a parameter and its bounds with --vary NAME=LOW..HIGH;"
          + " \"uidyn parameters \(ShellWord.quoted(self.scene))\" lists the parameters")
    }
    return parameters
  }
}
