// SPDX-License-Identifier: MIT

internal import UIDynamicsSceneFormat
internal import UIDynamicsTrajectory

extension RunSettings {
  mutating func apply(
    timeLimit: Double?, _ limits: SceneLimits
  ) throws(CommandFailure) {
    guard let timeLimit else { return }
    self.timeLimit = timeLimit
    try Self.check(timeLimit, against: .seconds, limits)
    try Self.check((timeLimit * ticksPerSecond).rounded(.up), against: .ticks, limits)
  }

  private static func check(
    _ value: Double, against limit: SceneLimit, _ limits: SceneLimits
  ) throws(CommandFailure) {
    if value <= Double(limits[limit]) { return }
    let hint = Int(exactly: value.rounded(.up)).map { "--limit \(limit.rawValue)=\($0) raises it" }
    throw .usage(
      "--time-limit needs \(NumberText.text(of: value)) \(limit.noun), "
        + "more than the limit of \(limits[limit])", hint: hint)
  }
}
