// SPDX-License-Identifier: MIT

internal import TestSupport

/// What a generated scene is like: how full, how extreme, how lively.
struct Taste {
  /// How likely a number lies at an end of its range.
  let extremes: Double
  /// How likely a key is there that may be left out.
  let density: Double
  /// How likely an expression stands where one may.
  let expressions: Double
  /// How many views, items and behaviors there are at most.
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

  /// One of some things, of which there must be any.
  mutating func element<Element>(of elements: [Element]) -> Element {
    elements[integer(in: 0...elements.count - 1)]
  }

  /// One of some things, nil if there are none.
  mutating func pick<Element>(_ elements: [Element]) -> Element? {
    elements.isEmpty ? nil : element(of: elements)
  }

  /// Some of some things, each at most once, in an order of chance.
  mutating func some<Element>(_ elements: [Element], atMost most: Int) -> [Element] {
    var (rest, taken) = (elements, [Element]())
    for _ in 0..<integer(in: 0...min(most, elements.count)) {
      taken.append(rest.remove(at: integer(in: 0...rest.count - 1)))
    }
    return taken
  }
}
