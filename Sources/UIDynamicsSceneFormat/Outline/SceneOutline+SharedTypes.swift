// SPDX-License-Identifier: MIT

extension SceneOutline {
  /// A hint for a type used as an id when several unnamed behaviors have this type.
  func hint(ofSharedType text: String) -> String? {
    let unnamed = behaviors.filter { !$0.has("id") && $0.string("type") == text }
    // Copies of one object count once.
    let count = Set(unnamed.map { $0.object.index }).count
    if count < 2 { return nil }
    return "\(count) behaviors of type \(quoted(text)) have no id; give the one you mean an \"id\""
  }
}
