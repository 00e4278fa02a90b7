// SPDX-License-Identifier: MIT

internal import UIDynamicsGeometry

/// Converts a valid document into a scene.
struct SceneDecoder {
  let outline: SceneOutline
  let names: SceneNames
  let expressions: SceneExpressions
  /// The variables in scene order.
  let variables: [SceneVariable]

  init(
    outline: SceneOutline, names: SceneNames, expressions: SceneExpressions,
    variables: [SceneVariable] = []
  ) {
    (self.outline, self.names, self.expressions) = (outline, names, expressions)
    self.variables = variables
  }

  var scene: Scene {
    var scene = Scene(
      title: outline.root.string("title"),
      description: outline.root.string("description"),
      referenceView: referenceView, collectionViewLayout: layout,
      screenScale: outline.root.number("screenScale"),
      views: outline.views.indices.map { view(at: $0) },
      items: outline.items.map { SceneItem(id: $0.string("id") ?? "", kind: itemKind($0)) },
      behaviors: behaviors, run: run)
    scene.variables = variables
    scene.gestures = outline.gestures.map(gesture)
    scene.events = events
    scene.expectations = expectations
    return scene
  }

  private var referenceView: SceneReferenceView? {
    guard let reader = outline.referenceView else { return nil }
    return SceneReferenceView(
      id: reader.string("id") ?? "referenceView", bounds: reader.referenceBounds ?? .zero)
  }

  private var layout: SceneLayout? {
    outline.layout.map {
      var layout = SceneLayout(
        id: $0.string("id") ?? "collectionViewLayout", contentSize: $0.size("contentSize") ?? .zero)
      layout.collectionView = $0.object("collectionView").map(collectionView)
      return layout
    }
  }

  private func collectionView(_ reader: ObjectReader) -> SceneCollectionView {
    var view = SceneCollectionView(bounds: reader.rect("bounds") ?? .zero)
    view.bounces = reader.boolean("bounces") ?? view.bounces
    view.alwaysBounceVertical = reader.boolean("alwaysBounceVertical") ?? false
    view.alwaysBounceHorizontal = reader.boolean("alwaysBounceHorizontal") ?? false
    return view
  }

  private func view(at index: Int) -> SceneView {
    let document = outline.views[index].document
    let (members, copy) = (outline.views[index].members, outline.views[index].copy)
    let pose = SceneOutline.View.pose(members, in: document, copy)
    let slot = outline.views[index].slot
    let element = outline.layout == nil ? nil : outline.views[index].element(at: index)
    return SceneView(
      id: outline.views[index].id ?? "", center: pose?.center ?? .zero,
      size: pose?.bounds.size ?? .zero, angle: pose?.angle ?? 0,
      alpha: members[.alpha].flatMap(document.finite) ?? 1,
      superview: members[.superview].flatMap(document.string).flatMap(names.view),
      isAdded: members[.added].flatMap(document.boolean) ?? true, isSlot: slot != nil,
      collisionBounds: document.collisionBounds(members[.collisionBounds]),
      element: element, original: outline.views[index].family)
  }

  private func itemKind(_ reader: ObjectReader) -> SceneItem.Kind {
    if reader.has("group") {
      return .group(names.items(reader.elements("group"), in: reader.document).map { $0.index })
    }
    if let target = reader.string("target").flatMap(names.view) {
      return .mapped(target: target, reader.mappings)
    }
    let pose = reader.pose
    return .body(
      center: pose?.center ?? .zero, size: pose?.bounds.size ?? .zero, angle: pose?.angle ?? 0,
      reader.collisionBounds)
  }

  private var behaviors: [SceneBehavior] {
    let tree = BehaviorTree(outline, names)
    var unnamed: [String: Int] = [:]
    return outline.behaviors.enumerated().compactMap { index, reader in
      guard let kind = kind(reader, children: tree.children[index].map { $0.behavior }) else {
        return nil
      }
      let type = reader.string("type") ?? ""
      var id = reader.string("id") ?? names.defaultID(ofBehavior: index)
      if id == nil {
        unnamed[type, default: 0] += 1
        id = "\(type)#\(unnamed[type, default: 0])"
      }
      let asked = references(whenAdded: reader)
      var behavior = SceneBehavior(
        id: id ?? type, kind: kind, reader.propertyValues,
        items: names.items(of: reader).map { $0.index },
        isAdded: reader.boolean("added") ?? (tree.parents[index] == nil),
        template: asked.map { _ in SceneTemplate(value: reader.object, isOfBehavior: true) },
        namesTouch: asked?.contains(where: { $0.isOfMoment }) ?? false,
        each: outline.acting.eaches[index], actions: actions(reader, "action"))
      for name in asked ?? [] where name.isOfState && !behavior.namedState.contains(name) {
        behavior.namedState.append(name)
      }
      return behavior
    }
  }

  /// The names in expressions that are evaluated when a behavior is added; `nil` if it has no such expressions.
  private func references(whenAdded reader: ObjectReader) -> [ExpressionReference]? {
    if expressions.isEmpty || reader.behaviorType == .composite { return nil }
    let entries = expressions.within(reader.object, of: outline.document)
      .filter { $0.moment == .adding }
    return entries.isEmpty ? nil : entries.flatMap { $0.expression.references }
  }

  private var run: RunSettings {
    var settings = RunSettings()
    guard let reader = outline.run else { return settings }
    settings.timeLimit = reader.number("timeLimit") ?? settings.timeLimit
    settings.ticksPerSecond = reader.number("ticksPerSecond") ?? settings.ticksPerSecond
    settings.until = reader.word("until") ?? settings.until
    settings.profile = reader.word("profile") ?? settings.profile
    settings.seed = reader.number("seed").flatMap { Int64(exactly: $0) } ?? settings.seed
    settings.tolerance = tolerance(reader)
    return settings
  }

  private func tolerance(_ run: ObjectReader) -> [SceneTolerance] {
    guard let object = run.value("tolerance") else { return [] }
    let reader = ObjectReader(outline.document, object)
    return SceneSchema.tolerance.keys.compactMap { key in
      reader.number(key.name).map { SceneTolerance(name: key.name, value: $0) }
    }
  }
}

extension SceneOutline.View {
  /// The element of a layout attribute, which by default is the cell with this index.
  func element(at index: Int) -> SceneElement {
    let path = reader.value("indexPath").flatMap { reader.document.numbers($0, count: 2) }
    let kind = reader.string("kind").flatMap(SceneElement.Kind.init) ?? .cell
    guard let path, let section = Int(exactly: path[0]), let item = Int(exactly: path[1]) else {
      return SceneElement(kind: kind, item: index)
    }
    return SceneElement(kind: kind, section: section, item: item + (copy ?? 1) - 1)
  }
}

extension ExpressionReference {
  /// True if the value can change during the run, as a size can.
  fileprivate var isOfState: Bool {
    switch self {
    case .variable, .motion, .item, .referenceView: true
    case .each(let property), .copied(let property):
      property.last.reference(to: 0)?.isOfState ?? false
    case .time, .tick, .elapsedTime, .isRunning, .behavior, .isAdded, .itemCount, .contact, .touch,
      .gesture, .sample, .collectionView:
      false
    }
  }

  /// True if the value belongs to the current touch or contact.
  fileprivate var isOfMoment: Bool {
    switch self {
    case .touch, .contact, .gesture(_, .state): true
    case .time, .tick, .elapsedTime, .isRunning, .variable, .referenceView, .item, .motion,
      .behavior, .isAdded, .itemCount, .sample, .each, .gesture(_, .isEnabled), .copied,
      .collectionView:
      false
    }
  }
}
