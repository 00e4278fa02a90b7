// SPDX-License-Identifier: MIT

/// What the names in an expression of a scene mean.
package protocol ExpressionScope {
  /// What is known where the expression stands.
  var surroundings: ExpressionSurroundings { get }

  /// All names that `meaning` knows, for suggestions; none when suggestions would cost too much.
  var names: [String] { get }

  /// What a parameter, a variable, `referenceView` or an id stands for; nil for no such name.
  ///
  /// The words of the language (`ExpressionWord`) are asked for only between backticks.
  func meaning(of name: String) -> ExpressionName?

  /// The items that an id, the id that copies share, or a pattern stands for; nil for none.
  func items(listedAs text: String) -> ExpressionList?

  /// Items as a list that something is asked of.
  func list(_ items: [Int]) -> SceneEachList

  /// What to do about a name without a meaning, where the scope knows it.
  func hint(ofUnknown name: String) -> String?
}

extension ExpressionScope {
  package func hint(ofUnknown name: String) -> String? { nil }

  package func list(_ items: [Int]) -> SceneEachList { SceneEachList(items) }

  /// For a scope that knows single names only.
  package func items(listedAs text: String) -> ExpressionList? {
    if case .object(.item(let item))? = meaning(of: text) { return .items([item]) }
    return nil
  }
}

/// What is known where an expression stands, beside the names of the scene.
package struct ExpressionSurroundings: OptionSet, Sendable {
  package let rawValue: UInt8

  /// The scene runs: `time`, `tick` and `animator`.
  package static let run = ExpressionSurroundings(rawValue: 1)
  package static let contact = ExpressionSurroundings(rawValue: 2)
  package static let touch = ExpressionSurroundings(rawValue: 4)
  /// The force of a custom field: `SampleProperty`, whose `time` then stands for the other.
  package static let sample = ExpressionSurroundings(rawValue: 8)
  /// Something is done for each item of a list: `each`.
  package static let each = ExpressionSurroundings(rawValue: 16)

  /// Actions copy views: `copied`.
  package static let copies = ExpressionSurroundings(rawValue: 32)

  /// There is a collection view: `collectionView`.
  package static let scrolling = ExpressionSurroundings(rawValue: 64)

  package init(rawValue: UInt8) { self.rawValue = rawValue }
}

/// What the first part of a name stands for.
package enum ExpressionName {
  /// A parameter, whose value becomes part of the expression.
  case constant(ExpressionValue)
  /// A variable by its place in the list of variables.
  case variable(Int, ExpressionType)
  case value(ExpressionReference, ExpressionType)
  case object(ExpressionObject)
  /// Something with no value here, and a clause that says why: "is known only in the run".
  case unavailable(String)
  /// Something whose value cannot be told because of a fault that is said elsewhere.
  case unknown
}

/// Something whose properties are values.
package enum ExpressionObject {
  case animator, contact, touch, each, copied, collectionView
  case referenceView
  /// A gesture by its place in the list of gestures.
  case gesture(Int)
  /// A view or an item by its place among the views followed by the items.
  case item(Int)
  /// A behavior by its place, with the properties that can be read.
  case behavior(Int, [Property])
  /// A part of a row of numbers, by name and by the places of the variables they are.
  case row([String: Int])

  /// A property of a behavior and its type.
  package struct Property: Sendable {
    let property: BehaviorProperty
    let type: ExpressionType

    init(_ property: BehaviorProperty, _ type: ExpressionType) {
      (self.property, self.type) = (property, type)
    }
  }

  /// All its properties, for suggestions.
  package var properties: [String] {
    switch self {
    case .animator: ["elapsedTime", "isRunning"]
    case .contact: ContactProperty.allCases.map { $0.rawValue }
    case .touch: TouchProperty.allCases.map { $0.rawValue }
    case .gesture: GestureProperty.allCases.map { $0.rawValue }
    case .referenceView:
      GeometryProperty.allCases.filter { $0.isOfReferenceView }.map { $0.rawValue }
    case .item:
      GeometryProperty.allCases.map { $0.rawValue } + MotionProperty.named.map { $0.rawValue }
    case .copied: ExpressionObject.item(0).properties
    case .collectionView: CollectionViewProperty.allCases.map { $0.rawValue }
    case .each: EachProperty.words.map { $0.word } + ExpressionObject.item(0).properties
    case .behavior(_, let properties):
      properties.isEmpty ? [] : properties.map { $0.property.rawValue } + ["items.count"]
    case .row(let places): places.keys.sorted()
    }
  }

  /// The columns by whose names its values are called, too.
  var columns: [String] {
    ItemValueName.all.map { $0.column }.filter { column in
      property(column) == nil && ItemValueName.path(ofColumn: column).map(hasColumn) ?? false
    }
  }

  /// Whether it has what a column is short for.
  func hasColumn(_ path: [String]) -> Bool {
    takesColumns
      && [2, 1].contains { property(path.prefix($0).joined(separator: ".")) != nil }
  }

  /// Whether its values can be named as columns are.
  private var takesColumns: Bool {
    switch self {
    case .item, .each, .copied, .referenceView: true
    case .animator, .contact, .touch, .gesture, .collectionView, .behavior, .row: false
    }
  }

  /// Whether it has a property, or a vector of which a part is asked for.
  func has(_ path: String) -> Bool {
    if property(path) != nil { return true }
    guard [".x", ".y"].contains(where: path.hasSuffix) else { return false }
    return property(String(path.dropLast(2)))?.1 == .vector
  }

  /// What a property stands for, and its type; nil for one it has not.
  package func property(_ text: String) -> (ExpressionReference, ExpressionType)? {
    switch (self, text) {
    case (.animator, "elapsedTime"): (.elapsedTime, .number)
    case (.animator, "isRunning"): (.isRunning, .boolean)
    case (.animator, _): nil
    case (.contact, _): ContactProperty(rawValue: text).map { (.contact($0), $0.type) }
    case (.touch, _): TouchProperty(rawValue: text).map { (.touch($0), $0.type) }
    case (.collectionView, _):
      CollectionViewProperty(rawValue: text).map { (.collectionView($0), $0.type) }
    case (.copied, _):
      EachProperty(text).flatMap { $0.isOfList ? nil : (.copied($0), $0.type) }
    case (.gesture(let index), _):
      GestureProperty(rawValue: text).map { (.gesture(index, $0), $0.type) }
    case (.each, _): EachProperty(text).map { (.each($0), $0.type) }
    case (.item(let index), _):
      GeometryProperty(rawValue: text).map { (.item(index, $0), $0.type) }
        ?? MotionProperty(named: text).map { (.motion(index, $0), $0.type) }
    case (.referenceView, _):
      GeometryProperty(rawValue: text).flatMap {
        $0.isOfReferenceView ? (.referenceView($0), $0.type) : nil
      }
    case (.behavior(let index, let properties), "items.count") where !properties.isEmpty:
      (.itemCount(index), .number)
    case (.behavior(let index, let properties), _):
      properties.first { $0.property.rawValue == text }
        .map { (.behavior(index, $0.property), $0.type) }
    case (.row(let places), _): places[text].map { (.variable($0), .number) }
    }
  }
}
