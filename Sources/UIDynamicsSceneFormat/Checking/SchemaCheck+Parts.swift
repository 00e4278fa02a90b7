// SPDX-License-Identifier: MIT

internal import UIDynamicsFacts

extension SchemaCheck {
  mutating func checkList(
    _ value: JSONValue, _ list: SchemaList, _ kind: SchemaKind, _ subject: Subject
  ) {
    guard checkType(value, kind, subject) else { return }
    if reportIsElement(value, list, subject) { return }
    let most = list.limit.map { max(limits[$0], 0) } ?? .max
    let (object, namesItems) = (list.element.object, list.element.namesItems)
    var (count, surplus) = (0, JSONValue?.none)
    let copies = scope.outline.copies
    var original: CheckedOriginal?
    for element in document.elements(of: value) {
      // Known items need no further check; this fast path matters because lists can be very long.
      if namesItems, count < most, names.listedItem(element, in: document) != nil {
        count += 1
        continue
      }
      if copies.omitted.contains(element.index) { continue }
      let binding = copies.bindings.isEmpty ? nil : copies.bindings[element.index]
      if binding != nil, let first = original?.element,
        document.original(of: first) == document.original(of: element)
      {
        checkCopy(element, of: &original, binding, list, subject)
        continue
      }
      if count == most { surplus = element }
      let (found, first) = (findings.list.count, expressions.count)
      if count < most { checkElement(element, of: list, object, binding, subject) }
      if binding != nil {
        original = CheckedOriginal(
          element: element, isSound: findings.list.count == found,
          expressions: first..<expressions.count)
      }
      count += 1
    }
    if let limit = list.limit, let surplus { reportExceeded(limit, at: surplus, actual: count) }
    checkLength(of: value, count, list, subject)
  }

  /// Checks a list element; `object` is the object schema of `list.element`, determined once for all elements.
  private mutating func checkElement(
    _ element: JSONValue, of list: SchemaList, _ object: SchemaObject?, _ binding: CopyBinding?,
    _ subject: Subject
  ) {
    if list.defines != nil, !recentValues.isEmpty { recentValues = [:] }
    var setting = subject.setting
    if case .view? = binding { setting.binding = binding }
    if let object, document.kind(of: element) == .object {
      if !findings.isFull { checkObject(element, object, setting) }
    } else {
      check(element, as: list.element, Subject(.noun(list.noun), setting))
    }
    if let kind = list.defines { scope.start.finish(kind, element, recentValues, scope.outline) }
  }

  /// The first of several copies, and the indices of its expressions.
  private struct CheckedOriginal {
    let element: JSONValue
    /// False as soon as any copy has a problem.
    var isSound: Bool
    let expressions: Range<Int>
  }

  /// Checks the values that differ between copies, until the first problem.
  private mutating func checkCopy(
    _ element: JSONValue, of first: inout CheckedOriginal?, _ binding: CopyBinding?,
    _ list: SchemaList, _ subject: Subject
  ) {
    guard let original = first else { return }
    expressions.repeated(original.expressions, by: element.index - original.element.index)
    var setting = subject.setting
    setting.isFurtherCopy = true
    if original.isSound, document.holdsExpression(element) {
      let count = findings.list.count
      checkElement(
        element, of: list, list.element.object, binding, Subject(subject.name, setting))
      first?.isSound = findings.list.count == count
    } else if let kind = list.defines {
      scope.start.finish(kind, element, [:], scope.outline)
    }
  }

  private mutating func checkLength(
    of value: JSONValue, _ count: Int, _ list: SchemaList, _ subject: Subject
  ) {
    if (list.fewest...(list.most ?? .max)).contains(count) { return }
    let (isExact, noun) = (list.most == list.fewest, list.fewest == 1 ? "element" : "elements")
    report(
      .wrongLength,
      "\(subject.text) needs \(isExact ? "exactly" : "at least") \(list.fewest) \(noun), found \(count)",
      at: value,
      hint: lengthHint(count, list))
  }

  private func lengthHint(_ count: Int, _ list: SchemaList) -> String? {
    switch list.noun {
    case "an item" where list.most == 1 && count > 1:
      "to make one behavior per item, use \"forEach\" and \"item\": \"=each\""
    case "a color": "use one color, or a light and a dark one: [\"#ffffff\", \"#1c1c1e\"]"
    default: nil
    }
  }

  /// Reports a value that is a single element but should be a list.
  private mutating func reportIsElement(
    _ value: JSONValue, _ list: SchemaList, _ subject: Subject
  ) -> Bool {
    guard case .tuple(let tuple) = list.element else { return false }
    // One element too many is enough to decide, even in a long list.
    let kinds = document.elements(of: value).prefix(tuple.components.count + 1).map(document.kind)
    guard tuple.counts.contains(kinds.count), kinds.allSatisfy({ $0 == .number }) else {
      return false
    }
    report(
      .wrongType, "\(subject.text) must be a list, not a single element", at: value,
      hint: "write it in brackets: [\(document.writtenText(of: value))]")
    return true
  }

  mutating func checkVariants(
    _ value: JSONValue, _ variants: SchemaVariants, _ kind: SchemaKind, _ subject: Subject
  ) {
    guard checkType(value, kind, subject) else { return }
    guard let selector = document.value(variants.selector, in: value) else {
      return report(
        .missingKey, "\(variants.noun) needs \(quoted(variants.selector))", at: value,
        hint: Sentence.choice("use", variants.names))
    }
    guard let name = document.string(selector) else {
      checkType(selector, .string, subject.called(.key(variants.selector)))
      return
    }
    guard let variant = variants.variants.first(where: { $0.name == name }) else {
      return report(
        .unknownType,
        "\(quoted(name)) is not a type of \(variants.noun.split(separator: " ").last ?? "")",
        at: selector,
        hint: hint(for: .word(name, among: variants.names, self)).text)
    }
    checkObject(value, variant.object, subject.setting)
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
      check(member.value, as: element, subject.called(.key(key)))
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
        let initial = checkValue(member.value, most: most, subject.called(.key(key)))
        scope.start.define(variable: index, as: initial)
      } else {
        check(member.value, as: element, subject.called(.key(key)))
      }
    }
  }

  mutating func checkEither(
    _ value: JSONValue, _ kinds: [SchemaKind], _ kind: SchemaKind, _ subject: Subject
  ) {
    let type = document.kind(of: value)
    let isExpression = document.isExpression(value)
    var fitting =
      kinds.first { isExpression && $0.canBeComputed } ?? kinds.first { $0.accepts(type) }
    // A number in quotes is probably meant as a number, not as a word.
    if case .word = fitting, document.string(value).flatMap(Double.init) != nil {
      fitting = kinds.first { $0.accepts(.number) } ?? fitting
    }
    if let fitting { check(value, as: fitting, subject) } else { checkType(value, kind, subject) }
  }
}
