// SPDX-License-Identifier: MIT

/// A scene that has been read and found valid: everything a run needs, and no JSON.
package struct Scene: Equatable, Sendable {
  package var title: String?
  package var description: String?
  /// Nil for an animator with an abstract coordinate system and no bounds.
  package var referenceView: SceneReferenceView?
  package var views: [SceneView]
  /// In the order in which they are added to the animator.
  package var behaviors: [SceneBehavior]
  package var run: RunSettings

  package init(
    title: String? = nil, description: String? = nil, referenceView: SceneReferenceView? = nil,
    views: [SceneView] = [], behaviors: [SceneBehavior] = [], run: RunSettings = RunSettings()
  ) {
    self.title = title
    self.description = description
    self.referenceView = referenceView
    self.views = views
    self.behaviors = behaviors
    self.run = run
  }
}
