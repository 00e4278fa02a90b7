// SPDX-License-Identifier: MIT

/// Writes Lottie easings such that no player confuses two curves.
///
/// rlottie and ThorVG cache curves by name. Without one, they build it from the handles with two decimals, cut
/// to 19 characters. If two curves would share a name, the later one is given a unique name.
struct LottieEasings {
  /// The handles, by the names that a player would build from them.
  private var known: [String: [Double]] = [:]
  private var named: [[Double]] = []

  mutating func text(_ handles: [Double]) -> String {
    let texts = handles.map { DecimalText.text($0) }
    return ",\"o\":{\"x\":[\(texts[0])],\"y\":[\(texts[1])]},"
      + "\"i\":{\"x\":[\(texts[2])],\"y\":[\(texts[3])]}" + name(of: handles)
  }

  private mutating func name(of handles: [Double]) -> String {
    let made = Self.made(of: handles)
    if known[made] == nil { known[made] = handles }
    if known[made] == handles { return "" }
    let index = named.firstIndex(of: handles) ?? named.count
    if index == named.count { named.append(handles) }
    return ",\"n\":\"\(index)\""
  }

  private static func made(of handles: [Double]) -> String {
    let order = [handles[2], handles[3], handles[0], handles[1]]
    return String(order.map(hundredths).joined(separator: "_").prefix(19))
  }

  /// A 32-bit number with two decimals, rounded half to even like C's printf.
  private static func hundredths(_ value: Double) -> String {
    let whole = (Double(Float(value)).magnitude * 100).rounded(.toNearestOrEven)
    // The limit keeps the conversion to Int from trapping.
    let (front, back) = Int(min(whole, 0x1p40)).quotientAndRemainder(dividingBy: 100)
    return "\(value < 0 ? "-" : "")\(front).\(back < 10 ? "0" : "")\(back)"
  }
}
