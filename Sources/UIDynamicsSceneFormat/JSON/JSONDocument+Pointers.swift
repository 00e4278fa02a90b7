// SPDX-License-Identifier: MIT

internal import UIDynamicsNumerics

extension JSONDocument {
  /// Returns the pointers to values, which must be in text order; a key has the pointer of its member.
  func pointers(to values: [JSONValue]) -> [JSONPointer] {
    if let expansion { return pointers(to: values, expansion) }
    var (pointers, rest) = ([JSONPointer](), values[...])
    collect(.root, JSONPointer(), of: &rest, &pointers)
    return pointers
  }

  /// Collects the pointers to the next values, as long as they are inside `value`.
  private func collect(
    _ value: JSONValue, _ pointer: @autoclosure () -> JSONPointer,
    of rest: inout ArraySlice<JSONValue>, _ found: inout [JSONPointer]
  ) {
    guard let first = rest.first, first.index < index(after: value) else { return }
    let pointer = pointer()
    func take(_ value: JSONValue, _ pointer: @autoclosure () -> JSONPointer) {
      while rest.first == value {
        found.append(pointer())
        rest.removeFirst()
      }
    }
    take(value, pointer)
    for (index, element) in elements(of: value).enumerated() {
      collect(element, pointer.appending(index: index), of: &rest, &found)
    }
    for member in members(of: value) {
      take(member.key, pointer.appending(key: string(member.key) ?? ""))
      collect(
        member.value, pointer.appending(key: string(member.key) ?? ""), of: &rest, &found)
    }
  }

  private func pointers(to values: [JSONValue], _ expansion: Expansion) -> [JSONPointer] {
    let origins = values.map { expansion.origins[$0.index] }
    let sorted = Array(Set(origins)).ordered { $0.index }
    let known = Dictionary(firstOf: Array(zip(sorted, expansion.written.pointers(to: sorted))))
    return origins.map { known[$0] ?? JSONPointer() }
  }
}
