// SPDX-License-Identifier: MIT

/// The findings of one stage, of which a scene from a stranger may cause millions.
struct Findings {
  let limits: SceneLimits
  private let most: Int
  private(set) var list: [Finding] = []
  /// What was said of which value: copies of one object have the same faults.
  private var said: Set<String> = []

  init(_ limits: SceneLimits) { (self.limits, most) = (limits, limits.soughtErrors) }

  /// Whether one more finding would be dropped; a stage may stop then.
  var isFull: Bool { list.count >= most }

  mutating func add(_ finding: Finding) {
    if !isFull, said.insert("\(finding.value.index) \(finding.message)").inserted {
      list.append(finding)
    }
  }
}

/// Who looks at a scene and says what is wrong with it.
protocol SceneCritic {
  var findings: Findings { get set }
}

extension SceneCritic {
  mutating func say(
    _ code: DiagnosticCode, _ message: String, at value: JSONValue, hint: String? = nil,
    notes: [Diagnostic.Note] = [], part: SourceRange? = nil
  ) {
    findings.add(Finding(code, message, at: value, hint: hint, notes: notes, part: part))
  }

  /// Says what is wrong within the text of a string.
  mutating func say(
    _ problem: TextProblem, at value: JSONValue, in document: JSONDocument, of subject: String = ""
  ) {
    say(
      problem.code, subject + problem.message, at: value, hint: problem.hint,
      part: document.place(of: problem.range, in: value))
  }

  /// Keeps where something stands first, and says of what stands there again where that is.
  mutating func checkIsFirst<Thing: Hashable>(
    _ thing: Thing, at value: JSONValue, in document: JSONDocument,
    _ first: inout [Thing: JSONValue], _ code: DiagnosticCode,
    _ sentence: @autoclosure () -> String
  ) {
    guard let earlier = first[thing] else { return first[thing] = value }
    say(
      code, sentence(), at: value,
      notes: [.init("given here first", at: document.place(of: earlier))])
  }

  /// Says that there is more than a limit allows, and with which flag it does.
  mutating func sayExceeded(_ limit: SceneLimit, at value: JSONValue, actual: some BinaryInteger) {
    let allowed = findings.limits[limit]
    say(
      .limitExceeded, limit.excess(actual: actual, allowed: allowed), at: value,
      hint: limit.flag(allowing: actual))
  }

  /// Says that there is more than a limit allows, where nobody counts how much.
  mutating func sayExceeded(_ limit: SceneLimit, at value: JSONValue) {
    say(.limitExceeded, limit.excess(over: findings.limits[limit]), at: value)
  }
}
