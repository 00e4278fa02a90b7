// SPDX-License-Identifier: MIT

extension SceneLimit {
  /// The sentence for a breach: what there is and what is allowed.
  func excess(actual: Int, allowed: Int) -> String {
    "\(Sentence.number(actual)) \(noun) exceed the limit of \(Sentence.number(allowed))"
  }

  /// The sentence for a breach by a run, which cannot tell how much there would be.
  package func excess(over allowed: Int) -> String {
    "more than \(Sentence.number(allowed)) \(noun) exceed the limit"
      + " (--limit \(rawValue)=N raises it)"
  }

  /// The hint for a breach: the flag that lifts the limit.
  package func flag(allowing value: Int) -> String {
    value <= ceiling
      ? "--limit \(rawValue)=\(value) allows it"
      : "no flag allows more than \(Sentence.number(ceiling)) \(noun)"
  }
}
