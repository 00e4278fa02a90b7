// SPDX-License-Identifier: MIT

/// Resolves the paths of `set` and `animate`, and determines which kind of value each accepts.
struct SceneTargets {
  let outline: SceneOutline
  let names: SceneNames
  /// True inside an object with a `forEach`.
  let isInEach: Bool
  /// Returns the names to suggest.
  var known: (SceneName.Kinds) -> [String] = { _ in [] }
  var hint: (ExpressionDoubt) -> String? = { _ in nil }

  struct Found {
    let target: SceneTarget
    let kind: SchemaKind?
  }

  func find(
    _ text: String, typeOfVariable type: (Int) -> ExpressionType?
  ) throws(TextProblem) -> Found {
    let path = Path(text, hint)
    if path.id == "collectionView", names[path.id] == nil,
      outline.layout?.has("collectionView") == true
    {
      let found = Found(target: .contentOffset, kind: .tuple(.point))
      return try only("contentOffset", path, found, of: .collectionView)
    }
    if let gesture = names.gestures[path.id],
      names[path.id] == nil || path.property == "isEnabled"
    {
      let found = Found(target: .gesture(gesture), kind: .boolean)
      return try only("isEnabled", path, found, of: .gesture(gesture))
    }
    guard let name = names[path.id] else { return try undeclared(path) }
    return try declared(name, path, type)
  }

  private func declared(
    _ name: SceneName, _ path: Path, _ type: (Int) -> ExpressionType?
  ) throws(TextProblem) -> Found {
    switch name.kind {
    case .parameter:
      throw path.problem(
        .readOnly, "\(quoted(path.id)) is a parameter and cannot be set", hint: "use a variable")
    case .variable: return try variable(name.index, type(name.index), path)
    case .referenceView, .layout: return try system(path)
    case .view: return try item(path) { .item(name.index, $0) }
    case .item:
      let isGroup = outline.items[name.index].has("group")
      return try item(path, isGroup: isGroup, isView: false) {
        .item(outline.views.count + name.index, $0)
      }
    case .behavior: return try behavior(name.index, path)
    }
  }

  private func undeclared(_ path: Path) throws(TextProblem) -> Found {
    switch path.id {
    case ExpressionWord.each.rawValue:
      // The item may be a group, which accepts fewer properties; that is checked during the run.
      if isInEach { return try item(path, as: SceneTarget.each) }
      throw path.problem(
        .misplacedName, "\"each\" is available only in \"forEach\" and list functions")
    case ExpressionWord.copied.rawValue where !names.slots.isEmpty:
      return try item(path, as: SceneTarget.copied)
    case "referenceView" where outline.referenceView ?? outline.layout != nil:
      return try system(path)
    default: throw unknown(path)
    }
  }

  static let itemsHint =
    "use the action \"addItem\" or \"removeItem\""

  private func unknown(_ path: Path) -> TextProblem {
    let id = path.id
    if let (message, hint) = names.plurality(of: id) {
      return path.problem(.unresolvedID, message, hint: hint)
    }
    if ExpressionWord(rawValue: id) != nil {
      return path.problem(.readOnly, "\(quoted(id)) \(Path.readOnly)")
    }
    let known = known([.view, .item, .behavior, .variable]) + ["referenceView"]
    let form =
      id.hasPrefix("=")
      ? "remove the \"=\""
      : "write the name of a variable, or ID.PROPERTY such as"
        + " \(quoted((known.first { names.dynamicItem($0) != nil } ?? "card") + ".center"))"
    return path.problem(
      .unresolvedID, "no variable, gesture, view, item or behavior is called \(quoted(id))",
      hint: names.hint(ofSharedType: id) ?? (id == "items" ? Self.itemsHint : nil)
        ?? (id.hasPrefix("=") ? nil : Suggestion.hint(for: id, among: known)) ?? form)
  }

  private func variable(
    _ index: Int, _ type: ExpressionType?, _ path: Path
  ) throws(TextProblem) -> Found {
    guard path.property.isEmpty else {
      throw path.problem(
        .unknownProperty, "a variable has no properties", hint: "write \(quoted(path.id))",
        isOfProperty: true)
    }
    let kind: SchemaKind? =
      switch type {
      case nil: nil
      case .number?: .number(.any)
      case .vector?: .tuple(.anyVector)
      case .boolean?: .boolean
      case .string?: .phrase
      }
    return Found(target: .variable(index), kind: kind)
  }

  private func only(
    _ property: String, _ path: Path, _ found: Found, of object: ExpressionObject
  ) throws(TextProblem) -> Found {
    if path.property.hasPrefix(property + ".") {
      throw path.problem(
        .readOnly, "\(quoted(property)) of \(quoted(path.id)) can be set only as a whole",
        hint:
          "set both numbers of \(quoted("\(path.id).\(property)")); it cannot be animated",
        isOfProperty: true)
    }
    return try choose(
      path, among: [(property, found)], example: property,
      isReadable: object.properties.contains)
  }

  private func item(
    _ path: Path, isGroup: Bool = false, isView: Bool = true,
    as target: (SettableGeometry) -> SceneTarget
  ) throws(TextProblem) -> Found {
    // The members determine the shape of a group.
    let settable = SettableGeometry.paths.filter {
      (!isGroup || $0.geometry.isOfPose) && (isView || $0.geometry != .alpha)
    }
    return try choose(path, among: found(settable, as: target), example: "center") {
      ExpressionObject.item(0).properties.contains($0) || ItemValueName.columns(of: $0) != nil
        || SettableGeometry(path: $0) != nil
    }
  }

  private func found(
    _ settable: [(path: String, geometry: SettableGeometry)],
    as target: (SettableGeometry) -> SceneTarget
  ) -> [(path: String, found: Found)] {
    settable.map { ($0.path, Found(target: target($0.geometry), kind: $0.geometry.kind)) }
  }

  private func system(_ path: Path) throws(TextProblem) -> Found {
    let ofLayout: [(path: String, geometry: SettableGeometry)] = [
      ("size", .size), ("contentSize", .size), ("contentSize.width", .bounds(.width)),
      ("contentSize.height", .bounds(.height)),
    ]
    let settable =
      outline.referenceView == nil
      ? ofLayout
      : [("size", .size)]
        + SettableGeometry.paths.filter { if case .bounds = $0.geometry { true } else { false } }
    return try choose(
      path, among: found(settable) { .referenceView($0) }, example: "size",
      isReadable: ExpressionObject.referenceView.properties.contains)
  }

  private func choose(
    _ path: Path, among settable: [(path: String, found: Found)], example: String,
    isReadable: (String) -> Bool
  ) throws(TextProblem) -> Found {
    if path.property.isEmpty { throw path.missingProperty(example) }
    if let found = settable.first(where: { $0.path == path.property }) { return found.found }
    throw path.noProperty(
      among: settable.map { $0.path }, obstacle: isReadable(path.property) ? Path.readOnly : nil)
  }
}

extension SettableGeometry {
  package var kind: SchemaKind {
    switch self {
    case .angle: .number(.angle)
    case .alpha: .number(.opacity)
    case .centerX, .centerY, .frame(.originX), .frame(.originY), .bounds(.originX),
      .bounds(.originY):
      .number(.coordinate)
    case .frame(.width), .frame(.height), .bounds(.width), .bounds(.height): .number(.extent)
    case .center, .frame(.origin), .bounds(.origin): .tuple(.point)
    case .size, .frame(.size), .bounds(.size): .tuple(.size)
    case .frame(.whole), .bounds(.whole): .tuple(.rect)
    }
  }
}
