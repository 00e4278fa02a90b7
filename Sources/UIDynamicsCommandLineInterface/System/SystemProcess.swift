// SPDX-License-Identifier: MIT

/// The process as such: what it does with signals before anything else.
package enum SystemProcess {
  /// To be called first, before there is anything to lose.
  package static func prepare() {
    Crash.watch()
    Signals.ignoreFailuresOfWrites()
  }

  /// The most memory that the process has had so far, in bytes.
  static var peakMemory: Int {
    var usage = rusage()
    return getrusage(ownUsage, &usage) == 0 ? Int(usage.ru_maxrss) * memoryUnit : 0
  }
}
