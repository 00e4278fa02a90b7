// SPDX-License-Identifier: MIT

import Foundation
import TestSupport
import Testing
import UIDynamicsPhysicsKernel

/// The values of the source against those of the page that gives their evidence.
@Suite(.timeLimit(.minutes(30))) struct TolerancesTests {
  private static let root = URL(filePath: #filePath).deletingLastPathComponent()
    .deletingLastPathComponent().deletingLastPathComponent()

  private static func text(of path: String) throws -> String {
    try String(contentsOf: root.appending(path: path), encoding: .utf8)
  }

  private let values: [String: Double] = [
    "linearSlop": Double(Tolerances.linearSlop),
    "angularSlop": Double(Tolerances.angularSlop),
    "pi": Double(Tolerances.pi),
    "skinSlops": Double(Tolerances.skinSlops),
    "edgeReachSkins": Double(Tolerances.edgeReachSkins),
    "weldingDistance": Double(Tolerances.weldingDistance),
    "hullTolerance": Double(Tolerances.hullTolerance),
    "boundingBoxMargin": Double(Tolerances.boundingBoxMargin),
    "boundingBoxPrediction": Double(Tolerances.boundingBoxPrediction),
    "restitutionThreshold": Double(Tolerances.restitutionThreshold),
    "largestRestitution": Double(Tolerances.largestRestitution),
    "positionCorrectionRate": Double(Tolerances.positionCorrectionRate),
    "impactCorrectionRate": Double(Tolerances.impactCorrectionRate),
    "largestCorrection": Double(Tolerances.largestCorrection),
    "largestAngularCorrection": Double(Tolerances.largestAngularCorrection),
    "largestTranslation": Double(Tolerances.largestTranslation),
    "largestRotation": Double(Tolerances.largestRotation),
    "timeToSleep": Double(Tolerances.timeToSleep),
    "sleepLinearSpeed": Double(Tolerances.sleepLinearSpeed),
    "sleepAngularSpeed": Double(Tolerances.sleepAngularSpeed),
    "largestCondition": Double(Tolerances.largestCondition),
    "faceSwitchMargin": Double(Tolerances.faceSwitchMargin),
    "edgePreferenceFactor": Double(Tolerances.edgePreferenceFactor),
    "edgePreferenceMargin": Double(Tolerances.edgePreferenceMargin),
    "impactsPerContact": Double(Tolerances.impactsPerContact),
    "contactsPerImpact": Double(Tolerances.contactsPerImpact),
    "impactReachSlops": Double(Tolerances.impactReachSlops),
    "impactReachGrowth": Double(Tolerances.impactReachGrowth),
    "clearance": Double(Tolerances.clearance),
    "clearanceGrowth": Double(Tolerances.clearanceGrowth),
    "clearanceRange": Double(Tolerances.clearanceRange),
    "impactSkinSlops": Double(Tolerances.impactSkinSlops),
    "impactToleranceSlops": Double(Tolerances.impactToleranceSlops),
    "impactAxes": Double(Tolerances.impactAxes),
    "impactRootSteps": Double(Tolerances.impactRootSteps),
    "impactTimeMargin": Double(Tolerances.impactTimeMargin),
    "impactOverlapSlops": Double(Tolerances.impactOverlapSlops),
    "distanceSteps": Double(Tolerances.distanceSteps),
    "impactPullBacks": Double(Tolerances.impactPullBacks),
    "impactPositionIterations": Double(Tolerances.impactPositionIterations),
    "velocityIterations": Double(Tolerances.velocityIterations),
    "positionIterations": Double(Tolerances.positionIterations),
    "solvedOverlapSlops": Double(Tolerances.solvedOverlapSlops),
    "smallestFieldStrength": Double(Tolerances.smallestFieldStrength),
    "smallestFalloff": Double(Tolerances.smallestFalloff),
    "fieldMinimumRadius": Double(Tolerances.fieldMinimumRadius),
    "radialGravityCore": Double(Tolerances.radialGravityCore),
    "springFieldCore": Double(Tolerances.springFieldCore),
    "noiseScale": Double(Tolerances.noiseScale),
    "noiseSmoothing": Double(Tolerances.noiseSmoothing),
  ]

  @Test("This suite knows every constant of the source")
  func complete() throws {
    let source = try Self.text(of: "Sources/UIDynamicsPhysicsKernel/Tolerances.swift")
    let names = source.matches(of: /static (?:var|let) (\w+)/).map { String($0.output.1) }
    #expect(Set(names) == Set(values.keys))
  }

  @Test("Every constant has on its page the value it has in the source")
  func page() throws {
    let page = try Self.text(of: "docs/constants.md")
    let kernel = page.prefix(upTo: page.firstRange(of: "## UIKit")?.lowerBound ?? page.endIndex)
    for (name, value) in values.sorted(by: { $0.key < $1.key }) {
      let rows = kernel.split(separator: "\n").filter { $0.hasPrefix("| `\(name)` |") }
      #expect(rows.count == 1, "\(name) has \(rows.count) rows")
      guard let cell = rows.first?.split(separator: "|").dropFirst().first else { continue }
      let written = number(String(cell)) ?? .nan
      expectClose(written, value, within: 1e-6 * value, "\(name), written \"\(cell)\"")
    }
  }

  /// What a cell says: factors joined by ×, each a number with a unit, a name, degrees or π/2.
  private func number(_ cell: String) -> Double? {
    var product = 1.0
    for factor in cell.split(separator: "×") {
      let text = factor.trimmingCharacters(in: .whitespaces)
      if let name = text.wholeMatch(of: /`(\w+)`/) {
        guard let value = values[String(name.output.1)] else { return nil }
        product *= value
      } else if text.hasPrefix("π/2") {
        product *= .pi / 2
      } else if let match = text.prefixMatch(of: /([0-9.]+)(°?)/),
        let value = Double(match.output.1)
      {
        product *= match.output.2.isEmpty ? value : value / 180 * .pi
      } else {
        return nil
      }
    }
    return product
  }
}
