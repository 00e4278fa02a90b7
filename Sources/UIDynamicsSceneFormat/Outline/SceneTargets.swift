// SPDX-License-Identifier: MIT

/// Finds what a `set` or an `animate` means, and what values that takes.
struct SceneTargets {
  let outline: SceneOutline
  let names: SceneNames
  /// Whether the path is one of something that is done for each item of a list.
  let isInEach: Bool

  struct Found {
    let target: SceneTarget
    /// What it is given; nil where that is not known because of a fault said elsewhere.
    let kind: SchemaKind?
  }

  /// What a path leads to; the type of a variable is nil where it is not known.
  func find(
    _ text: String, typeOfVariable type: (Int) -> ExpressionType?
  ) throws(TextProblem) -> Found {
    let path = Path(text)
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
        .readOnly, "\(quoted(path.id)) is a parameter, which never changes",
        hint: "a variable can be set")
    case .variable: return try variable(name.index, type(name.index), path)
    case .referenceView, .layout: return try system(path)
    case .view: return try item(path) { .item(name.index, $0) }
    case .item:
      let isGroup = outline.items[name.index].has("group")
      return try item(path, isGroup: isGroup) { .item(outline.views.count + name.index, $0) }
    case .behavior: return try behavior(name.index, path)
    }
  }

  /// What has its name without being given one.
  private func undeclared(_ path: Path) throws(TextProblem) -> Found {
    switch path.id {
    case ExpressionWord.each.rawValue:
      // It may be a group, of which less can be set; that is looked at when it is.
      if isInEach { return try item(path, as: SceneTarget.each) }
      throw path.problem(
        .misplacedName, "\"each\" is known only where something is done for each item of a list")
    case ExpressionWord.copied.rawValue where !names.slots.isEmpty:
      return try item(path, as: SceneTarget.copied)
    case "referenceView" where outline.referenceView ?? outline.layout != nil:
      return try system(path)
    default: throw unknown(path)
    }
  }

  private static let itemsHint =
    "the actions \"addItem\" and \"removeItem\" change the items of a behavior"

  private func unknown(_ path: Path) -> TextProblem {
    let id = path.id
    if names.isRepeated(id) {
      let (message, hint) = SceneNames.problem(ofRepeated: id)
      return path.problem(.unresolvedID, message, hint: hint)
    }
    if ExpressionWord(rawValue: id) != nil {
      return path.problem(.readOnly, "\(quoted(id)) \(Path.readOnly)")
    }
    let known = names.texts(of: [.view, .item, .behavior, .variable]) + ["referenceView"]
    let form =
      id.hasPrefix("=")
      ? "leave the \"=\" out"
      : "it is the name of a variable, or ID.PROPERTY such as"
        + " \(quoted((names.texts(of: [.view, .item]).first ?? "card") + ".center"))"
    return path.problem(
      .unresolvedID, "nothing that can be set is called \(quoted(id))",
      hint: outline.hint(ofSharedType: id) ?? (id == "items" ? Self.itemsHint : nil)
        ?? (id.hasPrefix("=") ? nil : Suggestion.hint(for: id, among: known)) ?? form)
  }

  private func variable(
    _ index: Int, _ type: ExpressionType?, _ path: Path
  ) throws(TextProblem) -> Found {
    guard path.property.isEmpty else {
      throw path.problem(
        .unknownProperty, "a variable is set as a whole", hint: "write \(quoted(path.id))",
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

  /// The one property of something that can be set.
  private func only(
    _ property: String, _ path: Path, _ found: Found, of object: ExpressionObject
  ) throws(TextProblem) -> Found {
    if path.property.isEmpty { throw path.missingProperty(property) }
    if path.property == property { return found }
    if path.property.hasPrefix(property + ".") {
      throw path.problem(
        .readOnly, "\(quoted(property)) of \(quoted(path.id)) is set as a whole",
        hint:
          "\"set\": \(quoted("\(path.id).\(property)")) takes both numbers; it cannot be animated",
        isOfProperty: true)
    }
    let isThere = object.properties.contains(path.property)
    throw path.noProperty(among: [property], obstacle: isThere ? Path.readOnly : nil)
  }
}

extension SceneTargets {
  /// What a `set` names, and where the two halves of it stand.
  fileprivate struct Path {
    let id: String
    let property: String
    private let placeOfID: SourceRange
    private let placeOfProperty: SourceRange

    static let readOnly = "can be read but not set"

    init(_ text: String) {
      id = String(text.prefix { $0 != "." })
      property = String(text.dropFirst(id.count + 1))
      let (whole, first) = (text.utf8.count, id.utf8.count)
      placeOfID = SourceRange(0, first)
      placeOfProperty = first < whole ? SourceRange(first + 1, whole) : placeOfID
    }

    func problem(
      _ code: DiagnosticCode, _ message: String, hint: String? = nil, isOfProperty: Bool = false
    ) -> TextProblem {
      TextProblem(code, message, at: isOfProperty ? placeOfProperty : placeOfID, hint: hint)
    }

    func missingProperty(_ example: String) -> TextProblem {
      problem(
        .unknownProperty, "\(quoted(id)) is set property by property",
        hint: "such as \(quoted("\(id).\(example)"))")
    }

    /// The obstacle is why a property that there is cannot be set: "can be read but not set".
    func noProperty(
      _ name: String? = nil, among candidates: [String], obstacle: String?, hint: String? = nil
    ) -> TextProblem {
      let name = name ?? property
      let list =
        (1...12).contains(candidates.count)
        ? "what can be set is \(Sentence.list(candidates, "and"))" : nil
      return problem(
        obstacle == nil ? .unknownProperty : .readOnly,
        obstacle.map { "\(quoted(name)) of \(quoted(id)) \($0)" }
          ?? "\(quoted(id)) has no property \(quoted(name))",
        hint: hint ?? Self.substitute(for: name, among: candidates)
          ?? (obstacle != nil ? nil : Suggestion.hint(for: name, among: candidates)) ?? list,
        isOfProperty: true)
    }

    /// What sets a property that only can be read, or has another name.
    private static func substitute(for property: String, among candidates: [String]) -> String? {
      let isMoved = candidates.contains("center") || candidates.contains("elasticity")
      if isMoved, velocities.contains(property) {
        return "the actions \"addLinearVelocity\" and \"addAngularVelocity\" change it"
      }
      return OtherWords.name(meantBy: property, isKnown: candidates.contains)
        .map { "\(quoted($0)) can be set" } ?? Suggestion.look(property)
    }

    private static let velocities = [
      "linearVelocity", "angularVelocity", "vx", "vy", "speed", "omega", "velocity",
    ]
  }
}

// MARK: Geometry

extension SceneTargets {
  private func item(
    _ path: Path, isGroup: Bool = false, as target: (SettableGeometry) -> SceneTarget
  ) throws(TextProblem) -> Found {
    // A group has the shape of its members.
    let settable = SettableGeometry.paths.filter { !isGroup || $0.geometry.isOfPose }
    let geometry = try geometry(path, among: settable, example: "center") {
      ExpressionObject.item(0).properties.contains($0) || ItemValueName.columns(of: $0) != nil
        || SettableGeometry(path: $0) != nil
    }
    return Found(target: target(geometry), kind: geometry.kind)
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
    let geometry = try geometry(
      path, among: settable, example: "size",
      isReadable: ExpressionObject.referenceView.properties.contains)
    return Found(target: .referenceView(geometry), kind: geometry.kind)
  }

  private func geometry(
    _ path: Path, among settable: [(path: String, geometry: SettableGeometry)], example: String,
    isReadable: (String) -> Bool
  ) throws(TextProblem) -> SettableGeometry {
    if path.property.isEmpty { throw path.missingProperty(example) }
    if let found = settable.first(where: { $0.path == path.property }) { return found.geometry }
    throw path.noProperty(
      among: settable.map(\.path), obstacle: isReadable(path.property) ? Path.readOnly : nil)
  }
}

// MARK: Behaviors

extension SceneTargets {
  private func behavior(_ index: Int, _ path: Path) throws(TextProblem) -> Found {
    let owner = Owner(outline.behaviors[index])
    if path.property.isEmpty {
      throw path.missingProperty(owner.properties.first?.rawValue ?? "items")
    }
    // A property, or a part of one: "anchorPoint.x".
    let name = String(path.property.prefix { $0 != "." })
    let part = path.property.dropFirst(name.count + 1)
    let candidates = owner.settable.map(\.rawValue)
    if outline.behaviors[index].behaviorType == nil, let found = BehaviorProperty(rawValue: name) {
      return Found(target: .behavior(index, found), kind: nil)
    }
    guard let found = BehaviorProperty(rawValue: name), owner.properties.contains(found),
      let kind = owner.key(name)?.kind
    else {
      if let obstacle = owner.obstacle(toItems: path.property) {
        throw path.noProperty(among: candidates, obstacle: obstacle, hint: Self.itemsHint)
      }
      let isKnown = owner.key(path.property) != nil && !owner.isGoverned(path.property)
      throw path.noProperty(
        among: candidates, obstacle: isKnown ? "stays as it is while the scene runs" : nil)
    }
    guard owner.settable.contains(found) else {
      throw path.noProperty(name, among: candidates, obstacle: "has no effect on \(owner.noun)")
    }
    if name == path.property { return Found(target: .behavior(index, found), kind: kind) }
    guard case .tuple(let tuple) = kind, let half = VectorPart(String(part)) else {
      throw path.noProperty(among: candidates, obstacle: nil)
    }
    return Found(
      target: .part(half, ofBehavior: index, found),
      kind: .number(tuple.components[half.index].number))
  }

  /// What the table says of a behavior.
  private struct Owner {
    private let object: SchemaObject?
    private let found: SchemaCases.Case?
    private let isBetweenItems: Bool
    private let hasItems: Bool
    let properties: [BehaviorProperty]

    init(_ reader: ObjectReader) {
      let type = reader.behaviorType
      object = type.map(SceneSchema.object)
      found = object?.cases?.case(of: reader.kindWord)
      properties = type.map { BehaviorProperty.all(of: $0, reader.kindWord) } ?? []
      isBetweenItems = reader.has("attachedTo")
      hasItems = type.map { SceneSchema.typesWithItems.contains($0) } ?? false
    }

    var noun: String { found?.noun ?? object?.noun ?? "it" }

    /// Those that change something: UIKit ignores some, and moves no anchor between two items.
    var settable: [BehaviorProperty] {
      properties.filter {
        found?.ignores.contains($0.rawValue) != true && !($0 == .anchorPoint && isBetweenItems)
      }
    }

    /// Why its items, or how many they are, cannot be set; nil for another property.
    func obstacle(toItems property: String) -> String? {
      guard hasItems else { return nil }
      return switch property {
      case "items.count": Path.readOnly
      case "items", "item": "cannot be set"
      default: nil
      }
    }

    func key(_ name: String) -> SchemaKey? { object?.keys.first { $0.name == name } }

    func isGoverned(_ name: String) -> Bool { object?.cases?.governs(name) ?? false }
  }
}

extension SettableGeometry {
  /// What it takes.
  package var kind: SchemaKind {
    switch self {
    case .angle: .number(.angle)
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
