// SPDX-License-Identifier: MIT

internal import UIDynamicsSceneFormat

struct GestureWriter {
  let document: CodeDocument

  /// Groups of gestures with the same effect; an app needs only the first of each.
  var groups: [[Int]] {
    var groups: [[Int]] = []
    for gesture in document.scene.gestures.indices {
      if let index = groups.firstIndex(where: { sets($0[0], off: gesture) }) {
        groups[index].append(gesture)
      } else {
        groups.append([gesture])
      }
    }
    return groups
  }

  private func sets(_ one: Int, off other: Int) -> Bool {
    document.scene.gestures[one].isRecognized(as: document.scene.gestures[other])
      && setsTheSame(one, other)
  }

  private func setsTheSame(_ one: Int, _ other: Int) -> Bool {
    SceneGesture.State.allCases.allSatisfy { state in
      let pairs = [one, other].map { gesture in
        document.events { isAbout($0, gesture, state) }.map { document.scene.events[$0] }
      }
      return pairs[0].map { $0.withoutTrigger } == pairs[1].map { $0.withoutTrigger }
    }
  }

  /// Returns `true` if the trigger fires for the gesture in this state.
  ///
  /// A trigger without a state covers every state that recognizers of the kind report.
  private func isAbout(
    _ trigger: SceneTrigger, _ gesture: Int, _ state: SceneGesture.State
  ) -> Bool {
    trigger == .gesture(gesture, state)
      || trigger == .gesture(gesture, nil)
        && (state == .ended || !document.scene.gestures[gesture].kind.isDiscrete)
  }

  var methods: [CodeBlock] {
    groups.flatMap { group in states(of: group[0]).map { method(group, $0) } }
  }

  /// The method names by gesture and state, for example "pan.began" → "panBegan".
  var table: [String: String] {
    var table: [String: String] = [:]
    for group in groups {
      for (gesture, state) in group.flatMap({ one in states(of: group[0]).map { (one, $0) } }) {
        let id = document.scene.gestures[gesture].id
        table["\(id).\(state.rawValue)"] = Self.name(group[0], state, document)
      }
    }
    return table
  }

  static func name(_ gesture: Int, _ state: SceneGesture.State, _ document: CodeDocument) -> String
  {
    document.names.gestures[gesture] + SwiftName.upper(state.rawValue)
  }

  private func states(_ gesture: Int) -> [SceneGesture.State] {
    SceneGesture.State.allCases.filter { state in
      document.writers { isAbout($0, gesture, state) }
        .reduce(false) { !$1.lines(.touch(of: gesture)).isEmpty || $0 }
    }
  }

  /// The states with a method, plus all states of the gesture if the touch must be remembered.
  func states(of gesture: Int) -> [SceneGesture.State] {
    let used = states(gesture)
    let subject = document.scene.gestures[gesture]
    let all: [SceneGesture.State] =
      subject.kind.isDiscrete ? [.ended] : [.began, .changed] + (subject.ends.map { [$0] } ?? [])
    return SceneGesture.State.allCases.filter {
      used.contains($0) || document.needs.has(.touch) && all.contains($0)
    }
  }

  /// The gestures that store their own starting point, since several can overlap.
  var starts: [Int] {
    let lasting = groups.map { $0[0] }.filter { !document.scene.gestures[$0].kind.isDiscrete }
    return document.needs.has(.start) && lasting.count > 1 ? lasting : []
  }

  private func method(_ group: [Int], _ state: SceneGesture.State) -> CodeBlock {
    let gesture = group[0]
    let lines = document.writers { isAbout($0, gesture, state) }.flatMap {
      $0.lines(.touch(of: gesture))
    }
    // The other gestures of the group have the same effect; this only records their triggers.
    for other in group.dropFirst() { _ = document.writers { isAbout($0, other, state) } }
    let isOwn = starts.contains(gesture)
    let name = isOwn ? document.names.starts[gesture] : "touch.start"
    let start = state == .began ? "location" : name
    let touch = "touch = (location, velocity\(document.needs.has(.start) ? ", \(start)" : ""))"
    let memory =
      (isOwn && state == .began ? ["\(name) = location"] : [])
      + (document.needs.has(.touch) ? [touch] : [])
    return comment(group)
      + (memory + lines).within(
        "func \(Self.name(gesture, state, document))(at location: CGPoint, velocity: CGPoint)")
  }

  private func comment(_ group: [Int]) -> CodeBlock {
    if group.count == 1 { return [] }
    let ids = group.map { "\"\(document.scene.gestures[$0].id)\"" }
    let others = ids.dropFirst().joined(separator: ", ")
    let relative = group.count == 2 ? "has" : "have"
    return CodeComment.lines(
      "Called for \(ids[0]), and for \(others), which \(relative) the same recognizer and actions.",
      depth: 1)
  }
}

extension SceneGesture {
  /// Returns `true` if one recognizer can serve both gestures.
  fileprivate func isRecognized(as other: SceneGesture) -> Bool {
    (kind, views, isEnabled) == (other.kind, other.views, other.isEnabled)
  }
}

extension SceneEvent {
  /// The event with a fixed trigger, for comparison.
  fileprivate var withoutTrigger: SceneEvent {
    var event = self
    (event.id, event.trigger, event.sourceIndex) = (nil, .on(.start), nil)
    return event
  }
}
