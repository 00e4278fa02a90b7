// SPDX-License-Identifier: MIT

import TestSupport
import Testing

@testable import UIDynamicsPhysicsKernel

@Suite(.timeLimit(.minutes(30))) struct VertexStoreTests {
  @Test("An allocation reuses the most recently freed run of the same length")
  func reuse() {
    var store = VertexStore()
    defer { store.deallocate() }
    let (a, b, c) = (store.allocate(4), store.allocate(4), store.allocate(7))
    store.free(a, count: 4)
    store.free(b, count: 4)
    #expect(store.allocate(7) != c)
    #expect(store.allocate(4) == b)
    #expect(store.allocate(4) == a)
    let fresh = store.allocate(4)
    #expect(![a, b].contains(fresh))
  }

  @Test("Runs in use never overlap, and their contents survive growth")
  func model() {
    withEverySeed(0..<10) { generator in
      var store = VertexStore()
      defer { store.deallocate() }
      var runs: [(first: Int32, count: Int32, mark: Float)] = []
      for step in 0..<300 {
        if generator.integer(in: 0...2) > 0 || runs.isEmpty {
          let count = Int32(generator.integer(in: 1...40))
          let run = (first: store.allocate(count), count: count, mark: Float(step))
          fill(run, in: store)
          runs.append(run)
        } else {
          let run = runs.remove(at: generator.integer(in: 0...runs.count - 1))
          store.free(run.first, count: run.count)
        }
      }
      for run in runs { check(run, in: store) }
    }
  }

  @Test("A boundary rebuilt a thousand times uses no more storage than one built once")
  func rebuilding() {
    var store = VertexStore()
    defer { store.deallocate() }
    var highest: Int32 = 0
    for _ in 0..<1000 {
      let runs = (0..<8).map { _ in store.allocate(4) }
      highest = max(highest, runs.max() ?? 0)
      for run in runs { store.free(run, count: 4) }
    }
    #expect(highest == 28)
  }

  private func fill(_ run: (first: Int32, count: Int32, mark: Float), in store: VertexStore) {
    for i in 0..<Int(run.count) {
      store.vertices(at: run.first)[i] = Vector(run.mark, Float(i))
      store.normals(at: run.first)[i] = Vector(-run.mark, Float(i))
    }
  }

  private func check(_ run: (first: Int32, count: Int32, mark: Float), in store: VertexStore) {
    for i in 0..<Int(run.count) {
      let (vertex, normal) = (
        store.vertices(at: run.first)[i], store.normals(at: run.first)[i]
      )
      #expect(vertex == Vector(run.mark, Float(i)), comment("vertex \(i) of the run \(run)"))
      #expect(normal == Vector(-run.mark, Float(i)), comment("normal \(i) of the run \(run)"))
    }
  }
}
