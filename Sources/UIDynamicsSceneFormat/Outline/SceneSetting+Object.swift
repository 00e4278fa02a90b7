// SPDX-License-Identifier: MIT

extension SceneSetting {
  package static let hintOfCases =
    "write one case per line, as an object of parameters: {\"elasticity\": 0.5}"

  package static func list(object text: [UInt8]) throws(SceneOverrideFault) -> [SceneSetting] {
    let reading = JSONReader.read(SourceText(name: "", bytes: text))
    guard let document = reading.document, reading.diagnostics.isEmpty else {
      let message = reading.diagnostics.first.map { fault in
        fault.code == .unexpectedEnd ? "the object does not end on this line" : fault.message
      }
      throw SceneOverrideFault(message: message ?? "the line is not JSON", hint: hintOfCases)
    }
    guard document.kind(of: .root) == .object else {
      throw SceneOverrideFault(message: "a case must be an object", hint: hintOfCases)
    }
    return document.members(of: .root).map {
      // The source text includes quotes, so a string can start with "=" or look like a number.
      SceneSetting(name: document.string($0.key) ?? "", text: document.sourceText(of: $0.value))
    }
  }
}
