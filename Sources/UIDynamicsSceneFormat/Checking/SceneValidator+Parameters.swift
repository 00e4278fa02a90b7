// SPDX-License-Identifier: MIT

extension SceneValidator {
  mutating func checkParameters() {
    for member in outline.root.named("parameters") {
      let reader = ObjectReader(document, member.value)
      if let given = reader.value("value").flatMap(document.literal), given.type != .number {
        for name in ["min", "max"] {
          refuse(
            name, of: reader, "\(quoted(name)) is for numbers, but the value is \(given.type.noun)")
        }
      }
      checkBounds(of: reader)
    }
  }

  private mutating func checkBounds(of parameter: ObjectReader) {
    let (lower, upper) = (parameter.number("min"), parameter.number("max"))
    if let lower, let upper, lower > upper, let value = parameter.value("min") {
      return report(
        .outOfRange,
        "\"max\" is \(Sentence.number(upper)), but \"min\" is \(Sentence.number(lower))",
        at: value)
    }
    guard let number = parameter.number("value"), let value = parameter.value("value") else {
      return
    }
    let breaches = [
      lower.flatMap { number < $0 ? "at least \(Sentence.number($0)), its \"min\"" : nil },
      upper.flatMap { number > $0 ? "at most \(Sentence.number($0)), its \"max\"" : nil },
    ]
    for case let breach? in breaches {
      report(
        .outOfRange, "\"value\" is \(Sentence.number(number)), but must be \(breach)", at: value)
    }
  }
}
