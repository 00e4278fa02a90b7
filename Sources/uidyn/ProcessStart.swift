// SPDX-License-Identifier: MIT

#if os(Linux)
  import Glibc
#endif

/// Code that runs before Swift's runtime starts.
///
/// The runtime reads the command line from /proc, which may be missing. It also searches the folders around the
/// executable for a program to start after a crash, and an attacker may have put one there. The C library calls
/// `prepareRuntime` first, which keeps the arguments and disables that program.
enum ProcessStart {
  fileprivate typealias Words = UnsafeMutablePointer<UnsafeMutablePointer<CChar>?>

  nonisolated(unsafe) fileprivate static var count = 0
  nonisolated(unsafe) fileprivate static var start: Words?

  /// The command-line arguments after the tool's name.
  static var words: [String] {
    guard let start else { return Array(CommandLine.arguments.dropFirst()) }
    return (0..<count).dropFirst().compactMap { start[$0].map { String(cString: $0) } }
  }
}

#if os(Linux) && compiler(>=6.3)
  // 101 is the first priority not reserved by the C and C++ libraries.
  @used @section(".init_array.00101")
  private let prepareRuntime:
    @convention(c) (Int32, ProcessStart.Words, ProcessStart.Words) -> Void = { count, words, _ in
      (ProcessStart.count, ProcessStart.start) = (Int(count), words)
      let (name, settings): (StaticString, StaticString) = (
        "SWIFT_BACKTRACE", "enable=no,swift-backtrace=/"
      )
      name.utf8Start.withMemoryRebound(to: CChar.self, capacity: name.utf8CodeUnitCount) { name in
        settings.utf8Start.withMemoryRebound(
          to: CChar.self, capacity: settings.utf8CodeUnitCount
        ) { _ = setenv(name, $0, 1) }
      }
    }
#endif
