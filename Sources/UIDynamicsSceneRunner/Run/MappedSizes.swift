// SPDX-License-Identifier: MIT

internal import UIDynamics
internal import UIDynamicsGeometry
internal import UIDynamicsSceneFormat
internal import UIDynamicsTrajectory

/// Warns about sizes set by mapped items that a scene could not specify, although UIKit accepts them.
struct MappedSizes {
  private struct Size {
    let item: Int
    let target: Int
    let isWidth: Bool
  }

  private var open: [Size] = []
  private(set) var warnings: [RunWarning] = []

  init(_ scene: Scene) {
    for (index, item) in scene.items.enumerated() {
      guard case .mapped(let target, let mappings) = item.kind else { continue }
      for mapping in mappings {
        let isWidth = [.bounds(.width), .frame(.width)].contains(mapping.property)
        guard isWidth || [.bounds(.height), .frame(.height)].contains(mapping.property) else {
          continue
        }
        open.append(Size(item: scene.views.count + index, target: target, isWidth: isWidth))
      }
    }
  }

  var isEmpty: Bool { open.isEmpty }

  mutating func check(_ stage: Stage, tick: Int) {
    open.removeAll { entry in
      let size = stage.items[entry.target].bounds.size
      let extent = entry.isWidth ? size.width : size.height
      guard extent < SchemaNumber.extent.lower else { return false }
      let (item, target) = (stage.ids[entry.item], stage.ids[entry.target])
      let part = "\(entry.isWidth ? "width" : "height") of \"\(target)\""
      warnings.append(.tooSmall("\"\(item)\" makes the \(part)", extent, tick: tick))
      return true
    }
  }
}

extension RunWarning {
  /// Warns about a size in pt that is too small; `cause` is the start of the message: "x makes the width of y".
  static func tooSmall(
    _ cause: String, _ extent: Double, _ rest: String = "", tick: Int
  ) -> RunWarning {
    RunWarning(
      code: .outOfRange,
      message: "\(cause) \(NumberText.thousandths(extent)) pt, but a size must be at least"
        + " \(NumberText.text(of: SchemaNumber.extent.lower)) pt\(rest)", tick: tick)
  }
}
