// SPDX-License-Identifier: MIT

/// A canvas of Braille characters: 2 × 4 dots per cell.
struct BrailleCanvas {
  let columns: Int
  let rows: Int
  /// One bit per dot, row by row.
  private var dots: [UInt8]
  /// The line that drew last in each cell.
  private var owners: [Int?]

  /// In dots.
  var width: Int { columns * 2 }
  var height: Int { rows * 4 }

  init(columns: Int, rows: Int) {
    (self.columns, self.rows) = (columns, rows)
    dots = Array(repeating: 0, count: columns * rows)
    owners = Array(repeating: nil, count: columns * rows)
  }

  /// The bit of a dot by row and column.
  ///
  /// Source: The Unicode Standard, Braille Patterns.
  private static let bits: [[UInt8]] = [[0x01, 0x08], [0x02, 0x10], [0x04, 0x20], [0x40, 0x80]]

  /// Sets a dot; y points down, and dots outside are clipped.
  mutating func set(_ x: Int, _ y: Int, owner: Int) {
    guard (0..<width).contains(x), (0..<height).contains(y) else { return }
    let cell = y / 4 * columns + x / 2
    dots[cell] |= Self.bits[y % 4][x % 2]
    owners[cell] = owner
  }

  /// Draws a line, including its ends.
  ///
  /// Source: J. E. Bresenham, Algorithm for computer control of a digital plotter, 1965.
  mutating func line(from a: (x: Int, y: Int), to b: (x: Int, y: Int), owner: Int) {
    let (dx, dy) = (abs(b.x - a.x), -abs(b.y - a.y))
    let (stepX, stepY) = (a.x < b.x ? 1 : -1, a.y < b.y ? 1 : -1)
    var (x, y, error) = (a.x, a.y, dx + dy)
    while true {
      set(x, y, owner: owner)
      if x == b.x && y == b.y { return }
      let doubled = 2 * error
      if doubled >= dy {
        error += dy
        x += stepX
      }
      if doubled <= dx {
        error += dx
        y += stepY
      }
    }
  }

  func cells(ofRow row: Int) -> [(character: Character, owner: Int?)] {
    (row * columns..<(row + 1) * columns).map { cell in
      let scalar = Unicode.Scalar(0x2800 + UInt32(dots[cell]))
      return (dots[cell] == 0 ? " " : Character(scalar ?? " "), owners[cell])
    }
  }
}
