// SPDX-License-Identifier: MIT

/// The names that are available only in a specific copy of an object.
enum CopyBinding {
  /// The index of a copy of a repeated view, and the number of copies; `nil` if that is invalid.
  case view(Int, of: Int?)
  /// The item of a `forEach` for which the copy is made; `nil` if the list contains no items.
  case each(SceneEach?)
}

/// A document in which each copy is a separate element.
struct SceneCopies {
  private(set) var document: JSONDocument
  /// The binding of each copy, by the index of the element.
  private(set) var bindings: [Int: CopyBinding] = [:]
  /// The ids of the copies that `forEach` makes, by the index of the id's string.
  private(set) var ids: [Int: ExpressionValue] = [:]
  /// The indices of elements that a `where` excludes.
  private(set) var omitted: Set<Int> = []
  private(set) var excesses: [RepetitionExcess] = []
  /// The number of copies of each original, except omitted ones.
  private var numbers: [JSONValue: Int] = [:]

  /// Copies repeated views; their numbers can depend only on parameters, because they determine ids.
  init(of written: JSONDocument, _ parameters: SceneParameters, _ limits: SceneLimits) {
    let root = ObjectReader(written, .root)
    var counts: [Int: ExpressionValue] = [:]
    // `SchemaCheck` reports the problems of an expression.
    for value in SceneSlotFamily.all(root).flatMap({ $0.counts }) {
      counts[value.index] = parameters.constantNumber(value, in: written)
    }
    let key = written.name(ViewMembers.Key.repetition.name)
    var (copies, room) = ([Int: [CopyBinding]](), limits[.views])
    for view in root.elements("views") {
      guard let repetition = written.value(key, in: view) else {
        room -= 1
        continue
      }
      let value = written.object(repetition)?.value("count")
      if let value { counts[value.index] = parameters.constantNumber(value, in: written) }
      let count = value.flatMap { counts[$0.index]?.number ?? written.number($0) } ?? .nan
      let isValid = count >= 1 && count == count.rounded() && count <= Double(room)
      copies[view.index] =
        isValid
        ? (0..<Int(count)).map { .view($0, of: Int(count)) } : [.view(0, of: nil)]
      room -= isValid ? Int(count) : 1
    }
    document = counts.isEmpty ? written : written.resolving(counts)
    if !copies.isEmpty { self = SceneCopies(self, with: copies) }
  }

  /// Copies the objects with a `forEach`.
  init(_ views: SceneOutline, _ names: SceneNames, _ limits: SceneLimits) {
    let plan = CopyPlan(views, names, limits)
    self = views.copies
    excesses = plan.excesses
    if !plan.copies.isEmpty { self = SceneCopies(self, with: plan.copies) }
  }

  private init(_ others: SceneCopies, with copies: [Int: [CopyBinding]]) {
    var writer = CopyWriter(others, copies)
    writer.write(.root)
    (bindings, ids) = (writer.bindings, writer.ids)
    excesses = others.excesses
    document = writer.document()
    for index in bindings.keys {
      numbers[document.original(of: JSONValue(index: index)), default: 0] += 1
    }
  }

  func number(of element: JSONValue) -> Int { numbers[document.original(of: element)] ?? 1 }

  /// Omits elements; if all copies of an object are omitted, the last remains without an item, unless it is inline.
  func omitting(_ elements: Set<Int>) -> SceneCopies {
    var copies = self
    for index in elements.sorted() {
      let original = document.original(of: JSONValue(index: index))
      let number = copies.numbers[original]
      if number == 1 {
        copies.bindings[index] = .each(nil)
      } else {
        copies.numbers[original] = number.map { $0 - 1 }
        copies.omitted.insert(index)
      }
    }
    return copies
  }
}

private struct CopyWriter: ~Copyable {
  private(set) var bindings: [Int: CopyBinding] = [:]
  private(set) var ids: [Int: ExpressionValue] = [:]
  private var resolved: [Int: ExpressionValue] = [:]
  private let source: SceneCopies
  private let copies: [Int: [CopyBinding]]
  private let copied: [Int]
  private let children: KeyName
  private var writer: TapeWriter
  private var origins: [JSONValue] = []

  init(_ source: SceneCopies, _ copies: [Int: [CopyBinding]]) {
    (self.source, self.copies) = (source, copies)
    copied = copies.keys.sorted()
    children = source.document.name("children")
    writer = TapeWriter(copying: source.document)
  }

  mutating func write(_ value: JSONValue) {
    let document = source.document
    let (next, end) = (copied.leadingCount { $0 < value.index }, document.index(after: value))
    guard next < copied.count, copied[next] < end else { return append(value) }
    let container = writer.open(value, of: document, from: 0)
    record(value)
    var index = value.index + 1
    while index < end {
      let part = JSONValue(index: index)
      if let bindings = copies[index] {
        for binding in bindings { write(part, binding) }
      } else {
        write(part)
      }
      index = document.index(after: part)
    }
    writer.close(container)
  }

  private mutating func write(_ element: JSONValue, _ binding: CopyBinding) {
    let index = writer.count
    if case .each(let each?) = binding { number(element, each, index - element.index) }
    append(element)
    bindings[index] = binding
  }

  private mutating func number(_ element: JSONValue, _ each: SceneEach, _ shift: Int) {
    let document = source.document
    if let id = document.value("id", in: element), let text = document.string(id) {
      ids[id.index + shift] = .string(SceneIdentifier.copy(each.number, of: text))
    }
    for child in document.children(of: element, children) { number(child, each, shift) }
  }

  private mutating func append(_ value: JSONValue) {
    writer.append(value, of: source.document, from: 0)
    for index in value.index..<source.document.index(after: value) {
      record(JSONValue(index: index))
    }
  }

  private mutating func record(_ value: JSONValue) {
    let index = origins.count
    origins.append(source.document.original(of: value))
    if let binding = source.bindings[value.index] { bindings[index] = binding }
    if let found = source.document.computed(value) { resolved[index] = found }
  }

  consuming func document() -> JSONDocument {
    let written = source.document.originalDocument
    let expansion = JSONDocument.Expansion(written: written, origins: origins, start: nil)
    return writer.document(expansion, resolved: resolved)
  }
}

/// A scope in which expressions can use only parameters.
private final class ParameterScope: ExpressionScope {
  let parameters: SceneParameters

  init(_ parameters: SceneParameters) { self.parameters = parameters }

  var surroundings: ExpressionSurroundings { [] }
  var names: [String] { [] }

  func meaning(of name: String) -> ExpressionName? {
    parameters.list.first { $0?.name == name }?.map { .constant($0.value) }
  }
}

extension SceneParameters {
  /// The value of an expression that uses only parameters; `nil` for any other expression.
  func constantNumber(_ value: JSONValue, in document: JSONDocument) -> ExpressionValue? {
    guard document.isExpression(value),
      let expression = try? Expression.check(
        document.utf8(of: value), after: 1, expecting: .number,
        in: ParameterScope(self)),
      expression.isConstant
    else { return nil }
    return try? expression.evaluate(in: NoContext())
  }
}
