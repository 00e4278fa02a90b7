// SPDX-License-Identifier: MIT

/// A control with a value; tests set it and call `sendActions(for: .valueChanged)`.
open class UISlider: UIControl {
  deinit {}

  /// The value, clamped between `minimumValue` and `maximumValue`.
  open var value: Float = 0 {
    didSet { value = min(max(value, minimumValue), maximumValue) }
  }
  open var minimumValue: Float = 0
  open var maximumValue: Float = 1
  open var isContinuous = true
  open func setValue(_ value: Float, animated: Bool) { self.value = value }
}

/// A control that is on or off; tests set it and call `sendActions(for: .valueChanged)`.
open class UISwitch: UIControl {
  deinit {}

  open var isOn = false
  open func setOn(_ on: Bool, animated: Bool) { isOn = on }
}

/// A control with a selection; tests set it and call `sendActions(for: .valueChanged)`.
open class UISegmentedControl: UIControl {
  deinit {}

  open var selectedSegmentIndex = -1
  private var titles: [String] = []

  /// Creates a control with a segment for each item; items other than strings have empty titles.
  public convenience init(items: [Any]?) {
    self.init(frame: .zero)
    titles = (items ?? []).map { $0 as? String ?? "" }
  }

  open var numberOfSegments: Int { titles.count }
  open func titleForSegment(at segment: Int) -> String? {
    titles.indices.contains(segment) ? titles[segment] : nil
  }
}
