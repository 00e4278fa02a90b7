// SPDX-License-Identifier: MIT

// A file of an app that is compiled for a device and for Linux, with UIKit beside UIDynamics: were there two
// classes of the name, the compiler would not know which is meant.
import UIDynamics
import UIKit

func isOfDarwin(_ view: UIView) -> Bool { view.isOfDarwin }
