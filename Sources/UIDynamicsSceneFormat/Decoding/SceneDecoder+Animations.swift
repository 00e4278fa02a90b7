// SPDX-License-Identifier: MIT

extension SceneDecoder {
  func animation(_ reader: ObjectReader) -> SceneAnimation? {
    guard let found = target(reader) else { return nil }
    let timing = timing(reader) ?? .curve(.easeInOut)
    func time(_ key: String, else usual: Double, _ text: String) -> SceneOperand {
      reader.value(key).map { operand($0, of: .time) } ?? Self.constant(text, usual, .time)
    }
    return SceneAnimation(
      duration: time("duration", else: 0.2, "0.2"), delay: time("delay", else: 0, "0"),
      target: found.target, steps: steps(reader, found.form, timing),
      then: actions(reader, "then"))
  }

  private func steps(
    _ reader: ObjectReader, _ form: SceneTargets.Form, _ timing: SceneTiming
  ) -> [SceneAnimation.Step] {
    if let value = reader.value("to") {
      return [SceneAnimation.Step(value: operand(value, of: form), timing: timing)]
    }
    return reader.elements("keyframes").compactMap { element in
      let keyframe = ObjectReader(reader.document, element)
      return keyframe.value("to").map {
        SceneAnimation.Step(
          end: keyframe.number("at") ?? 1, value: operand($0, of: form),
          timing: self.timing(keyframe) ?? timing)
      }
    }
  }

  /// Nil where nothing is said of it.
  private func timing(_ reader: ObjectReader) -> SceneTiming? {
    if let curve: SceneCurve = reader.word("curve") { return .curve(curve) }
    if let value = reader.value("curve"), let numbers = reader.document.numbers(value, count: 4) {
      return .bezier(x1: numbers[0], y1: numbers[1], x2: numbers[2], y2: numbers[3])
    }
    guard let spring = reader.object("spring") else { return nil }
    func part(_ key: String, _ number: SchemaNumber) -> SceneOperand {
      spring.value(key).map { operand($0, of: number) } ?? Self.constant("0", 0, number)
    }
    return .spring(
      damping: part("damping", SchemaNumber("1", from: 0.01, to: 1)),
      initialVelocity: part("initialVelocity", SchemaNumber("1/s", from: -1_000, to: 1_000)))
  }

  private static func constant(
    _ text: String, _ value: Double, _ number: SchemaNumber
  ) -> SceneOperand {
    SceneOperand([
      SceneOperand.Part(Expression(.number(value), text: text), within: number.range)
    ])
  }
}
