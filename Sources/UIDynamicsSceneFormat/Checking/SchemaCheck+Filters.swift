// SPDX-License-Identifier: MIT

extension SchemaCheck {
  /// Evaluates each `where` once, and removes the filtered copies from the names.
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

  /// Checks the syntax of a `where` without items.
  mutating func checkFilterSyntax(_ behavior: JSONValue) {
    let subject = Subject.row(SceneSchema.filter)
    guard let value = document.value(SceneSchema.filter.name, in: behavior),
      checkType(value, .condition, subject)
    else { return }
    if document.isExpression(value) || document.string(value) == "" {
      checkCondition(value, subject)
    }
  }

  /// Nil after a problem.
  private mutating func holds(_ value: JSONValue) -> Bool? {
    let count = findings.list.count
    let subject = Subject.row(SceneSchema.filter)
    guard checkType(value, .condition, subject) else { return nil }
    let result = checkCondition(value, subject)
    return findings.list.count == count ? result?.truth : nil
  }
}
