// SPDX-License-Identifier: MIT

internal import UIDynamicsGeometry
package import UIDynamicsTrajectory

package struct SceneTouchRecording: Equatable, Sendable {
  /// The path of the recording, relative to the scene file.
  package var file: String
  /// The start of the scene in seconds after the first recorded time; `nil` if the recorded times are scene times.
  package var offset: Double?
}

extension SceneGesture {
  /// Sets the touches to strokes of one or two fingers; a stroke ends when one of its fingers is lifted.
  package mutating func setStrokes(_ rows: [TouchRow]) {
    let start = recording?.offset.map { $0 + (rows.first?.time ?? 0) } ?? 0
    var (down, stroke, index) = ([TouchRow](), 0, 0)
    touches = []
    while index < rows.count {
      let time = rows[index].time
      var (isOwn, isOver) = (false, false)
      while index < rows.count, rows[index].time == time {
        let row = rows[index]
        index += 1
        if let known = down.firstIndex(where: { $0.finger == row.finger }) {
          down[known] = row
          isOwn = true
        } else if down.count < kind.fingers, !row.isLast {
          down.append(row)
          isOwn = true
        }
        isOver = isOver || down.contains { $0.isLast }
      }
      if isOwn, down.count == kind.fingers {
        add(down, at: time - start, stroke)
        if isOver {
          stroke += 1
          if down.contains(where: { $0.phase == .cancelled }), ends == .ended, index == rows.count {
            ends = .cancelled
          }
        }
      }
      down.removeAll { $0.isLast }
    }
  }

  private mutating func add(_ fingers: [TouchRow], at time: Double, _ stroke: Int) {
    let (first, last) = (fingers[0], fingers[fingers.count - 1])
    var touch = Touch(
      time: time, location: CGPoint(x: (first.x + last.x) / 2, y: (first.y + last.y) / 2))
    touch.stroke = stroke
    if fingers.count == 2 {
      let spread = CGVector(dx: last.x - first.x, dy: last.y - first.y)
      // Two fingers at the same point have no direction.
      if spread.length == 0 { return }
      touch.spread = spread
    }
    touches.append(touch)
  }
}
