// SPDX-License-Identifier: MIT

internal import UIDynamicsSceneFormat

/// The cases of a sweep, restricted to its shard.
final class CaseSource {
  typealias Case = (case: SweepCase, values: [String: ExpressionValue])

  private let plan: CasePlan?
  private let lines: CaseLines?
  private let shard: CaseShard
  private let scene: CaseScene
  private var next = 0
  private let limit: Int
  private var held: Case?

  init(
    _ options: SweepOptions, _ scene: CaseScene, _ console: Console, _ messages: Messages
  ) throws(CommandFailure) {
    (shard, self.scene, limit) = (options.shard, scene, options.changes.limits[.cases])
    if let path = options.cases {
      (plan, lines) = (nil, try CaseLines(path, console) { messages.warn($0) })
      return
    }
    for list in options.lists { try Self.check(list, scene) }
    lines = nil
    plan = try CasePlan(
      options.lists, isZipped: options.isZipped, limit: limit)
  }

  /// Invalid values of `--vary` are usage errors.
  private static func check(_ list: ValueList, _ scene: CaseScene) throws(CommandFailure) {
    for sample in list.samples {
      do throws(SceneOverrideFault) {
        _ = try scene.value(of: SceneSetting(name: list.name, text: list.text(sample)))
      } catch {
        throw .usage("--vary: \(error.message)", hint: error.hint)
      }
    }
  }

  /// The number of cases in this shard; `nil` for lines.
  var count: Int? { plan.map { shard.count(of: $0.count) } }

  func take() throws(CommandFailure) -> Case? {
    defer { held = nil }
    return try peek()
  }

  func peek() throws(CommandFailure) -> Case? {
    if held == nil { held = try nextOfPart() }
    return held
  }

  private func nextOfPart() throws(CommandFailure) -> Case? {
    while let found = try nextOfAll() {
      // All lines are validated, so that every shard reports an invalid one.
      let values = try values(of: found)
      if shard.contains(found.number) { return (found, values) }
    }
    return nil
  }

  private func nextOfAll() throws(CommandFailure) -> SweepCase? {
    if let lines {
      let found = try lines.next()
      if let found, found.number > limit {
        throw .usage(
          "more cases than the limit of \(Sentence.number(limit))",
          hint: "--limit cases=N allows more")
      }
      return found
    }
    guard let plan else { return nil }
    while next < plan.count, !shard.contains(next + 1) { next += 1 }
    if next >= plan.count { return nil }
    defer { next += 1 }
    return SweepCase(number: next + 1, settings: plan.settings(ofCase: next))
  }

  private func values(of found: SweepCase) throws(CommandFailure) -> [String: ExpressionValue] {
    var values: [String: ExpressionValue] = [:]
    for setting in found.settings {
      do throws(SceneOverrideFault) {
        values[setting.name] = try scene.value(of: setting)
      } catch {
        // A search can exceed a bound; the case is reported as invalid instead of ending the sweep.
        if lines != nil, let beyond = error.beyond {
          values[setting.name] = .number(beyond)
          continue
        }
        throw lines?.failure(error) ?? .usage("--vary: \(error.message)", hint: error.hint)
      }
    }
    return values
  }
}
