// SPDX-License-Identifier: MIT

internal import UIDynamicsSceneFormat

extension SceneAdvice {
  /// Must run before other advice about the same numbers.
  mutating func adviseOnUnits(_ suspicions: [UnitSuspicion]) {
    let limit = scene.run.timeLimit
    let isLimitMisread = UnitMistake.millisecondsOfRun.isLikely(of: limit, end: limit)
    let end = isLimitMisread ? limit / 1_000 : limit
    for suspicion in suspicions + turnsOfPins {
      guard suspicion.mistake.isLikely(of: suspicion.number, end: end) else { continue }
      adviseOnUnit(suspicion)
    }
    for (gesture, reader) in zip(scene.gestures, outline.gestures) {
      guard let last = gesture.touches.last?.time, let value = reader.touches.last,
        UnitMistake.milliseconds.isLikely(of: last, end: end)
      else { continue }
      let time = outline.document.elements(of: value).first { _ in true } ?? value
      adviseOnUnit(
        UnitSuspicion(mistake: .milliseconds, number: last, key: "", value: time))
      warnings.misread.formUnion(reader.touches.map(outline.document.original))
    }
  }

  private mutating func adviseOnUnit(_ suspicion: UnitSuspicion) {
    let (mistake, number) = (suspicion.mistake, suspicion.number)
    let value = outline.document.original(of: suspicion.value)
    guard suspicion.part != nil || warnings.misread.insert(value).inserted else { return }
    let text = ExpressionValue.number(number).description
    let isWritten = suspicion.part != nil || !outline.document.isExpression(suspicion.value)
    warnings.add(
      mistake.code,
      Finding(
        mistake.code, mistake.sentence(number, text, of: suspicion.key), at: suspicion.value,
        hint: mistake.remedy(number, isWritten ? text : nil), part: suspicion.part))
  }

  /// The ranges of pins, which are angles, unlike the ranges of rails.
  private var turnsOfPins: [UnitSuspicion] {
    outline.behaviors.filter { $0.string("attachment") == AttachmentType.pin.rawValue }
      .flatMap { $0.elements("attachmentRange") }
      .compactMap { value in
        outline.document.number(value).map {
          UnitSuspicion(mistake: .degrees, number: $0, key: "", value: value)
        }
      }
  }

  func isMisread(_ key: String, _ reader: ObjectReader) -> Bool {
    reader.value(key).map { isMisread($0) } ?? false
  }

  func isMisread(_ value: JSONValue) -> Bool {
    warnings.misread.contains(outline.document.original(of: value))
  }
}
