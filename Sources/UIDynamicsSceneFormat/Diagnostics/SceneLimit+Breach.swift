// SPDX-License-Identifier: MIT

extension SceneLimit {
  func excess(actual: some BinaryInteger, allowed: Int) -> String {
    "\(Sentence.count(Int64(actual), noun)) \(actual == 1 ? "exceeds" : "exceed") the limit of"
      + " \(Sentence.number(allowed))"
  }

  /// A message for a run, which stops without knowing the total.
  package func excess(over allowed: Int) -> String {
    "the limit of \(Sentence.count(allowed, noun)) is exceeded (--limit \(rawValue)=N raises it)"
  }

  /// A hint that names the option to raise the limit.
  package func flag(allowing value: some BinaryInteger) -> String {
    value <= ceiling
      ? "raise it with --limit \(rawValue)=\(value)"
      : "it cannot be raised above \(Sentence.number(ceiling))"
  }
}
