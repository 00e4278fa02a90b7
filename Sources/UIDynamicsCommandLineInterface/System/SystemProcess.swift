// SPDX-License-Identifier: MIT

package enum SystemProcess {
  /// Installs signal handlers; call it first.
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
