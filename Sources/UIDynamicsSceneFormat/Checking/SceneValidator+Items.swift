// SPDX-License-Identifier: MIT

extension SceneValidator {
  mutating func checkViews() {
    checkViewCount()
    var first: [SceneElement: JSONValue] = [:]
    checkSlots()
    let isAsked = [ViewMembers.Key.collisionBounds, .indexPath, .kind].contains {
      outline.hasViews(with: $0)
    }
    if outline.layout == nil, !isAsked { return }
    for index in outline.views.indices where outline.views[index].slot == nil {
      if outline.views[index].copy ?? 1 == 1 { checkLayoutKeys(at: index) }
      // Rectangles need no check.
      if outline.views[index].members[.collisionBounds] != nil {
        checkShape(of: outline.views[index])
      }
      if outline.layout != nil { checkElement(outline.views[index], at: index, &first) }
    }
  }

  private mutating func checkShape(of view: SceneOutline.View) {
    let object = document.original(of: view.object).index
    // Copies differ only in values of expressions.
    guard view.copy ?? 1 == 1 || outline.copies.document.holdsExpression(view.object),
      !faultyShapes.contains(object)
    else { return }
    let count = findings.list.count
    checkCollisionBounds(view.reader)
    if findings.list.count > count { faultyShapes.insert(object) }
  }

  /// Counts views including all copies; `SchemaCheck` counts the elements of the list itself.
  private mutating func checkViewCount() {
    guard outline.hasViews(with: .repetition) else { return }
    let most = limits[.views]
    let values = outline.originals("views")
    guard values.count <= most else { return }
    var count = 0.0
    let key = document.name(ViewMembers.Key.repetition.name)
    for value in values {
      let repetition = document.value(key, in: value).flatMap(document.object)
      let copies = repetition?.number("count") ?? 1
      guard copies >= 1, copies <= Double(most) else { continue }
      count += copies
      guard count > Double(most), let written = repetition?.value("count") else { continue }
      return reportExceeded(.views, at: written, actual: Int64(min(count, 9e18)))
    }
  }

  private mutating func checkLayoutKeys(at index: Int) {
    let reader = outline.views[index].reader
    if outline.layout != nil {
      refuse(
        "added", of: reader, "layout attributes cannot have \"added\"",
        hint: "a layout contains all elements of its collection view from the start")
      return refuse(
        "superview", of: reader, "layout attributes cannot have a \"superview\"",
        hint: "all layout attributes are in the content of the \"collectionViewLayout\"")
    }
    for member in [ViewMembers.Key.indexPath, .kind]
    where outline.views[index].members[member] != nil {
      refuse(
        member.name, of: reader, "\(quoted(member.name)) is for layout attributes, not for views",
        hint: "with a \"collectionViewLayout\", the views become layout attributes")
    }
  }

  /// Checks that no two views specify the same element, because they would share one body in UIKit.
  private mutating func checkElement(
    _ view: SceneOutline.View, at index: Int, _ first: inout [SceneElement: JSONValue]
  ) {
    let element = view.element(at: index)
    guard let earlier = first[element] else {
      first[element] = view.reader.value("id") ?? view.reader.object
      return
    }
    report(
      .duplicateElement,
      "\(quoted(view.id ?? "")) and another layout attribute of the same kind are both item"
        + " \(element.item) of section \(element.section)",
      at: view.reader.value("indexPath") ?? view.reader.value("id") ?? view.reader.object,
      hint: "give each a different \"indexPath\"",
      notes: [.init("the other one is here", at: document.mark(of: earlier))])
  }

  mutating func checkItems() {
    var groups: [Int: JSONValue] = [:]
    for reader in outline.items {
      checkCollisionBounds(reader)
      let isGroup = reader.has("group")
      for name in ["angle", "collisionBounds"] where isGroup || reader.has("target") {
        refuse(
          name, of: reader,
          isGroup
            ? "a group cannot have \(quoted(name)): its members define its shape"
            : "a mapped item cannot have \(quoted(name)): its view's value applies")
      }
      checkMapping(reader)
      for value in reader.elements("group") {
        for item in document.string(value).map(names.dynamicItems) ?? [] {
          checkMember(item, at: value, &groups)
        }
      }
      if isGroup { checkExtent(ofGroup: reader) }
    }
  }

  private mutating func checkMapping(_ item: ObjectReader) {
    let mappings = item.mappings
    for (index, mapping) in mappings.enumerated() {
      guard let first = mappings[..<index].first(where: { $0.property == mapping.property }),
        let value = item.object("map")?.value(mapping.part.rawValue)
      else { continue }
      report(
        .conflictingKeys,
        "\(quoted(mapping.property.name)) is already mapped to \(first.part.noun)", at: value)
    }
  }

  private mutating func checkMember(
    _ item: Int, at value: JSONValue, _ groups: inout [Int: JSONValue]
  ) {
    let index = item - outline.views.count
    let id = index < 0 ? outline.views[item].id ?? "" : outline.items[index].string("id") ?? ""
    if let name = names[id], index >= 0, outline.items[index].has("group") {
      return report(
        .nestedGroup, "the group \(quoted(id)) cannot be a member of another group", at: value,
        hint: "list its members here",
        notes: [.init("defined here", at: document.mark(of: name.value))])
    }
    checkIsFirst(
      item, at: value, in: document, &groups, .severalGroups,
      "\(quoted(id)) is already a member of a group")
  }
}
