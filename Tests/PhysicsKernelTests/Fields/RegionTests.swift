// SPDX-License-Identifier: MIT

import TestSupport
import Testing
import UIDynamicsFacts
import UIDynamicsPhysicsKernel

@Suite(.timeLimit(.minutes(30))) struct RegionTests {
  private let disk = Region(radius: 50)
  private let box = Region(width: 60, height: 40)

  private func contains(_ region: Region, _ x: Float, _ y: Float) -> Bool {
    region.contains(Vector(x, y))
  }

  @Test("A disk includes its rim")
  func diskEdge() {
    #expect(contains(disk, 50, 0) && contains(disk, 30, 40))
    #expect(!contains(disk, 50.001, 0))
    #expect(contains(Region(radius: -50), 50, 0), "a negative radius counts as positive")
    #expect(contains(Region(radius: 0), 0, 0))
  }

  @Test("A box excludes its edges")
  func boxEdge() {
    #expect(contains(box, 29.999, 19.999))
    #expect(!contains(box, 30, 0) && !contains(box, 0, 20) && !contains(box, -30, 0))
    #expect(!contains(Region(width: -60, height: 40), 0, 0), "a negative size contains nothing")
    #expect(!contains(Region(width: 0, height: 0), 0, 0))
  }

  @Test("The infinite region contains every point, and its inverse contains none")
  func infinite() {
    #expect(contains(.infinite, 1e30, -1e30))
    #expect(!contains(Region.infinite.inverse, 0, 0))
  }

  @Test("An inverse is the exact complement, and includes the edges of a box")
  func inverse() {
    #expect(contains(box.inverse, 30, 0) && !contains(box.inverse, 29.999, 0))
    #expect(!contains(disk.inverse, 50, 0) && contains(disk.inverse, 50.001, 0))
    #expect(disk.inverse.inverse == disk)
  }

  @Test("Union and difference are set operations")
  func unionAndDifference() {
    #expect(contains(disk.union(box), 50, 0) && contains(box.union(disk), 50, 0))
    #expect(!contains(box.union(box), 30, 0))
    // The disk without the box still contains the box's edge.
    #expect(contains(disk.subtracting(box), 30, 0) && !contains(disk.subtracting(box), 29, 0))
    #expect(!contains(box.subtracting(disk), 0, 0))
  }

  @Test("An intersection includes the edges of the second shape")
  func intersection() {
    #expect(contains(disk.intersection(box), 30, 0), "the box's edge is in")
    #expect(!contains(disk.intersection(box), 30.001, 0))
    #expect(!contains(box.intersection(disk), 30, 0), "the first one's is not")
    #expect(contains(disk.intersection(box.inverse), 30, 0))
    #expect(!contains(disk.intersection(box.inverse), 29.999, 0))
    #expect(contains(disk.intersection(.infinite), 50, 0))
  }

  @Test("Points inside or outside each shape follow the truth table of every operation")
  func truthTable() {
    // The points are in both regions, only in the disk, only in the flat wide box, and in neither of them.
    let wide = Region(width: 200, height: 20)
    for (point, inDisk, inWide) in [
      (Vector(0, 0), true, true), (Vector(0, 40), true, false), (Vector(80, 0), false, true),
      (Vector(80, 80), false, false),
    ] {
      #expect(disk.contains(point) == inDisk && wide.contains(point) == inWide)
      #expect(disk.union(wide).contains(point) == (inDisk || inWide))
      #expect(disk.subtracting(wide).contains(point) == (inDisk && !inWide))
      #expect(disk.intersection(wide).contains(point) == (inDisk && inWide))
      #expect(disk.union(wide).inverse.contains(point) == !(inDisk || inWide))
      #expect(disk.inverse.union(wide).contains(point) == (!inDisk || inWide))
      #expect(disk.subtracting(wide.inverse).contains(point) == (inDisk && inWide))
    }
  }

  @Test(
    "A region has at most two shapes: a third replaces the second, and an operand keeps only one")
  func compositionLimit() {
    let far = Region(width: 1000, height: 10)
    #expect(disk.union(far).union(box) == disk.union(box))
    #expect(disk.union(far).subtracting(box) == disk.subtracting(box))
    #expect(disk.union(box.union(far)) == disk.union(box))
    #expect(disk.union(far).inverse.union(box) == disk.union(box))
  }

  @Test("A field tests its region in the region's unit, relative to the field's position")
  func scale() {
    for (distance, acts) in [(50, true), (50.001, false)] as [(Double, Bool)] {
      var field = Field(.linearGravity)
      field.direction = Vector(1, 0)
      field.position = Points.meters(300 - distance, 400)
      field.region = Region(radius: 50)
      field.regionScale = 100
      let stage = FieldStage(field)
      // Positions are `Float` meters; at 3 m, adjacent values are 2.4e-5 pt apart.
      stage.scene.world.setPose(of: stage.box, position: Points.meters(distance, 0), angle: 0)
      field.position = .zero
      stage.scene.world.setField(stage.field, to: field)
      #expect((stage.acceleration().x != 0) == acts, "\(distance) pt")
    }
  }
}
