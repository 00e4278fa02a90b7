// SPDX-License-Identifier: MIT

internal import UIDynamicsSceneFormat

extension ActionWriter {
  /// Repeats the actions for each item of a list.
  func unrolled(
    _ list: SceneEachList, _ actions: [SceneAction], _ place: String
  ) throws(Inexpressible) -> CodeBlock {
    if list.items.contains(where: document.isSlot) { throw Inexpressible.copies }
    return document.sayingOnce {
      list.items.indices.flatMap { index in
        var moment = moment
        moment.each = SceneEach(list, index)
        return ActionWriter(document: document, moment: moment).lines(actions, place + "/do")
      }
    }
  }

  func items(_ selection: SceneSelection) throws(Inexpressible) -> [Int] {
    try places(selection, among: document.scene.itemIDs)
  }

  func behaviors(_ selection: SceneSelection) throws(Inexpressible) -> [Int] {
    try places(selection, among: document.scene.behaviors.map { $0.id })
  }

  private func places(
    _ selection: SceneSelection, among ids: @autoclosure () -> [String]
  ) throws(Inexpressible) -> [Int] {
    var places: [Int] = []
    for part in selection.parts {
      switch part {
      case .known(let known): places += known
      case .computed(let expression): places.append(try place(expression, among: ids()))
      }
    }
    return places
  }

  /// The index of the thing whose id an expression yields, if that is constant.
  private func place(_ expression: Expression, among ids: [String]) throws(Inexpressible) -> Int {
    let term = try document.term(expression, moment)
    document.endLine()
    guard case .string(let id)? = term.constant, let place = ids.firstIndex(of: id) else {
      throw Inexpressible("the item is only known at run time")
    }
    return place
  }
}
