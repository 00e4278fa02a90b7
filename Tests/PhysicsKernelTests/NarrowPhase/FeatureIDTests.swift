// SPDX-License-Identifier: MIT

import Testing

@testable import UIDynamicsPhysicsKernel

@Suite(.timeLimit(.minutes(30))) struct FeatureIDTests {
  @Test("Every combination of vertex, face and role has a distinct ID")
  func distinct() {
    var seen: Set<UInt32> = []
    for vertex in [0, 1, 2, 3, 243, 0x7fff] {
      for face in [0, 1, 2, 3, 243, 0x7fff] {
        seen.insert(FeatureID.vertex(vertex, ofAOnFace: face).rawValue)
        seen.insert(FeatureID.vertex(vertex, ofBOnFace: face).rawValue)
      }
    }
    #expect(seen.count == 72)
  }

  @Test("Swapping A and B gives the ID with swapped roles, and swapping twice restores it")
  func swapped() {
    let id = FeatureID.vertex(5, ofAOnFace: 9)
    #expect(id.swapped == .vertex(5, ofBOnFace: 9))
    #expect(id.swapped.swapped == id)
  }

  @Test("`indexOfB` is the index of B's vertex or face")
  func indexOfB() {
    #expect(FeatureID.vertex(5, ofAOnFace: 9).indexOfB == 9)
    #expect(FeatureID.vertex(5, ofBOnFace: 9).indexOfB == 5)
    #expect(FeatureID.vertex(0x7fff, ofBOnFace: 0).indexOfB == 0x7fff)
  }
}
