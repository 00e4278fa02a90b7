// SPDX-License-Identifier: MIT

package enum Plural {
  /// Returns the plural, or the singular for 1; in "pairs of items", the first word changes.
  package static func noun(_ plural: String, for count: some BinaryInteger) -> String {
    if count != 1 { return plural }
    let word = plural.prefix { $0 != " " }
    let rest = plural.dropFirst(word.count)
    if word.hasSuffix("ies") { return String(word.dropLast(3) + "y" + rest) }
    return String(word.dropLast(word.hasSuffix("ches") ? 2 : 1) + rest)
  }
}
