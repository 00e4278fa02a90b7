// SPDX-License-Identifier: MIT

/// The findings of a stage, limited because a hostile scene can cause millions.
struct Findings {
  let limits: SceneLimits
  private let document: JSONDocument
  private let most: Int
  private(set) var list: [Finding] = []
  /// The findings so far, to avoid duplicates, since copies of one object have the same faults.
  private var reported: Set<String> = []

  init(_ document: JSONDocument, _ limits: SceneLimits) {
    (self.document, self.limits, most) = (document, limits, limits.soughtErrors)
  }

  /// True if further findings are dropped, so a stage can stop.
  var isFull: Bool { list.count >= most }

  mutating func add(_ finding: Finding) {
    if isFull { return }
    let index = document.original(of: finding.value).index
    if reported.insert("\(index) \(finding.message)").inserted { list.append(finding) }
  }
}

protocol SceneCritic {
  var findings: Findings { get set }
}

extension SceneCritic {
  mutating func report(
    _ code: DiagnosticCode, _ message: String, at value: JSONValue, hint: String? = nil,
    notes: [Diagnostic.Note] = [], part: SourceRange? = nil
  ) {
    findings.add(Finding(code, message, at: value, hint: hint, notes: notes, part: part))
  }

  mutating func report(
    _ problem: TextProblem, at value: JSONValue, in document: JSONDocument, of subject: String = ""
  ) {
    report(
      problem.code, subject + problem.message, at: value, hint: problem.hint,
      part: document.sourceRange(of: problem.range, in: value))
  }

  /// Records the first occurrence, and reports later ones with a note that points to the first.
  mutating func checkIsFirst<Thing: Hashable>(
    _ thing: Thing, at value: JSONValue, in document: JSONDocument,
    _ first: inout [Thing: JSONValue], _ code: DiagnosticCode,
    _ sentence: @autoclosure () -> String
  ) {
    guard let earlier = first[thing] else { return first[thing] = value }
    report(
      code, sentence(), at: value,
      notes: [.init("first used here", at: document.mark(of: earlier))])
  }

  mutating func reportExceeded(_ limit: SceneLimit, at value: JSONValue, actual: some BinaryInteger)
  {
    let allowed = findings.limits[limit]
    report(
      .limitExceeded, limit.excess(actual: actual, allowed: allowed), at: value,
      hint: limit.flag(allowing: actual))
  }

  mutating func reportExceeded(_ limit: SceneLimit, at value: JSONValue) {
    report(.limitExceeded, limit.excess(over: findings.limits[limit]), at: value)
  }
}
