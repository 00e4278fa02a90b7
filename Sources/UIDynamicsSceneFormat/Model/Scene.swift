// SPDX-License-Identifier: MIT

package import UIDynamicsGeometry

/// A scene that has been read and found valid: everything a run needs, and no JSON.
package struct Scene: Equatable, Sendable {
  package var title: String?
  package var description: String?
  /// Nil for an animator with an abstract coordinate system and no bounds.
  package var referenceView: SceneReferenceView?
  /// For an animator of layout attributes; then there is no reference view.
  package var collectionViewLayout: SceneLayout?
  /// Pixels per point to which UIKit rounds what it shows; nil for no rounding.
  package var screenScale: Double?
  /// Layout attributes where there is a layout.
  package var views: [SceneView] = []
  package var items: [SceneItem] = []
  /// Of those that have any, in their order.
  package var styles: [SceneStyle] = []
  /// In the order in which they are added to the animator.
  package var behaviors: [SceneBehavior] = []
  /// With the values of this run.
  package var parameters: [SceneParameter] = []
  package var variables: [SceneVariable] = []
  package var gestures: [SceneGesture] = []
  package var events: [SceneEvent] = []
  package var expectations: [SceneExpectation] = []
  /// Where the behaviors and boundaries with expressions come from; nil where there are none.
  package var templates: SceneTemplates?
  /// What the rows hold besides the columns of every run.
  package var columns: [SceneColumn] = []
  package var run = RunSettings()
  /// The random numbers that loading has left for the run; nil for those of the seed from the first on.
  package var random: SceneRandom?
  /// What the run must not exceed.
  package var limits = SceneLimits.default

  /// The ids of all that behaviors can move, in the order of their indices and of the rows.
  package var itemIDs: [String] { views.map { $0.id } + items.map { $0.id } }

  /// The items that an id, the id that copies share, or a pattern stands for.
  package func itemIDs(listedAs text: String) -> [String] {
    let found = SceneIDPattern.ids(listedAs: text, among: itemIDs)
    return found.isEmpty ? views.filter { $0.original == text }.map { $0.id } : found
  }

  /// A view, or an item of the program's own as one; nil for a group and for what is mapped.
  package func body(_ item: Int) -> SceneView? {
    if item < views.count { return views[item] }
    guard
      case .body(let center, let size, let angle, let bounds) = items[item - views.count].kind
    else { return nil }
    return SceneView(
      id: items[item - views.count].id, center: center, size: size, angle: angle,
      collisionBounds: bounds)
  }

  /// The place of the group of each item that is in one.
  package var groups: [Int: Int] {
    var groups: [Int: Int] = [:]
    for (index, item) in items.enumerated() {
      guard case .group(let members) = item.kind else { continue }
      for member in members { groups[member] = views.count + index }
    }
    return groups
  }

  /// The behaviors that are registered before the first tick, in that order: those that are added, each
  /// followed by its children.
  package var addedBehaviors: [Int] {
    let tops = behaviors.indices.filter { behaviors[$0].isAdded }
    return Hierarchy.family(of: tops) { behaviors[$0].children }
  }

  /// The bounds that collision behaviors can turn into a boundary.
  package var referenceBounds: CGRect? {
    referenceView?.bounds
      ?? collectionViewLayout.map { CGRect(origin: .zero, size: $0.contentSize) }
  }
}
