// SPDX-License-Identifier: MIT

internal import UIDynamicsGeometry
package import UIDynamicsSceneFormat
package import UIDynamicsTrajectory

extension Scene {
  package var itemLooks: [ItemLook] {
    var looks =
      views.map { view in
        var look = ItemLook(id: view.id, parent: view.superview)
        look.apply(view.collisionBounds, size: view.size)
        return look
      } + items.map { $0.look }
    for style in styles { looks[style.item].style = style.style }
    return looks
  }
}

extension SceneItem {
  fileprivate var look: ItemLook {
    var look = ItemLook(id: id)
    switch kind {
    case .body(_, let size, _, let bounds): look.apply(bounds, size: size)
    case .group: look.outline = .nothing
    case .mapped: (look.outline, look.isPlaced) = (.nothing, false)
    }
    return look
  }
}

extension ItemLook {
  fileprivate mutating func apply(_ bounds: SceneCollisionBounds, size: CGSize) {
    switch bounds {
    case .rectangle: outline = .rectangle
    case .ellipse:
      outline = .ellipse
      if !size.isOfDisc {
        body = UIBezierPath.ellipse(of: size).outline().map(Spot.init)
      }
    case .path(let path): outline = .path(path.bezierPath.outline().map(Spot.init))
    }
  }
}
