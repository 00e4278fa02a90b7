// SPDX-License-Identifier: MIT

/// The process as such: what it does with signals before anything else.
package enum SystemProcess {
  /// To be called first, before there is anything to lose.
  package static func prepare() {
    Crash.watch()
    Signals.ignoreFailuresOfWrites()
  }
}
