// SPDX-License-Identifier: MIT

extension SchemaCheck {
  /// Reports a key that an object does not have, and returns the row it is a near miss of.
  mutating func sayUnknownKey(
    _ key: JSONValue, of object: SchemaObject, in value: JSONValue
  ) -> Int? {
    let name = document.string(key) ?? ""
    let synonym = synonym(of: name, in: object)
    let inner = innerOwner(of: name, object, in: value).map { "it belongs into \(quoted($0))" }
    let near =
      inner == nil ? synonym.map { [$0] } ?? nearest(to: name, among: object.keys.map(\.name)) : []
    say(
      .unknownKey, "\(object.noun) has no key \(quoted(name))", at: key,
      hint: inner ?? synonym.map { "it is called \(quoted($0)) here" } ?? Suggestion.hint(near)
        ?? Self.remark(on: name, of: object) ?? laterStart(name, of: object, in: value)
        ?? owner(of: name)
        ?? Sentence.choice("its keys are", object.knownKeys, "and"))
    return near.count == 1 ? object.keys.firstIndex { $0.name == near[0] } : nil
  }

  /// The key that other frameworks, or UIKit in another place, have under this name.
  private func synonym(of name: String, in object: SchemaObject) -> String? {
    Self.synonyms[name]?.first { word in object.keys.contains { $0.name == word } }
  }

  private static var synonyms: [String: [String]] {
    [
      "bounce": ["elasticity"], "bounciness": ["elasticity"], "restitution": ["elasticity"],
      "linearDamping": ["resistance"], "angularDamping": ["angularResistance"],
      "action": ["do"], "actions": ["do"], "recognizer": ["type"],
      "fps": ["ticksPerSecond"], "anchor": ["anchorPoint", "attachmentAnchor"],
      "point": ["snapPoint", "position", "anchorPoint"], "behaviors": ["children"],
      "childBehaviors": ["children"], "rotation": ["angle"],
      "duration": ["timeLimit", "minimumPressDuration"],
      "position": ["center", "snapPoint"], "direction": ["gravityDirection", "pushDirection"],
      "velocity": ["linearVelocity"], "drag": ["resistance"], "view": ["item"], "views": ["items"],
      "snapTo": ["snapPoint"], "attachedToAnchor": ["anchorPoint"],
      "name": ["title", "id"], "points": ["touches"], "kind": ["field"], "expect": ["that"],
      "rect": ["frame"], "frame": ["bounds"], "value": ["to"],
      "mode": ["collisionMode"], "transform": ["angle"], "settles": ["settlesWithin"],
      "fromPoint": ["from"], "toPoint": ["to"], "ovalInRect": ["oval"], "ovalIn": ["oval"],
      "force": ["pushDirection", "magnitude"], "axis": ["axisOfTranslation"],
    ]
  }

  /// The key of an object within this one, there in the text, that has such a key.
  private func innerOwner(
    of name: String, _ object: SchemaObject, in value: JSONValue
  ) -> String? {
    for key in object.keys {
      guard case .nested(let inner) = key.kind, document.value(key.name, in: value) != nil,
        inner().knownKeys.contains(name)
      else { continue }
      return key.name
    }
    return nil
  }

  /// Actions of other animation languages.
  static func deed(_ name: String) -> String? {
    switch name {
    case "wait", "delay": "{ \"after\": S, \"do\": [ … ] } does something S seconds later"
    case "remove":
      "\"removeBehavior\", \"removeItem\" and \"removeFromSuperview\" take something away"
    case "impulse", "applyImpulse":
      "a push behavior with \"mode\": \"instantaneous\" is an impulse; \"addBehavior\" adds it"
    default: nil
    }
  }

  /// What is said of a key that apps or other frameworks have, and a scene says in another way.
  private static func remark(on name: String, of object: SchemaObject) -> String? {
    let isExpectation = object === SceneSchema.expectation
    let isAnimation = object.keys.contains { $0.name == "keyframes" }
    let hasShape = object.keys.contains { $0.name == "collisionBounds" }
    return switch name {
    case "view" where isAnimation, "property" where isAnimation:
      "\"set\" names both: \"card.center\""
    case "collisionDelegate", "delegate":
      "what a delegate is told sets off events: \"on\": \"contactBegan\", \"pause\" and others"
    case "mass" where object.isBehavior:
      "\"density\" of a dynamicItem behavior makes it: mass in kg is density * area / 10000 pt²"
    case "atLeast" where isExpectation, "min" where isExpectation:
      "\"count\" takes a range with an open end, [2, null]"
    case "atMost" where isExpectation, "max" where isExpectation, "times" where isExpectation,
      "exactly" where isExpectation:
      "\"count\" takes a number, or a range [min, max]"
    case "if" where isExpectation, "when" where isExpectation:
      "only under a condition is \"always\": \"!condition || what must be true\""
    case "eventually" where isExpectation, "sometime" where isExpectation,
      "once" where isExpectation:
      "at some time is an event { \"when\": …, \"once\": true, \"do\": [ { \"emit\": \"seen\" } ] } and"
        + " { \"event\": \"seen\", \"count\": 1 }"
    case "cornerRadius" where hasShape:
      "looks are not in a scene; what collides gets round by \"collisionBounds\""
    case "x" where hasShape, "y" where hasShape, "width" where hasShape, "height" where hasShape:
      object.keys.contains { $0.name == "frame" }
        ? "it is a part of \"frame\": [x, y, width, height]" : nil
    default: hasShape ? Suggestion.look(name) : nil
    }
  }

