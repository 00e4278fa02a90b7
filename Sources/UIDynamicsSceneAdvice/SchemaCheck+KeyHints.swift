// SPDX-License-Identifier: MIT

internal import UIDynamicsSceneFormat

/// Hints for unknown keys.
extension SchemaCheck {
  func keyHint(
    _ name: String, of object: SchemaObject, _ known: KnownKeys
  ) -> SceneHint {
    let synonym = Self.synonym(of: name, in: object, among: known.open)
    let inner = known.inner[name].map { "it belongs in \(quoted($0))" }
    let near = inner == nil ? synonym.map { [$0] } ?? nearest(to: name, among: known.open) : []
    return SceneHint(
      inner ?? Self.remark(on: name, of: object)
        ?? synonym.map { "it is called \(quoted($0)) here" } ?? Suggestion.hint(near)
        ?? Self.owner(of: name, near: object)
        ?? Sentence.choice("its keys are", object.knownKeys, "and"), near: near)
  }

  static func synonym(
    of name: String, in object: SchemaObject, among keys: [String]
  ) -> String? {
    if let preposition = object.preposition, SchemaObject.prepositions.contains(name),
      keys.contains(preposition)
    {
      return preposition
    }
    return OtherWords.name(meantBy: name, isKnown: keys.contains)
  }

  /// A hint for an action of another animation system.
  static func deed(_ name: String) -> String? {
    switch name {
    case "wait", "delay": "to run actions S seconds later, write { \"after\": S, \"do\": [ … ] }"
    case "remove":
      "use \"removeBehavior\", \"removeItem\" or \"removeFromSuperview\""
    case "impulse", "applyImpulse":
      "an impulse is a push behavior with \"mode\": \"instantaneous\"; add it with \"addBehavior\""
    default:
      OtherWords.name(meantBy: name, isKnown: ["angle", "size", "alpha", "center"].contains)
        .map { "write { \"animate\": { \"set\": \"ID.\($0)\", \"to\": … } }" }
    }
  }

  /// A hint for a key that scenes express differently.
  private static func remark(on name: String, of object: SchemaObject) -> String? {
    let isExpectation = object === SceneSchema.expectation
    let isAnimation = object.keys.contains { $0.name == "keyframes" }
    let isFinger = object === SceneSchema.gesture || object === SceneSchema.stroke
    let hasShape = object.keys.contains { $0.name == "collisionBounds" }
    return switch name {
    case "view" where isAnimation, "property" where isAnimation:
      "\"set\" names both the view and the property, such as \"card.center\""
    case "from" where isAnimation:
      "an animation starts at the current value; change it first with a \"set\" action"
    case "collisionDelegate", "delegate":
      "use an event instead of a delegate, such as \"on\": \"contactBegan\" or \"on\": \"pause\""
    case "hold" where isFinger:
      "write \"strokes\": [ { \"tap\": { … }, \"then\": [ { \"hold\": 0.4 } ] } ]"
    case "swipe" where isFinger: "write \"type\": \"swipe\", and a \"flick\" in \"strokes\""
    case "doubleTap" where isFinger:
      "write \"type\": \"tap\" and \"numberOfTapsRequired\": 2, with two strokes"
    case "drag" where object === SceneSchema.gesture, "flick" where object === SceneSchema.gesture:
      "write \"strokes\": [ { \(quoted(name)): { … } } ]; \"drags\" names the view to move"
    case "duration" where object === SceneSchema.gesture:
      "a drag or flick in \"strokes\" has a duration; a long press has a \"minimumPressDuration\""
    case "scale" where hasShape: "change the \"size\" in an event"
    case "mass" where object.isBehavior:
      "set the \"density\" of a dynamicItem behavior: mass in kg is density * area / 10000 pt²"
    case _
    where isExpectation && ["atLeast", "min", "atMost", "max", "times", "exactly"].contains(name):
      "use \"count\" with a number, or a range [min, max], in which null means no limit"
    case _
    where object.isBehavior && ["after", "delay", "start", "startTime", "begin"].contains(name):
      "write \"added\": false, and add it with an event: { \"at\": S, \"do\": [ { \"addBehavior\":"
        + " \"ID\" } ] }"
    case "if" where isExpectation, "when" where isExpectation:
      "write \"always\": \"!CONDITION || EXPECTATION\""
    case "eventually" where isExpectation, "sometime" where isExpectation,
      "once" where isExpectation:
      "add an event { \"when\": …, \"once\": true, \"do\": [ { \"emit\": \"seen\" } ] } and expect"
        + " { \"event\": \"seen\", \"count\": 1 }"
    case "cornerRadius" where hasShape:
      "to draw round corners, use \"look\"; to collide with them, use \"collisionBounds\""
    case "x" where hasShape, "y" where hasShape, "width" where hasShape, "height" where hasShape:
      object.keys.contains { $0.name == "frame" }
        ? "use \"frame\": [x, y, width, height]" : nil
    default: hasShape ? OtherWords.look(name) : nil
    }
  }

  /// The objects that have a key, unless there are too many; for a behavior, only behaviors and "run".
  private static func owner(of name: String, near object: SchemaObject) -> String? {
    // A misplaced preposition probably belongs to the action itself.
    if object.isAction, SchemaObject.prepositions.contains(name) { return nil }
    func place(of key: String) -> String? {
      let owners = SceneSchema.objects.filter {
        $0.owns(key) && ($0.isBehavior || !object.isBehavior || $0 === SceneSchema.run)
      }.map { $0.noun }
      return (1...4).contains(owners.count) ? "a key of \(Sentence.joined(owners, "and"))" : nil
    }
    if let place = place(of: name) { return "it is \(place)" }
    for word in OtherWords.names[name] ?? [] {
      if let place = place(of: word) { return "it is called \(quoted(word)), \(place)" }
    }
    return nil
  }
}

extension SchemaObject {
  /// True if the object has the key; for actions, only the key that names the action counts.
  fileprivate func owns(_ key: String) -> Bool {
    isAction ? keys[0].name == key : knownKeys.contains(key)
  }

  fileprivate var isAction: Bool { SceneSchema.action.objects.contains { $0 === self } }

  fileprivate static let prepositions = ["to", "into", "in", "from", "of", "for"]

  fileprivate var preposition: String? {
    guard isAction else { return nil }
    let found = knownKeys.filter(Self.prepositions.contains)
    return found.count == 1 ? found[0] : nil
  }
}
