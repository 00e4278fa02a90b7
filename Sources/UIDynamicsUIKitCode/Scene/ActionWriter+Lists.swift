// SPDX-License-Identifier: MIT

internal import UIDynamicsSceneFormat

extension ActionWriter {
  /// Repeats the actions for each item of a list.
  func unrolled(
    _ list: SceneEachList, _ actions: [SceneAction], _ place: String
  ) throws(Unsaid) -> CodeBlock {
    if list.items.contains(where: sheet.isSlot) { throw Unsaid.copies }
    return sheet.sayingOnce {
      list.items.indices.flatMap { index in
        var moment = moment
        moment.each = SceneEach(list, index)
        return ActionWriter(sheet: sheet, moment: moment).lines(actions, place + "/do")
      }
    }
  }

  func items(_ selection: SceneSelection) throws(Unsaid) -> [Int] {
    try places(selection, among: sheet.scene.itemIDs)
  }

  func behaviors(_ selection: SceneSelection) throws(Unsaid) -> [Int] {
    try places(selection, among: sheet.scene.behaviors.map { $0.id })
  }

  private func places(
    _ selection: SceneSelection, among ids: @autoclosure () -> [String]
  ) throws(Unsaid) -> [Int] {
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
  private func place(_ expression: Expression, among ids: [String]) throws(Unsaid) -> Int {
    let term = try sheet.term(expression, moment)
    sheet.endLine()
    guard case .string(let id)? = term.constant, let place = ids.firstIndex(of: id) else {
      throw Unsaid("the item is only known at run time")
    }
    return place
  }
}
