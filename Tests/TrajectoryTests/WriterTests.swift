// SPDX-License-Identifier: MIT

import Testing
import UIDynamicsTrajectory

/// A frame at tick 7, at 60 Hz, that contains an item with a body and one without.
let frameOfTwo: Frame = {
  var square = ItemState(x: 187.5, y: 333.569397, angle: -0.0, width: 30, height: 40)
  (square.vx, square.vy, square.omega) = (3, -4, 0.1)
  square.isAwake = true
  square.body = .init(x: 187.5, y: 333.569397, angle: 6.5)
  square.extent = .init(minX: 172.5, minY: 313.5694, maxX: 202.5, maxY: 353.5694)
  let label = ItemState(x: 10, y: 20.25, angle: 0, width: 5, height: 5)
  return Frame(tick: 7, time: 7.0 / 60, states: [square, label])
}()

/// Returns the text of the frames as written by the writer, including its header.
func text(_ writer: RowWriter, of frames: [Frame] = [frameOfTwo]) -> String {
  var writer = writer
  var buffer = ByteBuffer()
  writer.begin(&buffer)
  for frame in frames { writer.write(frame, to: &buffer) }
  return String(decoding: buffer.bytes, as: UTF8.self)
}

@Suite("RowWriter: JSON Lines", .timeLimit(.minutes(30)))
struct JSONLinesWriterTests {
  @Test("Each item is one object with the standard columns in order")
  func standardColumns() {
    let layout = RowLayout(items: ["square", "label"])
    #expect(
      text(RowWriter(layout)) == """
        {"tick":7,"time":0.11666666666666667,"item":"square","x":187.5,"y":333.5694,"angle":0,\
        "vx":3,"vy":-4,"omega":0.1,"width":30,"height":40}
        {"tick":7,"time":0.11666666666666667,"item":"label","x":10,"y":20.25,"angle":0,\
        "vx":0,"vy":0,"omega":0,"width":5,"height":5}

        """)
  }

  @Test("Extra columns appear in the requested order, and are null without a body")
  func extraColumns() {
    let layout = RowLayout(
      columns: [.item, .bodyAngle, .bodyX, .bodyY, .awake, .speed, .minX, .minY, .maxX, .maxY],
      items: ["square", "label"])
    #expect(
      text(RowWriter(layout)) == """
        {"item":"square","bodyAngle":6.5,"bodyX":187.5,"bodyY":333.5694,"awake":true,"speed":5,\
        "minX":172.5,"minY":313.5694,"maxX":202.5,"maxY":353.5694}
        {"item":"label","bodyAngle":null,"bodyX":null,"bodyY":null,"awake":false,"speed":0,\
        "minX":0,"minY":0,"maxX":0,"maxY":0}

        """)
  }

  @Test("Only selected items have rows")
  func chosenItems() {
    let layout = RowLayout(columns: [.item, .y], items: ["square", "label"], chosen: ["label"])
    #expect(text(RowWriter(layout)) == "{\"item\":\"label\",\"y\":20.25}\n")
  }

  @Test("Ids are escaped as JSON requires")
  func escapedIds() {
    let layout = RowLayout(
      columns: [.item], items: ["a\"b\\c\n\r\t\u{1}\u{1F}é", "plain"], chosen: nil)
    #expect(
      text(RowWriter(layout))
        == "{\"item\":\"a\\\"b\\\\c\\n\\r\\t\\u0001\\u001fé\"}\n{\"item\":\"plain\"}\n")
  }

  @Test("A frame without items produces no rows")
  func noItems() {
    #expect(text(RowWriter(RowLayout(items: [])), of: [Frame(tick: 1)]) == "")
  }
}

@Suite("RowWriter: CSV", .timeLimit(.minutes(30)))
struct CSVWriterTests {
  @Test("CSV has a header line and one row per item")
  func longRows() {
    let layout = RowLayout(items: ["square", "label"])
    #expect(
      text(RowWriter(layout, .csv)) == """
        tick,time,item,x,y,angle,vx,vy,omega,width,height
        7,0.11666666666666667,square,187.5,333.5694,0,3,-4,0.1,30,40
        7,0.11666666666666667,label,10,20.25,0,0,0,0,5,5

        """)
  }

  @Test("A missing value is an empty field")
  func emptyFields() {
    let layout = RowLayout(columns: [.item, .bodyX, .awake], items: ["square", "label"])
    #expect(
      text(RowWriter(layout, .csv)) == "item,bodyX,awake\nsquare,187.5,true\nlabel,,false\n")
  }

  @Test("A wide row has the columns of the tick, followed by those of all items")
  func wideRows() {
    let layout = RowLayout(columns: [.x, .tick, .item, .y], items: ["square", "label"])
    #expect(
      text(RowWriter(layout, .csv, isWide: true)) == """
        tick,square.x,square.y,label.x,label.y
        7,187.5,333.5694,10,20.25

        """)
  }

  @Test("A wide row of a scene without items has only the columns of the tick")
  func wideWithoutItems() {
    let layout = RowLayout(columns: [.tick, .x], items: [])
    let frame = Frame(tick: 1, time: 0.5)
    #expect(text(RowWriter(layout, .csv, isWide: true), of: [frame]) == "tick\n1\n")
    #expect(text(RowWriter(layout, isWide: true), of: [frame]) == "{\"tick\":1}\n")
  }

  @Test("Names with commas, quotes and line breaks can be read back unchanged")
  func quoting() {
    let names = ["plain", "a,b", "say \"hi\"", "two\nlines", "cr\r\nlf", "", " spaced "]
    let frame = Frame(
      tick: 0, time: 0,
      states: names.map { _ in ItemState(x: 1, y: 2, angle: 0, width: 3, height: 4) })
    let layout = RowLayout(columns: [.item, .x], items: names)
    let long = text(RowWriter(layout, .csv), of: [frame])
    #expect(CSVRecords(long).records == [["item", "x"]] + names.map { [$0, "1"] })
    let wide = text(RowWriter(layout, .csv, isWide: true), of: [frame])
    #expect(CSVRecords(wide).records == [names.map { $0 + ".x" }, names.map { _ in "1" }])
  }
}
