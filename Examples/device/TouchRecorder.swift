// SPDX-License-Identifier: MIT
//
// Add this file and MotionRecorder.swift to an app. It records the touches, as rows that a gesture of a
// scene replays: "recording": { "file": "touches.csv" }.

#if canImport(UIKit) && canImport(Darwin) && !os(macOS)
  import UIKit
#endif

/// Rows of touches: times in s, positions in pt.
public struct TouchRows {
  /// The names of UITouch.Phase.
  public enum Phase: String { case began, moved, ended, cancelled }

  private var rows: [(time: Double, text: String)] = []

  /// Begins without a touch.
  public init() {}

  /// Adds a touch; simultaneous fingers have different numbers.
  public mutating func add(_ time: Double, x: Double, y: Double, finger: Int, _ phase: Phase) {
    rows.append((time, "\(x),\(y),\(finger),\(phase.rawValue)"))
  }

  /// The recording, with times since `start`; pass the start of MotionRecorder to get its times.
  public func csv(since start: Double) -> String {
    // Between two frames, touches arrive finger by finger.
    let sorted = rows.sorted { $0.time < $1.time }
    return sorted.reduce("time,x,y,finger,phase\n") { $0 + "\($1.time - start),\($1.text)\n" }
  }
}

#if canImport(UIKit) && canImport(Darwin) && !os(macOS)
  /// Sees every touch in its view but never recognizes a gesture; add it to the animator's reference view.
  final class TouchRecorder: UIGestureRecognizer {
    private var rows = TouchRows()
    private var fingers: [UITouch?] = []

    init() {
      super.init(target: nil, action: nil)
      (cancelsTouchesInView, delaysTouchesEnded) = (false, false)
    }

    override func canPrevent(_ other: UIGestureRecognizer) -> Bool { false }
    override func canBePrevented(by other: UIGestureRecognizer) -> Bool { false }

    override func touchesBegan(_ touches: Set<UITouch>, with event: UIEvent) {
      for touch in touches {
        let free = fingers.firstIndex(of: nil)
        if let free { fingers[free] = touch } else { fingers.append(touch) }
      }
      add(touches, event, .began)
    }

    override func touchesMoved(_ touches: Set<UITouch>, with event: UIEvent) {
      add(touches, event, .moved)
    }

    override func touchesEnded(_ touches: Set<UITouch>, with event: UIEvent) {
      add(touches, event, .ended)
    }

    override func touchesCancelled(_ touches: Set<UITouch>, with event: UIEvent) {
      add(touches, event, .cancelled)
    }

    private func add(_ touches: Set<UITouch>, _ event: UIEvent, _ phase: TouchRows.Phase) {
      for touch in touches {
        guard let finger = fingers.firstIndex(of: touch) else { continue }
        // A screen may sample touches more often than it shows frames.
        for seen in phase == .moved ? event.coalescedTouches(for: touch) ?? [touch] : [touch] {
          let place = seen.preciseLocation(in: view)
          rows.add(seen.timestamp, x: place.x, y: place.y, finger: finger, phase)
        }
        if phase == .ended || phase == .cancelled { fingers[finger] = nil }
      }
    }

    /// Writes the recording to the app's documents, with the times of the motion.
    func end(_ motion: MotionRecorder, _ fileName: String = "touches.csv") throws {
      let folder = FileManager.default.urls(for: .documentDirectory, in: .userDomainMask)[0]
      let file = folder.appendingPathComponent(fileName)
      try rows.csv(since: motion.start ?? 0).write(to: file, atomically: true, encoding: .utf8)
    }
  }
#endif
