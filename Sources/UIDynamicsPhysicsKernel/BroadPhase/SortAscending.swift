// SPDX-License-Identifier: MIT

/// Sorts without allocating memory; recursing into the shorter part limits the depth to log₂(count).
///
/// Uses quicksort with insertion sort for short runs (Sedgewick, *Implementing Quicksort Programs*, 1978).
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

/// Hoare's partition: no number before the returned index is greater than any number after it.
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
