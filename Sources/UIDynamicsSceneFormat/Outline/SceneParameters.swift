// SPDX-License-Identifier: MIT

internal import UIDynamicsGeometry
internal import UIDynamicsNumerics

package struct SceneSetting: Equatable, Sendable {
  package var name: String
  /// A JSON literal or plain text.
  package var text: String

  package init(name: String, text: String) { (self.name, self.text) = (name, text) }
}

/// A problem of a setting or column on the command line, not of the scene.
package struct SceneOverrideFault: Error, Equatable, Sendable {
  package var message: String
  package var hint: String?
  /// The number, if the only problem is that it is out of bounds.
  package var beyond: Double?

  package init(message: String, hint: String? = nil, beyond: Double? = nil) {
    (self.message, self.hint, self.beyond) = (message, hint, beyond)
  }
}

struct SceneParameters {
  private(set) var names: [String] = []
  /// The parameters in order; `nil` for an invalid value, which `SchemaCheck` reports.
  private(set) var list: [SceneParameter?] = []
  private(set) var faults: [SceneOverrideFault] = []

  init(_ root: ObjectReader, _ settings: [SceneSetting] = []) {
    for member in root.named("parameters") {
      names.append(root.document.string(member.key) ?? "")
      list.append(Self.parameter(names[names.count - 1], member, root.document))
    }
    for setting in settings { set(setting) }
  }

  private static func parameter(
    _ name: String, _ member: JSONDocument.Member, _ document: JSONDocument
  ) -> SceneParameter? {
    guard let reader = document.object(member.value) else {
      return document.literal(member.value).map { SceneParameter(name: name, value: $0) }
    }
    let lower = reader.number("min") ?? -.infinity
    return reader.value("value").flatMap(document.literal).map {
      SceneParameter(
        name: name, value: $0, bounds: lower...max(lower, reader.number("max") ?? .infinity),
        description: reader.string("description"))
    }
  }

  private mutating func set(_ setting: SceneSetting) {
    let index = names.firstIndex(of: setting.name)
    if let index, list[index] == nil { return }
    do throws(SceneOverrideFault) {
      let value = try value(of: setting)
      if let index { list[index]?.value = value }
    } catch {
      faults.append(error)
    }
  }

  func value(of setting: SceneSetting) throws(SceneOverrideFault) -> ExpressionValue {
    guard let parameter = list.first(where: { $0?.name == setting.name }) ?? nil else {
      throw unknown(setting)
    }
    let old = parameter.value
    guard let value = Self.value(setting.text, like: old) else {
      let shown = setting.text.hasPrefix("\"") ? clipped(setting.text) : quoted(setting.text)
      throw SceneOverrideFault(
        message: "the parameter \(quoted(setting.name)) must be \(old.type.noun), not \(shown)",
        hint: Self.example(old))
    }
    let bounds = parameter.bounds
    if case .number(let number) = value, !bounds.contains(number) {
      let breach =
        number < bounds.lowerBound
        ? "at least \(Sentence.number(bounds.lowerBound))"
        : "at most \(Sentence.number(bounds.upperBound))"
      throw SceneOverrideFault(
        message: "the parameter \(quoted(setting.name)) must be \(breach), not \(value)",
        beyond: number)
    }
    return value
  }

  private func unknown(_ setting: SceneSetting) -> SceneOverrideFault {
    SceneOverrideFault(
      message: "the scene has no parameter \(quoted(setting.name))",
      hint: Suggestion.hint(for: setting.name, among: names)
        ?? (names.isEmpty
          ? "it has no parameters" : "its parameters are \(Sentence.list(names, "and"))"))
  }

  /// Parses a JSON literal of the same type as the old value; a string can also be plain text.
  private static func value(_ text: String, like old: ExpressionValue) -> ExpressionValue? {
    let source = SourceText(name: "", bytes: Array(text.utf8))
    let literal = JSONReader.read(source).document.flatMap { $0.literal(.root) }
    if let literal, literal.type == old.type { return literal }
    return old.type == .string ? .string(text) : nil
  }

  private static func example(_ value: ExpressionValue) -> String? {
    switch value {
    case .number: "write a number such as 0.5, without quotation marks"
    case .boolean: "write true or false"
    case .vector: "write a vector such as [0, 1]"
    case .string: nil
    }
  }
}

extension JSONDocument {
  func literal(_ value: JSONValue) -> ExpressionValue? {
    if let computed = computed(value) { return computed }
    switch kind(of: value) {
    case .number: return number(value).flatMap { $0.isFinite ? .number($0) : nil }
    case .true: return .boolean(true)
    case .false: return .boolean(false)
    case .string: return isExpression(value) ? nil : string(value).map { .string($0) }
    case .array: return vector(value).map { .vector($0) }
    case .null, .object: return nil
    }
  }
}
