// SPDX-License-Identifier: MIT

internal import UIDynamicsFacts
internal import UIDynamicsGeometry

extension ObjectReader {
  func region(_ key: String) -> SceneRegion? { value(key).flatMap(region) }

  private func region(_ value: JSONValue) -> SceneRegion? {
    if document.string(value) == "infinite" { return .infinite }
    let reader = ObjectReader(document, value)
    if let radius = reader.number("radius") { return .circle(radius: radius) }
    if let size = reader.size("size") { return .rectangle(size) }
    if let inverse = reader.region("inverse") { return .inverse(inverse) }
    if let (one, two) = reader.regions("union") { return .union(one, two) }
    if let (one, two) = reader.regions("intersection") { return .intersection(one, two) }
    return reader.regions("difference").map { .difference($0, $1) }
  }

  private func regions(_ key: String) -> (SceneRegion, SceneRegion)? {
    let regions = elements(key).prefix(3).compactMap(region)
    return regions.count == 2 ? (regions[0], regions[1]) : nil
  }
}
