// SPDX-License-Identifier: MIT

extension SchemaCheck {
  /// Returns the copies of behaviors whose `where` is false.
  mutating func omittedCopies() -> Set<Int> {
    var omitted: Set<Int> = []
    let acting = scope.outline.acting
    for (index, each) in acting.eaches.sorted(by: { $0.key < $1.key }) {
      let object = acting.readers[index].object
      guard let value = acting.readers[index].value(SceneSchema.filter.name),
        !work.brokenFilters.contains(document.original(of: object))
      else { continue }
      let setting = ExpressionSetting(isInEach: true, binding: .each(each))
      switch holds(value, setting) {
      case true?: break
      case false?: omitted.insert(object.index)
      case nil: work.brokenFilters.insert(document.original(of: object))
      }
    }
    return omitted
  }

  /// Checks the syntax of a `where`, without evaluating it for an item.
  mutating func checkFilterSyntax(_ behavior: JSONValue, _ setting: ExpressionSetting) {
    let subject = Subject(.row(SceneSchema.filter), setting)
    guard let value = document.value(SceneSchema.filter.name, in: behavior),
      checkType(value, .condition, subject)
    else { return }
    if document.isExpression(value) || document.string(value) == "" {
      checkCondition(value, subject)
    }
  }

  /// The value of a `where`; `nil` if it has a problem.
  private mutating func holds(_ value: JSONValue, _ setting: ExpressionSetting) -> Bool? {
    let count = findings.list.count
    let subject = Subject(.row(SceneSchema.filter), setting)
    guard checkType(value, .condition, subject) else { return nil }
    let result = checkCondition(value, subject)
    return findings.list.count == count ? result?.truth : nil
  }
}
