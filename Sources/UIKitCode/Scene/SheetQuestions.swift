// SPDX-License-Identifier: MIT

internal import SceneFormat

// What writers ask about the events of a scene.
extension CodeSheet {
  /// The events that something sets off, in the order of the scene.
  func events(where isMeant: (SceneTrigger) -> Bool) -> [Int] {
    scene.events.indices.filter { isMeant(scene.events[$0].trigger) }
  }

  /// What is told with each emitted name.
  var emissions: [String: Emission] { scene.emissions }

  /// Whether an emitted name sets an event off.
  func isHandled(_ name: String) -> Bool {
    events { $0 == .emit(name) }.contains { !live.isIdle(scene.events[$0].actions) }
  }
}
