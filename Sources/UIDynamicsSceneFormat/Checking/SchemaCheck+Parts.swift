// SPDX-License-Identifier: MIT

internal import UIDynamicsFacts

extension SchemaCheck {
  mutating func checkList(
    _ value: JSONValue, _ list: SchemaList, _ kind: SchemaKind, _ subject: Subject
  ) {
    guard checkType(value, kind, subject) else { return }
    if sayIsElement(value, list, subject) { return }
    let most = list.limit.map { max(limits[$0], 0) } ?? .max
    let (object, namesItems) = (list.element.object, list.element.namesItems)
    var (count, surplus) = (0, JSONValue?.none)
    for element in document.elements(of: value) {
      if count == most { surplus = element }
      // Skips known items, since lists can be very long.
      let isKnown = namesItems && names.listedItem(element, in: document) != nil
      if count < most, !isKnown { checkElement(element, of: list, object) }
      count += 1
    }
    if let limit = list.limit, let surplus { sayExceeded(limit, at: surplus, actual: count) }
    checkLength(of: value, count, list, subject)
  }

  /// `object` is the object of `list.element`, evaluated once for all elements.
  private mutating func checkElement(
    _ element: JSONValue, of list: SchemaList, _ object: SchemaObject?
  ) {
    if let known = reusable.expressions(in: element) { return expressions.add(known) }
    if list.defines != nil, !recentValues.isEmpty { recentValues = [:] }
    let mayRepeat = list.defines == .view && scope.hasCopies
    if mayRepeat, let count = scope.copyCount(of: element) {
      checkRepeated(element, count, list)
    } else {
      // An invalid count is reported at its key.
      let isRepeated = mayRepeat && document.value(repeatName, in: element) != nil
      if isRepeated { scope.isCopyUnknown = true }
      if let object, document.kind(of: element) == .object {
        if !findings.isFull { checkObject(element, object) }
      } else {
        check(element, as: list.element, .noun(list.noun))
      }
      if isRepeated { scope.isCopyUnknown = false }
    }
    if let kind = list.defines { scope.finish(kind, element, recentValues) }
  }

  private mutating func checkLength(
    of value: JSONValue, _ count: Int, _ list: SchemaList, _ subject: Subject
  ) {
    if (list.fewest...(list.most ?? .max)).contains(count) { return }
    let (isExact, noun) = (list.most == list.fewest, list.fewest == 1 ? "element" : "elements")
    say(
      .wrongLength,
      "\(subject.text) needs \(isExact ? "exactly" : "at least") \(list.fewest) \(noun), found \(count)",
      at: value,
      hint: lengthHint(count, list))
  }

  private func lengthHint(_ count: Int, _ list: SchemaList) -> String? {
    switch list.noun {
    case "an item" where list.most == 1 && count > 1:
      "for a behavior per item, use \"forEach\" and \"item\": \"=each\""
    case "a color": "use one color, or a light and a dark one: [\"#ffffff\", \"#1c1c1e\"]"
    default: nil
    }
  }

  /// Reports a single element in place of a list.
  private mutating func sayIsElement(
    _ value: JSONValue, _ list: SchemaList, _ subject: Subject
  ) -> Bool {
    guard case .tuple(let tuple) = list.element else { return false }
    // One element too many is enough, even in a long list.
    let kinds = document.elements(of: value).prefix(tuple.components.count + 1).map(document.kind)
    guard tuple.counts.contains(kinds.count), kinds.allSatisfy({ $0 == .number }) else {
      return false
    }
    say(
      .wrongType, "\(subject.text) must be a list, not a single element", at: value,
      hint: "write it in brackets: [\(document.writtenText(of: value))]")
    return true
  }

  mutating func checkVariants(
    _ value: JSONValue, _ variants: SchemaVariants, _ kind: SchemaKind, _ subject: Subject
  ) {
    guard checkType(value, kind, subject) else { return }
    guard let selector = document.value(variants.selector, in: value) else {
      return say(
        .missingKey, "\(variants.noun) needs \(quoted(variants.selector))", at: value,
        hint: Sentence.choice("use", variants.names))
    }
    guard let name = document.string(selector) else {
      checkType(selector, .string, .key(variants.selector))
      return
    }
    guard let variant = variants.variants.first(where: { $0.name == name }) else {
      return say(
        .unknownType,
        "\(quoted(name)) is not a type of \(variants.noun.split(separator: " ").last ?? "")",
        at: selector,
        hint: variants.kindHint(for: name)
          ?? Suggestion.hint(
            nearest(to: Suggestion.word(ofClass: name, "Behavior"), among: variants.names))
          ?? Sentence.choice("use", variants.names))
    }
    checkObject(value, variant.object)
  }

  mutating func checkMap(
    _ value: JSONValue, _ kinds: SceneName.Kinds, _ element: SchemaKind, _ kind: SchemaKind,
    _ subject: Subject
  ) {
    guard checkType(value, kind, subject) else { return }
    for member in document.members(of: value)
    where !document.string(member.key, equals: SchemaKey.comment.name) {
      let key = document.string(member.key) ?? ""
      checkSelection(key, kinds, at: member.key)
      check(member.value, as: element, .key(key))
    }
  }

  mutating func checkNamed(
    _ value: JSONValue, _ element: SchemaKind, defines: SceneName.Kind?, _ kind: SchemaKind,
    _ subject: Subject
  ) {
    guard checkType(value, kind, subject) else { return }
    for (index, member) in document.named(value).enumerated() {
      let key = document.string(member.key) ?? ""
      checkIdentifier(key, at: member.key)
      if defines == .variable, case .value(let most) = element {
        let initial = checkValue(member.value, most: most, .key(key))
        scope.define(variable: index, as: initial)
      } else {
        check(member.value, as: element, .key(key))
      }
    }
  }

  mutating func checkEither(
    _ value: JSONValue, _ kinds: [SchemaKind], _ kind: SchemaKind, _ subject: Subject
  ) {
    let type = document.kind(of: value)
    let isExpression = document.isExpression(value)
    var fitting =
      kinds.first { isExpression && $0.takesExpressions } ?? kinds.first { $0.accepts(type) }
    // A number in quotes is meant as a number, not as a word.
    if case .word = fitting, document.string(value).flatMap(Double.init) != nil {
      fitting = kinds.first { $0.accepts(.number) } ?? fitting
    }
    if let fitting { check(value, as: fitting, subject) } else { checkType(value, kind, subject) }
  }
}
