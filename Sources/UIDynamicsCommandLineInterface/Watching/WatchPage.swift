// SPDX-License-Identifier: MIT

internal import UIDynamicsPicture
internal import UIDynamicsTrajectory

/// The page with player and panel; the scene arrives separately as data.
enum WatchPage {
  static let bytes: [UInt8] = {
    var buffer = ByteBuffer()
    PlayerPage.watch.write(to: &buffer)
    return buffer.bytes
  }()
}
