// SPDX-License-Identifier: MIT

internal import UIDynamicsFitting
internal import UIDynamicsSceneFormat
internal import UIDynamicsSceneRunner
internal import UIDynamicsTrajectory

/// Runs a scene with given parameter values on several threads.
final class FitPlayer: Sendable {
  private let scene: CaseScene
  private let names: [String]
  private let jobs: Int
  /// `true` if rows are rounded to pixels, as the scene requests.
  ///
  /// Off for recordings: values that jump by whole pixels give the search no gradient.
  private let roundsToPixels: Bool
  private let measure: CaseMeasure?
  private let isStopped: @Sendable () -> Bool

  init(
    _ scene: CaseScene, _ parameters: [FitParameter], minimizing measure: CaseMeasure?, jobs: Int,
    _ console: Console
  ) {
    (self.scene, names, self.jobs) = (scene, parameters.map { $0.name }, jobs)
    roundsToPixels = !scene.scene.expectations.contains { $0.match != nil }
    self.measure = measure
    nonisolated(unsafe) let pendingSignal = console.pendingSignal
    isStopped = { pendingSignal() != nil }
  }

  /// Returns the runs in order, or `nil` if interrupted.
  func runs(_ values: [[Double]]) -> [FitRun]? { runs(values, roundsToPixels: roundsToPixels) }

  /// Runs the scene exactly like `uidyn run`.
  func run(_ values: [Double]) -> FitRun? { runs([values], roundsToPixels: true)?.first }

  private func runs(_ values: [[Double]], roundsToPixels: Bool) -> [FitRun]? {
    perform(values.count) { index in
      let values = values[index]
      do throws(CaseScene.Fault) {
        let result = try self.play(values, roundsToPixels: roundsToPixels) { _ in }
        return FitRun(values, result, objective: self.objective(values, result))
      } catch {
        return FitRun(values, error, objective: self.measure.map { _ in .infinity })
      }
    }
  }

  private func objective(_ values: [Double], _ result: CaseScene.Result) -> Double? {
    let named = zip(names, values).map { ($0, ExpressionValue.number($1)) }
    return measure.map {
      $0.value(Dictionary(named) { first, _ in first }, result) ?? .infinity
    }
  }

  func track(_ values: [Double]) -> FitTrack? {
    var track = FitTrack()
    guard
      let result = try? play(values, roundsToPixels: roundsToPixels, { track.observe($0) })
    else { return nil }
    track.finish(result.outcome.distances.matches)
    return track
  }

  /// Returns for each run whether it stays within a tolerance, in pt, of the track.
  func areNear(_ values: [[Double]], to track: FitTrack, within tolerance: Double) -> [Bool]? {
    perform(values.count) { index in
      self.track(values[index])?.isNear(track, within: tolerance) ?? false
    }
  }

  func settings(_ values: [Double]) -> [SceneSetting] {
    zip(names, values).map { SceneSetting(name: $0, text: NumberText.text(of: $1)) }
  }

  private func play(
    _ values: [Double], roundsToPixels: Bool, _ deliver: (Frame) -> Void
  ) throws(CaseScene.Fault) -> CaseScene.Result {
    try scene.play(
      settings(values), metrics: [], includesMisses: true, roundsToPixels: roundsToPixels,
      shouldStop: isStopped, deliver: deliver)
  }

  private func perform<Answer: Sendable>(
    _ count: Int, _ work: @escaping @Sendable (Int) -> Answer
  ) -> [Answer]? {
    let answers = Threads.map(count, threads: jobs, work)
    return isStopped() ? nil : answers
  }
}
