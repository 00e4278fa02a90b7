// SPDX-License-Identifier: MIT

extension SceneOutline {
  /// Where a part of the scene stands.
  func place(of part: ScenePart) -> ScenePlace? {
    let (readers, index) =
      switch part {
      case .event(let index): (events, index)
      case .behavior(let index): (behaviors, index)
      case .expectation(let index): (expectations, index)
      }
    return readers.indices.contains(index) ? places(of: [readers[index]]).first : nil
  }

  /// Where objects stand.
  func places(of readers: [ObjectReader]) -> [ScenePlace] {
    if readers.isEmpty { return [] }
    let lines = LineTable(document.source)
    return zip(readers, document.pointers(to: readers.map(\.object))).map { reader, pointer in
      ScenePlace(
        text: lines.place(of: document.range(of: reader.object).lower),
        pointer: pointer.description)
    }
  }
}
