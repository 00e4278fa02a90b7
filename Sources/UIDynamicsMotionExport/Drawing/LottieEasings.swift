// SPDX-License-Identifier: MIT

/// Writes how keys of Lottie go on, so that no player takes one curve for another.
///
/// rlottie and ThorVG keep each curve under a name, and make one of the handles where a key has none: two
/// digits behind the point, and nineteen letters in all. Of two curves that would share it, the later one gets
/// a name of its own.
struct LottieEasings {
  /// The handles under each name that a player would make.
  private var known: [String: [Double]] = [:]
  /// Curves whose name another has, in the order in which they came.
  private var named: [[Double]] = []

  /// What a key says of the way to the next; x and y of the handle that leaves, and of the one that arrives.
  mutating func text(_ handles: [Double]) -> String {
    let texts = handles.map { DecimalText.text($0) }
    return ",\"o\":{\"x\":[\(texts[0])],\"y\":[\(texts[1])]},"
      + "\"i\":{\"x\":[\(texts[2])],\"y\":[\(texts[3])]}" + name(of: handles)
  }

  private mutating func name(of handles: [Double]) -> String {
    let made = Self.made(of: handles)
    if known[made] == nil { known[made] = handles }
    if known[made] == handles { return "" }
    let place = named.firstIndex(of: handles) ?? named.count
    if place == named.count { named.append(handles) }
    return ",\"n\":\"\(place)\""
  }

  private static func made(of handles: [Double]) -> String {
    let order = [handles[2], handles[3], handles[0], handles[1]]
    return String(order.map(hundredths).joined(separator: "_").prefix(19))
  }

  /// A 32-bit number with two digits behind the point, halves to even, as C prints it.
  private static func hundredths(_ value: Double) -> String {
    let whole = (Double(Float(value)).magnitude * 100).rounded(.toNearestOrEven)
    // A handle has three hundred at most.
    let (front, back) = Int(min(whole, 0x1p40)).quotientAndRemainder(dividingBy: 100)
    return "\(value < 0 ? "-" : "")\(front).\(back < 10 ? "0" : "")\(back)"
  }
}
