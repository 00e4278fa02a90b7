// SPDX-License-Identifier: MIT

extension SceneDecoder {
  func animation(_ reader: ObjectReader) -> SceneAnimation? {
    guard let found = target(reader) else { return nil }
    let timing = timing(reader) ?? .curve(.easeInOut)
    return SceneAnimation(
      duration: operand("duration", reader, of: SceneSchema.animation),
      delay: operand("delay", reader, of: SceneSchema.animation), target: found.target,
      steps: steps(reader, found.kind, timing), then: actions(reader, "then"))
  }

  private func steps(
    _ reader: ObjectReader, _ kind: SchemaKind?, _ timing: SceneTiming
  ) -> [SceneAnimation.Step] {
    if let value = reader.value("to") {
      return [SceneAnimation.Step(value: operand(value, of: kind), timing: timing)]
    }
    return reader.objects("keyframes").compactMap { keyframe in
      keyframe.value("to").map {
        SceneAnimation.Step(
          end: keyframe.number("at") ?? 1, value: operand($0, of: kind),
          timing: self.timing(keyframe) ?? timing)
      }
    }
  }

  private func timing(_ reader: ObjectReader) -> SceneTiming? {
    if let curve: SceneCurve = reader.word("curve") { return .curve(curve) }
    if let value = reader.value("curve"), let numbers = reader.document.numbers(value, count: 4) {
      return .bezier(x1: numbers[0], y1: numbers[1], x2: numbers[2], y2: numbers[3])
    }
    guard let spring = reader.object("spring") else { return nil }
    return .spring(
      damping: operand("damping", spring, of: SceneSchema.spring),
      initialVelocity: operand("initialVelocity", spring, of: SceneSchema.spring))
  }
}
