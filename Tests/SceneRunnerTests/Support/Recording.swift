// SPDX-License-Identifier: MIT

import Testing
import UIDynamicsGeometry
import UIDynamicsSceneRunner
import UIDynamicsTrajectory

@testable import UIDynamicsSceneFormat

struct Recording {
  private(set) var frames: [Frame] = []
  private(set) var events: [EventRecord] = []
  let outcome: RunOutcome

  init(_ scene: Scene, includesExtent: Bool = false, stoppedAfter count: Int = .max) throws {
    let runner = try Runner(scene, includesExtent: includesExtent)
    var (frames, events) = ([Frame](), [EventRecord]())
    outcome = runner.run(shouldStop: { frames.count >= count }) {
      frames.append($0)
      events += $1
    }
    (self.frames, self.events) = (frames, events)
  }

  /// Runs a scene, which must have no errors.
  init(_ loading: SceneLoading) throws {
    let errors = loading.diagnostics.map(\.message).joined(separator: "; ")
    try self.init(try #require(loading.scene, "\(errors)"))
  }

  /// The events in a short form: "3 pause", "5 hello", "7 pan.began", "9 contactBegan a floor".
  var history: [String] {
    events.map { event in
      let words = [
        event.name ?? event.kind.rawValue, event.item, event.other ?? event.boundary,
      ]
      return "\(event.tick) " + words.compactMap(\.self).joined(separator: " ")
    }
  }

  /// The values emitted under a name, with their ticks.
  func values(of name: String) -> [(tick: Int, value: RecordValue?)] {
    events.filter { $0.kind == .emit && $0.name == name }.map { event in
      guard case .object(let members) = event.data else { return (event.tick, nil) }
      return (event.tick, members.first?.value)
    }
  }

  func numbers(of name: String) -> [Double] {
    values(of: name).compactMap { if case .number(let number) = $0.value { number } else { nil } }
  }

  var reason: String { outcome.ending.reason }

  func state(_ id: String, at tick: Int) throws -> ItemState {
    let place = try #require(outcome.items.ids.firstIndex(of: id))
    return try #require(frames.first { $0.tick == tick }).states[place]
  }
}

extension Scene {
  /// Creates a stage of 300 × 400 pt with 40 × 40 pt views at the given centers, whose ids are a, b, c and d.
  init(
    centers: [(Double, Double)], _ behaviors: [SceneBehavior], run: RunSettings = RunSettings()
  ) {
    let views = zip(["a", "b", "c", "d"], centers).map { id, center in
      SceneView(
        id: id, center: CGPoint(x: center.0, y: center.1), size: CGSize(width: 40, height: 40))
    }
    self.init(
      referenceView: SceneReferenceView(
        id: "stage", bounds: CGRect(x: 0, y: 0, width: 300, height: 400)),
      views: views, behaviors: behaviors, run: run)
  }
}
