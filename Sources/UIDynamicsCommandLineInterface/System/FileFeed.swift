// SPDX-License-Identifier: MIT

internal import UIDynamicsTrajectory

/// Reads a file in portions; closes it when released.
final class FileFeed {
  private static let portion = 1 << 18

  private let descriptor: FileDescriptor
  init(_ path: String, _ rule: FileRule = .named) throws(SystemError) {
    descriptor = try rule.open(path)
  }

  deinit { try? descriptor.close() }

  func next() throws(RecordFault) -> [UInt8] {
    do throws(SystemError) {
      return try descriptor.read(atMost: Self.portion)
    } catch {
      throw RecordFault("cannot be read: \(error.reason)")
    }
  }
}
