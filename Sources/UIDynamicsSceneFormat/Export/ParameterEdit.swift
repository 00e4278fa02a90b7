// SPDX-License-Identifier: MIT

internal import UIDynamicsTrajectory

/// Replaces parameter values in the text of a scene; all other bytes remain unchanged.
package enum ParameterEdit {
  package static func text(
    _ bytes: [UInt8], with values: [(name: String, value: ExpressionValue)]
  ) throws(SceneOverrideFault) -> [UInt8] {
    guard let document = JSONReader.read(SourceText(name: "", bytes: bytes)).document else {
      throw SceneOverrideFault(message: "the scene is not JSON")
    }
    let members = ObjectReader(document, .root).members("parameters")
    var edits: [TextEdit] = []
    for (name, value) in values {
      guard let member = members.first(where: { document.string($0.key) == name }) else {
        throw SceneOverrideFault(
          message: "the parameter \(quoted(name)) is not in the scene file",
          hint: "it comes from a merged file")
      }
      let isObject = document.kind(of: member.value) == .object
      let old = isObject ? document.value("value", in: member.value) : member.value
      guard let old else {
        throw SceneOverrideFault(
          message: "the parameter \(quoted(name)) has no value in the scene file")
      }
      edits.append(TextEdit(document.range(of: old), try literal(value, name)))
    }
    return TextEdit.applying(edits, to: bytes)
  }

  private static func literal(
    _ value: ExpressionValue, _ name: String
  ) throws(SceneOverrideFault) -> String {
    switch value {
    case .number(let number): return text(of: number)
    case .boolean(let value): return "\(value)"
    case .vector:
      return "[\(value.numbers.map(text).joined(separator: ", "))]"
    case .string(let text):
      if text.hasPrefix("=") {
        throw SceneOverrideFault(message: "the value of \(quoted(name)) cannot start with \"=\"")
      }
      return JSONText.text(of: text)
    }
  }

  private static func text(of number: Double) -> String {
    number == number.rounded() && number.magnitude < 0x1p53 ? "\(Int64(number))" : "\(number)"
  }
}
