// SPDX-License-Identifier: MIT

/// Sorts numbers in place without allocating, which the standard library's sort does not promise.
///
/// Quicksort with the middle of three as pivot, insertion sort for short runs (Sedgewick,
/// *Implementing Quicksort Programs*, 1978). Equal numbers cannot be told apart, so no tie can
/// change a result. Only the shorter part recurses: the depth stays below 2·log₂(count).
func sortAscending(_ numbers: UnsafeMutablePointer<UInt64>, count: Int) {
  var (base, count) = (numbers, count)
  while count > 16 {
    let split = partition(base, count)
    if split < count - split {
      sortAscending(base, count: split)
      base += split
      count -= split
    } else {
      sortAscending(base + split, count: count - split)
      count = split
    }
  }
  insertionSort(base, count)
}

private func insertionSort(_ numbers: UnsafeMutablePointer<UInt64>, _ count: Int) {
  if count < 2 { return }
  for i in 1..<count {
    let number = numbers[i]
    var j = i
    while j > 0 && numbers[j - 1] > number {
      numbers[j] = numbers[j - 1]
      j -= 1
    }
    numbers[j] = number
  }
}

/// Hoare's partition: afterwards no number before the returned index exceeds one from it on.
private func partition(_ numbers: UnsafeMutablePointer<UInt64>, _ count: Int) -> Int {
  let (a, b, c) = (numbers[0], numbers[count / 2], numbers[count - 1])
  let pivot = max(min(a, b), min(max(a, b), c))
  var (i, j) = (0, count - 1)
  while true {
    while numbers[i] < pivot { i += 1 }
    while numbers[j] > pivot { j -= 1 }
    if i >= j { return max(i, 1) }
    (numbers[i], numbers[j]) = (numbers[j], numbers[i])
    i += 1
    j -= 1
  }
}
