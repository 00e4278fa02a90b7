// SPDX-License-Identifier: MIT

/// Where the parts of a scene stand in its document; wrong types count as absent.
struct SceneOutline {
  let document: JSONDocument
  let root: ObjectReader
  let referenceView: ObjectReader?
  let views: [ObjectReader]
  let behaviors: [ObjectReader]
  let run: ObjectReader?

  init(_ document: JSONDocument) {
    self.document = document
    root = ObjectReader(document, .root)
    referenceView = root.object("referenceView")
    views = root.elements("views").map { ObjectReader(document, $0) }
    behaviors = root.elements("behaviors").map { ObjectReader(document, $0) }
    run = root.object("run")
  }
}
