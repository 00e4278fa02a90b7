// SPDX-License-Identifier: MIT

internal import UIDynamicsFacts

/// The slot of a field is also its bit index in the masks of bodies.
struct FieldSet {
  var fields = Pool<Field>()
  /// The slots in creation order, which is the order of summation.
  var order = FlatArray<Int32>()
  /// 256 numbers per slot; valid only for noise fields.
  private var permutations = FlatArray<UInt8>()
  private var planes = FlatArray<GradientPlane>()

  var customForces = FlatArray<CustomForce>()

  func deallocate() {
    fields.deallocate()
    order.deallocate()
    permutations.deallocate()
    planes.deallocate()
    customForces.deallocate()
  }

  mutating func insert(_ field: Field) -> Int32 {
    let slot = fields.insert(field)
    order.append(slot)
    prepareNoise(slot)
    return slot
  }

  mutating func replace(_ slot: Int32, by field: Field) {
    fields.at(slot).pointee = field
    prepareNoise(slot)
  }

  mutating func remove(_ slot: Int32) {
    fields.remove(slot)
    var kept = 0
    for i in 0..<order.count where order[i] != slot {
      order[kept] = order[i]
      kept += 1
    }
    order.extend(to: kept)
  }

  private mutating func prepareNoise(_ slot: Int32) {
    let field = fields.at(slot).pointee
    guard field.kind.facts.making == .noise else { return }
    if planes.isEmpty { for plane in GradientTable.planes() { planes.append(plane) } }
    let first = 256 * Int(slot)
    if permutations.count < first + 256 { permutations.extend(to: first + 256) }
    let numbers = PermutationTable.numbers(seed: field.seed)
    for i in 0..<256 { permutations[first + i] = numbers[i] }
  }

  @inline(__always) func noise(_ slot: Int32) -> SimplexNoise {
    SimplexNoise(permutation: permutations.base + 256 * Int(slot), planes: planes.base)
  }
}

/// The force that a custom field exerts on a body in the next sub-step.
struct CustomForce: BitwiseCopyable {
  var field: Int32
  var body: Int32
  var force: Vector
  /// The next force on the same body.
  var next: Int32
}
