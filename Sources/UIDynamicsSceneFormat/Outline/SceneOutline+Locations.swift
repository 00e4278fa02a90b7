// SPDX-License-Identifier: MIT

extension SceneOutline {
  package var hasCollectionView: Bool { layout?.has("collectionView") == true }

  func location(of part: ScenePart) -> SceneLocation? {
    reader(of: part).map { location(of: $0.object) }
  }

  func location(ofItem id: String) -> SceneLocation? {
    let view = views.firstIndex { $0.id == id }.map { views[$0].reader }
    return (view ?? items.first { $0.string("id") == id }).map {
      location(of: $0.value("id") ?? $0.object)
    }
  }

  func location(ofImageOf item: Int) -> SceneLocation? { image(of: item).map(location) }

  func image(of item: Int) -> JSONValue? {
    let reader = item < views.count ? views[item].reader : items[item - views.count]
    return reader.object("look")?.value("image")
  }

  private func location(of value: JSONValue) -> SceneLocation {
    LineTable(document.source).location(
      of: document.range(of: value).lower, document.pointers(to: [value])[0].description)
  }

  package var acknowledged: Set<String> {
    Set(root.elements("acknowledges").compactMap(document.string))
  }

  func reader(of part: ScenePart) -> ObjectReader? {
    switch part {
    case .gesture(let index): Self.element(index, of: gestures)
    case .event(let index): Self.element(index, of: events)
    case .behavior(let index): Self.element(index, of: behaviors)
    case .expectation(let index): Self.element(index, of: expectations)
    case .action(let steps, let part):
      steps.reduce(reader(of: part)) { reader, step in
        guard let reader else { return nil }
        // The `then` actions of an animation are inside its object.
        let holder = step.key == "then" ? reader.object("animate") ?? reader : reader
        return Self.element(step.index, of: holder.objects(step.key))
      }
    }
  }

  private static func element(_ index: Int, of readers: [ObjectReader]) -> ObjectReader? {
    readers.indices.contains(index) ? readers[index] : nil
  }
}
