// SPDX-License-Identifier: MIT

protocol Due {
  func comes(before other: Self) -> Bool
}

/// A binary heap (Williams, *Algorithm 232: Heapsort*, 1964) of elements in a strict order.
struct DueHeap<Element: Due> {
  private var elements: [Element] = []

  var first: Element? { elements.first }

  mutating func insert(_ element: Element) {
    elements.append(element)
    var index = elements.count - 1
    while index > 0, element.comes(before: elements[(index - 1) / 2]) {
      elements.swapAt(index, (index - 1) / 2)
      index = (index - 1) / 2
    }
  }

  mutating func removeFirst() {
    elements.swapAt(0, elements.count - 1)
    elements.removeLast()
    var index = 0
    while 2 * index + 1 < elements.count {
      var child = 2 * index + 1
      if child + 1 < elements.count, elements[child + 1].comes(before: elements[child]) {
        child += 1
      }
      if !elements[child].comes(before: elements[index]) { return }
      elements.swapAt(index, child)
      index = child
    }
  }
}
