// SPDX-License-Identifier: MIT
//
// Add this file to an app. It records the visible state of items in each frame of the display, as rows
// that `uidyn diff recording.csv scene.json --align time` compares with a scene.

#if canImport(UIKit) && canImport(Darwin) && !os(macOS)
  import UIKit
#else
  #if canImport(CoreGraphics)
    import CoreGraphics
  #else
    import Glibc
  #endif
  import UIDynamics
#endif

/// Rows of `center`, `transform` and `bounds`, in the coordinates of the superview, pt and rad.
public final class MotionRecorder: NSObject {
  private let items: [(name: String, item: any UIDynamicItem)]
  /// The recording so far, with its header.
  public private(set) var csv = "time,item,x,y,angle,width,height\n"

  /// The names are the ids of the scene, without commas and quotation marks.
  public init(_ items: KeyValuePairs<String, any UIDynamicItem>) {
    self.items = items.map { ($0.key, $0.value) }
  }

  /// Writes one row for each item; `time` is in s and increases with each call.
  public func record(at time: Double) {
    for (name, item) in items {
      let (center, size, turn) = (item.center, item.bounds.size, item.transform)
      let values = [center.x, center.y, atan2(turn.b, turn.a), size.width, size.height]
      csv += "\(time),\(name)," + values.map { "\(Float($0))" }.joined(separator: ",") + "\n"
    }
  }

  #if canImport(UIKit) && canImport(Darwin) && !os(macOS)
    private var link: CADisplayLink?
    /// The time of the first row; nil before it.
    private(set) var start: CFTimeInterval?

    /// Begins with the next frame; call it when you add the behaviors to the animator.
    func begin() {
      link = CADisplayLink(target: self, selector: #selector(tick))
      link?.add(to: .main, forMode: .common)
    }

    /// Ends the recording and writes it to the app's documents; download it with Xcode's device window.
    func end(_ fileName: String = "recording.csv", in folder: URL? = nil) throws {
      link?.invalidate()
      link = nil
      let folder =
        folder ?? FileManager.default.urls(for: .documentDirectory, in: .userDomainMask)[0]
      let file = folder.appendingPathComponent(fileName)
      try csv.write(to: file, atomically: true, encoding: .utf8)
    }

    @objc private func tick(_ link: CADisplayLink) {
      if start == nil { start = link.timestamp }
      record(at: link.timestamp - (start ?? 0))
    }
  #endif
}
