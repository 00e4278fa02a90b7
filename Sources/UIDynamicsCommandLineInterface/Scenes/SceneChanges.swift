// SPDX-License-Identifier: MIT

internal import UIDynamicsSceneFormat

struct SceneChanges {
  let limits: SceneLimits
  /// `-` is standard input.
  private(set) var overlays: [String]
  private(set) var settings: [SceneSetting]
  var rule = FileRule.named
  /// True if warnings are treated as errors.
  private(set) var isStrict = false

  init(limits: SceneLimits, overlays: [String], settings: [SceneSetting]) {
    (self.limits, self.overlays, self.settings) = (limits, overlays, settings)
  }

  init(_ arguments: Arguments) throws(CommandFailure) {
    limits = try arguments.limits()
    overlays = arguments.values[.merge] ?? []
    settings = try arguments.settings()
    isStrict = arguments.has(.strict)
    if (overlays + arguments.operands).count(where: { $0 == "-" }) > 1 {
      throw .inputReadTwice
    }
  }

  /// Adds changes from the command line, whose overlays and values take precedence over those from a log.
  mutating func add(_ given: SceneChanges) {
    if !given.overlays.isEmpty { (overlays, rule) = (given.overlays, given.rule) }
    let names = given.settings.map { $0.name }
    settings = settings.filter { !names.contains($0.name) } + given.settings
    isStrict = given.isStrict
  }

  /// Rejects a parameter that is both set and varied.
  func check(varied name: String) throws(CommandFailure) {
    guard settings.contains(where: { $0.name == name }) else { return }
    throw .usage("\(inQuotes(name)) is in both --set and --vary")
  }
}
