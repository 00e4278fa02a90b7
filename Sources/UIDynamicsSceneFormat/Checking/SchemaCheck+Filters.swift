// SPDX-License-Identifier: MIT

/// Which copies of behaviors are there at all.
extension SchemaCheck {
  /// Works out every `where`, once, and takes what it leaves out from the names of the scene.
  mutating func leaveOut() {
    let outer = (scope.moment, scope.isInEach, scope.bind(nil))
    (scope.moment, scope.isInEach) = (.load, true)
    var omitted: Set<SceneCopies.Key> = []
    for (reader, each) in scope.copiedBehaviors where !brokenFilters.contains(reader.object) {
      guard let value = reader.value(SceneSchema.filter.name) else { continue }
      scope.bind(each)
      switch holds(value) {
      case true?: break
      case false?:
        omitted.insert(SceneCopies.Key(object: reader.object.index, copy: each.index))
      case nil: brokenFilters.insert(reader.object)
      }
    }
    (scope.moment, scope.isInEach) = (outer.0, outer.1)
    scope.bind(outer.2)
    if omitted.isEmpty { return }
    copies.omitted = omitted
    leaveOut(omitted)
  }

  /// Of a `where` that there is no item for, what can be said without one.
  mutating func checkFilterSyntax(_ behavior: JSONValue) {
    let subject = Subject.row(SceneSchema.filter)
    guard let value = document.value(SceneSchema.filter.name, in: behavior),
      checkType(value, .condition, subject)
    else { return }
    if document.isExpression(value) || document.string(value) == "" {
      checkCondition(value, subject)
    }
  }

  /// Whether a `where` is true of the item; nil where it cannot be told.
  private mutating func holds(_ value: JSONValue) -> Bool? {
    let count = findings.list.count
    let subject = Subject.row(SceneSchema.filter)
    guard checkType(value, .condition, subject) else { return nil }
    let result = checkCondition(value, subject)
    return findings.list.count == count ? result?.truth : nil
  }
}
