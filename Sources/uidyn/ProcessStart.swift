// SPDX-License-Identifier: MIT

#if os(Linux)
  import Glibc
#endif

/// Runs before Swift's runtime starts.
///
/// The runtime reads the command line from /proc, which may be missing, and looks in the folders around the
/// executable for a program to start after a crash, which anybody may have put there. The C library calls
/// `prepareRuntime` first: it keeps the arguments and switches that program off.
enum ProcessStart {
  fileprivate typealias Words = UnsafeMutablePointer<UnsafeMutablePointer<CChar>?>

  nonisolated(unsafe) fileprivate static var count = 0
  nonisolated(unsafe) fileprivate static var start: Words?

  /// The command-line arguments after the name of the tool.
  static var words: [String] {
    guard let start else { return Array(CommandLine.arguments.dropFirst()) }
    return (0..<count).dropFirst().compactMap { start[$0].map { String(cString: $0) } }
  }
}

#if os(Linux) && compiler(>=6.3)
  // 101 is the first priority that the C and C++ libraries do not reserve.
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
