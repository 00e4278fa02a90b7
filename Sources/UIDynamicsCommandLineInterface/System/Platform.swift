// SPDX-License-Identifier: MIT

// The C library, and everything that Linux and Darwin call by different names.

#if canImport(Darwin)
  @_exported public import Darwin

  let streamSocket = SOCK_STREAM
  /// Signals of closed connections are ignored by the process.
  let withoutSignal: Int32 = 0
  var noThread: pthread_t? { nil }

  /// Writes a file through to the disk, because `fsync` on Darwin stops at the cache of the drive.
  func synchronizeFile(_ number: Int32) -> Int32 {
    fcntl(number, F_FULLFSYNC) == 0 ? 0 : fsync(number)
  }

  func startTimer(_ time: inout itimerval) { setitimer(ITIMER_REAL, &time, nil) }

  /// The path of the running executable, without links; nil if the system does not know it.
  func executablePath() -> String? {
    var size = UInt32(PATH_MAX)
    let text = UnsafeMutablePointer<CChar>.allocate(capacity: Int(size))
    defer { text.deallocate() }
    guard _NSGetExecutablePath(text, &size) == 0 else { return nil }
    return try? FilePath(String(cString: text)).resolved().text
  }

  extension sigaction {
    var handler: SignalHandler? {
      get { __sigaction_u.__sa_handler }
      set { __sigaction_u.__sa_handler = newValue }
    }
  }

  extension stat {
    var modified: timespec { st_mtimespec }
  }
#else
  @_exported public import Glibc

  let streamSocket = Int32(SOCK_STREAM.rawValue)
  let withoutSignal = Int32(MSG_NOSIGNAL)
  var noThread: pthread_t { pthread_t() }

  func synchronizeFile(_ number: Int32) -> Int32 { fsync(number) }

  func startTimer(_ time: inout itimerval) {
    setitimer(__itimer_which_t(ITIMER_REAL.rawValue), &time, nil)
  }

  extension sigaction {
    var handler: SignalHandler? {
      get { __sigaction_handler.sa_handler }
      set { __sigaction_handler.sa_handler = newValue }
    }
  }

  extension stat {
    var modified: timespec { st_mtim }
  }
#endif

typealias SignalHandler = @convention(c) (Int32) -> Void

// Calls that share their names with methods of this module.

func posixOpen(_ path: String, _ flags: Int32, _ mode: mode_t) -> Int32 { open(path, flags, mode) }
func posixRead(_ file: Int32, _ bytes: UnsafeMutableRawPointer?, _ count: Int) -> Int {
  read(file, bytes, count)
}
func posixWrite(_ file: Int32, _ bytes: UnsafeRawPointer?, _ count: Int) -> Int {
  write(file, bytes, count)
}
func posixSend(_ file: Int32, _ bytes: UnsafeRawPointer?, _ count: Int) -> Int {
  send(file, bytes, count, withoutSignal)
}
func posixClose(_ file: Int32) -> Int32 { close(file) }
func posixRename(_ path: String, _ other: String) -> Int32 { rename(path, other) }
func posixAccept(_ socket: Int32) -> Int32 { accept(socket, nil, nil) }
