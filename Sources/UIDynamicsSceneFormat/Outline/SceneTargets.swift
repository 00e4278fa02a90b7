// SPDX-License-Identifier: MIT

/// Finds what a `set` or an `animate` means, and what values that takes.
struct SceneTargets {
  let outline: SceneOutline
  let names: SceneNames
  /// Whether the path is one of something that is done for each item of a list.
  let isInEach: Bool

  /// What can be assigned.
  enum Form {
    /// A value of a type: a boolean or a text.
    case value(ExpressionType)
    /// A value of a type that is not known because of a fault said elsewhere.
    case unknown
    /// One number.
    case number(SchemaNumber)
    /// Some numbers in an array; two may be one vector.
    case tuple(SchemaTuple)
    /// A range as of `attachmentRange`.
    case range(SchemaNumber)
    /// Numbers by the keys of an object, 0 where they are left out.
    case object(SchemaObject)
  }

  struct Found {
    let target: SceneTarget
    let form: Form
  }

  struct Problem: Error {
    let code: DiagnosticCode
    let message: String
    var hint: String?
    /// The part of the path it is about, in bytes.
    let part: SourceRange
  }

  /// What a path leads to; the type of a variable is nil where it is not known.
  func find(
    _ path: String, typeOfVariable type: (Int) -> ExpressionType?
  ) throws(Problem) -> Found {
    let id = String(path.prefix { $0 != "." })
    let property = String(path.dropFirst(id.count + 1))
    let place = Place(path, id)
    if id == "collectionView", names[id] == nil, outline.layout?.has("collectionView") == true {
      return try collectionView(property, id, place)
    }
    if let gesture = names.gestures[id], names[id] == nil || property == "isEnabled" {
      return try self.gesture(gesture, property, id, place)
    }
    guard let name = names[id] else { return try undeclared(id, property, place) }
    switch name.kind {
    case .parameter:
      throw Problem(
        code: .readOnly, message: "\(quoted(id)) is a parameter, which never changes",
        hint: "a variable can be set", part: place.id)
    case .variable: return try variable(name.index, type(name.index), property, id, place)
    case .referenceView, .layout: return try system(property, id, place)
    case .view: return try item(name.index, property, id, place, isGroup: false)
    case .item:
      let isGroup = outline.items[name.index].has("group")
      return try item(
        outline.views.count + name.index, property, id, place, isGroup: isGroup)
    case .behavior: return try behavior(name.index, property, id, place)
    }
  }

  /// What has its name without being given one.
  private func undeclared(
    _ id: String, _ property: String, _ place: Place
  ) throws(Problem) -> Found {
    if id == ExpressionWord.each.rawValue { return try each(property, place) }
    if id == ExpressionWord.copied.rawValue, !names.slots.isEmpty {
      return try item(id, property, place, as: SceneTarget.copied)
    }
    if id == "referenceView", outline.referenceView ?? outline.layout != nil {
      return try system(property, id, place)
    }
    throw unknown(id, place)
  }

  /// The geometry of an item that is found only when it is set.
  private func item(
    _ id: String, _ property: String, _ place: Place, as target: (SettableGeometry) -> SceneTarget
  ) throws(Problem) -> Found {
    let found = try item(0, property, id, place, isGroup: false)
    guard case .item(_, let geometry) = found.target else { return found }
    return Found(target: target(geometry), form: found.form)
  }

  /// Where the two halves of a path stand in it.
  struct Place {
    let id: SourceRange
    let property: SourceRange

    init(_ path: String, _ id: String) {
      let (whole, first) = (path.utf8.count, id.utf8.count)
      self.id = SourceRange(0, first)
      property = first < whole ? SourceRange(first + 1, whole) : self.id
    }
  }

  /// What `each` is may be a group, of which less can be set; that is looked at when it is.
  private func each(_ property: String, _ place: Place) throws(Problem) -> Found {
    let id = ExpressionWord.each.rawValue
    guard isInEach else {
      throw Problem(
        code: .misplacedName,
        message: "\"each\" is known only where something is done for each item of a list",
        part: place.id)
    }
    return try item(id, property, place, as: SceneTarget.each)
  }

  private func unknown(_ id: String, _ place: Place) -> Problem {
    if names.isRepeated(id) {
      return Problem(
        code: .unresolvedID, message: "\(quoted(id)) is repeated, so no single view has this id",
        hint: "its views are \(quoted(id + "-1")), \(quoted(id + "-2")) and so on", part: place.id)
    }
    if ExpressionWord(rawValue: id) != nil {
      return Problem(
        code: .readOnly, message: "\(quoted(id)) \(Self.readOnly)", part: place.id)
    }
    let known = names.texts(of: [.view, .item, .behavior, .variable]) + ["referenceView"]
    let form =
      id.hasPrefix("=")
      ? "leave the \"=\" out"
      : "it is the name of a variable, or ID.PROPERTY such as"
        + " \(quoted((names.texts(of: [.view, .item]).first ?? "card") + ".center"))"
    return Problem(
      code: .unresolvedID, message: "nothing that can be set is called \(quoted(id))",
      hint: (id.hasPrefix("=") ? nil : Suggestion.hint(for: id, among: known)) ?? form,
      part: place.id)
  }

