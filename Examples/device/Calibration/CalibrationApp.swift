// SPDX-License-Identifier: MIT

// Plays the scenes in sequence, records every frame of the display, and shares the recordings as one file.

#if canImport(UIKit) && canImport(Darwin) && !os(macOS)
  import UIKit
#else
  import UIDynamics
#endif

/// A scene to play, and its duration.
@MainActor
struct Calibration {
  typealias Parts = (view: UIView, start: () -> Void, recorder: MotionRecorder)

  let name: String
  let seconds: Double
  let make: () -> Parts

  init(_ name: String, seconds: Double, make: @escaping () -> Parts) {
    (self.name, self.seconds, self.make) = (name, seconds, make)
  }
}

#if canImport(UIKit) && canImport(Darwin) && !os(macOS)
  @main
  final class CalibrationApp: UIResponder, UIApplicationDelegate {
    var window: UIWindow?

    func application(
      _ application: UIApplication,
      didFinishLaunchingWithOptions options: [UIApplication.LaunchOptionsKey: Any]?
    ) -> Bool {
      window = UIWindow(frame: UIScreen.main.bounds)
      window?.rootViewController = CalibrationController()
      window?.makeKeyAndVisible()
      return true
    }
  }

  final class CalibrationController: UIViewController {
    private let folder = FileManager.default.temporaryDirectory.appendingPathComponent("uidyn")

    override func viewDidAppear(_ animated: Bool) {
      super.viewDidAppear(animated)
      view.backgroundColor = .systemBackground
      Task { await play() }
    }

    private func play() async {
      do {
        try? FileManager.default.removeItem(at: folder)
        try FileManager.default.createDirectory(at: folder, withIntermediateDirectories: true)
        let device = UIDevice.current
        let screen = UIScreen.main
        let facts = [
          "\(device.systemName) \(device.systemVersion)", device.model, "scale \(screen.scale)",
          "\(screen.maximumFramesPerSecond) Hz",
        ]
        try facts.joined(separator: "\n").write(
          to: folder.appendingPathComponent("device.txt"), atomically: true, encoding: .utf8)
        for calibration in calibrations {
          let parts = calibration.make()
          view.addSubview(parts.view)
          parts.recorder.begin()
          parts.start()
          try await Task.sleep(nanoseconds: UInt64(calibration.seconds * 1e9))
          try parts.recorder.end("\(calibration.name).csv", in: folder)
          parts.view.removeFromSuperview()
        }
        share()
      } catch {
        let alert = UIAlertController(title: "\(error)", message: nil, preferredStyle: .alert)
        present(alert, animated: true)
      }
    }

    /// Reading a folder for uploading creates a zip file.
    private func share() {
      let file = FileManager.default.temporaryDirectory
        .appendingPathComponent("uidyn-calibration.zip")
      NSFileCoordinator().coordinate(readingItemAt: folder, options: .forUploading, error: nil) {
        zip in
        try? FileManager.default.removeItem(at: file)
        try? FileManager.default.moveItem(at: zip, to: file)
        let sheet = UIActivityViewController(activityItems: [file], applicationActivities: nil)
        sheet.popoverPresentationController?.sourceView = view
        present(sheet, animated: true)
      }
    }
  }
#endif
