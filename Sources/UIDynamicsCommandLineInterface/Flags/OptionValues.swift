// SPDX-License-Identifier: MIT

internal import UIDynamicsPicture
internal import UIDynamicsSceneFormat
internal import UIDynamicsTrajectory

extension Arguments {
  func number(
    _ id: Flag.ID, from least: Double = 0, _ hint: String
  ) throws(CommandFailure) -> Double? {
    guard let text = self[id] else { return nil }
    guard let value = Self.decimal(text), value.isFinite, value >= least else {
      throw Self.wrongValue(text, of: id, hint)
    }
    return value
  }

  func integer(
    _ id: Flag.ID, in range: ClosedRange<Int> = 0...Int.max, _ hint: String
  ) throws(CommandFailure) -> Int? {
    guard let text = self[id] else { return nil }
    guard let value = Self.wholeNumber(text), range.contains(value) else {
      throw Self.wrongValue(text, of: id, hint)
    }
    return value
  }

  /// In seconds, 0 or more.
  func time(_ id: Flag.ID) throws(CommandFailure) -> Double? {
    try number(id, "use a time in seconds, 0 or more, such as 2.5")
  }

  /// In seconds, above 0.
  func duration(_ id: Flag.ID) throws(CommandFailure) -> Double? {
    guard let value = try number(id, "use a time in seconds above 0, such as 2.5") else {
      return nil
    }
    if value > 0 { return value }
    throw Self.wrongValue(
      self[id] ?? "", of: id,
      "use a time in seconds above 0; \"uidyn validate\" checks a scene without playing it")
  }

  func timeRange(every count: Int = 1) throws(CommandFailure) -> RowFilter {
    let (from, to) = (try time(.from), try time(.to))
    let filter = RowFilter(every: count, from: from ?? 0, to: to ?? .infinity)
    guard filter.from <= filter.to else {
      throw .usage("--from is after --to")
    }
    return filter
  }

  func count(_ id: Flag.ID) throws(CommandFailure) -> Int? {
    try integer(id, in: 1...Int.max, "use a whole number, 1 or more")
  }

  func jobs() throws(CommandFailure) -> Int {
    min(try count(.jobs) ?? Threads.processorCount, Threads.most)
  }

  /// Unique names separated by commas.
  func names(_ id: Flag.ID) throws(CommandFailure) -> [String]? {
    guard let text = self[id] else { return nil }
    let names = text.split(separator: ",", omittingEmptySubsequences: false).map(String.init)
    if names.contains("") {
      throw Self.wrongValue(text, of: id, "use names separated by commas")
    }
    for (index, name) in names.enumerated() where names[..<index].contains(name) {
      throw Self.wrongValue(text, of: id, "\(inQuotes(name)) is repeated")
    }
    return names
  }

  func limits() throws(CommandFailure) -> SceneLimits {
    var limits = SceneLimits.default
    for text in values[.limit] ?? [] {
      let (limit, value) = try Self.limit(text)
      limits[limit] = value
    }
    return limits
  }

  private static func limit(_ text: String) throws(CommandFailure) -> (SceneLimit, Int) {
    let parts = text.split(separator: "=", maxSplits: 1, omittingEmptySubsequences: false)
    guard parts.count == 2 else {
      throw wrongValue(text, of: .limit, "use a name and a number: --limit ticks=1000")
    }
    let name = String(parts[0])
    guard let limit = SceneLimit(rawValue: name) else {
      let names = SceneLimit.allCases.map { $0.rawValue }
      throw .usage(
        "unknown limit \(inQuotes(name))",
        hint: Suggestion.hint(for: name, among: names)
          ?? "the limits are \(names.joined(separator: ", "))")
    }
    guard let value = wholeNumber(String(parts[1])), value >= 1 else {
      throw wrongValue(text, of: .limit, "a limit is a whole number, 1 or more")
    }
    return (limit, value)
  }

  /// The values of `--set`.
  func settings() throws(CommandFailure) -> [SceneSetting] {
    var settings: [SceneSetting] = []
    for text in values[.set] ?? [] {
      let parts = text.split(separator: "=", maxSplits: 1, omittingEmptySubsequences: false)
      guard parts.count == 2, !parts[0].isEmpty else {
        throw Self.wrongValue(text, of: .set, "use a name and a value: --set elasticity=0.5")
      }
      let name = String(parts[0])
      if settings.contains(where: { $0.name == name }) {
        throw .usage("--set \(name) is repeated")
      }
      settings.append(SceneSetting(name: name, text: String(parts[1])))
    }
    return settings
  }

  // MARK: Pictures

  var pictureView: PictureView { self[.view].flatMap(PictureView.init) ?? .device }

  func ghosts() throws(CommandFailure) -> Int? {
    try integer(.ghosts, in: 0...1000, "use a whole number from 0 to 1,000")
  }

  func pictureSize() throws(CommandFailure) -> PictureSize? {
    guard let text = self[.size] else { return nil }
    let parts = text.split(separator: "x", omittingEmptySubsequences: false).map {
      Self.wholeNumber(String($0)) ?? 0
    }
    guard parts.count <= 2, parts.allSatisfy({ 16...16384 ~= $0 }) else {
      throw Self.wrongValue(
        text, of: .size, "use 16 to 16,384 pixels: a width, or both as in 640x480")
    }
    return PictureSize(width: parts[0], height: parts.count > 1 ? parts[1] : nil)
  }

  // MARK: Numbers

  /// Accepts digits only.
  static func wholeNumber(_ text: String) -> Int? {
    text.utf8.allSatisfy { (UInt8(ascii: "0")...UInt8(ascii: "9")).contains($0) } ? Int(text) : nil
  }

  /// Rejects hexadecimal, `inf` and `nan`.
  static func decimal(_ text: String) -> Double? {
    text.utf8.allSatisfy { "0123456789.eE+-".utf8.contains($0) } ? Double(text) : nil
  }

  static func wrongValue(_ text: String, of id: Flag.ID, _ hint: String) -> CommandFailure {
    let name = FlagTable.flag(id)?.name ?? ""
    return .usage("invalid value \(inQuotes(text)) for \(name)", hint: hint)
  }
}
