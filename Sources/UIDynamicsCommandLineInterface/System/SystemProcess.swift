// SPDX-License-Identifier: MIT

package enum SystemProcess {
  /// Installs signal handlers; call it first.
  package static func prepare() {
    Crash.watch()
    Signals.ignoreFailuresOfWrites()
    occupyStandardStreams()
  }

  /// Reserves the numbers of closed standard streams, so that no file is given one; using them still fails.
  private static func occupyStandardStreams() {
    for number in [STDIN_FILENO, STDOUT_FILENO, STDERR_FILENO] where fcntl(number, F_GETFD) < 0 {
      _ = posixOpen("/dev/null", number == STDIN_FILENO ? O_WRONLY : O_RDONLY, 0)
    }
  }
}
