// SPDX-License-Identifier: MIT

import Glibc

/// How long a piece of work takes on the clock on the wall, ns.
func wallNanoseconds(_ work: () -> Void) -> Double { nanoseconds(on: CLOCK_MONOTONIC, work) }

/// How long a piece of work keeps the processor busy, ns; other programs disturb it little.
func processorNanoseconds(_ work: () -> Void) -> Double {
  nanoseconds(on: CLOCK_PROCESS_CPUTIME_ID, work)
}

private func nanoseconds(on clock: clockid_t, _ work: () -> Void) -> Double {
  let start = now(on: clock)
  work()
  return now(on: clock) - start
}

private func now(on clock: clockid_t) -> Double {
  var time = timespec()
  clock_gettime(clock, &time)
  return Double(time.tv_sec) * 1e9 + Double(time.tv_nsec)
}

/// The middle one of several measurements; other programs disturb the outer ones most.
func medianNanoseconds(of runs: Int, _ measure: () -> Double) -> Double {
  (0..<runs).map { _ in measure() }.sorted()[runs / 2]
}

/// A line of the table with its numbers in columns.
func row(_ name: String, _ nanoseconds: Double, _ milliseconds: Double) -> String {
  padded(name, to: 24, after: true) + padded(decimals(nanoseconds, 0), to: 22)
    + padded(decimals(milliseconds, 3), to: 18)
}

/// A number with a fixed count of decimals.
func decimals(_ number: Double, _ count: Int) -> String {
  var scale = 1
  for _ in 0..<count { scale *= 10 }
  let whole = Int((number * Double(scale)).rounded())
  if count == 0 { return String(whole) }
  let digits = String(whole % scale)
  return "\(whole / scale)." + String(repeating: "0", count: count - digits.count) + digits
}

/// A text with spaces before it, or after it, up to a width.
private func padded(_ text: String, to width: Int, after: Bool = false) -> String {
  let spaces = String(repeating: " ", count: max(0, width - text.count))
  return after ? text + spaces : spaces + text
}
