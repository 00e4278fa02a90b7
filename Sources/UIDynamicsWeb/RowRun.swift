// SPDX-License-Identifier: MIT

internal import UIDynamicsSceneFormat
internal import UIDynamicsSceneRunner
internal import UIDynamicsTrajectory

/// A run whose rows are written in portions, as `uidyn run` writes them.
package final class RowRun {
  private var runner: Runner
  private var writer: RowWriter
  private var buffer = ByteBuffer()
  package private(set) var isOver = false

  init(_ scene: Scene, isCSV: Bool) throws(StageFault) {
    runner = try Runner(scene, includesEvents: false)
    writer = RowWriter(RowLayout(items: scene.itemIDs), isCSV ? .csv : .jsonLines)
    writer.begin(&buffer)
  }

  /// Runs some ticks and returns their rows.
  package func rows(ofNext ticks: Int) -> [UInt8] {
    for _ in 0..<ticks where !isOver {
      let ending = runner.advance { (frame, _) throws(Never) in
        writer.write(frame, to: &buffer)
      }
      isOver = ending != nil
    }
    defer { buffer.removeAll() }
    return buffer.bytes
  }
}

extension PageSession {
  /// Starts to write the rows of the latest run; `nil` for a scene that cannot run.
  package func rows(isCSV: Bool) -> RowRun? {
    (varied ?? read()).scene.flatMap { try? RowRun($0, isCSV: isCSV) }
  }
}
