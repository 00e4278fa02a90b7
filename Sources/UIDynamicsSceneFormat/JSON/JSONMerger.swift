// SPDX-License-Identifier: MIT

internal import UIDynamicsNumerics

/// Merges a patch into a document by RFC 7396: objects are merged, `null` removes a member, and
/// anything else replaces the old value.
///
/// Values keep their source positions, so messages name the right file.
struct JSONMerger: ~Copyable {
  private let target: JSONDocument
  private let patch: JSONDocument
  private let offset: Int
  private var records = FlatList<JSONDocument.Record>(reserving: 0)
  private var keys = KeyNumbers()
  private let source: SourceText

  private init(_ target: JSONDocument, _ patch: JSONDocument, offset: Int, _ source: SourceText) {
    (self.target, self.patch, self.offset, self.source) = (target, patch, offset, source)
  }

  /// The patch follows the target in the combined source.
  static func merge(
    _ patch: JSONDocument, at offset: Int, into target: JSONDocument, source: SourceText
  ) -> JSONDocument {
    var merger = JSONMerger(target, patch, offset: offset, source)
    merger.merge(.root, into: .root)
    let keys = merger.keys
    return JSONDocument(JSONTape(merger.records), of: source, keys)
  }

  private mutating func merge(_ value: JSONValue, into old: JSONValue?) {
    let target = target
    guard patch.kind(of: value) == .object else { return append(value, of: patch) }
    let old = old.flatMap { target.kind(of: $0) == .object ? $0 : nil }
    let place = records.count
    if let old { appendRecord(old, of: target) } else { appendRecord(value, of: patch) }
    let members = Array(patch.members(of: value))
    // The first of equal keys counts; duplicates are already reported.
    let byKey = Dictionary(firstOf: members.map { (patch.string($0.key), $0) })
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
  }

  private mutating func mergeMember(
    _ member: JSONDocument.Member, into old: JSONDocument.Member?
  ) {
    if patch.kind(of: member.value) == .null { return }
    append(member.key, of: patch)
    merge(member.value, into: old?.value)
  }

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

  /// Appends one record; a container keeps its old link for now.
  private mutating func appendRecord(_ value: JSONValue, of document: JSONDocument) {
    var record = document.records[value.index]
    let shift = UInt32(document === patch ? offset : 0)
    record.start += shift
    if record.kind != .number { record.end += shift }
    // Key numbers of the merged document differ.
    record.keySigns = .unknown
    if record.kind == .string, record.link != KeyNumbers.none {
      record.link = number(ofKey: record)
    }
    records.append(record)
  }

  private mutating func number(ofKey record: JSONDocument.Record) -> UInt32 {
    source.bytes.withUnsafeBufferPointer { UInt32(keys.number(ofKeyAt: record.inside, in: $0)) }
  }
}

extension JSONDocument {
  /// True if an overlay has replaced the whole scene.
  var isRootOfOverlay: Bool { source.part(at: range(of: .root).lower) > 0 }
}
