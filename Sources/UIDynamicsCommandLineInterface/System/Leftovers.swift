// SPDX-License-Identifier: MIT

internal import Glibc
internal import Synchronization

/// Temporary files of processes that could not remove them: they were killed, or the power went.
enum Leftovers {
  /// As many names of a folder are looked at; a longer look would be felt.
  private static let mostNames = 10_000
  /// The folders this process has cleared; `check --update` writes thousands of files to one.
  private static let cleared: Mutex<Set<String>> = Mutex([])

  /// Removes what is certainly nobody's any more: named after a process that does not run, ours, and
  /// not locked, as it would be by a process that this machine or container cannot see.
  static func clear(in folder: FilePath) {
    guard cleared.withLock({ $0.insert(folder.text).inserted }) else { return }
    guard (SystemCall.listFolder.perform { Int32(0) }) == 0, let stream = opendir(folder.text)
    else { return }
    defer { closedir(stream) }
    for _ in 0..<mostNames {
      guard let entry = readdir(stream) else { return }
      guard let (name, process) = leftover(entry), isDead(process) else { continue }
      removeIfAbandoned(folder.child(name))
    }
  }

  /// Takes a name apart that looks like a temporary file's.
  private static func leftover(_ entry: UnsafeMutablePointer<dirent>) -> (String, pid_t)? {
    let name = withUnsafePointer(to: &entry.pointee.d_name) {
      $0.withMemoryRebound(to: CChar.self, capacity: 256) { name in
        strncmp(name, TemporaryFile.prefix, TemporaryFile.prefix.utf8.count) == 0
          ? String(cString: name) : nil
      }
    }
    guard let name else { return nil }
    let numbers = name.dropFirst(TemporaryFile.prefix.count)
      .split(separator: "-", omittingEmptySubsequences: false)
    guard numbers.count == 2, let process = pid_t(numbers[0]), Int(numbers[1]) != nil, process > 0
    else { return nil }
    return (name, process)
  }

  private static func isDead(_ process: pid_t) -> Bool {
    let answer = SystemCall.askForProcess.perform { kill(process, 0) }
    return answer != 0 && errno == ESRCH
  }

  private static func removeIfAbandoned(_ path: FilePath) {
    guard let file = try? FileDescriptor.open(path.text, O_RDONLY | O_NOFOLLOW | O_NONBLOCK)
    else { return }
    defer { try? file.close() }
    guard let status = try? file.status(), status.kind == .regular, status.owner == geteuid(),
      (SystemCall.lock.perform { flock(file.number, LOCK_EX | LOCK_NB) }) == 0
    else { return }
    _ = SystemCall.unlink.perform { unlink(path.text) }
  }
}
