// SPDX-License-Identifier: MIT

internal import UIDynamicsSceneFormat

extension ExpressionDoubt {
  var hint: String? {
    switch self {
    case .name(let name, let scope): scope.nameHint(name)
    case .property(let parts, let object): object.propertyHint(parts)
    case .target(let property, let candidates):
      OtherWords.target(meantBy: property, among: candidates)
    }
  }
}

extension ExpressionScope {
  fileprivate func nameHint(_ name: String) -> String? {
    if let hint = hint(ofUnknown: name) { return hint }
    if surroundings.contains(.each), let path = ItemValueName.path(ofColumn: name) {
      return "did you mean \(quoted((["each"] + path).joined(separator: ".")))?"
    }
    if let function = ExpressionFunction(rawValue: name) {
      return "write \(function.form)"
    }
    if EachProperty.words.contains(where: { $0.word == name }) {
      return surroundings.contains(.each)
        ? "did you mean \(quoted("each." + name))?"
        : "use it in a view with \"repeat\", or write \(quoted("each." + name)) with \"forEach\""
    }
    if ["self", "view", "superview", "screen", "UIScreen"].contains(name) {
      return "write \"referenceView\" for the animator's view"
    }
    let isInForce = surroundings.contains(.sample)
    let words =
      ExpressionWord.allCases.map { $0.rawValue }
      + (isInForce ? SampleProperty.allCases.map { $0.rawValue } : [])
    return Suggestion.hint(for: name, among: names + words)
      ?? (ItemValueName.path(ofColumn: name) == nil
        ? nil : "write it after the id of an item: \(quoted("card." + name))")
  }
}

extension ExpressionObject {
  fileprivate func propertyHint(_ parts: [String]) -> String? {
    let path = parts.joined(separator: ".")
    var near = Suggestion.nearest(to: path, among: properties + columns)
    if near.isEmpty { near = Suggestion.nearest(to: parts[0], among: properties) }
    if near.isEmpty { near = properties.filter { $0.hasSuffix(".\(parts[parts.count - 1])") } }
    return touch(path)
      ?? OtherWords.name(meantBy: path, isKnown: { has($0) }).map { "it is called \(quoted($0))" }
      ?? remark(on: parts[0]) ?? Suggestion.hint(near)
      ?? Self.inventory(columns.prefix(2) + properties)
  }

  private static func inventory(_ properties: [String]) -> String? {
    switch properties.count {
    case 0: nil
    case 1: "its only property is \(Sentence.list(properties))"
    case 2...8: "its properties are \(Sentence.list(properties, "and"))"
    default:
      "its properties are \(Sentence.list(heads(of: properties), "and"));"
        + " \"uidyn help expressions\" lists all of them"
    }
  }

  private static func heads(of properties: [String]) -> [String] {
    var heads: [String] = []
    for property in properties {
      let parts = property.split(separator: ".")
      let head = parts.count > 1 ? "\(parts[0]).…" : property
      if !heads.contains(head) { heads.append(head) }
    }
    return heads
  }

  /// A hint for a gesture property that UIKit defines on the touch.
  private func touch(_ path: String) -> String? {
    let name = String(path.prefix { $0 != "." })
    guard case .gesture = self, TouchProperty(rawValue: name) != nil else { return nil }
    return "it is a property of the touch: \(quoted("touch." + path))"
  }

  /// A hint for UIKit properties that this object lacks but a scene can express differently.
  private func remark(on property: String) -> String? {
    let (isView, isBehavior) =
      switch self {
      case .item, .each, .copied: (true, false)
      case .behavior: (false, true)
      case .animator, .contact, .touch, .collectionView, .referenceView, .gesture, .row:
        (false, false)
      }
    return switch property {
    case "isAdded" where isView || isBehavior, "superview" where isView, "window" where isView:
      "use \(ExpressionFunction.isAdded.form)"
    case "overshootX" where isView, "overshootY" where isView:
      "it is a column of \"uidyn sweep\"; see \"uidyn help overshoot\""
    default: nil
    }
  }
}