  private func variable(
    _ index: Int, _ type: ExpressionType?, _ property: String, _ id: String, _ place: Place
  ) throws(Problem) -> Found {
    guard property.isEmpty else {
      throw Problem(
        code: .unknownProperty, message: "a variable is set as a whole",
        hint: "write \(quoted(id))", part: place.property)
    }
    let form: Form =
      switch type {
      case nil: .unknown
      case .number?: .number(.any)
      case .vector?: .tuple(.anyVector)
      case .boolean?: .value(.boolean)
      case .string?: .value(.string)
      }
    return Found(target: .variable(index), form: form)
  }

  private func collectionView(
    _ property: String, _ id: String, _ place: Place
  ) throws(Problem) -> Found {
    if property.isEmpty { throw missingProperty(id, "contentOffset", place) }
    guard property == "contentOffset" else {
      let isThere = CollectionViewProperty(rawValue: property) != nil
      throw noProperty(
        property, id, among: ["contentOffset"], obstacle: isThere ? Self.readOnly : nil, place)
    }
    return Found(target: .contentOffset, form: .tuple(.point))
  }

  private func gesture(
    _ index: Int, _ property: String, _ id: String, _ place: Place
  ) throws(Problem) -> Found {
    if property.isEmpty { throw missingProperty(id, "isEnabled", place) }
    guard property == "isEnabled" else {
      let isThere = ExpressionObject.gesture(index).properties.contains(property)
      throw noProperty(
        property, id, among: ["isEnabled"], obstacle: isThere ? Self.readOnly : nil, place)
    }
    return Found(target: .gesture(index), form: .value(.boolean))
  }

  private func missingProperty(
    _ id: String, _ example: String, _ place: Place
  ) -> Problem {
    Problem(
      code: .unknownProperty, message: "\(quoted(id)) is set property by property",
      hint: "such as \(quoted("\(id).\(example)"))", part: place.id)
  }

  /// The obstacle is why a property that there is cannot be set: "can be read but not set".
  private func noProperty(
    _ property: String, _ id: String, among candidates: [String], obstacle: String?, _ place: Place
  ) -> Problem {
    let list =
      (1...12).contains(candidates.count)
      ? "what can be set is \(Sentence.list(candidates, "and"))" : nil
    return Problem(
      code: obstacle == nil ? .unknownProperty : .readOnly,
      message: obstacle.map { "\(quoted(property)) of \(quoted(id)) \($0)" }
        ?? "\(quoted(id)) has no property \(quoted(property))",
      hint: Self.substitute(for: property)
        ?? (obstacle != nil ? nil : Suggestion.hint(for: property, among: candidates)) ?? list,
      part: place.property)
  }

  private static let readOnly = "can be read but not set"

  /// What sets a property that only can be read.
  private static func substitute(for property: String) -> String? {
    switch property {
    case "linearVelocity", "angularVelocity", "vx", "vy", "speed", "omega", "velocity":
      "the actions \"addLinearVelocity\" and \"addAngularVelocity\" change it"
    case "frame.minX", "frame.midX", "frame.maxX", "minX", "maxX":
      "\"frame.origin.x\" can be set"
    case "frame.minY", "frame.midY", "frame.maxY", "minY", "maxY":
      "\"frame.origin.y\" can be set"
    case "transform", "rotation", "transform.rotation", "zRotation": "\"angle\" can be set"
    case "alpha", "opacity", "isHidden", "hidden", "backgroundColor", "color":
      "looks are not in a scene, only what moves"
    default: nil
    }
  }
}

// MARK: Geometry

extension SceneTargets {
  private func item(
    _ index: Int, _ property: String, _ id: String, _ place: Place, isGroup: Bool
  ) throws(Problem) -> Found {
    if property.isEmpty { throw missingProperty(id, "center", place) }
    guard let geometry = SettableGeometry(path: property), !isGroup || geometry.isOfGroups else {
      let all = SettableGeometry.paths.filter { !isGroup || $0.geometry.isOfGroups }
      let isThere =
        ExpressionObject.item(0).properties.contains(property)
        || ItemValueName.columns(of: property) != nil || SettableGeometry(path: property) != nil
      throw noProperty(
        property, id, among: all.map(\.path), obstacle: isThere ? Self.readOnly : nil, place)
    }
    return Found(target: .item(index, geometry), form: geometry.form)
  }

