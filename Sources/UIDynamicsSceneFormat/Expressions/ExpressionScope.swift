// SPDX-License-Identifier: MIT

package protocol ExpressionScope: AnyObject {
  var surroundings: ExpressionSurroundings { get }

  /// All names, for suggestions; empty if suggestions would be too expensive.
  var names: [String] { get }

  /// Resolves a declared name; words of the language (`ExpressionWord`) are passed only if they are in backticks.
  func meaning(of name: String) -> ExpressionName?

  /// Returns the items for an id, a pattern, or an id that copies share.
  func items(listedAs text: String) -> ExpressionList?

  func list(_ items: [Int]) -> SceneEachList

  func hint(ofUnknown name: String) -> String?

  var hints: ExpressionHints? { get }
}

extension ExpressionScope {
  package func hint(ofUnknown name: String) -> String? { nil }

  package var hints: ExpressionHints? { nil }

  func hint(for doubt: ExpressionDoubt) -> String? { hints?(doubt) }

  package func list(_ items: [Int]) -> SceneEachList { SceneEachList(items) }

  package func items(listedAs text: String) -> ExpressionList? {
    if case .object(.item(let item))? = meaning(of: text) { return .items([item]) }
    return nil
  }
}

/// The names that the language provides where an expression occurs.
package struct ExpressionSurroundings: OptionSet, Sendable {
  package let rawValue: UInt8

  package static let run = ExpressionSurroundings(rawValue: 1)
  package static let contact = ExpressionSurroundings(rawValue: 2)
  package static let touch = ExpressionSurroundings(rawValue: 4)
  /// `SampleProperty`; `time` is then the time of the sample.
  package static let sample = ExpressionSurroundings(rawValue: 8)
  package static let each = ExpressionSurroundings(rawValue: 16)

  /// `copied`, if the actions of the scene copy views.
  package static let copies = ExpressionSurroundings(rawValue: 32)

  package static let scrolling = ExpressionSurroundings(rawValue: 64)

  package init(rawValue: UInt8) { self.rawValue = rawValue }
}

/// The meaning of the first part of a dotted name.
package enum ExpressionName {
  /// A parameter, whose value is inlined.
  case constant(ExpressionValue)
  case variable(Int, ExpressionType)
  case value(ExpressionReference, ExpressionType)
  case object(ExpressionObject)
  /// A known name without a value here; the clause gives the reason: "is known only in the run".
  case unavailable(String)
  /// A name whose value is unknown because of a problem reported elsewhere.
  case unknown
}

/// An object with properties.
package enum ExpressionObject {
  case animator, contact, touch, each, copied, collectionView
  case referenceView
  case gesture(Int)
  /// An index into the views followed by the items.
  case item(Int)
  case behavior(Int, [Property])
  /// A group of columns, with the variable index of each.
  case row([String: Int])

  package typealias Property = (property: BehaviorProperty, type: ExpressionType)

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
    case .row(let columns): columns.keys.sorted()
    }
  }

  /// Column names that also work as property names.
  package var columns: [String] {
    ItemValueName.all.map { $0.column }.filter { column in
      property(column) == nil && ItemValueName.path(ofColumn: column).map(hasColumn) ?? false
    }
  }

  func hasColumn(_ path: [String]) -> Bool {
    takesColumns
      && [2, 1].contains { property(path.prefix($0).joined(separator: ".")) != nil }
  }

  private var takesColumns: Bool {
    switch self {
    case .item, .each, .copied, .referenceView: true
    case .animator, .contact, .touch, .gesture, .collectionView, .behavior, .row: false
    }
  }

  /// True for a property, or for the x or y component of a vector property.
  package func has(_ path: String) -> Bool {
    if property(path) != nil { return true }
    guard [".x", ".y"].contains(where: path.hasSuffix) else { return false }
    return property(String(path.dropLast(2)))?.1 == .vector
  }

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
    case (.row(let columns), _): columns[text].map { (.variable($0), .number) }
    }
  }
}
