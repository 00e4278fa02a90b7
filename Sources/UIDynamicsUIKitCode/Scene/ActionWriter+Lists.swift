// SPDX-License-Identifier: MIT

internal import UIDynamicsSceneFormat

extension ActionWriter {
  /// Repeats the actions for each item of a list.
  func unrolled(
    _ list: SceneEachList, _ actions: [SceneAction], _ pointer: String
  ) throws(Inexpressible) -> CodeBlock {
    if list.items.contains(where: document.isSlot) { throw Inexpressible.copies }
    return document.reportingOnce {
      list.items.indices.flatMap { index in
        var moment = moment
        moment.each = SceneEach(list, index)
        return ActionWriter(document: document, moment: moment).lines(actions, pointer + "/do")
      }
    }
  }

  func items(_ selection: SceneSelection) throws(Inexpressible) -> [Int] {
    try indices(selection, among: document.scene.itemIDs)
  }

  func behaviors(_ selection: SceneSelection) throws(Inexpressible) -> [Int] {
    try indices(selection, among: document.scene.behaviors.map { $0.id })
  }

  private func indices(
    _ selection: SceneSelection, among ids: @autoclosure () -> [String]
  ) throws(Inexpressible) -> [Int] {
    var indices: [Int] = []
    for part in selection.parts {
      switch part {
      case .known(let known): indices += known
      case .computed(let expression): indices.append(try index(expression, among: ids()))
      }
    }
    return indices
  }

  /// The index of the item or behavior whose id is the value of a constant expression.
  private func index(_ expression: Expression, among ids: [String]) throws(Inexpressible) -> Int {
    let term = try document.term(expression, moment)
    document.endLine()
    guard case .string(let id)? = term.constant, let index = ids.firstIndex(of: id) else {
      throw Inexpressible("the item is only known at run time")
    }
    return index
  }
}
