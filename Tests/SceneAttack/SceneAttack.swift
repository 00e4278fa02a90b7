// SPDX-License-Identifier: MIT

internal import Foundation
internal import SceneGenerator

/// Runs many scenes in child processes, counts the results, and reduces the scenes that fail.
final class SceneAttack {
  private var first: UInt64 = 1
  private var count: UInt64 = 100_000
  private var folder: String?
  private var writesDigests = false
  /// The kinds of faults for which a scene has already been reduced.
  private var kinds: Set<String> = []
  private var codes: [Int: Int] = [:]
  private var (rows, values, faults) = (0, 0, 0)

  /// Parses the optional arguments `--first N --count N --found FOLDER --digests`.
  init(_ words: [String]) {
    var rest = words[...]
    while let word = rest.popFirst() {
      switch word {
      case "--first": first = rest.popFirst().flatMap { UInt64($0) } ?? first
      case "--count": count = rest.popFirst().flatMap { UInt64($0) } ?? count
      case "--found": folder = rest.popFirst()
      case "--digests": writesDigests = true
      default: break
      }
    }
  }

  /// Returns 0 if no scene caused a fault, and 1 otherwise.
  func run() -> Int32 {
    let start = Date()
    try? folder.map {
      try FileManager.default.createDirectory(atPath: $0, withIntermediateDirectories: true)
    }
    var next = first
    let end = first + count
    while next < end {
      let worker = Worker(["--worker", "\(next)", "\(min(end - next, 2_000))"])
      let last = listen(to: worker) ?? next
      if let ending = worker.ending { report(last, ending) }
      next = last + 1
    }
    let seconds = Date().timeIntervalSince(start)
    let ends = codes.sorted { $0.key < $1.key }.map { "\($0.value) with \($0.key)" }
    say(
      "\(count) scenes from seed \(first) in \(Int(seconds)) s: \(ends.joined(separator: ", ")); "
        + "\(values) values, \(rows) rows, \(faults) faults")
    return faults == 0 ? 0 : 1
  }

  /// Reads the output of a worker, and returns the last seed that the worker started.
  private func listen(to worker: Worker) -> UInt64? {
    var last: UInt64?
    for line in worker.lines {
      let parts = line.split(separator: " ", maxSplits: 2).map(String.init)
      guard parts.count > 1, let seed = UInt64(parts[1]) else { continue }
      switch parts[0] {
      case "begin": last = seed
      case "end": note(parts[2], of: seed)
      case "fault": report(seed, parts[2])
      default: break
      }
    }
    return last
  }

  private func note(_ text: String, of seed: UInt64) {
    let numbers = text.split(separator: " ").map(String.init)
    codes[Int(numbers[0]) ?? -1, default: 0] += 1
    rows += Int(numbers[2]) ?? 0
    values += Int(numbers[3]) ?? 0
    if writesDigests { say("\(seed) \(numbers[0]) \(numbers[1])") }
  }

  /// Prints a line immediately, even to a pipe.
  private func say(_ line: String) {
    FileHandle.standardOutput.write(Data((line + "\n").utf8))
  }

  private func report(_ seed: UInt64, _ fault: String) {
    faults += 1
    say("seed \(seed): \(fault.prefix(600))")
    let kind = Self.kind(of: fault)
    guard let folder, kinds.insert(kind).inserted else { return }
    let isCrash = fault.hasPrefix("signal")
    func shows(_ scene: JSONTree) -> Bool {
      let found = isCrash ? Worker.ending(of: scene) : SceneTrial(scene.json).fault
      return found.map(Self.kind) == kind
    }
    let scenes = [SceneGenerator.validScene(seed: seed).scene, SceneGenerator.scene(seed: seed)]
    guard let scene = scenes.first(where: shows) else { return say("  does not show it again") }
    let reduced = SceneReducer.reduce(scene, trials: 1_500, while: shows)
    let name = "\(folder)/scene-\(seed).json"
    try? (reduced.json + "\n").write(toFile: name, atomically: true, encoding: .utf8)
    say("  \(name): \(reduced.json.prefix(500))")
  }

  /// The words of a fault without names and numbers, so that faults with the same cause are equal.
  private static func kind(of fault: String) -> String {
    let words = fault.replacing(/<.*?>|"[^"]*"|[0-9.e+-]+/, with: "")
    return String(words.prefix { $0 != "\n" && $0 != "|" }.prefix(100))
  }
}
