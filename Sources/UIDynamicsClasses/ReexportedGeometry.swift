// SPDX-License-Identifier: MIT

// `import UIDynamics` also provides CGPoint, UIBezierPath and the rest.
@_exported public import UIDynamicsGeometry
