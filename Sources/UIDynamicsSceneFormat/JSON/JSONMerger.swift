// SPDX-License-Identifier: MIT

internal import UIDynamicsNumerics

/// Merges a patch into a document as defined by RFC 7396: objects are merged, `null` removes a member, and
/// anything else replaces the old value.
///
/// Values keep their source positions, so messages refer to the right file.
struct JSONMerger: ~Copyable {
  private let target: JSONDocument
  private let patch: JSONDocument
  private let offset: Int
  private var writer: TapeWriter

  /// Merges the patch; its text follows the target's in the combined source, at `offset`.
  static func merge(
    _ patch: JSONDocument, at offset: Int, into target: JSONDocument, source: SourceText
  ) -> JSONDocument {
    var merger = JSONMerger(
      target: target, patch: patch, offset: offset, writer: TapeWriter(source))
    merger.merge(.root, into: .root)
    return merger.writer.document()
  }

  private mutating func merge(_ value: JSONValue, into old: JSONValue?) {
    let target = target
    guard patch.kind(of: value) == .object else { return append(value, of: patch) }
    let old = old.flatMap { target.kind(of: $0) == .object ? $0 : nil }
    let container = writer.open(
      old ?? value, of: old == nil ? patch : target, from: offset(old == nil))
    let members = Array(patch.members(of: value))
    // The first of several equal keys counts; duplicates are already reported.
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
    writer.close(container)
  }

  private mutating func mergeMember(
    _ member: JSONDocument.Member, into old: JSONDocument.Member?
  ) {
    if patch.kind(of: member.value) == .null { return }
    append(member.key, of: patch)
    merge(member.value, into: old?.value)
  }

  private mutating func append(_ value: JSONValue, of document: JSONDocument) {
    writer.append(value, of: document, from: offset(document === patch))
  }

  private func offset(_ isOfPatch: Bool) -> Int { isOfPatch ? offset : 0 }
}

extension JSONDocument {
  /// True if an overlay has replaced the entire scene.
  var isRootOfOverlay: Bool { source.part(at: range(of: .root).lower) > 0 }
}
