// SPDX-License-Identifier: MIT

extension SceneOutline {
  /// Where a part of the scene stands.
  func place(of part: ScenePart) -> ScenePlace? {
    guard let reader = reader(of: part) else { return nil }
    return ScenePlace(
      text: LineTable(document.source).place(of: document.range(of: reader.object).lower),
      pointer: document.pointers(to: [reader.object])[0].description)
  }

  /// The codes of warnings that the scene acknowledges.
  var acknowledged: Set<String> { Set(root.elements("acknowledges").compactMap(document.string)) }

  func reader(of part: ScenePart) -> ObjectReader? {
    switch part {
    case .event(let index): Self.element(index, of: events)
    case .behavior(let index): Self.element(index, of: behaviors)
    case .expectation(let index): Self.element(index, of: expectations)
    case .action(let steps, let part):
      steps.reduce(reader(of: part)) { reader, step in
        guard let reader else { return nil }
        // What an animation does when it is finished is written in it.
        let holder = step.key == "then" ? reader.object("animate") ?? reader : reader
        return Self.element(step.index, of: holder.objects(step.key))
      }
    }
  }

  private static func element(_ index: Int, of readers: [ObjectReader]) -> ObjectReader? {
    readers.indices.contains(index) ? readers[index] : nil
  }
}
