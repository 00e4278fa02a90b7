// SPDX-License-Identifier: MIT

internal import UIDynamicsSceneFormat

/// The cases of a sweep.
final class CaseSource {
  typealias Case = (case: SweepCase, values: [String: ExpressionValue])

  private let plan: CasePlan?
  private let lines: CaseLines?
  private let scene: CaseScene
  private var planned = 0
  private let limit: Int

  init(_ options: SweepOptions, _ scene: CaseScene, _ console: Console) throws(CommandFailure) {
    (self.scene, limit) = (scene, options.changes.limits[.cases])
    if let path = options.cases {
      (plan, lines) = (nil, try CaseLines(path, console))
      return
    }
    for list in options.lists { try Self.check(list, scene) }
    lines = nil
    plan = try CasePlan(options.lists, limit: limit)
  }

  /// Invalid values of `--vary` are usage errors.
  private static func check(_ list: ValueList, _ scene: CaseScene) throws(CommandFailure) {
    for sample in list.samples {
      do throws(SceneOverrideFault) {
        _ = try scene.variations.value(of: SceneSetting(name: list.name, text: list.text(sample)))
      } catch {
        throw .usage("--vary: \(error.message)", hint: error.hint)
      }
    }
  }

  /// `nil` for lines.
  var count: Int? { plan?.count }
  /// True if the next case may arrive only after the results of earlier ones.
  var mustWait: Bool { lines?.mustWait ?? false }

  func next() throws(CommandFailure) -> Case? {
    guard let found = try nextCase() else { return nil }
    return (found, try values(of: found))
  }

  private func nextCase() throws(CommandFailure) -> SweepCase? {
    if let lines {
      let found = try lines.next()
      if let found, found.number > limit {
        throw .usage(
          "more cases than the limit of \(Sentence.number(limit))",
          hint: "--limit cases=N allows more")
      }
      return found
    }
    guard let plan, planned < plan.count else { return nil }
    defer { planned += 1 }
    return SweepCase(number: planned + 1, settings: plan.settings(ofCase: planned))
  }

  private func values(of found: SweepCase) throws(CommandFailure) -> [String: ExpressionValue] {
    var values: [String: ExpressionValue] = [:]
    for setting in found.settings {
      do throws(SceneOverrideFault) {
        values[setting.name] = try scene.variations.value(of: setting)
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
