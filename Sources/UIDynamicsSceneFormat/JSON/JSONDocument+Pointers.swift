// SPDX-License-Identifier: MIT

extension JSONDocument {
  /// Returns the pointers to some values in text order; for a key, the pointer to its member.
  ///
  /// The list of values does not know parents, so all pointers are found in one walk from the root:
  /// as many messages as a scene can cause cost one pass, and a scene without any costs nothing.
  func pointers(to values: [JSONValue]) -> [JSONPointer] {
    var (pointers, walk) = ([JSONPointer](), PathWalk())
    var index = 0
    for value in values {
      while index <= value.index {
        let record = records[index]
        // What ends in front of the value is passed as a whole.
        let isPassed = record.isContainer && Int(record.link) <= value.index
        walk.enter(index, record, andStay: !isPassed)
        index = isPassed ? Int(record.link) : index + 1
      }
      pointers.append(walk.pointer(in: self))
    }
    return pointers
  }
}

/// The containers around one value, kept up to date while the values pass in text order.
private struct PathWalk {
  /// A container, and which of its parts has been reached.
  struct Step {
    let isObject: Bool
    /// Index of the value after the container.
    let end: Int
    /// In an array, the number of elements reached.
    var count = 0
    /// In an object, the key reached, and whether its value is still to come.
    var key = 0
    var isAtKey = false
  }

  private var steps: [Step] = []
  /// A container that has been reached, but nothing in it yet.
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
