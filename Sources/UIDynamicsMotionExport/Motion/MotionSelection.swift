// SPDX-License-Identifier: MIT

internal import UIDynamicsGeometry
package import UIDynamicsSceneFormat
internal import UIDynamicsTrajectory

/// The items of a scene that take part in a motion, with their looks.
package struct MotionSelection {
  package let items: [MotionItem]
  package let indices: [Int]

  /// - Parameters:
  ///   - scene: The scene to run.
  ///   - ids: The chosen items; `nil` for all visible ones. Groups and mapped items only move other items.
  package init(_ scene: Scene, chosen ids: Set<String>?) {
    var selection = Assembly(scene)
    for (index, id) in scene.itemIDs.enumerated() {
      if ids?.contains(id) ?? scene.isSeen(index) { selection.add(index, isChosen: true) }
    }
    for style in scene.styles {
      if let seat = selection.indices.firstIndex(of: style.item) {
        selection.items[seat].style = style.style
      }
    }
    (items, indices) = (selection.items, selection.indices)
  }

  /// Adds superviews before their subviews.
  private struct Assembly {
    let scene: Scene
    let ids: [String]
    var items: [MotionItem] = []
    var indices: [Int] = []
    private var seats: [Int: Int] = [:]

    init(_ scene: Scene) { (self.scene, ids) = (scene, scene.itemIDs) }

    mutating func add(_ index: Int, isChosen: Bool) {
      // Collect superviews without recursion: chains can be long.
      var chain = [index]
      while let last = chain.last, let superview = scene.superview(of: last),
        seats[superview] == nil
      { chain.append(superview) }
      for member in chain.reversed() {
        if let seat = seats[member] {
          if member == index { items[seat].isChosen = items[seat].isChosen || isChosen }
          continue
        }
        seats[member] = items.count
        items.append(
          MotionItem(
            id: ids[member], shape: scene.shape(of: member),
            superview: scene.superview(of: member).flatMap { seats[$0] },
            isChosen: member == index && isChosen))
        indices.append(member)
      }
    }
  }
}

extension Scene {
  /// The reference bounds; `nil` without a reference view or layout.
  package var canvas: MotionCanvas? {
    referenceBounds.map {
      var canvas = MotionCanvas(
        x: Double($0.minX), y: Double($0.minY), width: Double($0.width), height: Double($0.height))
      canvas.fill = screenStyle.fill?.light
      canvas.isScrolled = gestures.contains { $0.kind.type == .scroll }
      return canvas
    }
  }

  fileprivate func isSeen(_ index: Int) -> Bool {
    guard index >= views.count else { return true }
    switch items[index - views.count].kind {
    case .body: return true
    case .group, .mapped: return false
    }
  }

  fileprivate func superview(of index: Int) -> Int? {
    index < views.count ? views[index].superview : nil
  }

  fileprivate func shape(of index: Int) -> MotionShape {
    if index < views.count { return MotionShape(views[index].collisionBounds) }
    switch items[index - views.count].kind {
    case .body(_, _, _, let bounds): return MotionShape(bounds)
    case .group, .mapped: return .rectangle
    }
  }
}

extension MotionShape {
  fileprivate init(_ bounds: SceneCollisionBounds) {
    switch bounds {
    case .rectangle: self = .rectangle
    case .ellipse: self = .ellipse
    case .path(let path): self = .path(path.bezierPath.elements)
    }
  }
}
