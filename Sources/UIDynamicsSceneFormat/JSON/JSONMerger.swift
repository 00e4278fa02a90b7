// SPDX-License-Identifier: MIT

/// Puts one document over another, as RFC 7396 says: objects are merged, `null` removes a member, and
/// anything else takes the place of what was there.
///
/// Every value keeps its place in the source it comes from, so that messages name the right file.
struct JSONMerger {
  private let target: JSONDocument
  private let patch: JSONDocument
  /// Where the text of the patch begins in the source of both.
  private let offset: Int
  private var records: [JSONDocument.Record] = []
  private var numbers: [Double] = []

  private init(_ target: JSONDocument, _ patch: JSONDocument, offset: Int) {
    (self.target, self.patch, self.offset) = (target, patch, offset)
  }

  /// Merges a patch, which stands in the source behind the text of the target.
  static func merge(
    _ patch: JSONDocument, at offset: Int, into target: JSONDocument, source: SourceText
  ) -> JSONDocument {
    var merger = JSONMerger(target, patch, offset: offset)
    merger.merge(.root, into: .root)
    return JSONDocument(source: source, records: merger.records, numbers: merger.numbers)
  }

  private mutating func merge(_ value: JSONValue, into old: JSONValue?) {
    guard patch.kind(of: value) == .object else { return append(value, of: patch) }
    let old = old.flatMap { target.kind(of: $0) == .object ? $0 : nil }
    let place = records.count
    if let old { appendRecord(old, of: target) } else { appendRecord(value, of: patch) }
    let members = Array(patch.members(of: value))
    // Of two equal keys, which are an error, the first counts.
    let byKey = Dictionary(members.map { (patch.string($0.key), $0) }) { first, _ in first }
    var taken: Set<Int> = []
    for member in old.map({ Array(target.members(of: $0)) }) ?? [] {
      guard let found = byKey[target.string(member.key)] else {
        append(member.key, of: target)
        append(member.value, of: target)
        continue
      }
      taken.insert(found.key.index)
      mergeMember(found, into: member)
    }
    for member in members where !taken.contains(member.key.index) {
      mergeMember(member, into: nil)
    }
    records[place].link = UInt32(records.count)
    records[place].keySigns = .unknown
  }

  private mutating func mergeMember(
    _ member: JSONDocument.Member, into old: JSONDocument.Member?
  ) {
    if patch.kind(of: member.value) == .null { return }
    append(member.key, of: patch)
    merge(member.value, into: old?.value)
  }

  /// Appends a value and all it contains.
  private mutating func append(_ value: JSONValue, of document: JSONDocument) {
    let shift = records.count - value.index
    for index in value.index..<document.index(after: value) {
      appendRecord(JSONValue(index: index), of: document)
      let last = records.count - 1
      if records[last].isContainer {
        records[last].link = UInt32(Int(records[last].link) + shift)
      }
    }
  }

  /// Appends one value; a container still has its old link.
  private mutating func appendRecord(_ value: JSONValue, of document: JSONDocument) {
    let old = document.records[value.index]
    let shift = UInt32(document === patch ? offset : 0)
    var record = JSONDocument.Record(
      kind: old.kind, hasEscapes: old.hasEscapes, keySigns: old.keySigns, start: old.start + shift,
      end: old.end + shift, link: old.link)
    if old.kind == .number {
      record.link = UInt32(numbers.count)
      numbers.append(document.numbers[Int(old.link)])
    }
    records.append(record)
  }
}

extension JSONDocument {
  /// Whether a file that was merged over a scene has taken its place.
  var isRootOfOverlay: Bool { source.part(at: range(of: .root).lower) > 0 }
}