  /// How a behavior begins later than the scene.
  private func laterStart(
    _ name: String, of object: SchemaObject, in value: JSONValue
  ) -> String? {
    guard object.isBehavior, ["after", "delay", "start", "startTime", "begin"].contains(name) else {
      return nil
    }
    let reader = ObjectReader(document, value)
    let time = reader.number(name).map { "\(ExpressionValue.number($0))" } ?? "S"
    return "\"added\": false, and an event adds it: { \"at\": \(time), \"do\": [{ \"addBehavior\":"
      + " \(quoted(reader.string("id") ?? reader.string("type") ?? "ID")) }] }"
  }

  /// A hint about the objects that do have a key of that name, or of one that others call so.
  private func owner(of name: String) -> String? {
    func place(of key: String) -> String? {
      let owners = SceneSchema.objects.filter { $0.knownKeys.contains(key) }.map(\.noun)
      return owners.isEmpty ? nil : "a key of \(Sentence.joined(owners, "and of"))"
    }
    if let place = place(of: name) { return "it is \(place)" }
    for word in Self.synonyms[name] ?? [] {
      if let place = place(of: word) { return "it is called \(quoted(word)), \(place)" }
    }
    return nil
  }

  /// Says which keys an object lacks or has too many of, given the keys it has and their rows.
  ///
  /// Rows that a misspelt key is a near miss of count as neither: one fault, one diagnostic.
  mutating func sayPresence(
    of found: [FoundMember], _ rows: RowSet, misspelt: RowSet, in value: JSONValue,
    _ object: SchemaObject
  ) {
    let missing = object.keys.indices.filter { row in
      object.requiredRows.contains(row) && !rows.contains(row) && !misspelt.contains(row)
    }
    if !missing.isEmpty {
      let names = missing.map { object.keys[$0].name }
      say(.missingKey, "\(object.noun) needs \(Sentence.list(names, "and"))", at: value)
    }
    for rule in object.rules where !rule.isKept(by: rows) {
      if rule.alternatives.contains(where: { $0.rows.intersects(misspelt) }) { continue }
      let present = rule.alternatives.map { alternative in
        found.filter { alternative.rows.contains($0.row) }.map(\.member.key)
      }
      sayBroken(rule, present: present, in: value, object)
    }
  }

  /// Says how a rule is broken, given the keys there are of each alternative in text order.
  private mutating func sayBroken(
    _ rule: SchemaRule, present: [[JSONValue]], in value: JSONValue, _ object: SchemaObject
  ) {
    let first = present.joined().min { $0.index < $1.index }
    guard let first else {
      if rule.needsOne {
        say(.missingKey, "\(object.noun) needs \(rule.choice)", at: value)
      }
      return
    }
    for (alternative, keys) in zip(rule.alternatives, present) {
      guard let key = keys.first else { continue }
      if key != first {
        sayConflict(key, with: first, rule.choice)
      } else {
        sayIncomplete(keys, alternative)
      }
    }
  }

  private mutating func sayConflict(_ key: JSONValue, with first: JSONValue, _ choice: String) {
    let (name, other) = (document.string(key) ?? "", document.string(first) ?? "")
    say(
      .conflictingKeys, "\(quoted(name)) cannot be given together with \(quoted(other))", at: key,
      hint: "use \(choice)",
      notes: [.init("\(quoted(other)) is given here", at: document.range(of: first))])
  }

  private mutating func sayIncomplete(_ keys: [JSONValue], _ alternative: SchemaAlternative) {
    let present = keys.map { document.string($0) ?? "" }
    let missing = alternative.needed.filter { !present.contains($0) }
    if missing.isEmpty { return }
    say(
      .missingKey,
      "\(Sentence.list(present, "and")) needs \(Sentence.list(missing, "and")) as well",
      at: keys[0])
  }
}

extension SchemaObject {
  /// The keys, the comment left out.
  fileprivate var knownKeys: [String] {
    keys.map(\.name).filter { $0 != SchemaKey.comment.name }
  }
}

extension SchemaRule {
  /// The alternatives, for a sentence: `"frame", or "center" and "size"`.
  fileprivate var choice: String {
    if alternatives.allSatisfy({ $0.needed.count == 1 }) {
      return Sentence.list(alternatives.flatMap(\.needed))
    }
    return Sentence.joined(
      alternatives.map {
        $0.needed.isEmpty ? Sentence.list($0.keys, "and/or") : Sentence.list($0.needed, "and")
      }, ", or")
  }
}
