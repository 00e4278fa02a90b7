// SPDX-License-Identifier: MIT

import TestSupport

/// A process that inherits no signal mask, ignored signals, or open files.
///
/// Foundation's `Process` passes on the signal mask of the test's thread, which blocks the signals under test.
struct ChildProcess {
  let id: pid_t

  struct Failure: Error {
    let code: Int32
  }

  struct End: Equatable {
    var code: Int32?
    var signal: Int32?
  }

  init(
    _ words: [String], folder: String, output: String = "/dev/null",
    messages: String = "/dev/null"
  ) throws {
    var actions = posix_spawn_file_actions_t()
    posix_spawn_file_actions_init(&actions)
    defer { posix_spawn_file_actions_destroy(&actions) }
    posix_spawn_file_actions_addopen(&actions, 0, "/dev/null", O_RDONLY, 0)
    posix_spawn_file_actions_addopen(&actions, 1, output, O_WRONLY | O_CREAT, 0o600)
    posix_spawn_file_actions_addopen(&actions, 2, messages, O_WRONLY | O_CREAT, 0o600)

    var attributes = posix_spawnattr_t()
    posix_spawnattr_init(&attributes)
    defer { posix_spawnattr_destroy(&attributes) }
    var (none, all) = (sigset_t(), sigset_t())
    sigemptyset(&none)
    sigfillset(&all)
    posix_spawnattr_setsigmask(&attributes, &none)
    posix_spawnattr_setsigdefault(&attributes, &all)
    posix_spawnattr_setflags(
      &attributes, Int16(POSIX_SPAWN_SETSIGMASK | POSIX_SPAWN_SETSIGDEF))

    let environment =
      [
        "uidyn=\(Tool.path)", "PATH=/usr/bin:/bin", "LLVM_PROFILE_FILE=\(Self.profile(of: words))",
      ] + SanitizerOptions.environment.map { "\($0.key)=\($0.value)" }
    // `exec` replaces the shell with the program but keeps the process ID.
    let shell = ["/bin/sh", "-c", "cd \"$0\" && exec \"$@\"", folder]
    var arguments = (shell + words).map { strdup($0) } + [nil]
    var variables = environment.map { strdup($0) } + [nil]
    defer { for text in arguments + variables { free(text) } }
    var id: pid_t = 0
    let code = posix_spawn(&id, shell[0], &actions, &attributes, &arguments, &variables)
    guard code == 0 else { throw Failure(code: code) }
    self.id = id
  }

  /// The path of the coverage profile: one file per child under `make coverage`, otherwise /dev/null.
  ///
  /// Children with resource limits cannot write a profile.
  private static func profile(of words: [String]) -> String {
    let hasLimits = words.contains { $0.contains("ulimit") }
    guard !hasLimits, let folder = getenv("CHILD_PROFILES") else { return "/dev/null" }
    return String(cString: folder) + "/%c%p.profraw"
  }

  func send(_ signal: Int32) {
    kill(id, signal)
  }

  func wait() -> End {
    var status: Int32 = 0
    while waitpid(id, &status, 0) < 0 && errno == EINTR {}
    // Decodes the status as Linux encodes it, because Swift cannot import the C macros.
    let signal = status & 0x7F
    return signal == 0 ? End(code: status >> 8 & 0xFF) : End(signal: signal)
  }
}
