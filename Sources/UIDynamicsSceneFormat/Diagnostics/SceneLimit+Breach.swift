// SPDX-License-Identifier: MIT

extension SceneLimit {
  /// The sentence for a breach: what there is and what is allowed.
  func excess(actual: some BinaryInteger, allowed: Int) -> String {
    "\(Sentence.count(Int64(actual), noun)) \(actual == 1 ? "exceeds" : "exceed") the limit of"
      + " \(Sentence.number(allowed))"
  }

  /// The sentence for a breach by a run, which cannot tell how much there would be.
  package func excess(over allowed: Int) -> String {
    "more than \(Sentence.count(allowed, noun)) \(allowed == 1 ? "exceeds" : "exceed") the limit"
      + " (--limit \(rawValue)=N raises it)"
  }

  /// The hint for a breach: the flag that lifts the limit.
  package func flag(allowing value: some BinaryInteger) -> String {
    value <= ceiling
      ? "--limit \(rawValue)=\(value) allows it"
      : "no flag allows more than \(Sentence.count(ceiling, noun))"
  }
}
