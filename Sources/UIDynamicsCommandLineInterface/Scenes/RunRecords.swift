// SPDX-License-Identifier: MIT

internal import UIDynamicsSceneFormat
internal import UIDynamicsSceneRunner
internal import UIDynamicsTrajectory

extension RunSummary {
  init(_ outcome: RunOutcome, of scene: Scene, named path: String) {
    self.init(
      scene: FilePath(path).name, parameters: scene.parameterRecord,
      status: outcome.ending.status, reason: outcome.reason,
      ticks: outcome.frame.tick, time: outcome.frame.time, elapsedTime: outcome.times.elapsed,
      items: outcome.frame.states.indices.filter { outcome.items.existed[$0] }.map {
        Item(
          id: outcome.items.ids[$0], state: outcome.frame.states[$0],
          measures: outcome.items.measures[$0])
      },
      contacts: outcome.contacts, expectations: outcome.expectations,
      stateHash: outcome.stateHash, numericsID: Runner.numericsID, version: ToolVersion.current)
  }
}

extension RunSummary {
  /// For example, `at rest, paused after 1.67 s (100 ticks), 101 rows`.
  func endReport(rows: Int) -> String {
    let words =
      switch status {
      case .stasis: "at rest, paused"
      case .timeLimit: "not at rest"
      case .stopped, .guard: "stopped"
      }
    let seconds = NumberText.text(of: (time * 100).rounded() / 100)
    return "\(words) after \(seconds) s (\(ticks) ticks), \(rows) rows"
  }
}

extension RunHeader {
  /// The scene and overrides of a run, with paths relative to its log.
  struct Origin {
    /// `nil` for standard input.
    var path: String?
    var overrides = RunOverrides()
    fileprivate var settings: [String] = []

    /// Without a log folder, paths are relative to the scene's folder.
    init(scene: String, _ changes: SceneChanges, logFolder: FilePath?) {
      let folder = logFolder ?? FilePath(scene).directory
      if scene != "-" { path = FilePath(scene).relative(to: folder) }
      overrides.merge = changes.overlays.map { FilePath($0).relative(to: folder) }
      overrides.limits = SceneLimit.allCases.compactMap { limit in
        let value = changes.limits[limit]
        return value == limit.defaultValue
          ? nil : RecordMember(limit.rawValue, .number(Double(value)))
      }
      settings = changes.settings.map { $0.name }
    }
  }

  init(_ scene: Scene, _ loading: SceneLoading, _ origin: Origin) {
    self.init(
      scene: FilePath(loading.source.name).name, ticksPerSecond: scene.run.ticksPerSecond,
      profile: scene.run.profileWord, items: scene.itemIDs, numericsID: Runner.numericsID,
      version: ToolVersion.current)
    self.scene.hash = loading.digest?.whole
    self.scene.parts = loading.digest.map(Self.members) ?? []
    (self.scene.title, self.scene.description) = (scene.title, scene.description)
    parameters = scene.parameterRecord
    seed = Int(scene.run.seed)
    (self.scene.path, overrides) = (origin.path, origin.overrides)
    overrides.parameters = parameters.filter { origin.settings.contains($0.key) }
    tolerance = scene.run.recordedTolerance
  }

  private static func members(_ digest: SceneDigest) -> [RecordMember] {
    digest.parts.map { RecordMember($0.key, .string(NumberText.hexadecimal($0.value))) }
  }
}

extension RunSettings {
  /// `nil` for exact comparison.
  fileprivate var recordedTolerance: Tolerance? {
    var recorded = Tolerance.exact
    for entry in tolerance { _ = recorded.set(entry.name, to: entry.value) }
    return recorded.isExact ? nil : recorded
  }
}
