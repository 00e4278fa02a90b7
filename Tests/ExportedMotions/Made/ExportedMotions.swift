// swift-format-ignore-file
// Made by ExportedCodeTests: make renew.

import UIDynamics

/// The motions by the names of their scenes.
public let exportedMotions: [String: @Sendable () -> ExportedMotion] = [
  "alert-drop": {
    let motion = AlertDropView()
    return ExportedMotion(
      motion, motion.animator,
      items: [motion.alert],
      start: motion.start
,
      setClock: { motion.after = $0 }
,
      listen: { tell in
        motion.onDismissed = { tell("dismissed") }
        motion.onPresented = { tell("presented") }
      }
    )
  },
  "attachment-anchor": {
    let motion = AttachmentAnchorView()
    return ExportedMotion(
      motion, motion.animator,
      items: [motion.loose, motion.heavy, motion.stiff],
      start: motion.start
    )
  },
  "attachment-fixed": {
    let motion = AttachmentFixedView()
    return ExportedMotion(
      motion, motion.animator,
      items: [motion.handleView, motion.head],
      start: motion.start
    )
  },
  "attachment-items": {
    let motion = AttachmentItemsView()
    return ExportedMotion(
      motion, motion.animator,
      items: [motion.left, motion.right],
      start: motion.start
    )
  },
  "attachment-limit": {
    let motion = AttachmentLimitView()
    return ExportedMotion(
      motion, motion.animator,
      items: [motion.hook, motion.weight],
      start: motion.start
    )
  },
  "attachment-pin": {
    let motion = AttachmentPinView()
    return ExportedMotion(
      motion, motion.animator,
      items: [motion.post, motion.door],
      start: motion.start
    )
  },
  "attachment-sliding": {
    let motion = AttachmentSlidingView()
    return ExportedMotion(
      motion, motion.animator,
      items: [motion.lift],
      start: motion.start
    )
  },
  "bouncing-square": {
    let motion = BouncingSquareView()
    return ExportedMotion(
      motion, motion.animator,
      items: [motion.square],
      start: motion.start
    )
  },
  "custom-item": {
    let motion = CustomItemView()
    return ExportedMotion(
      motion, motion.animator,
      items: [motion.label, motion.valueItem],
      start: motion.start
    )
  },
  "drop-out-dismiss": {
    let motion = DropOutDismissView()
    return ExportedMotion(
      motion, motion.animator,
      items: [motion.modal],
      start: motion.start
,
      listen: { tell in
        motion.onRopeCut = { _ in tell("ropeCut") }
        motion.onUserInteraction = { _, _ in tell("userInteraction") }
        motion.onCompleteTransition = { _ in tell("completeTransition") }
      }
    )
  },
  "drop-out-present": {
    let motion = DropOutPresentView()
    return ExportedMotion(
      motion, motion.animator,
      items: [motion.modal],
      start: motion.start
,
      listen: { tell in
        motion.onUserInteraction = { _, _ in tell("userInteraction") }
        motion.onCompleteTransition = { _ in tell("completeTransition") }
      }
    )
  },
  "falling-square": {
    let motion = FallingSquareView()
    return ExportedMotion(
      motion, motion.animator,
      items: [motion.square],
      start: motion.start
    )
  },
  "field-custom": {
    let motion = FieldCustomView()
    return ExportedMotion(
      motion, motion.animator,
      items: [motion.pen],
      start: motion.start
    )
  },
  "field-drag": {
    let motion = FieldDragView()
    return ExportedMotion(
      motion, motion.animator,
      items: [motion.free, motion.braked],
      start: motion.start
    )
  },
  "field-electric": {
    let motion = FieldElectricView()
    return ExportedMotion(
      motion, motion.animator,
      items: [motion.positive, motion.negative, motion.neutral],
      start: motion.start
    )
  },
  "field-linear-gravity": {
    let motion = FieldLinearGravityView()
    return ExportedMotion(
      motion, motion.animator,
      items: [motion.ball, motion.heavy],
      start: motion.start
    )
  },
  "field-magnetic": {
    let motion = FieldMagneticView()
    return ExportedMotion(
      motion, motion.animator,
      items: [motion.charged, motion.neutral],
      start: motion.start
    )
  },
  "field-noise": {
    let motion = FieldNoiseView()
    return ExportedMotion(
      motion, motion.animator,
      items: [motion.fly1, motion.fly2, motion.fly3, motion.fly4],
      start: motion.start
    )
  },
  "field-radial-gravity": {
    let motion = FieldRadialGravityView()
    return ExportedMotion(
      motion, motion.animator,
      items: [motion.planet, motion.satellite, motion.moon],
      start: motion.start
    )
  },
  "field-spring": {
    let motion = FieldSpringView()
    return ExportedMotion(
      motion, motion.animator,
      items: [motion.light, motion.heavy],
      start: motion.start
    )
  },
  "field-turbulence": {
    let motion = FieldTurbulenceView()
    return ExportedMotion(
      motion, motion.animator,
      items: [motion.parked, motion.slow, motion.fast],
      start: motion.start
    )
  },
  "field-velocity": {
    let motion = FieldVelocityView()
    return ExportedMotion(
      motion, motion.animator,
      items: [motion.parcel],
      start: motion.start
    )
  },
  "field-vortex": {
    let motion = FieldVortexView()
    return ExportedMotion(
      motion, motion.animator,
      items: [motion.leaf, motion.twig],
      start: motion.start
    )
  },
  "flick": {
    let motion = FlickView()
    return ExportedMotion(
      motion, motion.animator,
      items: [motion.square],
      start: motion.start
,
      setClock: { motion.after = $0 }
,
      listen: { tell in
        motion.onFlicked = { _, _ in tell("flicked") }
      }
,
      gestures: [
        "pan.began": { motion.panBegan(at: $0, velocity: $1) },
        "pan.changed": { motion.panChanged(at: $0, velocity: $1) },
        "pan.ended": { motion.panEnded(at: $0, velocity: $1) },
      ]
    )
  },
  "groups": {
    let motion = GroupsView()
    return ExportedMotion(
      motion, motion.animator,
      items: [motion.bar, motion.foot, motion.piece],
      start: motion.start
    )
  },
  "landing-on-a-line": {
    let motion = LandingOnALineView()
    return ExportedMotion(
      motion, motion.animator,
      items: [motion.square],
      start: motion.start
    )
  },
  "lock-screen-bounce": {
    let motion = LockScreenBounceView()
    return ExportedMotion(
      motion, motion.animator,
      items: [motion.lockScreen],
      start: motion.start
,
      setClock: { motion.after = $0 }
,
      listen: { tell in
        motion.onThump = { tell("thump") }
      }
    )
  },
  "newtons-cradle": {
    let motion = NewtonsCradleView()
    return ExportedMotion(
      motion, motion.animator,
      items: [motion.ball1, motion.ball2, motion.ball3, motion.ball4, motion.ball5],
      start: motion.start
,
      listen: { tell in
        motion.onClick = { _ in tell("click") }
      }
    )
  },
  "pendulum": {
    let motion = PendulumView()
    return ExportedMotion(
      motion, motion.animator,
      items: [motion.bob],
      start: motion.start
,
      listen: { tell in
        motion.onSwing = { _, _ in tell("swing") }
      }
    )
  },
  "pinball": {
    let motion = PinballView()
    return ExportedMotion(
      motion, motion.animator,
      items: [motion.ball, motion.bumperLeft, motion.bumperRight],
      start: motion.start
,
      listen: { tell in
        motion.onBumper = { tell("bumper") }
        motion.onPin = { _ in tell("pin") }
        motion.onDrained = { _ in tell("drained") }
      }
    )
  },
  "position-to-bounds": {
    let motion = PositionToBoundsView()
    return ExportedMotion(
      motion, motion.animator,
      items: [motion.button, motion.buttonSize],
      start: motion.start
,
      setClock: { motion.after = $0 }
    )
  },
  "push": {
    let motion = PushView()
    return ExportedMotion(
      motion, motion.animator,
      items: [motion.kicked, motion.driven, motion.tipped],
      start: motion.start
    )
  },
  "shade-cancel": {
    let motion = ShadeCancelView()
    return ExportedMotion(
      motion, motion.animator,
      items: [motion.shade],
      start: motion.start
,
      listen: { tell in
        motion.onProgress = { _ in tell("progress") }
        motion.onBeginTransition = { _ in tell("beginTransition") }
        motion.onReleased = { tell("released") }
        motion.onHaptic = { _ in tell("haptic") }
        motion.onFinishInteractiveTransition = { tell("finishInteractiveTransition") }
        motion.onCompleteTransition = { _ in tell("completeTransition") }
        motion.onCancelInteractiveTransition = { tell("cancelInteractiveTransition") }
      }
,
      gestures: [
        "pan.began": { motion.panBegan(at: $0, velocity: $1) },
        "pan.cancelled": { motion.panCancelled(at: $0, velocity: $1) },
        "pan.changed": { motion.panChanged(at: $0, velocity: $1) },
        "pan.ended": { motion.panEnded(at: $0, velocity: $1) },
      ]
    )
  },
  "shade-dismiss": {
    let motion = ShadeDismissView()
    return ExportedMotion(
      motion, motion.animator,
      items: [motion.shade],
      start: motion.start
,
      listen: { tell in
        motion.onProgress = { _ in tell("progress") }
        motion.onBeginTransition = { _ in tell("beginTransition") }
        motion.onReleased = { tell("released") }
        motion.onHaptic = { _ in tell("haptic") }
        motion.onFinishInteractiveTransition = { tell("finishInteractiveTransition") }
        motion.onCompleteTransition = { _ in tell("completeTransition") }
        motion.onCancelInteractiveTransition = { tell("cancelInteractiveTransition") }
      }
,
      gestures: [
        "pan.began": { motion.panBegan(at: $0, velocity: $1) },
        "pan.cancelled": { motion.panCancelled(at: $0, velocity: $1) },
        "pan.changed": { motion.panChanged(at: $0, velocity: $1) },
        "pan.ended": { motion.panEnded(at: $0, velocity: $1) },
      ]
    )
  },
  "shade-present": {
    let motion = ShadePresentView()
    return ExportedMotion(
      motion, motion.animator,
      items: [motion.shade],
      start: motion.start
,
      listen: { tell in
        motion.onProgress = { _ in tell("progress") }
        motion.onBeginTransition = { _ in tell("beginTransition") }
        motion.onReleased = { tell("released") }
        motion.onHaptic = { _ in tell("haptic") }
        motion.onFinishInteractiveTransition = { tell("finishInteractiveTransition") }
        motion.onCompleteTransition = { _ in tell("completeTransition") }
        motion.onCancelInteractiveTransition = { tell("cancelInteractiveTransition") }
      }
,
      gestures: [
        "pan.began": { motion.panBegan(at: $0, velocity: $1) },
        "pan.cancelled": { motion.panCancelled(at: $0, velocity: $1) },
        "pan.changed": { motion.panChanged(at: $0, velocity: $1) },
        "pan.ended": { motion.panEnded(at: $0, velocity: $1) },
      ]
    )
  },
  "snap": {
    let motion = SnapView()
    return ExportedMotion(
      motion, motion.animator,
      items: [motion.loose, motion.usual, motion.tight],
      start: motion.start
    )
  },
  "springy-collection-view": {
    let motion = SpringyCollectionViewLayout()
    return ExportedMotion(
      motion, motion.animator,
      items: [motion.cell1, motion.cell2, motion.cell3, motion.cell4, motion.cell5, motion.cell6, motion.cell7],
      start: motion.start
,
      listen: { tell in
        motion.onScroll = { tell("scroll") }
      }
,
      gestures: [
        "pan.began": { motion.panBegan(at: $0, velocity: $1) },
        "pan.changed": { motion.panChanged(at: $0, velocity: $1) },
      ]
    )
  },
  "sticky-corners": {
    let motion = StickyCornersView()
    return ExportedMotion(
      motion, motion.animator,
      items: [motion.square],
      start: motion.start
,
      listen: { tell in
        motion.onReleased = { tell("released") }
      }
,
      gestures: [
        "pan.began": { motion.panBegan(at: $0, velocity: $1) },
        "pan.changed": { motion.panChanged(at: $0, velocity: $1) },
        "pan.ended": { motion.panEnded(at: $0, velocity: $1) },
        "second.began": { motion.panBegan(at: $0, velocity: $1) },
        "second.changed": { motion.panChanged(at: $0, velocity: $1) },
        "second.ended": { motion.panEnded(at: $0, velocity: $1) },
      ]
    )
  },
  "tear-off": {
    let motion = TearOffView()
    return ExportedMotion(
      motion, motion.animator,
      items: [motion.coupon],
      start: motion.start
,
      listen: { tell in
        motion.onTornOff = { _ in tell("tornOff") }
      }
,
      gestures: [
        "pull.began": { motion.tugBegan(at: $0, velocity: $1) },
        "pull.changed": { motion.tugChanged(at: $0, velocity: $1) },
        "pull.ended": { motion.tugEnded(at: $0, velocity: $1) },
        "tug.began": { motion.tugBegan(at: $0, velocity: $1) },
        "tug.changed": { motion.tugChanged(at: $0, velocity: $1) },
        "tug.ended": { motion.tugEnded(at: $0, velocity: $1) },
      ]
    )
  },
  "update-item": {
    let motion = UpdateItemView()
    return ExportedMotion(
      motion, motion.animator,
      items: [motion.told, motion.untold],
      start: motion.start
,
      setClock: { motion.after = $0 }
    )
  },
  "hostile": {
    let motion = HostileMotion()
    return ExportedMotion(
      motion, motion.animator,
      items: [motion.ui, motion.aB, motion.aBItem, motion.letItem, motion.body, motion.animatorItem],
      start: motion.start
,
      setClock: { motion.after = $0 }
,
      listen: { tell in
        motion.onInout = { _, _, _, _ in tell("inout") }
        motion.onOnInout = { tell("onInout") }
        motion.onClass = { _ in tell("class") }
      }
    )
  },
  "lopsided": {
    let motion = LopsidedView()
    return ExportedMotion(
      motion, motion.animator,
      items: [motion.raft, motion.mast, motion.kiteTail, motion.egg, motion.bar, motion.foot, motion.frameView, motion.gate, motion.label, motion.stone, motion.brick, motion.piece, motion.labelSize],
      start: motion.start
,
      setClock: { motion.after = $0 }
,
      listen: { tell in
        motion.onBump = { _ in tell("bump") }
        motion.onClack = { _, _ in tell("clack") }
        motion.onLeft = { _ in tell("left") }
        motion.onNear = { _, _, _ in tell("near") }
        motion.onBack = { _, _, _ in tell("back") }
        motion.onRest = { _ in tell("rest") }
      }
    )
  },
  "unsaid": {
    let motion = UnsaidView()
    return ExportedMotion(
      motion, motion.animator,
      items: [motion.card],
      start: motion.start
,
      listen: { tell in
        motion.onFast = { _ in tell("fast") }
        motion.onAwake = { tell("awake") }
        motion.onDeep = { tell("deep") }
      }
    )
  },
  "views": {
    let motion = ViewsView()
    return ExportedMotion(
      motion, motion.animator,
      items: [motion.card, motion.disc, motion.kite, motion.bead1, motion.bead2, motion.bare, motion.ghost, motion.pair, motion.gauge],
      start: motion.start
,
      setClock: { motion.after = $0 }
,
      listen: { tell in
        motion.onDeep = { tell("deep") }
        motion.onReady = { _, _, _, _, _ in tell("ready") }
        motion.onKnock = { _ in tell("knock") }
      }
,
      gestures: [
        "pan.began": { motion.panBegan(at: $0, velocity: $1) },
        "pan.changed": { motion.panChanged(at: $0, velocity: $1) },
        "pan.ended": { motion.panEnded(at: $0, velocity: $1) },
        "swipe.cancelled": { motion.swipeCancelled(at: $0, velocity: $1) },
        "tap.failed": { motion.tapFailed(at: $0, velocity: $1) },
      ]
    )
  },
]
