// SPDX-License-Identifier: MIT

extension SceneTargets {
  /// The path of a `set`, split at the first period.
  struct Path {
    let id: String
    let property: String
    private let rangeOfID: SourceRange
    private let rangeOfProperty: SourceRange
    private let hint: (ExpressionDoubt) -> String?

    static let readOnly = "can be read but not set"

    init(_ text: String, _ hint: @escaping (ExpressionDoubt) -> String?) {
      self.hint = hint
      id = String(text.prefix { $0 != "." })
      property = String(text.dropFirst(id.count + 1))
      let (whole, first) = (text.utf8.count, id.utf8.count)
      rangeOfID = SourceRange(0, first)
      rangeOfProperty = first < whole ? SourceRange(first + 1, whole) : rangeOfID
    }

    func problem(
      _ code: DiagnosticCode, _ message: String, hint: String? = nil, isOfProperty: Bool = false
    ) -> TextProblem {
      TextProblem(code, message, at: isOfProperty ? rangeOfProperty : rangeOfID, hint: hint)
    }

    func missingProperty(_ example: String) -> TextProblem {
      problem(
        .unknownProperty, "\(quoted(id)) cannot be set as a whole",
        hint: "set a property, such as \(quoted("\(id).\(example)"))")
    }

    /// The problem of a property; `obstacle` states why an existing one is not settable: "can be read but not set".
    func noProperty(
      _ name: String? = nil, among candidates: [String], obstacle: String?, hint: String? = nil
    ) -> TextProblem {
      let name = name ?? property
      let list =
        (1...12).contains(candidates.count)
        ? "\(Sentence.list(candidates, "and")) can be set" : nil
      return problem(
        obstacle == nil ? .unknownProperty : .readOnly,
        obstacle.map { "\(quoted(name)) of \(quoted(id)) \($0)" }
          ?? "\(quoted(id)) has no property \(quoted(name))",
        hint: hint ?? self.hint(.target(name, among: candidates))
          ?? (obstacle != nil ? nil : Suggestion.hint(for: name, among: candidates)) ?? list,
        isOfProperty: true)
    }
  }
}