  private func system(
    _ property: String, _ id: String, _ place: Place
  ) throws(Problem) -> Found {
    if property.isEmpty { throw missingProperty(id, "size", place) }
    let settable: [(String, SettableGeometry)] =
      outline.referenceView == nil
      ? [
        ("size", .size), ("contentSize", .size), ("contentSize.width", .boundsWidth),
        ("contentSize.height", .boundsHeight),
      ]
      : [("size", .size)] + SettableGeometry.paths.filter { $0.geometry.isOfBounds }
    guard let geometry = settable.first(where: { $0.0 == property })?.1 else {
      let isThere = ExpressionObject.referenceView.properties.contains(property)
      throw noProperty(
        property, id, among: settable.map(\.0), obstacle: isThere ? Self.readOnly : nil, place)
    }
    return Found(target: .referenceView(geometry), form: geometry.form)
  }
}

// MARK: Behaviors

extension SceneTargets {
  private func behavior(
    _ index: Int, _ property: String, _ id: String, _ place: Place
  ) throws(Problem) -> Found {
    let owner = Owner(outline.behaviors[index])
    if property.isEmpty {
      throw missingProperty(id, owner.properties.first?.rawValue ?? "items", place)
    }
    let path = PropertyPath(property)
    guard let found = BehaviorProperty(rawValue: path.name), owner.properties.contains(found),
      let form = owner.key(path.name)?.kind.assignedForm
    else {
      let isKnown = owner.key(property) != nil && !owner.isGoverned(property)
      throw noProperty(
        property, id, among: owner.settable.map(\.rawValue),
        obstacle: isKnown ? "stays as it is while the scene runs" : nil, place)
    }
    guard owner.settable.contains(found) else {
      throw noProperty(
        path.name, id, among: owner.settable.map(\.rawValue),
        obstacle: "has no effect on \(owner.noun)", place)
    }
    guard let part = path.part else { return Found(target: .behavior(index, found), form: form) }
    guard case .tuple(let tuple) = form, let half = VectorPart(part) else {
      throw noProperty(
        property, id, among: owner.settable.map(\.rawValue), obstacle: nil, place)
    }
    return Found(
      target: .part(half, ofBehavior: index, found),
      form: .number(tuple.components[half.index].number))
  }

  /// A property, or a part of one: "anchorPoint.x".
  private struct PropertyPath {
    let name: String
    let part: String?

    init(_ path: String) {
      name = String(path.prefix { $0 != "." })
      part = name.count < path.count ? String(path.dropFirst(name.count + 1)) : nil
    }
  }

  /// What the table says of a behavior.
  private struct Owner {
    private let object: SchemaObject?
    private let found: SchemaCases.Case?
    private let isBetweenItems: Bool
    let properties: [BehaviorProperty]

    init(_ reader: ObjectReader) {
      let type = reader.behaviorType
      object = type.map(SceneSchema.object)
      found = object?.cases?.case(of: reader.kindWord)
      properties = type.map { BehaviorProperty.all(of: $0, reader.kindWord) } ?? []
      isBetweenItems = reader.has("attachedTo")
    }

    var noun: String { found?.noun ?? object?.noun ?? "it" }

    /// Those that change something: UIKit ignores some, and moves no anchor between two items.
    var settable: [BehaviorProperty] {
      properties.filter {
        found?.ignores.contains($0.rawValue) != true && !($0 == .anchorPoint && isBetweenItems)
      }
    }

    func key(_ name: String) -> SchemaKey? { object?.keys.first { $0.name == name } }

    func isGoverned(_ name: String) -> Bool { object?.cases?.governs(name) ?? false }
  }
}

extension SchemaKind {
  /// What a property of this kind is assigned; nil for a kind that no property has.
  var assignedForm: SceneTargets.Form? {
    if case .number(let number) = self { return .number(number) }
    if case .boolean = self { return .value(.boolean) }
    if case .tuple(let tuple) = self { return .tuple(tuple) }
    if case .range(let number) = self { return .range(number) }
    if case .nested(let object) = self { return .object(object()) }
    return nil
  }
}

extension SettableGeometry {
  /// What it takes.
  var form: SceneTargets.Form {
    switch self {
    case .angle: .number(.angle)
    case .centerX, .centerY, .frameOriginX, .frameOriginY: .number(.coordinate)
    case .frameWidth, .frameHeight, .boundsWidth, .boundsHeight: .number(.extent)
    case .center, .frameOrigin: .tuple(.point)
    case .size, .frameSize, .boundsSize: .tuple(.size)
    case .frame, .bounds: .tuple(.rect)
    }
  }
}
