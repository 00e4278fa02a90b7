// SPDX-License-Identifier: MIT

#if canImport(Darwin)
  @_exported import Darwin

  private var environ: UnsafeMutablePointer<UnsafeMutablePointer<CChar>?>? {
    _NSGetEnviron().pointee
  }
  private var noActions: posix_spawn_file_actions_t? { nil }
#else
  @_exported import Glibc

  private var noActions: posix_spawn_file_actions_t { posix_spawn_file_actions_t() }
#endif

/// Returns the time that a program takes from start to exit, in ns; its output is discarded.
func startToExit(_ arguments: [String]) -> Double {
  var actions = noActions
  posix_spawn_file_actions_init(&actions)
  defer { posix_spawn_file_actions_destroy(&actions) }
  posix_spawn_file_actions_addopen(&actions, STDOUT_FILENO, "/dev/null", O_WRONLY, 0)

  var words = arguments.map { strdup($0) }
  defer { words.forEach { free($0) } }
  words.append(nil)
  let start = wallNanoseconds()
  var child: pid_t = 0
  guard posix_spawn(&child, arguments[0], &actions, nil, words, environ) == 0 else {
    fatalError("\(arguments[0]) cannot be started.")
  }
  var status: Int32 = 0
  waitpid(child, &status, 0)
  guard status == 0 else { fatalError("\(arguments.joined(separator: " ")) failed.") }
  return wallNanoseconds() - start
}
