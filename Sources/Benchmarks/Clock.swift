// SPDX-License-Identifier: MIT

/// The clock on the wall, ns from some point in the past.
func wallNanoseconds() -> Double { now(on: CLOCK_MONOTONIC) }

/// How long a piece of work keeps the processor busy, ns; other programs disturb it little.
func processorNanoseconds(_ work: () -> Void) -> Double {
  let start = now(on: CLOCK_PROCESS_CPUTIME_ID)
  work()
  return now(on: CLOCK_PROCESS_CPUTIME_ID) - start
}

private func now(on clock: clockid_t) -> Double {
  var time = timespec()
  clock_gettime(clock, &time)
  return Double(time.tv_sec) * 1e9 + Double(time.tv_nsec)
}
