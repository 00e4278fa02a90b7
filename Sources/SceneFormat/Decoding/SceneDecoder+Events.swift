// SPDX-License-Identifier: MIT

internal import Geometry

extension SceneDecoder {
  // MARK: Gestures

  func gesture(_ reader: ObjectReader) -> SceneGesture {
    var touches: [SceneGesture.Touch] = []
    for value in reader.elements("touches") {
      let numbers = reader.document.elements(of: value).map { reader.document.number($0) ?? 0 }
      guard numbers.count >= 3 else { continue }
      let location = CGPoint(x: numbers[1], y: numbers[2])
      let velocity =
        numbers.count == 5
        ? CGVector(dx: numbers[3], dy: numbers[4])
        : touches.last.map { $0.slope(to: location, at: numbers[0]) } ?? .zero
      touches.append(
        SceneGesture.Touch(time: numbers[0], location: location, velocity: velocity))
    }
    return SceneGesture(
      id: reader.string("id") ?? "", touches: touches, ends: reader.word("ends") ?? .ended)
  }

  // MARK: Events

  func event(_ reader: ObjectReader) -> SceneEvent? {
    trigger(reader).map {
      SceneEvent(
        id: reader.string("id"), $0, if: reader.value("if").flatMap { expressions[$0] },
        isOnce: reader.boolean("once") ?? false, do: actions(reader, "do"))
    }
  }

  private func trigger(_ reader: ObjectReader) -> SceneTrigger? {
    if let value = reader.value("when") { return expressions[value].map { .when($0) } }
    if let time = reader.number("at") { return .at([time]) }
    if reader.has("at") {
      return .at(reader.elements("at").compactMap(reader.document.number).sorted())
    }
    switch reader.string("on").flatMap(SceneTriggerText.init) {
    case .word(let word)?: return trigger(word, reader)
    case .gesture(let id, let state)?: return names.gestures[id].map { .gesture($0, state) }
    case .emit(let name)?: return .emit(name)
    case nil: return nil
    }
  }

  private func trigger(_ word: SceneTriggerText.Word, _ reader: ObjectReader) -> SceneTrigger {
    switch word {
    case .start: .start
    case .tick: .tick
    case .pause: .pause
    case .resume: .resume
    case .contactBegan: .contactBegan(filter(reader))
    case .contactEnded: .contactEnded(filter(reader))
    }
  }

  private func filter(_ reader: ObjectReader) -> SceneContactFilter {
    SceneContactFilter(
      behavior: reader.string("behavior").flatMap(names.behavior),
      item: reader.string("item").flatMap(names.dynamicItem),
      with: reader.string("with").flatMap(names.dynamicItem),
      boundary: reader.value("boundary").map { value in
        reader.document.string(value).map { .named($0) } ?? .implicit
      })
  }

  // MARK: Expectations

  var expectations: [SceneExpectation] {
    zip(outline.expectations, outline.places(of: outline.expectations)).compactMap {
      reader, place in
      expectation(reader).map { SceneExpectation($0, at: place) }
    }
  }

  private func expectation(_ reader: ObjectReader) -> SceneExpectation.Kind? {
    func condition(_ key: String) -> Expression? { reader.value(key).flatMap { expressions[$0] } }
    if let always = condition("always") { return .always(always) }
    if let never = condition("never") { return .never(never) }
    if let that = condition("that") { return .at(reader.number("at"), that) }
    if let name = reader.string("event") { return count(reader).map { .count(of: name, $0) } }
    if let match = reader.object("match") { return self.match(match) }
    return reader.number("settlesWithin").map { .settlesWithin($0) }
  }

  private func match(_ reader: ObjectReader) -> SceneExpectation.Kind? {
    guard let file = reader.string("file"), let within = reader.number("within") else { return nil }
    let columns = reader.elements("columns").compactMap(reader.document.string)
    return .match(
      SceneMatch(
        file: file, within: within,
        columns: columns.isEmpty ? nil : columns.compactMap(SceneMatch.Value.init)))
  }

  private func count(_ reader: ObjectReader) -> ClosedRange<Int>? {
    if let count = reader.number("count").flatMap({ Int(exactly: $0) }) { return count...count }
    let bounds = reader.value("count").flatMap { reader.document.numbers($0, count: 2) }
    guard let bounds, bounds[0] <= bounds[1], let lower = Int(exactly: bounds[0]),
      let upper = Int(exactly: bounds[1])
    else { return nil }
    return lower...upper
  }
}

extension SceneGesture.Touch {
  /// The velocity of a finger that goes straight on to another place.
  fileprivate func slope(to place: CGPoint, at time: Double) -> CGVector {
    let duration = time - self.time
    return CGVector(
      dx: (place.x - location.x) / duration, dy: (place.y - location.y) / duration)
  }
}
