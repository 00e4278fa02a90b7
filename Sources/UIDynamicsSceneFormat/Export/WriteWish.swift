// SPDX-License-Identifier: MIT

package struct WriteWish {
  package let generation: Int
  package let settings: [SceneSetting]

  /// Parses `{"generation":3,"values":{"elasticity":"0.5"}}`.
  package init(_ bytes: [UInt8]) throws(SceneOverrideFault) {
    let wanted = SceneOverrideFault(message: "a generation and values are wanted")
    guard let document = JSONReader.read(SourceText(name: "", bytes: bytes)).document else {
      throw SceneOverrideFault(message: "the content is not JSON")
    }
    let root = ObjectReader(document, .root)
    guard let number = root.number("generation"), let generation = Int(exactly: number),
      let values = root.value("values"), document.kind(of: values) == .object
    else { throw wanted }
    var settings: [SceneSetting] = []
    for member in document.members(of: values) {
      guard let name = document.string(member.key), let text = document.string(member.value) else {
        throw wanted
      }
      settings.append(SceneSetting(name: name, text: text))
    }
    (self.generation, self.settings) = (generation, settings)
  }
}
