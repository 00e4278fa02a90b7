// SPDX-License-Identifier: MIT

extension SceneOutline {
  /// What to do where a type is taken for the id of a behavior, and several of that type have none; nil for
  /// other names.
  func hint(ofSharedType text: String) -> String? {
    let unnamed = behaviors.filter { !$0.has("id") && $0.string("type") == text }
    // The copies of one description count once.
    let count = Set(unnamed.map { $0.object.index }).count
    if count < 2 { return nil }
    return "\(count) behaviors of type \(quoted(text)) have no id, so none of them is called"
      + " \(quoted(text)); give the one you mean an \"id\""
  }
}
