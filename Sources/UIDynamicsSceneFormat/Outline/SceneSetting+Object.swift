// SPDX-License-Identifier: MIT

extension SceneSetting {
  /// The settings that a text gives: a JSON object with the names of parameters.
  package static func list(object text: [UInt8]) throws(SceneOverrideFault) -> [SceneSetting] {
    let reading = JSONReader.read(SourceText(name: "", bytes: text))
    guard let document = reading.document, reading.diagnostics.isEmpty else {
      throw SceneOverrideFault(message: reading.diagnostics.first?.message ?? "it is no JSON")
    }
    guard document.kind(of: .root) == .object else {
      throw SceneOverrideFault(
        message: "a case must be an object",
        hint: "each line has the parameters of a case: {\"elasticity\": 0.5}")
    }
    return document.members(of: .root).map {
      // A text may begin with "=" or look like a number; between quotation marks it stays a text.
      SceneSetting(name: document.string($0.key) ?? "", text: document.sourceText(of: $0.value))
    }
  }
}
