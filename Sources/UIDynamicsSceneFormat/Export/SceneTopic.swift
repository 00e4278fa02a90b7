// SPDX-License-Identifier: MIT

/// A help topic: a word of the scene format or of the expression language, or a diagnostic code.
package struct SceneTopic: Sendable {
  package let name: String
  package let title: String
  package var example: String?
  package var rows: [(label: String, text: String)] = []
  /// For a key, the name of the first object that contains it.
  package var owner: String?
  private var hasKeys = false
  package var remarks: [String] = []

  package var others: [SceneTopic] = []

  package static let all = topics.first
  private static let others = topics.rest

  private static let topics: (first: [SceneTopic], rest: [SceneTopic]) = {
    var seen: Set<String> = []
    var (first, rest) = ([SceneTopic](), [SceneTopic]())
    for topic in behaviors + kinds + gestures + triggers + actions + objects + functions + words
      + codes
    {
      if seen.insert(topic.name).inserted { first.append(topic) } else { rest.append(topic) }
    }
    return (first, rest)
  }()

  /// The topic of a word, a UIKit class, or a key.
  package static func named(_ name: String) -> SceneTopic? {
    let word = wordOfUIKit[name] ?? name
    guard var topic = all.first(where: { $0.name == word }) else { return key(named: name) }
    topic.others = others.filter { $0.name == word }
    // Omits the objects for which the topic itself already shows the key.
    if let key = key(named: word, besides: [word, "action"]) { topic.others.append(key) }
    return topic
  }

  // MARK: Types

  private static var behaviors: [SceneTopic] {
    SceneSchema.behavior.variants.map { variant in
      var topic = SceneTopic(variant.object, named: variant.name)
      if let type = BehaviorType(rawValue: variant.name) {
        topic.remarks.insert(effect(type), at: 0)
      }
      return topic
    }
  }

  private static func effect(_ type: BehaviorType) -> String {
    switch type {
    case .gravity: "Pulls items in one direction."
    case .collision: "Makes items collide with each other and with boundaries."
    case .attachment: "Connects an item to a point or to another item."
    case .snap: "Pulls an item to a point and rotates it upright."
    case .push: "Pushes items with a continuous force or a single impulse."
    case .dynamicItem: "Sets the physical properties and velocities of items."
    case .field: "Exerts a force that depends on position, velocity or time."
    case .composite: "Groups behaviors, which are added and removed together."
    }
  }

  private static var kinds: [SceneTopic] {
    SceneSchema.behavior.variants.flatMap { kinds(of: $0.object, named: $0.name) }
  }

  private static var gestures: [SceneTopic] { kinds(of: SceneSchema.gesture, named: "gesture") }

  private static func kinds(of object: SchemaObject, named name: String) -> [SceneTopic] {
    guard let cases = object.cases else { return [] }
    let words = object.keys.first { $0.name == cases.selector }.map { $0.kind }
    return cases.cases.map { kind in
      var topic = SceneTopic(
        name: kind.word, title: "\"\(cases.selector)\": \"\(kind.word)\" – \(kind.noun)",
        example: kind.example ?? field(kind))
      if case .word(let words)? = words, let word = words().first(where: { $0.name == kind.word }) {
        topic.remarks.append("\(word.doc).")
      }
      for (label, keys) in [
        ("requires", kind.needs), ("accepts", kind.takes), ("ignores", kind.ignores),
      ] where !keys.isEmpty {
        topic.rows.append((label, keys.joined(separator: ", ")))
      }
      topic.remarks.append("\"uidyn help \(name)\" explains the keys.")
      return topic
    }
  }

  private static func field(_ kind: SchemaCases.Case) -> String {
    let values = [
      "position": "[187, 333]", "direction": "[0, -0.5]", "smoothness": "0.5",
      "animationSpeed": "1",
    ]
    let keys = kind.needs + (kind.takes.contains("position") ? ["position"] : [])
    let members = keys.compactMap { key in values[key].map { ", \"\(key)\": \($0)" } }
    return #"{ "type": "field", "field": "\#(kind.word)", "items": ["card"]\#(members.joined()) }"#
  }

  private static var actions: [SceneTopic] {
    SceneSchema.action.objects.map { SceneTopic($0, named: $0.keys[0].name) }
  }

  private static var objects: [SceneTopic] {
    SceneSchema.objects.map { object in
      let words = object.noun.filter { $0 != "\"" }.split(separator: " ")
      return SceneTopic(object, named: words.last.map(String.init) ?? "")
    }
  }

  private init(_ object: SchemaObject, named name: String) {
    self.init(name: name, title: object.noun, example: object.example)
    hasKeys = true
    for key in object.keys where key.name != SchemaKey.comment.name {
      let initial =
        key.isRequired ? "; required" : key.defaultText.map { "; default \($0)" } ?? ""
      rows.append(
        (key.name, "\(key.doc) (\(Self.plain(SceneReference.form(key.kind)))\(initial))"))
    }
    remarks = object.rules.map { Self.plain(SceneReference.sentence($0, object)) }
  }

  /// Removes code formatting and link targets.
  private static func plain(_ markdown: String) -> String {
    var (text, isTarget) = ("", false)
    for character in markdown where character != "`" {
      if isTarget {
        isTarget = character != ")"
      } else if character == "(", text.hasSuffix("]") {
        text.removeLast()
        if let open = text.lastIndex(of: "[") { text.remove(at: open) }
        isTarget = true
      } else {
        text.append(character)
      }
    }
    return text
  }

  // MARK: Triggers

  private static var triggers: [SceneTopic] {
    let keys = SceneSchema.event.keys.filter { SceneSchema.contactFilters.contains($0.name) }
    let words = SceneHappening.allCases.map { word in
      SceneTopic(
        name: word.rawValue, title: "\"on\": \"\(word.rawValue)\" – an event trigger",
        example: #"{ "on": "\#(word.rawValue)", "do": [ { "emit": "happened" } ] }"#,
        rows: word.isContact ? keys.map { ($0.name, $0.doc) } : [],
        remarks: ["\(word.sentence)."]
          + (word.isContact ? ["Its expressions can use \"contact\"."] : []))
    }
    return words + [
      SceneTopic(
        name: "at", title: "\"at\": S – an event at one or more times",
        example: #"{ "at": [0.5, 1], "do": [ { "emit": "happened" } ] }"#),
      SceneTopic(
        name: "when",
        title: "\"when\": CONDITION – an event that fires when a condition becomes true",
        example: #"{ "when": "card.center.y > 300", "do": [ { "emit": "happened" } ] }"#),
      SceneTopic(
        name: "every", title: "\"every\": S – an event at regular intervals",
        example: #"{ "every": 0.5, "from": 1, "to": 4, "do": [ { "emit": "happened" } ] }"#),
    ]
  }

  // MARK: Other names

  /// The scene format's words for UIKit classes.
  private static let wordOfUIKit: [String: String] = {
    var words: [String: String] = [:]
    for type in BehaviorType.allCases { words[type.className] = type.rawValue }
    for type in GestureType.allCases {
      if let name = type.className { words[name] = type.rawValue }
    }
    return words
  }()

  /// The topic of a key: the objects that contain it, grouped by its meaning.
  private static func key(named name: String, besides known: [String] = []) -> SceneTopic? {
    var topic = SceneTopic(name: name, title: "\"\(name)\" – a key")
    var owners: [(text: String, names: [String])] = []
    for owner in topics.first + topics.rest where owner.hasKeys && !known.contains(owner.name) {
      for row in owner.rows where row.label == name {
        if let known = owners.firstIndex(where: { $0.text == row.text }) {
          if !owners[known].names.contains(owner.name) { owners[known].names.append(owner.name) }
        } else {
          owners.append((row.text, [owner.name]))
        }
      }
    }
    guard let first = owners.first else { return nil }
    topic.rows = owners.map { (Self.label(of: $0.names), $0.text) }
    topic.owner = first.names[0]
    return topic
  }

  private static func label(of names: [String]) -> String {
    let types = SceneSchema.behavior.variants.map { $0.name }
    let isOfAll = types.allSatisfy(names.contains)
    let names = names.filter { names.count == 1 || !["behavior", "action"].contains($0) }
    if !isOfAll { return names.joined(separator: ", ") }
    return (["every behavior"] + names.filter { !types.contains($0) }).joined(separator: ", ")
  }

  // MARK: Expressions and diagnostics

  private static var words: [SceneTopic] {
    ExpressionWord.allCases.map { word in
      SceneTopic(
        name: word.rawValue, title: "\(word.rawValue) – a keyword in expressions",
        rows: word.object.map { [("properties", $0.properties.joined(separator: ", "))] } ?? [],
        remarks: ["\(word.sentence).", "\"uidyn help expressions\" lists all of them."])
    }
  }

  private static var functions: [SceneTopic] {
    let functions = ExpressionFunction.allCases.map { ($0.rawValue, $0.form, $0.sentence) }
    let ofLists = ExpressionAggregate.allCases.map { ($0.rawValue, $0.form, $0.sentence) }
    let all = "\"uidyn help expressions\" lists all of them."
    return functions.map { name, form, sentence in
      // `min` and `max` accept numbers or lists.
      let others = ofLists.filter { $0.0 == name }.map { "\($0.1): \($0.2)." }
      return SceneTopic(
        name: name, title: "\(form) – a function in expressions",
        remarks: ["\(sentence)."] + others + [all])
    }
      + ofLists.filter { one in !functions.contains { $0.0 == one.0 } }.map {
        SceneTopic(
          name: $0.0, title: "\($0.1) – a list function in expressions", remarks: ["\($0.2).", all])
      }
  }

  private static var codes: [SceneTopic] {
    DiagnosticCode.allCases.map {
      SceneTopic(
        name: $0.rawValue,
        title: "[\($0.rawValue)] – \($0.severity == .error ? "an error" : "a warning")",
        remarks: [plain($0.remedy), "docs/reference/diagnostics.md shows an example."])
    }
  }

  package init(
    name: String, title: String, example: String? = nil,
    rows: [(label: String, text: String)] = [], remarks: [String] = []
  ) {
    (self.name, self.title, self.example) = (name, title, example)
    (self.rows, self.remarks) = (rows, remarks)
  }
}
