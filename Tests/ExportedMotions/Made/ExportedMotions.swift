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
        motion.onDismissed = { tell("dismissed", [:]) }
        motion.onPresented = { tell("presented", [:]) }
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
  "card-stack": {
    let motion = CardStackView()
    return ExportedMotion(
      motion, motion.animator,
      items: [motion.card1, motion.card2, motion.card3, motion.card4],
      start: motion.start
,
      listen: { tell in
        motion.onThrown = { tell("thrown", ["card": $0, "to": $1]) }
        motion.onBack = { tell("back", ["card": $0]) }
        motion.onHome = { tell("home", [:]) }
        motion.onGone = { tell("gone", ["card": $0]) }
      }
,
      gestures: [
        "pan.began": { motion.panBegan(at: $0, velocity: $1) },
        "pan.changed": { motion.panChanged(at: $0, velocity: $1) },
        "pan.ended": { motion.panEnded(at: $0, velocity: $1) },
      ]
    )
  },
  "chat-bubbles": {
    let motion = ChatBubblesView()
    return ExportedMotion(
      motion, motion.animator,
      items: [motion.bubble1, motion.bubble2, motion.bubble3, motion.bubble4, motion.bubble5, motion.bubble6, motion.bubble7, motion.bubble8, motion.bubble9, motion.bubble10],
      start: motion.start
,
      gestures: [
        "pan.began": { motion.panBegan(at: $0, velocity: $1) },
        "pan.changed": { motion.panChanged(at: $0, velocity: $1) },
      ]
    )
  },
  "confetti": {
    let motion = ConfettiView()
    return ExportedMotion(
      motion, motion.animator,
      items: [motion.piece1, motion.piece2, motion.piece3, motion.piece4, motion.piece5, motion.piece6, motion.piece7, motion.piece8, motion.piece9, motion.piece10, motion.piece11, motion.piece12, motion.piece13, motion.piece14, motion.piece15, motion.piece16, motion.piece17, motion.piece18, motion.piece19, motion.piece20, motion.piece21, motion.piece22, motion.piece23, motion.piece24, motion.piece25, motion.piece26, motion.piece27, motion.piece28, motion.piece29, motion.piece30, motion.piece31, motion.piece32, motion.piece33, motion.piece34, motion.piece35, motion.piece36, motion.piece37, motion.piece38, motion.piece39, motion.piece40, motion.piece41, motion.piece42, motion.piece43, motion.piece44, motion.piece45, motion.piece46, motion.piece47, motion.piece48, motion.piece49, motion.piece50, motion.piece51, motion.piece52, motion.piece53, motion.piece54, motion.piece55, motion.piece56, motion.piece57, motion.piece58, motion.piece59, motion.piece60, motion.piece61, motion.piece62, motion.piece63, motion.piece64, motion.piece65, motion.piece66, motion.piece67, motion.piece68, motion.piece69, motion.piece70, motion.piece71, motion.piece72, motion.piece73, motion.piece74, motion.piece75, motion.piece76, motion.piece77, motion.piece78, motion.piece79, motion.piece80, motion.piece81, motion.piece82, motion.piece83, motion.piece84, motion.piece85, motion.piece86, motion.piece87, motion.piece88, motion.piece89, motion.piece90, motion.piece91, motion.piece92, motion.piece93, motion.piece94, motion.piece95, motion.piece96, motion.piece97, motion.piece98, motion.piece99, motion.piece100, motion.piece101, motion.piece102, motion.piece103, motion.piece104, motion.piece105, motion.piece106, motion.piece107, motion.piece108, motion.piece109, motion.piece110, motion.piece111, motion.piece112, motion.piece113, motion.piece114, motion.piece115, motion.piece116, motion.piece117, motion.piece118, motion.piece119, motion.piece120, motion.piece121, motion.piece122, motion.piece123, motion.piece124, motion.piece125, motion.piece126, motion.piece127, motion.piece128, motion.piece129, motion.piece130, motion.piece131, motion.piece132, motion.piece133, motion.piece134, motion.piece135, motion.piece136, motion.piece137, motion.piece138, motion.piece139, motion.piece140, motion.piece141, motion.piece142, motion.piece143, motion.piece144, motion.piece145, motion.piece146, motion.piece147, motion.piece148, motion.piece149, motion.piece150, motion.piece151, motion.piece152, motion.piece153, motion.piece154, motion.piece155, motion.piece156, motion.piece157, motion.piece158, motion.piece159, motion.piece160, motion.piece161, motion.piece162, motion.piece163, motion.piece164, motion.piece165, motion.piece166, motion.piece167, motion.piece168, motion.piece169, motion.piece170, motion.piece171, motion.piece172, motion.piece173, motion.piece174, motion.piece175, motion.piece176, motion.piece177, motion.piece178, motion.piece179, motion.piece180, motion.piece181, motion.piece182, motion.piece183, motion.piece184, motion.piece185, motion.piece186, motion.piece187, motion.piece188, motion.piece189, motion.piece190, motion.piece191, motion.piece192, motion.piece193, motion.piece194, motion.piece195, motion.piece196, motion.piece197, motion.piece198, motion.piece199, motion.piece200],
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
        motion.onRopeCut = { tell("ropeCut", ["angle": $0]) }
        motion.onUserInteraction = { tell("userInteraction", ["view": $0, "enabled": $1]) }
        motion.onCompleteTransition = { tell("completeTransition", ["didComplete": $0]) }
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
        motion.onUserInteraction = { tell("userInteraction", ["view": $0, "enabled": $1]) }
        motion.onCompleteTransition = { tell("completeTransition", ["didComplete": $0]) }
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
        motion.onFlicked = { tell("flicked", ["velocity": $0, "magnitude": $1]) }
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
        motion.onThump = { tell("thump", [:]) }
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
        motion.onClick = { tell("click", ["item": $0]) }
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
        motion.onSwing = { tell("swing", ["number": $0, "speed": $1]) }
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
        motion.onBumper = { tell("bumper", [:]) }
        motion.onPin = { tell("pin", ["pin": $0]) }
        motion.onDrained = { tell("drained", ["score": $0]) }
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
  "rope": {
    let motion = RopeView()
    return ExportedMotion(
      motion, motion.animator,
      items: [motion.nail, motion.link1, motion.link2, motion.link3, motion.link4, motion.link5, motion.link6, motion.link7, motion.link8, motion.link9, motion.link10, motion.link11, motion.link12, motion.link13, motion.link14, motion.link15, motion.link16, motion.link17, motion.link18, motion.link19, motion.link20],
      start: motion.start
    )
  },
  "scrolling-list": {
    let motion = ScrollingListLayout()
    return ExportedMotion(
      motion, motion.animator,
      items: [motion.cell1, motion.cell2, motion.cell3, motion.cell4, motion.cell5, motion.cell6, motion.cell7, motion.cell8, motion.cell9],
      start: motion.start
,
      listen: { tell in
        motion.onStill = { tell("still", ["offset": $0]) }
      }
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
        motion.onProgress = { tell("progress", ["value": $0]) }
        motion.onBeginTransition = { tell("beginTransition", ["presenting": $0]) }
        motion.onReleased = { tell("released", [:]) }
        motion.onHaptic = { tell("haptic", ["style": $0]) }
        motion.onFinishInteractiveTransition = { tell("finishInteractiveTransition", [:]) }
        motion.onCompleteTransition = { tell("completeTransition", ["didComplete": $0]) }
        motion.onCancelInteractiveTransition = { tell("cancelInteractiveTransition", [:]) }
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
        motion.onProgress = { tell("progress", ["value": $0]) }
        motion.onBeginTransition = { tell("beginTransition", ["presenting": $0]) }
        motion.onReleased = { tell("released", [:]) }
        motion.onHaptic = { tell("haptic", ["style": $0]) }
        motion.onFinishInteractiveTransition = { tell("finishInteractiveTransition", [:]) }
        motion.onCompleteTransition = { tell("completeTransition", ["didComplete": $0]) }
        motion.onCancelInteractiveTransition = { tell("cancelInteractiveTransition", [:]) }
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
        motion.onProgress = { tell("progress", ["value": $0]) }
        motion.onBeginTransition = { tell("beginTransition", ["presenting": $0]) }
        motion.onReleased = { tell("released", [:]) }
        motion.onHaptic = { tell("haptic", ["style": $0]) }
        motion.onFinishInteractiveTransition = { tell("finishInteractiveTransition", [:]) }
        motion.onCompleteTransition = { tell("completeTransition", ["didComplete": $0]) }
        motion.onCancelInteractiveTransition = { tell("cancelInteractiveTransition", [:]) }
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
        motion.onScroll = { tell("scroll", [:]) }
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
        motion.onReleased = { tell("released", [:]) }
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
        motion.onTornOff = { tell("tornOff", ["at": $0]) }
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
  "chain": {
    let motion = ChainView()
    return ExportedMotion(
      motion, motion.animator,
      items: [motion.photo, motion.card, motion.badge, motion.anchorPointView, motion.accessibilityLabelView, motion.easingView, motion.tile1, motion.tile2, motion.tile3],
      start: motion.start
,
      setClock: { motion.after = $0 }
,
      listen: { tell in
        motion.onGo = { tell("go", ["n": $0]) }
        motion.onSome = { tell("some", $0) }
        motion.onLast = { tell("last", [:]) }
        motion.onBelow = { tell("below", ["than": $0]) }
      }
,
      gestures: [
        "hit.ended": { motion.hitEnded(at: $0, velocity: $1) },
        "hold.began": { motion.holdBegan(at: $0, velocity: $1) },
        "hold.changed": { motion.holdChanged(at: $0, velocity: $1) },
        "hold.ended": { motion.holdEnded(at: $0, velocity: $1) },
        "pan.began": { motion.panBegan(at: $0, velocity: $1) },
        "pan.changed": { motion.panChanged(at: $0, velocity: $1) },
        "pan.ended": { motion.panEnded(at: $0, velocity: $1) },
      ]
    )
  },
  "contacts": {
    let motion = ContactsView()
    return ExportedMotion(
      motion, motion.animator,
      items: [motion.ball1, motion.ball2, motion.box, motion.door, motion.floor, motion.plate, motion.proto, motion.stone],
      start: motion.start
,
      listen: { tell in
        motion.onPlateLanded = { tell("plateLanded", [:]) }
        motion.onFloorLanded = { tell("floorLanded", [:]) }
        motion.onOtherLanded = { tell("otherLanded", [:]) }
        motion.onAtEdge = { tell("atEdge", [:]) }
        motion.onBoxHit = { tell("boxHit", [:]) }
        motion.onDoorHit = { tell("doorHit", [:]) }
        motion.onByBall1 = { tell("byBall1", [:]) }
        motion.onByBall2 = { tell("byBall2", [:]) }
        motion.onBall2Left = { tell("ball2Left", [:]) }
        motion.onLeft = { tell("left", [:]) }
        motion.onPlateMet = { tell("plateMet", [:]) }
        motion.onStoneMet = { tell("stoneMet", [:]) }
        motion.onMetPlate = { tell("metPlate", [:]) }
        motion.onWithBall1 = { tell("withBall1", [:]) }
        motion.onWithBall2 = { tell("withBall2", [:]) }
        motion.onPlateAtEdge = { tell("plateAtEdge", [:]) }
      }
    )
  },
  "delays": {
    let motion = DelaysView()
    return ExportedMotion(
      motion, motion.animator,
      items: [motion.card],
      start: motion.start
,
      setClock: { motion.after = $0 }
,
      listen: { tell in
        motion.onLate = { tell("late", ["count": $0, "x": $1]) }
        motion.onLater = { tell("later", [:]) }
      }
    )
  },
  "fingers": {
    let motion = FingersView()
    return ExportedMotion(
      motion, motion.animator,
      items: [motion.slider, motion.ball, motion.left, motion.right, motion.late, motion.pin],
      start: motion.start
,
      listen: { tell in
        motion.onSlid = { tell("slid", ["far": $0, "fast": $1]) }
        motion.onHeld = { tell("held", [:]) }
      }
,
      gestures: [
        "flick.ended": { motion.flickEnded(at: $0, velocity: $1) },
        "hold.began": { motion.holdBegan(at: $0, velocity: $1) },
        "hold.changed": { motion.holdChanged(at: $0, velocity: $1) },
        "hold.ended": { motion.holdEnded(at: $0, velocity: $1) },
        "pan.began": { motion.panBegan(at: $0, velocity: $1) },
        "pan.changed": { motion.panChanged(at: $0, velocity: $1) },
        "pan.ended": { motion.panEnded(at: $0, velocity: $1) },
        "tap.ended": { motion.tapEnded(at: $0, velocity: $1) },
      ]
    )
  },
  "functions": {
    let motion = FunctionsView()
    return ExportedMotion(
      motion, motion.animator,
      items: [motion.a, motion.b, motion.far, motion.ball],
      start: motion.start
,
      setClock: { motion.after = $0 }
,
      listen: { tell in
        motion.onSet = { tell("set", ["count": $0, "side": $1]) }
        motion.onLater = { tell("later", [:]) }
      }
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
        motion.onInout = { tell("inout", ["inout": $0, "a-b": $1, "aB": $2, "let": $3]) }
        motion.onOnInout = { tell("onInout", [:]) }
        motion.onClass = { tell("class", $0) }
      }
    )
  },
  "layout": {
    let motion = LayoutLayout()
    return ExportedMotion(
      motion, motion.animator,
      items: [motion.a, motion.b, motion.c, motion.d, motion.head, motion.line],
      start: motion.start
,
      setClock: { motion.after = $0 }
,
      listen: { tell in
        motion.onAsked = { tell("asked", ["n": $0, "p": $1]) }
        motion.onMet = { tell("met", [:]) }
        motion.onWall = { tell("wall", [:]) }
      }
    )
  },
  "lists": {
    let motion = ListsView()
    return ExportedMotion(
      motion, motion.animator,
      items: [motion.tile1, motion.tile2, motion.tile3, motion.tile4, motion.lamp, motion.dial, motion.reel],
      start: motion.start
,
      setClock: { motion.after = $0 }
,
      listen: { tell in
        motion.onRound = { tell("round", ["n": $0]) }
        motion.onLow = { tell("low", ["who": $0, "place": $1]) }
        motion.onSummed = { tell("summed", ["sum": $0, "least": $1, "most": $2, "right": $3]) }
        motion.onAgain = { tell("again", [:]) }
        motion.onTurned = { tell("turned", ["who": $0]) }
        motion.onOut = { tell("out", ["who": $0]) }
      }
,
      gestures: [
        "poke.changed": { motion.pokeChanged(at: $0, velocity: $1) },
        "poke.ended": { motion.pokeEnded(at: $0, velocity: $1) },
        "prod.changed": { motion.pokeChanged(at: $0, velocity: $1) },
        "prod.ended": { motion.pokeEnded(at: $0, velocity: $1) },
      ]
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
        motion.onBump = { tell("bump", ["where": $0]) }
        motion.onClack = { tell("clack", ["who": $0, "at": $1]) }
        motion.onLeft = { tell("left", ["what": $0]) }
        motion.onNear = { tell("near", ["far": $0, "there": $1, "turned": $2]) }
        motion.onBack = { tell("back", ["speed": $0, "spin": $1, "count": $2]) }
        motion.onRest = { tell("rest", ["isStill": $0]) }
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
        motion.onFast = { tell("fast", [:]) }
        motion.onAwake = { tell("awake", [:]) }
        motion.onDeep = { tell("deep", [:]) }
      }
    )
  },
  "views": {
    let motion = ViewsView()
    return ExportedMotion(
      motion, motion.animator,
      items: [motion.card, motion.disc, motion.kite, motion.bead1, motion.bead2, motion.bare, motion.later, motion.ghost, motion.pair, motion.gauge],
      start: motion.start
,
      setClock: { motion.after = $0 }
,
      listen: { tell in
        motion.onDeep = { tell("deep", [:]) }
        motion.onReady = { tell("ready", ["word": $0, "place": $1, "numbers": $2, "loud": $3, "far": $4]) }
        motion.onLater = { tell("later", [:]) }
        motion.onCopied = { tell("copied", [:]) }
        motion.onKnock = { tell("knock", ["who": $0]) }
        motion.onSprung = { tell("sprung", [:]) }
      }
,
      gestures: [
        "hold.began": { motion.holdBegan(at: $0, velocity: $1) },
        "hold.cancelled": { motion.holdCancelled(at: $0, velocity: $1) },
        "hold.changed": { motion.holdChanged(at: $0, velocity: $1) },
        "hold.ended": { motion.holdEnded(at: $0, velocity: $1) },
        "hold.failed": { motion.holdFailed(at: $0, velocity: $1) },
        "pan.began": { motion.panBegan(at: $0, velocity: $1) },
        "pan.changed": { motion.panChanged(at: $0, velocity: $1) },
        "pan.ended": { motion.panEnded(at: $0, velocity: $1) },
        "swipe.cancelled": { motion.swipeCancelled(at: $0, velocity: $1) },
        "tap.failed": { motion.tapFailed(at: $0, velocity: $1) },
        "twice.ended": { motion.twiceEnded(at: $0, velocity: $1) },
        "zoom.changed": { motion.zoomChanged(at: $0, velocity: $1) },
      ]
    )
  },
]
