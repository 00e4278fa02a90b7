// SPDX-License-Identifier: MIT

import Testing
import UIDynamics
import UIDynamicsGeometry

@Suite("UIRegion", .timeLimit(.minutes(30)))
struct UIRegionTests {
  private let disk = UIRegion(radius: 50)
  private let box = UIRegion(size: CGSize(width: 100, height: 60))

  private func contains(_ region: UIRegion, _ x: Double, _ y: Double) -> Bool {
    region.contains(CGPoint(x: x, y: y))
  }

  @Test("The infinite region is one object that contains every point; its inverse contains none")
  func infinite() {
    #expect(UIRegion.infinite === UIRegion.infinite)
    #expect(contains(.infinite, 1e9, -1e9) && contains(.infinite, 0, 0))
    #expect(!contains(UIRegion.infinite.inverse(), 0, 0))
  }

  @Test("A disk contains its rim, and the sign of its radius is ignored")
  func diskRim() {
    for region in [disk, UIRegion(radius: -50)] {
      #expect(contains(region, 0, 0) && contains(region, 50, 0) && contains(region, 30, -40))
      #expect(!contains(region, 50.001, 0) && !contains(region, 40, 40))
    }
    #expect(contains(UIRegion(radius: 0), 0, 0) && !contains(UIRegion(radius: 0), 0.1, 0))
  }

  @Test("A rectangle excludes its edges, and with a negative size it contains nothing")
  func rectangle() {
    #expect(contains(box, 49.9, 29.9) && contains(box, -49.9, -29.9))
    #expect(!contains(box, 50, 0) && !contains(box, 0, 30) && !contains(box, -50, -30))
    #expect(!contains(UIRegion(size: CGSize(width: -100, height: 60)), 0, 0))
    #expect(!contains(UIRegion(size: .zero), 0, 0))
  }

  @Test("The inverse contains exactly the other points: edges are inside it, and rims are not")
  func inverse() {
    #expect(contains(box.inverse(), 50, 0) && !contains(box.inverse(), 49.9, 0))
    #expect(!contains(disk.inverse(), 50, 0) && contains(disk.inverse(), 50.001, 0))
    for x in stride(from: -60.0, through: 60, by: 5) {
      #expect(contains(box.inverse().inverse(), x, 0) == contains(box, x, 0))
    }
  }

  /// Points only in the disk, only in the rectangle, in both, and in neither.
  private let places = [(0.0, 45.0), (49.0, 25.0), (10.0, 10.0), (80.0, 80.0)]

  @Test("Union, difference and intersection combine the points of both regions")
  func operations() {
    func table(_ region: UIRegion) -> [Bool] { places.map { contains(region, $0.0, $0.1) } }
    #expect(table(disk) == [true, false, true, false])
    #expect(table(box) == [false, true, true, false])
    #expect(table(disk.union(with: box)) == [true, true, true, false])
    #expect(table(disk.difference(from: box)) == [true, false, false, false])
    #expect(table(box.difference(from: disk)) == [false, true, false, false])
    #expect(table(disk.intersection(with: box)) == [false, false, true, false])
    #expect(table(disk.union(with: box).inverse()) == [false, false, false, true])
  }

  @Test("The second rectangle's edges belong to the difference and to the intersection")
  func edges() {
    // The point (0, 30) is on the rectangle's edge and inside the disk.
    #expect(contains(disk.union(with: box), 0, 30))
    #expect(contains(disk.difference(from: box), 0, 30))
    #expect(contains(disk.intersection(with: box), 0, 30))
    #expect(!contains(box.intersection(with: disk), 0, 30))
    #expect(contains(UIRegion.infinite.intersection(with: box), 50, 30))
    #expect(!contains(UIRegion.infinite.intersection(with: box), 50.1, 30))
  }

  @Test("A further operation replaces the second shape")
  func replacement() {
    let small = UIRegion(radius: 5)
    let twice = disk.union(with: box).difference(from: small)
    #expect(!contains(twice, 49, 25), "the union is forgotten")
    #expect(!contains(twice, 3, 0) && contains(twice, 10, 0))
  }

  @Test("A composed operand contributes only its first shape")
  func composedOperand() {
    let union = UIRegion(radius: 5).union(with: box.union(with: disk))
    #expect(contains(union, 49, 25) && !contains(union, 0, 45))
  }

  @Test("Operations create new regions, and a copy contains the same points")
  func copies() throws {
    let union = disk.union(with: box)
    let copy = try #require(union.copy() as? UIRegion)
    #expect(copy !== union && copy != union)
    for (x, y) in places { #expect(contains(copy, x, y) == contains(union, x, y)) }
    #expect(!contains(disk, 49, 25))
  }
}
