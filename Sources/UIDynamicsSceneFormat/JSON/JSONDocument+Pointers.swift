// SPDX-License-Identifier: MIT

internal import UIDynamicsNumerics

extension JSONDocument {
  /// Returns the pointers to values, which must be in text order; a key has the pointer of its member.
  func pointers(to values: [JSONValue]) -> [JSONPointer] {
    if let expansion { return pointers(to: values, expansion) }
    var (pointers, walk) = ([JSONPointer](), PathWalk())
    var index = 0
    for value in values {
      while index <= value.index {
        let record = records[index]
        // A container that ends before the value can be skipped.
        let isPassed = record.isContainer && Int(record.link) <= value.index
        walk.enter(index, record, andStay: !isPassed)
        index = isPassed ? Int(record.link) : index + 1
      }
      pointers.append(walk.pointer(in: self))
    }
    return pointers
  }

  private func pointers(to values: [JSONValue], _ expansion: Expansion) -> [JSONPointer] {
    let origins = values.map { expansion.origins[$0.index] }
    let sorted = Array(Set(origins)).ordered { $0.index }
    let known = Dictionary(firstOf: Array(zip(sorted, expansion.written.pointers(to: sorted))))
    return origins.map { known[$0] ?? JSONPointer() }
  }
}

private struct PathWalk {
  struct Step {
    let isObject: Bool
    let end: Int
    /// In an array, the number of elements so far.
    var count = 0
    /// In an object, the current key, and true until its value is reached.
    var key = 0
    var isAtKey = false
  }

  private var steps: [Step] = []
  /// A container at the current value, whose content has not been entered yet.
  private var reached: Step?

  mutating func enter(_ index: Int, _ record: JSONDocument.Record, andStay stays: Bool) {
    if let reached { steps.append(reached) }
    while let last = steps.last, last.end <= index { steps.removeLast() }
    if !steps.isEmpty { steps[steps.count - 1].advance(to: index) }
    reached =
      stays && record.isContainer
      ? Step(isObject: record.kind == .object, end: Int(record.link)) : nil
  }

  func pointer(in document: JSONDocument) -> JSONPointer {
    steps.reduce(JSONPointer()) { pointer, step in
      step.isObject
        ? pointer.appending(key: document.string(JSONValue(index: step.key)) ?? "")
        : pointer.appending(index: step.count - 1)
    }
  }
}

extension PathWalk.Step {
  mutating func advance(to index: Int) {
    guard isObject else { return count += 1 }
    isAtKey.toggle()
    if isAtKey { key = index }
  }
}
