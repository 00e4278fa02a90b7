// SPDX-License-Identifier: MIT

extension JSONParser {
  mutating func number(_ key: Int) {
    var record = records[key]
    let number =
      record.hasEscapes ? KeyNumbers.none : keys.number(ofKeyAt: record.inside, in: bytes)
    guard number != KeyNumbers.none else { return inner.hasUnnumbered = true }
    record.link = UInt32(truncatingIfNeeded: number)
    records[key] = record
    inner.addKey(number)
  }

  /// Reports duplicate keys in the innermost object.
  mutating func noteDuplicateKeys() {
    guard inner.mayRepeat || inner.hasUnnumbered else { return }
    var (first, key) = ([ArraySlice<UInt8>: Int](), inner.record + 1)
    while key < records.count {
      // JSON compares keys by code points, without Unicode normalization.
      let text = records[key].utf8(in: source)
      if let earlier = first[text] { noteDuplicate(key, of: earlier) } else { first[text] = key }
      key = keyBehind(key)
    }
  }

  private func keyBehind(_ key: Int) -> Int {
    let value = records[key + 1]
    return value.isContainer ? Int(value.link) : key + 2
  }

  private mutating func noteDuplicate(_ key: Int, of first: Int) {
    if notedFaults.count >= mostNotedFaults { return }
    let name = keyText(key)
    notedFaults.append(
      Diagnostic(
        .duplicateKey, "the key \(quoted(name)) appears twice in the same object",
        at: range(of: key), pointer: pointer.appending(key: name),
        notes: [Diagnostic.Note("first used here", at: range(of: first))]))
  }

  func keyText(_ key: Int) -> String {
    String(decoding: records[key].utf8(in: source), as: UTF8.self)
  }

  func range(of record: Int) -> SourceRange {
    SourceRange(Int(records[record].start), Int(records[record].end))
  }

  /// The pointer to the current value, or between values, to the innermost container.
  var pointer: JSONPointer {
    containers.reduce(JSONPointer()) { pointer, container in
      guard container.isInsideValue else { return pointer }
      return container.kind == .array
        ? pointer.appending(index: container.count)
        : pointer.appending(key: keyText(container.key))
    }
  }
}
