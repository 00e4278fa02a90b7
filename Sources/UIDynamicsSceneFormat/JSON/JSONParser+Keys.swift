// SPDX-License-Identifier: MIT

extension JSONParser {
  /// Up to this many keys every pair is compared; beyond it a table of the keys pays.
  private static var largestPairedCount: Int { 24 }

  /// Returns what the keys of an object look like, and notes each that stood in it before.
  mutating func noteKeys(of container: OpenContainer) -> KeySigns {
    if let signs = differentSigns(in: container) { return signs }
    noteDuplicateKeys(of: container)
    return .unknown
  }

  private mutating func noteDuplicateKeys(of container: OpenContainer) {
    let keys = keys(of: container)
    if keys.count <= Self.largestPairedCount {
      for (place, key) in keys.enumerated() {
        guard let first = keys[..<place].first(where: { equal($0, key) }) else { continue }
        noteDuplicate(key, of: first)
      }
    } else {
      var first: [ArraySlice<UInt8>: Int] = [:]
      for key in keys {
        let text = utf8(of: key)
        if let earlier = first[text] { noteDuplicate(key, of: earlier) } else { first[text] = key }
      }
    }
  }

  /// What the keys look like, where length and two letters already tell them apart, as in most objects.
  private func differentSigns(in container: OpenContainer) -> KeySigns? {
    var (seen, key) = (UInt64(0), container.record + 1)
    while key < records.count {
      let record = records[key]
      let sign = KeySigns.sign(
        length: Int(record.end - record.start) - 2, first: bytes[Int(record.start) + 1],
        last: bytes[Int(record.end) - 2])
      if record.hasEscapes || seen & sign != 0 { return nil }
      seen |= sign
      key = keyBehind(key)
    }
    return KeySigns(joined: seen)
  }

  private func keys(of container: OpenContainer) -> [Int] {
    var (keys, next) = ([Int](), container.record + 1)
    keys.reserveCapacity(container.count)
    while next < records.count {
      keys.append(next)
      next = keyBehind(next)
    }
    return keys
  }

  /// The next key of an object, or the end of the list.
  private func keyBehind(_ key: Int) -> Int {
    let value = records[key + 1]
    return value.isContainer ? Int(value.link) : key + 2
  }

  private func equal(_ first: Int, _ second: Int) -> Bool {
    let (one, other) = (records[first], records[second])
    if one.hasEscapes || other.hasEscapes { return utf8(of: first) == utf8(of: second) }
    let length = one.end - one.start
    guard other.end - other.start == length else { return false }
    return (0..<Int(length)).allSatisfy {
      bytes[Int(one.start) + $0] == bytes[Int(other.start) + $0]
    }
  }

  /// The bytes of a key with its escapes resolved.
  ///
  /// Bytes and not characters: two keys that differ only in Unicode normalisation are two keys.
  private func utf8(of key: Int) -> ArraySlice<UInt8> {
    let record = records[key]
    let text = source.bytes[Int(record.start) + 1..<Int(record.end) - 1]
    return record.hasEscapes ? JSONStringDecoder.decode(text)[...] : text
  }

  private mutating func noteDuplicate(_ key: Int, of first: Int) {
    if notedFaults.count >= mostNotedFaults { return }
    let name = keyText(key)
    notedFaults.append(
      JSONFault(
        kind: .duplicateKey(name), range: range(of: key), pointer: pointer.appending(key: name),
        related: range(of: first)))
  }

  func keyText(_ key: Int) -> String { String(decoding: utf8(of: key), as: UTF8.self) }

  func range(of record: Int) -> SourceRange {
    SourceRange(Int(records[record].start), Int(records[record].end))
  }

  /// The way to what is being read: the innermost container, or the value in it that has begun.
  var pointer: JSONPointer {
    open.reduce(JSONPointer()) { pointer, container in
      guard container.isInsideValue else { return pointer }
      return container.kind == .array
        ? pointer.appending(index: container.count)
        : pointer.appending(key: keyText(container.key))
    }
  }
}
