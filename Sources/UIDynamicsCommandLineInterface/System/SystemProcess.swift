// SPDX-License-Identifier: MIT

package enum SystemProcess {
  /// Installs signal handlers; call it first.
  package static func prepare() {
    Crash.watch()
    Signals.ignoreFailuresOfWrites()
  }
}
