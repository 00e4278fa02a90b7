// SPDX-License-Identifier: MIT

import Foundation
import TestSupport
import Testing

@Suite("Exported Kotlin code", .timeLimit(.minutes(30)))
struct KotlinCodeTests {
  /// The scenes contain absences, rotations, sizes, several items, and many keys.
  @Test(
    "Exported Kotlin code compiles",
    .enabled(if: Consumer.hasKotlinCompiler, "kotlinc is not installed"))
  func typeCheck() throws {
    let folder = TestFolder()
    let names = [
      ComingAndGoing.name, "drop-out-dismiss", "position-to-bounds", "snap", "field-noise",
    ]
    let files = try names.enumerated().map { index, name in
      // Each scene gets a package, because two scenes may contain items with the same name.
      let options = index.isMultiple(of: 2) ? [] : ["--relative", "--tolerance", "0.05"]
      let code = try Recording.of(name).exported("compose", options: options)
      return folder.write("\(index).kt", "package scene\(index)\n\(code)")
    }
    // The code runs only once, so Java's optimizing compiler would cost more time than it saves.
    let words = [
      "env", "JAVA_OPTS=-XX:TieredStopAtLevel=1 -XX:+UseSerialGC", "kotlinc", "-nowarn", "-d",
      folder("classes"), Consumer.path("Stubs/Compose.kt"),
    ]
    let made = try Consumer.run(words + files)
    #expect(made.code == 0, "\(made.output.prefix(2000))")
    let broken = folder.write(
      "broken.kt", "val x = androidx.compose.animation.core.keyframes<Float> { 1 at 2 }")
    #expect(try Consumer.run(words + [broken]).code != 0, "a whole number is not a Float")
  }
}
