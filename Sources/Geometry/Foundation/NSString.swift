// SPDX-License-Identifier: MIT

/// Text where UIKit code says `"floor" as NSString`; it names the same boundary as "floor".
public typealias NSString = String
