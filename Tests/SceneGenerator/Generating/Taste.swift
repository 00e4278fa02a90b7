// SPDX-License-Identifier: MIT

internal import TestSupport

/// The character of a generated scene.
struct Taste {
  /// The probability that a number is extreme.
  let extremes: Double
  /// The probability of an optional key.
  let density: Double
  /// The probability of an expression where one is allowed.
  let expressions: Double
  /// The maximum number of views and of behaviors; half of it for items.
  let crowd: Int

  init(_ random: inout SplitMix64) {
    extremes = random.element(of: [0, 0.05, 0.3, 1])
    density = random.element(of: [0.1, 0.3, 0.7])
    expressions = random.element(of: [0, 0.1, 0.4])
    crowd = random.element(of: [2, 4, 8, 12])
  }
}

extension SplitMix64 {
  mutating func chance(_ probability: Double) -> Bool { double(in: 0..<1) < probability }

  /// Returns a random element of a nonempty array.
  mutating func element<Element>(of elements: [Element]) -> Element {
    elements[integer(in: 0...elements.count - 1)]
  }

  /// Returns a random element, or `nil` if there are none.
  mutating func pick<Element>(_ elements: [Element]) -> Element? {
    elements.isEmpty ? nil : element(of: elements)
  }

  /// Returns a random number of distinct elements in random order.
  mutating func some<Element>(_ elements: [Element], atMost most: Int) -> [Element] {
    var (rest, taken) = (elements, [Element]())
    for _ in 0..<integer(in: 0...min(most, elements.count)) {
      taken.append(rest.remove(at: integer(in: 0...rest.count - 1)))
    }
    return taken
  }
}
