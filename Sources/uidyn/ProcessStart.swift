// SPDX-License-Identifier: MIT

import Glibc

/// What has to be done before Swift's runtime looks around.
///
/// The runtime takes the words of the command line from /proc, and looks for a program to start when
/// this one crashes: in the folders around the executable, whoever wrote there. Neither is wanted, and
/// without /proc neither works. The C library calls the first function below before the runtime's own.
enum ProcessStart {
  fileprivate typealias Words = UnsafeMutablePointer<UnsafeMutablePointer<CChar>?>

  nonisolated(unsafe) fileprivate static var count = 0
  nonisolated(unsafe) fileprivate static var start: Words?

  /// The words of the command line behind the name of the tool.
  static var words: [String] {
    guard let start else { return Array(CommandLine.arguments.dropFirst()) }
    return (0..<count).dropFirst().compactMap { start[$0].map { String(cString: $0) } }
  }
}

#if compiler(>=6.3)
  // 101 is the first place that the C and C++ libraries do not keep for themselves.
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

  /// What `CommandLine` asks for the words; the place of the argument is for their number.
  ///
  /// As the function is here, the linker leaves out the runtime's file of that name, which reads
  /// /proc/self/maps line by line at each start to find them: 60,000 instructions.
  @c(_swift_stdlib_getUnsafeArgvArgc)
  func commandLineWords(_ count: UnsafeMutablePointer<Int32>) -> UnsafeMutableRawPointer? {
    count.pointee = Int32(ProcessStart.count)
    return UnsafeMutableRawPointer(ProcessStart.start)
  }
#endif
