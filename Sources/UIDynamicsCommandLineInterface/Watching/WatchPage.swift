// SPDX-License-Identifier: MIT

internal import UIDynamicsPicture
internal import UIDynamicsTrajectory

/// The page that a browser shows: the player with a panel beside it.
///
/// It holds nothing of the scene, which comes as data.
enum WatchPage {
  static let bytes: [UInt8] = {
    var buffer = ByteBuffer()
    PlayerPage.watch.write(to: &buffer)
    return buffer.bytes
  }()
}
