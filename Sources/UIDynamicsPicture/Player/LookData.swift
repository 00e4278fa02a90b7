// SPDX-License-Identifier: MIT

internal import UIDynamicsTrajectory

extension DeviceLook {
  func json(_ images: [String]) -> String {
    JSONWords.object([
      ("shape", outline.json), ("radius", Decimals.text(radius)),
      ("fill", fill.json), ("ink", ink.json),
      ("label", label.map(ShownText.json) ?? "null"),
      ("image", image.flatMap(images.firstIndex)?.description ?? "null"),
      ("shadow", hasShadow.description),
    ])
  }
}

extension Motion {
  static func images(of motions: [Motion]) -> [String] {
    var images: [String] = []
    for data in motions.flatMap({ $0.looks }).compactMap({ $0.style.image?.data })
    where !images.contains(data) { images.append(data) }
    return images
  }

  var screenJSON: String {
    guard let screen = DeviceScreen(self) else { return "null" }
    let boxes = screen.boxes.map { tick, box in
      JSONWords.list(
        [tick.description]
          + [box.minX, box.minY, box.width, box.height].map { Decimals.text($0) })
    }
    return JSONWords.object([
      ("device", screen.style.device.map { "\"\($0.rawValue)\"" } ?? "null"),
      ("radius", Decimals.text(screen.radius)), ("fill", screen.fill.json),
      ("ink", screen.ink.json),
      ("overlays", JSONWords.list(screen.style.overlays.map { "\"\($0.rawValue)\"" })),
      ("boxes", JSONWords.list(boxes)),
    ])
  }

  var orderJSON: String {
    JSONWords.list(
      orders.map { tick, items in
        JSONWords.list([tick.description, JSONWords.list(items.map { $0.description })])
      })
  }
}

extension ColorPair {
  fileprivate var json: String { "[\"\(light.text)\",\"\(dark.text)\"]" }
}

extension ItemLook.Outline {
  fileprivate var json: String {
    switch self {
    case .rectangle: "\"rectangle\""
    case .ellipse: "\"ellipse\""
    case .path(let corners): ShownText.json(corners.path(isClosed: true))
    case .point, .nothing: "null"
    }
  }
}
