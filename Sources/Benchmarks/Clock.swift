// SPDX-License-Identifier: MIT

/// Returns the wall-clock time, in ns since an arbitrary origin.
func wallNanoseconds() -> Double { now(on: CLOCK_MONOTONIC) }

/// Returns the processor time that some work takes, in ns; other programs hardly affect it.
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
