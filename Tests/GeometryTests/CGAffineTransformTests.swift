// SPDX-License-Identifier: MIT

import Testing
import UIDynamicsGeometry

@Suite(.timeLimit(.minutes(30))) struct CGAffineTransformTests {
  @Test("A quarter rotation maps right to down on screen")
  func quarterTurn() {
    let turned = CGPoint(x: 1, y: 0).applying(CGAffineTransform(rotationAngle: .pi / 2))
    expectClose(turned.components, [0, 1])
  }

  @Test("Concatenation applies the first transform, then the second")
  func concatenationOrder() {
    let shift = CGAffineTransform(translationX: 10, y: 0)
    let double = CGAffineTransform(scaleX: 2, y: 3)
    let point = CGPoint(x: 1, y: 1)
    #expect(point.applying(shift.concatenating(double)) == CGPoint(x: 22, y: 3))
    #expect(point.applying(double.concatenating(shift)) == CGPoint(x: 12, y: 3))
  }

  @Test("Translating, scaling or rotating a transform applies before the transform itself")
  func prepending() {
    let base = CGAffineTransform(a: 1, b: 2, c: 3, d: 4, tx: 5, ty: 6)
    #expect(base.translatedBy(x: 1, y: 10) == .init(a: 1, b: 2, c: 3, d: 4, tx: 36, ty: 48))
    #expect(base.scaledBy(x: 2, y: 10) == .init(a: 2, b: 4, c: 30, d: 40, tx: 5, ty: 6))
    let rotated = base.rotated(by: 0.25)
    #expect(rotated == CGAffineTransform(rotationAngle: 0.25).concatenating(base))
  }

  @Test("A size is transformed without the translation")
  func applyingToSize() {
    let transform = CGAffineTransform(a: 1, b: 2, c: 3, d: 4, tx: 5, ty: 6)
    #expect(CGSize(width: 10, height: 1).applying(transform) == CGSize(width: 13, height: 24))
    #expect(CGPoint(x: 10, y: 1).applying(transform) == CGPoint(x: 18, y: 30))
  }

  @Test("Only a transform that changes nothing is the identity")
  func identity() {
    #expect(CGAffineTransform.identity.isIdentity)
    #expect(!CGAffineTransform().isIdentity)
    #expect(CGAffineTransform(rotationAngle: 0).isIdentity)
  }

  @Test("Inverting a transform that flattens the plane leaves it unchanged, as in Core Graphics")
  func singular() {
    let flat = CGAffineTransform(a: 1, b: 2, c: 2, d: 4, tx: 5, ty: 6)
    #expect(flat.inverted() == flat)
    #expect(CGAffineTransform().inverted() == CGAffineTransform())
  }

  @Test("The inverse undoes the transform", arguments: 0..<100 as Range<UInt64>)
  func inverse(seed: UInt64) {
    var random = Seeded(seed)
    let transform = random.transform()
    let identity = CGAffineTransform.identity.components
    let both = [
      transform.concatenating(transform.inverted()), transform.inverted().concatenating(transform),
    ]
    for composition in both {
      expectClose(composition.components, identity, within: 1e-11, "\(transform)")
    }
  }

  @Test(
    "Composition is associative and consistent with applying transforms to points",
    arguments: 0..<100 as Range<UInt64>)
  func composition(seed: UInt64) {
    var random = Seeded(seed)
    let (f, g, h, point) = (
      random.transform(), random.transform(), random.transform(), random.point()
    )
    expectClose(
      f.concatenating(g).concatenating(h).components,
      f.concatenating(g.concatenating(h)).components, within: 1e-9)
    expectClose(
      point.applying(f).applying(g).components, point.applying(f.concatenating(g)).components,
      within: 1e-9)
  }

  @Test("Rotations add their angles and preserve lengths", arguments: 0..<100 as Range<UInt64>)
  func rotations(seed: UInt64) {
    var random = Seeded(seed)
    let (first, second) = (random.number(-10...10), random.number(-10...10))
    let both = CGAffineTransform(rotationAngle: first).rotated(by: second)
    expectClose(both.components, CGAffineTransform(rotationAngle: first + second).components)
    expectClose([both.a * both.d - both.b * both.c], [1])
  }
}
