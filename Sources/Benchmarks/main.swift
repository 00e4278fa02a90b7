// SPDX-License-Identifier: MIT

import PhysicsKernel

let subSteps = 600
let h: Float = 1.0 / 60.0
if CommandLine.arguments.count > 2 {
  let n = Int(CommandLine.arguments[2])!
  let pile = Pile(count: n, columns: n == 100 ? 10 : 32, bullets: CommandLine.arguments.count > 3)
  for _ in 0..<Int(CommandLine.arguments[1])! { pile.world.step(h) }
  for (i, b) in pile.boxes.enumerated() {
    let p = pile.world.position(of: b), v = pile.world.linearVelocity(of: b)
    print(i, p.x.bitPattern, p.y.bitPattern, pile.world.angle(of: b).bitPattern, v.x.bitPattern, v.y.bitPattern, pile.world.angularVelocity(of: b).bitPattern)
  }
} else {
let clock = ContinuousClock()
for (count, columns) in [(100, 10), (1000, 32)] {
  for _ in 0..<3 {
    let pile = Pile(count: count, columns: columns)
    let t = clock.measure { for _ in 0..<subSteps { pile.world.step(h) } }
    let ns = Double(t.components.attoseconds) * 1e-9 + Double(t.components.seconds) * 1e9
    print(count, ns / Double(subSteps) * 1e-6, "ms per step", ns / Double(subSteps * count), "ns per body and sub-step", pile.world.contactCount)
  }
}
}
