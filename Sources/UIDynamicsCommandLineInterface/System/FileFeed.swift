// SPDX-License-Identifier: MIT

internal import UIDynamicsTrajectory

/// Reads a file in portions; closes it when released.
final class FileFeed {
  private static let portion = 1 << 18

  private let descriptor: FileDescriptor
  /// In bytes.
  private(set) var count = 0

  init(_ path: String, _ rule: FileRule = .named) throws(SystemError) {
    descriptor = try rule.open(path)
  }

  deinit { try? descriptor.close() }

  func next() throws(RecordFault) -> [UInt8] {
    do throws(SystemError) {
      let bytes = try descriptor.read(atMost: Self.portion)
      count += bytes.count
      return bytes
    } catch {
      throw RecordFault("cannot be read: \(error.reason)")
    }
  }
}
