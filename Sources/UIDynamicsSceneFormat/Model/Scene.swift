// SPDX-License-Identifier: MIT

package import UIDynamicsGeometry

/// A valid scene, independent of its JSON text.
package struct Scene: Equatable, Sendable {
  package var title: String?
  package var description: String?
  /// `nil` for an animator without reference bounds, or with a layout.
  package var referenceView: SceneReferenceView?
  /// The layout of an animator for layout attributes; `referenceView` is then `nil`.
  package var collectionViewLayout: SceneLayout?
  /// The pixels per point to which UIKit rounds visible geometry; `nil` to disable rounding.
  package var screenScale: Double?
  /// The views, or the layout attributes in a scene with a layout.
  package var views: [SceneView] = []
  package var items: [SceneItem] = []
  package var styles: [SceneStyle] = []
  /// The behaviors in the order in which they are added to the animator.
  package var behaviors: [SceneBehavior] = []
  /// The parameters with their values in this run.
  package var parameters: [SceneParameter] = []
  package var variables: [SceneVariable] = []
  package var gestures: [SceneGesture] = []
  package var events: [SceneEvent] = []
  package var expectations: [SceneExpectation] = []
  /// The source of behaviors and boundaries with expressions; `nil` if the scene has none.
  package var templates: SceneTemplates?
  /// The output columns in addition to the standard ones.
  package var columns: [SceneColumn] = []
  package var run = RunSettings()
  /// The state of the random numbers after load; `nil` to start from the seed.
  package var random: SceneRandom?
  package var limits = SceneLimits.default

  /// The ids in the order of item indices and output rows.
  package var itemIDs: [String] { views.map { $0.id } + items.map { $0.id } }

  package func itemIDs(listedAs text: String) -> [String] {
    let found = SceneIDPattern.ids(listedAs: text, among: itemIDs)
    return found.isEmpty ? views.filter { $0.original == text }.map { $0.id } : found
  }

  /// A view, or an item with its own geometry converted to a view; `nil` for groups and mapped items.
  package func body(_ item: Int) -> SceneView? {
    if item < views.count { return views[item] }
    guard
      case .body(let center, let size, let angle, let bounds) = items[item - views.count].kind
    else { return nil }
    return SceneView(
      id: items[item - views.count].id, center: center, size: size, angle: angle,
      collisionBounds: bounds)
  }

  /// For each grouped item, the index of its group.
  package var groups: [Int: Int] {
    var groups: [Int: Int] = [:]
    for (index, item) in items.enumerated() {
      guard case .group(let members) = item.kind else { continue }
      for member in members { groups[member] = views.count + index }
    }
    return groups
  }

  /// The behaviors registered before the first tick, in preorder: children follow their parents.
  package var addedBehaviors: [Int] {
    let tops = behaviors.indices.filter { behaviors[$0].isAdded }
    return Hierarchy.family(of: tops) { behaviors[$0].children }
  }

  package var referenceBounds: CGRect? {
    referenceView?.bounds
      ?? collectionViewLayout.map { CGRect(origin: .zero, size: $0.contentSize) }
  }

  /// The size of the reference view, or of the visible part of a collection view.
  package var screenSize: SIMD2<Double>? {
    (collectionViewLayout?.collectionView?.bounds ?? referenceBounds).map {
      SIMD2(Double($0.width), Double($0.height))
    }
  }
}
