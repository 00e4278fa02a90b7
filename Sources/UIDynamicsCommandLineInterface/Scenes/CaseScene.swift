// SPDX-License-Identifier: MIT

internal import UIDynamicsSceneFormat
internal import UIDynamicsSceneRunner
internal import UIDynamicsTrajectory

/// A scene to run repeatedly with different parameter values, on any thread.
struct CaseScene: Sendable {
  struct Result {
    let scene: Scene
    let outcome: RunOutcome
  }

  enum Fault: Error {
    case invalid(String)
    /// The run was interrupted.
    case stopped

    var reason: String? {
      switch self {
      case .invalid(let reason): reason
      case .stopped: nil
      }
    }
  }

  let path: String
  let scene: Scene
  let variations: SceneVariations
  private let timeLimit: Double?
  private let itemIDs: [String]

  /// Loads the scene and shows its diagnostics; fails if the scene is invalid.
  init?(
    _ path: String, _ changes: SceneChanges, timeLimit: Double?, keptFrom outputs: [NamedOutput],
    _ console: Console, _ messages: Messages
  ) throws(CommandFailure) {
    let loading = try SceneInput.load(
      path, changes, keptFrom: outputs, advises: !messages.isQuiet, console)
    messages.show(loading)
    guard var scene = loading.scene,
      let variations = SceneVariations(loading, changes.settings, changes.limits)
    else { return nil }
    try scene.run.apply(timeLimit: timeLimit, changes.limits)
    (self.path, self.variations) = (path, variations)
    (self.scene, self.timeLimit, itemIDs) = (scene, timeLimit, scene.itemIDs)
  }

  func parameter(_ name: String) -> SceneParameter? {
    scene.parameters.first { $0.name == name }
  }

  /// Runs the scene with parameter values and evaluates metrics at the end.
  ///
  /// Without `roundsToPixels`, `screenScale` is ignored.
  func play(
    _ settings: [SceneSetting], metrics: [String], includesMisses: Bool = false,
    roundsToPixels: Bool = true, shouldStop: @escaping () -> Bool,
    deliver: (Frame) -> Void = { _ in }
  ) throws(Fault) -> Result {
    var scene = scene
    let runner = try prepare(
      &scene, settings, metrics, includesMisses: includesMisses, roundsToPixels: roundsToPixels)
    let outcome = runner.run(shouldStop: shouldStop) { frame, _ in deliver(frame) }
    if outcome.ending == .stopped { throw .stopped }
    return Result(scene: scene, outcome: outcome)
  }

  func fault(with settings: [SceneSetting]) -> String? {
    do throws(Fault) {
      var scene = scene
      _ = try prepare(&scene, settings, [])
      return nil
    } catch {
      return error.reason
    }
  }

  /// Applies the values to `scene` and stages it.
  private func prepare(
    _ scene: inout Scene, _ settings: [SceneSetting], _ metrics: [String],
    includesMisses: Bool = false, roundsToPixels: Bool = true
  ) throws(Fault) -> Runner {
    do {
      let found = try variations.scene(with: settings, metrics)
      scene = found.scene
      // Parameters can count copies, but columns and recordings refer to the original items.
      guard scene.itemIDs == itemIDs else {
        throw Fault.invalid("these values change the items of the scene")
      }
      RecordingFiles.copy(from: self.scene, to: &scene)
      if let timeLimit { scene.run.timeLimit = timeLimit }
      if !roundsToPixels { scene.screenScale = nil }
      return try Runner(
        scene, includesMisses: includesMisses, includesEvents: false, metrics: found.expressions)
    } catch let fault as Fault {
      throw fault
    } catch let fault as SceneOverrideFault {
      throw .invalid(fault.message)
    } catch let fault as StageFault {
      throw .invalid(fault.message)
    } catch {
      throw .invalid("\(error)")
    }
  }
}
