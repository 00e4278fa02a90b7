// SPDX-License-Identifier: MIT

internal import UIDynamics
internal import UIDynamicsGeometry
internal import UIDynamicsSceneFormat
internal import UIDynamicsTrajectory

/// Sizes that items are mapped onto: they follow a place, which may go where no size is.
///
/// UIKit takes such a size, so the run goes on; no scene could ask for it.
struct MappedSizes {
  private struct Entry {
    let item: Int
    let target: Int
    let isWidth: Bool
  }

  /// Those of which nothing has been said.
  private var open: [Entry] = []
  private(set) var warnings: [RunWarning] = []

  init(_ scene: Scene) {
    for (index, item) in scene.items.enumerated() {
      guard case .mapped(let target, let mappings) = item.kind else { continue }
      for mapping in mappings {
        let isWidth = [.bounds(.width), .frame(.width)].contains(mapping.property)
        guard isWidth || [.bounds(.height), .frame(.height)].contains(mapping.property) else {
          continue
        }
        open.append(Entry(item: scene.views.count + index, target: target, isWidth: isWidth))
      }
    }
  }

  var isEmpty: Bool { open.isEmpty }

  /// Warns of each size once, in the first tick in which it is too small.
  mutating func look(_ stage: Stage, tick: Int) {
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
  /// That something, "x makes the width of y", makes a size what no scene could ask for, in pt.
  static func tooSmall(
    _ cause: String, _ extent: Double, _ rest: String = "", tick: Int
  ) -> RunWarning {
    RunWarning(
      code: DiagnosticCode.outOfRange.rawValue,
      message: "\(cause) \(NumberText.thousandths(extent)) pt, and a size is at least"
        + " \(NumberText.text(of: SchemaNumber.extent.lower)) pt\(rest)", tick: tick)
  }
}
