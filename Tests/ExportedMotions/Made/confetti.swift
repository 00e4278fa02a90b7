// swift-format-ignore-file
// confetti.json, by uidyn export --as uikit.
//
// What is not said here:
// - /run/seed: UIKit's noise cannot be chosen.

#if canImport(UIKit) && canImport(Darwin)
  import UIKit
#else
  import UIDynamics
#endif

/// Confetti.
///
/// Two hundred pieces of paper are thrown up from the lower edge of a screen; after half a second
/// the first begin to fall. Each has a size, a turn, a push and a drag of its own, drawn from
/// run.seed: the same seed throws the same confetti on every machine.
final class ConfettiView: UIView {
  /// Of the throw.
  var force: CGFloat = 1

  let piece1 = UIView(
    frame: CGRect(
      x: 178.99261040991752, y: 626.7548579567605, width: 9.4045640836413,
      height: 7.497581758168469))
  let piece2 = UIView(
    frame: CGRect(
      x: 176.4987154510248, y: 641.6358152302608, width: 5.968460434915017,
      height: 4.805549792850692))
  let piece3 = UIView(
    frame: CGRect(
      x: 170.35273966491195, y: 654.1822270175626, width: 9.508117510876794,
      height: 9.227990559260462))
  let piece4 = UIView(
    frame: CGRect(
      x: 185.46953859333757, y: 652.5310491253285, width: 5.958167809322457,
      height: 7.714723607011974))
  let piece5 = UIView(
    frame: CGRect(
      x: 189.20367327543275, y: 629.9295122558581, width: 6.0666567417708235,
      height: 6.542635122841899))
  let piece6 = UIView(
    frame: CGRect(
      x: 197.58873813854623, y: 627.5949022258002, width: 6.442264209430405,
      height: 9.411070942701443))
  let piece7 = UIView(
    frame: CGRect(
      x: 197.98452306809494, y: 628.7794401969945, width: 6.299100824078662,
      height: 5.695535605457938))
  let piece8 = UIView(
    frame: CGRect(
      x: 185.39757028826216, y: 629.6408981179379, width: 9.611107322793295,
      height: 5.2628327253569935))
  let piece9 = UIView(
    frame: CGRect(
      x: 188.17015647982294, y: 655.419540765804, width: 6.292138157463134,
      height: 4.350765224357914))
  let piece10 = UIView(
    frame: CGRect(
      x: 177.10286626074588, y: 641.4079803916161, width: 8.967423839763883,
      height: 9.072099526215139))
  let piece11 = UIView(
    frame: CGRect(
      x: 189.92273248577396, y: 638.089772144641, width: 4.38895974645937,
      height: 5.515328474168468))
  let piece12 = UIView(
    frame: CGRect(
      x: 175.65685882195763, y: 641.2468822190045, width: 6.014190171070874,
      height: 7.423512223405767))
  let piece13 = UIView(
    frame: CGRect(
      x: 178.0334021017572, y: 637.9129156767801, width: 9.245336866915643,
      height: 6.409406723330577))
  let piece14 = UIView(
    frame: CGRect(
      x: 178.41500166390733, y: 648.9458275438777, width: 8.667250190229858,
      height: 9.909818379833414))
  let piece15 = UIView(
    frame: CGRect(
      x: 179.34363769962494, y: 627.3199883079848, width: 7.162410602378117,
      height: 6.862952797014242))
  let piece16 = UIView(
    frame: CGRect(
      x: 197.13440422507455, y: 633.0380426407331, width: 6.146622061186142,
      height: 7.170640700881086))
  let piece17 = UIView(
    frame: CGRect(
      x: 186.3455330490407, y: 636.4543267163368, width: 8.61489641250414,
      height: 5.957626178068211))
  let piece18 = UIView(
    frame: CGRect(
      x: 173.90687223007896, y: 644.6955846595927, width: 5.763574017270271,
      height: 8.993751232144552))
  let piece19 = UIView(
    frame: CGRect(
      x: 197.3131071592561, y: 627.1360864777313, width: 6.649312171460873,
      height: 9.743619375883647))
  let piece20 = UIView(
    frame: CGRect(
      x: 184.4502247290552, y: 627.8576333064608, width: 9.340420329380043,
      height: 9.99679383746545))
  let piece21 = UIView(
    frame: CGRect(
      x: 193.44176528111805, y: 628.6784695402273, width: 4.793508345459484,
      height: 5.991157349742874))
  let piece22 = UIView(
    frame: CGRect(
      x: 188.80806705304659, y: 645.1002092254519, width: 8.968039948344533,
      height: 8.48184505349267))
  let piece23 = UIView(
    frame: CGRect(
      x: 188.3125780678461, y: 632.3580318427436, width: 7.07305290102198,
      height: 7.859901608674746))
  let piece24 = UIView(
    frame: CGRect(
      x: 195.69086234120337, y: 638.796594233873, width: 9.890049355483715,
      height: 6.191540911365427))
  let piece25 = UIView(
    frame: CGRect(
      x: 185.7765634150649, y: 644.5193678989187, width: 5.250318902636682,
      height: 7.787090365476946))
  let piece26 = UIView(
    frame: CGRect(
      x: 173.20860077043145, y: 653.5738875127145, width: 7.804596047817674,
      height: 7.502280805204029))
  let piece27 = UIView(
    frame: CGRect(
      x: 198.8034049881661, y: 651.0714277267903, width: 5.597953147677247,
      height: 8.178718192825823))
  let piece28 = UIView(
    frame: CGRect(
      x: 172.21345872625517, y: 635.3883970665382, width: 7.3067731511220515,
      height: 6.763532070138532))
  let piece29 = UIView(
    frame: CGRect(
      x: 196.11435911673004, y: 628.9134934639746, width: 5.609570544158329,
      height: 7.719368646552618))
  let piece30 = UIView(
    frame: CGRect(
      x: 170.44920007315605, y: 634.6710707201605, width: 7.620530901560413,
      height: 9.994823915234939))
  let piece31 = UIView(
    frame: CGRect(
      x: 170.01936667594484, y: 643.6393699744009, width: 9.018503156308919,
      height: 7.0281773362434725))
  let piece32 = UIView(
    frame: CGRect(
      x: 194.6797391224854, y: 634.6114257914056, width: 5.212430225871017,
      height: 5.552924930175651))
  let piece33 = UIView(
    frame: CGRect(
      x: 171.43264241915298, y: 636.5100086857434, width: 5.625816421528995,
      height: 5.167872895377539))
  let piece34 = UIView(
    frame: CGRect(
      x: 197.09551246117206, y: 650.4345588161999, width: 6.875470772090413,
      height: 6.26426657854789))
  let piece35 = UIView(
    frame: CGRect(
      x: 199.4777429168002, y: 636.5834628983727, width: 4.048314399383964,
      height: 7.016874318571195))
  let piece36 = UIView(
    frame: CGRect(
      x: 179.67936852336416, y: 649.1537146808945, width: 5.747582049678001,
      height: 6.4363924906383))
  let piece37 = UIView(
    frame: CGRect(
      x: 184.67708542666196, y: 654.2173298113397, width: 8.815704418955782,
      height: 6.052239264439355))
  let piece38 = UIView(
    frame: CGRect(
      x: 196.02389779340635, y: 644.6021084789388, width: 9.20121249780384,
      height: 8.519936703449137))
  let piece39 = UIView(
    frame: CGRect(
      x: 184.28174679508962, y: 653.0630249834185, width: 7.67414573582692,
      height: 6.635855383528996))
  let piece40 = UIView(
    frame: CGRect(
      x: 182.98071991478247, y: 654.7154621523416, width: 8.667421322622902,
      height: 4.15178237882666))
  let piece41 = UIView(
    frame: CGRect(
      x: 180.82496716367746, y: 637.0578858709788, width: 6.514513681840245,
      height: 4.789509917832269))
  let piece42 = UIView(
    frame: CGRect(
      x: 185.76486720607636, y: 631.6190117835494, width: 4.1543978361998715,
      height: 9.173932488688653))
  let piece43 = UIView(
    frame: CGRect(
      x: 186.54889063736852, y: 654.169712829488, width: 4.038539329526413,
      height: 5.496969501795114))
  let piece44 = UIView(
    frame: CGRect(
      x: 189.3809515253421, y: 638.3707651322585, width: 7.303805995556262,
      height: 7.999884087957664))
  let piece45 = UIView(
    frame: CGRect(
      x: 173.8781641625954, y: 628.8913773492795, width: 5.689338714276667,
      height: 4.2760369044527575))
  let piece46 = UIView(
    frame: CGRect(
      x: 182.70020101255676, y: 650.1418347437542, width: 9.477454613602921,
      height: 8.143406940770557))
  let piece47 = UIView(
    frame: CGRect(
      x: 179.91927597350923, y: 636.1824682296128, width: 4.573441121401705,
      height: 6.562855619598599))
  let piece48 = UIView(
    frame: CGRect(
      x: 193.580609675397, y: 638.7940992169174, width: 7.0384716527479, height: 8.001837520811879))
  let piece49 = UIView(
    frame: CGRect(
      x: 176.63201856755907, y: 641.9521805417756, width: 7.00110136088397,
      height: 5.24582559634283))
  let piece50 = UIView(
    frame: CGRect(
      x: 194.2537854943468, y: 641.009173537248, width: 6.699802498806223,
      height: 5.691052475123015))
  let piece51 = UIView(
    frame: CGRect(
      x: 194.3451362386214, y: 630.1572957039837, width: 5.790615802222295,
      height: 4.722620802457698))
  let piece52 = UIView(
    frame: CGRect(
      x: 174.37062874515516, y: 636.5385505648001, width: 4.558956026799095,
      height: 5.950123534364528))
  let piece53 = UIView(
    frame: CGRect(
      x: 193.47917376529546, y: 652.921381919967, width: 7.419270264873475,
      height: 4.17054622206771))
  let piece54 = UIView(
    frame: CGRect(
      x: 169.60636150472564, y: 643.938154007207, width: 9.773260466530148,
      height: 4.113641703283095))
  let piece55 = UIView(
    frame: CGRect(
      x: 189.85116609947625, y: 649.854667361356, width: 8.631117597035992,
      height: 7.308521758897992))
  let piece56 = UIView(
    frame: CGRect(
      x: 178.81491780106785, y: 626.9243370108964, width: 5.885446040860796,
      height: 7.978207117432386))
  let piece57 = UIView(
    frame: CGRect(
      x: 179.49534317788672, y: 642.6386333541699, width: 8.740990582425233,
      height: 5.509334455790165))
  let piece58 = UIView(
    frame: CGRect(
      x: 198.66676957349665, y: 650.3070198788034, width: 6.230224923852185,
      height: 9.024445039276813))
  let piece59 = UIView(
    frame: CGRect(
      x: 171.5695340177793, y: 644.0698326045349, width: 6.542060636859915,
      height: 9.92339887489905))
  let piece60 = UIView(
    frame: CGRect(
      x: 184.24445689886858, y: 648.4546500060434, width: 9.465305842602387,
      height: 5.076635830871151))
  let piece61 = UIView(
    frame: CGRect(
      x: 199.4837385705695, y: 654.9302230570579, width: 4.807178932968795,
      height: 8.769746176311259))
  let piece62 = UIView(
    frame: CGRect(
      x: 169.56330502096947, y: 634.9129931367146, width: 8.36831578489251,
      height: 8.102890362932593))
  let piece63 = UIView(
    frame: CGRect(
      x: 188.61683981884644, y: 643.7588245750516, width: 6.0631612791629355,
      height: 8.169239271296647))
  let piece64 = UIView(
    frame: CGRect(
      x: 196.87589864652412, y: 642.649321110469, width: 9.79744960705626,
      height: 5.656245777359491))
  let piece65 = UIView(
    frame: CGRect(
      x: 172.6625483169777, y: 642.265853848999, width: 6.779859518248318,
      height: 6.753170672678673))
  let piece66 = UIView(
    frame: CGRect(
      x: 191.05438012689592, y: 654.3103693815594, width: 4.738925393498794,
      height: 7.705800447307798))
  let piece67 = UIView(
    frame: CGRect(
      x: 174.27980657990412, y: 643.9760755114962, width: 8.216420032188799,
      height: 6.87572038343976))
  let piece68 = UIView(
    frame: CGRect(
      x: 177.9216653343479, y: 641.2055670137632, width: 5.060341600968592,
      height: 8.119424981147837))
  let piece69 = UIView(
    frame: CGRect(
      x: 195.00118740286808, y: 643.0827988315327, width: 6.584409299899548,
      height: 6.3043803955103535))
  let piece70 = UIView(
    frame: CGRect(
      x: 184.7386060644219, y: 635.7417799213599, width: 9.938599588807495,
      height: 9.32719863392528))
  let piece71 = UIView(
    frame: CGRect(
      x: 178.96392210499246, y: 629.4477668292894, width: 8.531110487829382,
      height: 8.98398277918317))
  let piece72 = UIView(
    frame: CGRect(
      x: 174.9809524195002, y: 638.3463498913626, width: 8.804598077251136,
      height: 4.983043080373758))
  let piece73 = UIView(
    frame: CGRect(
      x: 193.65294575369833, y: 635.5260640151964, width: 4.198551710136636,
      height: 4.611562179991186))
  let piece74 = UIView(
    frame: CGRect(
      x: 176.62406323871497, y: 644.7149233336983, width: 5.56653436446104,
      height: 5.425913368799208))
  let piece75 = UIView(
    frame: CGRect(
      x: 186.77887943833454, y: 634.5544956804913, width: 8.927195161375568,
      height: 6.366387587331452))
  let piece76 = UIView(
    frame: CGRect(
      x: 180.89571232489314, y: 652.7284394296049, width: 4.596321672642352,
      height: 6.749495671999073))
  let piece77 = UIView(
    frame: CGRect(
      x: 177.1040271359355, y: 632.0431412678241, width: 4.285576364341592,
      height: 4.885217299874583))
  let piece78 = UIView(
    frame: CGRect(
      x: 190.67590059640204, y: 640.7942357553977, width: 4.069067668433098,
      height: 8.499190505406785))
  let piece79 = UIView(
    frame: CGRect(
      x: 174.61376771484984, y: 639.4071455518745, width: 5.659066307978227,
      height: 6.5641860585589535))
  let piece80 = UIView(
    frame: CGRect(
      x: 178.28780087624867, y: 653.8939631100235, width: 8.148784694863444,
      height: 4.051827948285139))
  let piece81 = UIView(
    frame: CGRect(
      x: 178.9877269968102, y: 652.4406886582435, width: 8.54111783149741,
      height: 8.830134898437423))
  let piece82 = UIView(
    frame: CGRect(
      x: 185.6557041332058, y: 651.7915477257587, width: 9.62039902926585,
      height: 7.115170457338391))
  let piece83 = UIView(
    frame: CGRect(
      x: 199.06504662045558, y: 649.5628378841757, width: 5.537924522026758,
      height: 6.780625980991488))
  let piece84 = UIView(
    frame: CGRect(
      x: 174.68129536621086, y: 645.2538560792807, width: 8.33268971576942,
      height: 4.8546133323149805))
  let piece85 = UIView(
    frame: CGRect(
      x: 190.3061636734417, y: 651.312715659082, width: 5.706190249674302,
      height: 8.024976456971903))
  let piece86 = UIView(
    frame: CGRect(
      x: 179.89708389539558, y: 657.5767804113432, width: 9.642190238760895,
      height: 4.277677318699833))
  let piece87 = UIView(
    frame: CGRect(
      x: 184.11830376155615, y: 654.2879812651094, width: 4.27020957069764,
      height: 5.72478620450026))
  let piece88 = UIView(
    frame: CGRect(
      x: 185.10019700644042, y: 650.9768662863937, width: 6.891668142275612,
      height: 5.889965333971695))
  let piece89 = UIView(
    frame: CGRect(
      x: 177.42002794112022, y: 651.837779622707, width: 6.111976687251682,
      height: 4.0743278236360965))
  let piece90 = UIView(
    frame: CGRect(
      x: 178.1260555652662, y: 644.4755293333208, width: 5.187518083218718,
      height: 7.335135041120704))
  let piece91 = UIView(
    frame: CGRect(
      x: 184.6118049156863, y: 655.7798440501643, width: 7.876313498749923,
      height: 4.236902504035774))
  let piece92 = UIView(
    frame: CGRect(
      x: 191.79882134507653, y: 638.8114518621614, width: 9.264157089256306,
      height: 5.045901808367813))
  let piece93 = UIView(
    frame: CGRect(
      x: 194.94076544621763, y: 630.5052181929672, width: 4.674616920072643,
      height: 8.850092133343903))
  let piece94 = UIView(
    frame: CGRect(
      x: 173.5926161797806, y: 636.6615300560878, width: 8.00153839719513,
      height: 7.811083677240517))
  let piece95 = UIView(
    frame: CGRect(
      x: 173.55763053199428, y: 648.8489416340024, width: 5.651563830960534,
      height: 9.91026147532249))
  let piece96 = UIView(
    frame: CGRect(
      x: 188.25264312388188, y: 633.7299618101764, width: 4.302033467695025,
      height: 8.175871619714373))
  let piece97 = UIView(
    frame: CGRect(
      x: 171.05869847337047, y: 632.6880369873583, width: 5.517159523584084,
      height: 6.811529387446662))
  let piece98 = UIView(
    frame: CGRect(
      x: 175.31040160692504, y: 647.443470970407, width: 8.663610574858566,
      height: 9.47880753014881))
  let piece99 = UIView(
    frame: CGRect(
      x: 177.8040724418622, y: 653.8380012642659, width: 9.714571176990521,
      height: 5.236383875009503))
  let piece100 = UIView(
    frame: CGRect(
      x: 193.90756124580787, y: 652.9443354914976, width: 7.873623314552128,
      height: 6.73151459027708))
  let piece101 = UIView(
    frame: CGRect(
      x: 174.3273355767394, y: 652.1685892081274, width: 5.304516801953984,
      height: 4.227232920924533))
  let piece102 = UIView(
    frame: CGRect(
      x: 186.34347272376053, y: 638.8067727008056, width: 5.922394624345942,
      height: 8.25862296764818))
  let piece103 = UIView(
    frame: CGRect(
      x: 176.9669507346032, y: 642.3686701458536, width: 5.501233740675761,
      height: 6.197511518536638))
  let piece104 = UIView(
    frame: CGRect(
      x: 172.30847456150556, y: 645.3868995915042, width: 8.089651788196537,
      height: 9.138448632824307))
  let piece105 = UIView(
    frame: CGRect(
      x: 180.49342654620628, y: 632.9766183807543, width: 7.141374893379328,
      height: 4.076977814699552))
  let piece106 = UIView(
    frame: CGRect(
      x: 181.74801297800184, y: 636.988697631619, width: 7.304560886820376,
      height: 8.783546818600684))
  let piece107 = UIView(
    frame: CGRect(
      x: 189.4997989006521, y: 638.0925528443619, width: 9.02520377133579,
      height: 4.224490577137312))
  let piece108 = UIView(
    frame: CGRect(
      x: 174.05140410117966, y: 646.1556582009981, width: 9.8196065066798,
      height: 9.42543538108862))
  let piece109 = UIView(
    frame: CGRect(
      x: 190.21478457703967, y: 653.7037291608098, width: 8.099365389775995,
      height: 4.17500971573957))
  let piece110 = UIView(
    frame: CGRect(
      x: 183.02143243819125, y: 639.5540102319673, width: 7.9073495156593125,
      height: 4.300268582480408))
  let piece111 = UIView(
    frame: CGRect(
      x: 182.88614587122666, y: 630.6480026307295, width: 5.952334570844385,
      height: 6.329654369263846))
  let piece112 = UIView(
    frame: CGRect(
      x: 186.07799581737288, y: 628.8324306496033, width: 5.8225168310844655,
      height: 9.16703784218544))
  let piece113 = UIView(
    frame: CGRect(
      x: 192.84975227704004, y: 629.7906555481553, width: 4.619866103832853,
      height: 9.22387643761521))
  let piece114 = UIView(
    frame: CGRect(
      x: 175.0985646349393, y: 633.5881313031704, width: 8.70462727052096,
      height: 4.221333808660448))
  let piece115 = UIView(
    frame: CGRect(
      x: 193.47774520257778, y: 652.0031791310522, width: 4.092625034546726,
      height: 5.09401408743825))
  let piece116 = UIView(
    frame: CGRect(
      x: 195.535370551253, y: 649.0711226871736, width: 8.246486255932188,
      height: 7.316473640751717))
  let piece117 = UIView(
    frame: CGRect(
      x: 169.58799466341344, y: 650.0212462548885, width: 8.665281208292699,
      height: 5.252362764882668))
  let piece118 = UIView(
    frame: CGRect(
      x: 181.20967509824277, y: 644.419275277433, width: 6.654074232978061,
      height: 4.954578435187935))
  let piece119 = UIView(
    frame: CGRect(
      x: 195.64207311002681, y: 649.3360047432925, width: 9.310884409648516,
      height: 6.212893858319321))
  let piece120 = UIView(
    frame: CGRect(
      x: 175.41198523911027, y: 655.1991362751048, width: 6.125822530825135,
      height: 5.008483122398732))
  let piece121 = UIView(
    frame: CGRect(
      x: 189.4893424531743, y: 641.2997161540344, width: 8.70699493413213,
      height: 5.4740184017331845))
  let piece122 = UIView(
    frame: CGRect(
      x: 173.3937299019074, y: 654.0153633936351, width: 7.408055899714323,
      height: 6.6103224880379825))
  let piece123 = UIView(
    frame: CGRect(
      x: 191.22618327427622, y: 629.5993251186776, width: 6.672950206808086,
      height: 4.851047066224899))
  let piece124 = UIView(
    frame: CGRect(
      x: 184.11084508213506, y: 632.5802191898753, width: 7.623927070544864,
      height: 5.654942858583663))
  let piece125 = UIView(
    frame: CGRect(
      x: 186.09273657051855, y: 630.004565655562, width: 9.903761267428274,
      height: 4.562915691618885))
  let piece126 = UIView(
    frame: CGRect(
      x: 187.31558606769275, y: 637.7985202143559, width: 6.5836836003665695,
      height: 4.825456020134217))
  let piece127 = UIView(
    frame: CGRect(
      x: 174.69061771477757, y: 633.4014384486995, width: 5.413912790202889,
      height: 8.053164847909553))
  let piece128 = UIView(
    frame: CGRect(
      x: 196.87555988359, y: 638.4592902252357, width: 4.261410117578531,
      height: 8.465170996048759))
  let piece129 = UIView(
    frame: CGRect(
      x: 183.9791244173608, y: 631.9496849159482, width: 7.250004984642451,
      height: 7.264459722648618))
  let piece130 = UIView(
    frame: CGRect(
      x: 183.62088008154325, y: 649.4903686029993, width: 9.235138402157663,
      height: 9.027579761733989))
  let piece131 = UIView(
    frame: CGRect(
      x: 186.2233416828399, y: 649.2096895904809, width: 9.764898914770047,
      height: 9.014674567565015))
  let piece132 = UIView(
    frame: CGRect(
      x: 176.9534989856342, y: 631.9272596941707, width: 8.970059232647465,
      height: 4.187951123435358))
  let piece133 = UIView(
    frame: CGRect(
      x: 182.99922629439214, y: 645.35386540221, width: 6.563227733045876,
      height: 4.65672660218667))
  let piece134 = UIView(
    frame: CGRect(
      x: 190.10838130864644, y: 630.3983448401739, width: 5.7313731965913215,
      height: 6.879325517111984))
  let piece135 = UIView(
    frame: CGRect(
      x: 194.78000542285503, y: 643.6354342648102, width: 6.397842392569473,
      height: 9.436902904817728))
  let piece136 = UIView(
    frame: CGRect(
      x: 174.8950184017302, y: 633.4453539545302, width: 7.5824756439858945,
      height: 4.261098123194328))
  let piece137 = UIView(
    frame: CGRect(
      x: 187.1394417093918, y: 646.1705997429261, width: 8.378252078310876,
      height: 9.702165183605542))
  let piece138 = UIView(
    frame: CGRect(
      x: 180.5626769091577, y: 650.5419710469138, width: 9.984388464663432,
      height: 6.645911703106928))
  let piece139 = UIView(
    frame: CGRect(
      x: 170.25715020410132, y: 639.6642856055769, width: 5.621330804063807,
      height: 6.792482096803078))
  let piece140 = UIView(
    frame: CGRect(
      x: 189.92967177493827, y: 629.0291709955128, width: 9.639350683201931,
      height: 7.430949458477633))
  let piece141 = UIView(
    frame: CGRect(
      x: 172.37106586878502, y: 637.0411346057672, width: 6.254623486944402,
      height: 8.484504215783012))
  let piece142 = UIView(
    frame: CGRect(
      x: 176.99355653933708, y: 650.8443804119045, width: 9.09203867429108,
      height: 5.7586580694273035))
  let piece143 = UIView(
    frame: CGRect(
      x: 180.07715450922922, y: 627.2052999641895, width: 8.722124770605474,
      height: 8.301529905894997))
  let piece144 = UIView(
    frame: CGRect(
      x: 189.6661415462805, y: 631.2465533991237, width: 7.617594545226016,
      height: 8.078318266487896))
  let piece145 = UIView(
    frame: CGRect(
      x: 175.87663340697364, y: 632.9855731930331, width: 4.8203982265638725,
      height: 9.699716826509997))
  let piece146 = UIView(
    frame: CGRect(
      x: 191.550104983518, y: 628.7289897438262, width: 5.6171170741812695,
      height: 9.982958696722925))
  let piece147 = UIView(
    frame: CGRect(
      x: 197.21755823020774, y: 652.8040605571823, width: 7.075212017039711,
      height: 5.357286020968673))
  let piece148 = UIView(
    frame: CGRect(
      x: 178.22619900805617, y: 641.5608815419191, width: 9.884101600608698,
      height: 9.294227454447029))
  let piece149 = UIView(
    frame: CGRect(
      x: 170.09462813399455, y: 630.4353187076345, width: 4.076455781285209,
      height: 6.749041145386415))
  let piece150 = UIView(
    frame: CGRect(
      x: 184.89128034555517, y: 650.7526470562154, width: 9.812569697965566,
      height: 9.892656639746033))
  let piece151 = UIView(
    frame: CGRect(
      x: 185.06836431337007, y: 638.4466010054895, width: 4.02438300414731,
      height: 7.978004952858699))
  let piece152 = UIView(
    frame: CGRect(
      x: 172.74773788276173, y: 644.7149895019089, width: 6.924014908375824,
      height: 9.638284096228029))
  let piece153 = UIView(
    frame: CGRect(
      x: 191.04334828990278, y: 643.3104533352682, width: 7.81466669960744,
      height: 4.003153382304426))
  let piece154 = UIView(
    frame: CGRect(
      x: 169.21893590593288, y: 634.0485136040061, width: 7.886037985405453,
      height: 7.460771478898915))
  let piece155 = UIView(
    frame: CGRect(
      x: 191.54834124745867, y: 654.3575990572909, width: 4.518936586639585,
      height: 8.151294900137549))
  let piece156 = UIView(
    frame: CGRect(
      x: 180.90205161603785, y: 643.8026246475396, width: 6.0151531259236695,
      height: 6.21988082776245))
  let piece157 = UIView(
    frame: CGRect(
      x: 183.6277461340022, y: 648.5400783350573, width: 9.680951669167186,
      height: 7.045155550573559))
  let piece158 = UIView(
    frame: CGRect(
      x: 171.3803344430347, y: 627.5737257862377, width: 4.220291936224632,
      height: 5.4605462067014345))
  let piece159 = UIView(
    frame: CGRect(
      x: 196.99033238635457, y: 650.1759820160222, width: 6.356947643502517,
      height: 9.79679033197447))
  let piece160 = UIView(
    frame: CGRect(
      x: 176.33159260865483, y: 633.3452400609946, width: 6.088549553920481,
      height: 4.038228130889179))
  let piece161 = UIView(
    frame: CGRect(
      x: 172.45009393568418, y: 629.7537965393311, width: 9.79905299468799,
      height: 4.5302066787464845))
  let piece162 = UIView(
    frame: CGRect(
      x: 181.22645431401816, y: 641.3258871973154, width: 9.619651126948929,
      height: 8.491685968182667))
  let piece163 = UIView(
    frame: CGRect(
      x: 195.65382549542375, y: 655.7294883273648, width: 8.292725945279269,
      height: 6.253731658821006))
  let piece164 = UIView(
    frame: CGRect(
      x: 195.84650806504885, y: 652.0234291115008, width: 8.78850684811528,
      height: 5.546480444602976))
  let piece165 = UIView(
    frame: CGRect(
      x: 183.4164481434142, y: 630.3811266775451, width: 5.031917477278787,
      height: 6.678913474270347))
  let piece166 = UIView(
    frame: CGRect(
      x: 176.31496660525542, y: 635.4031754763888, width: 6.783157357055588,
      height: 6.531664447351767))
  let piece167 = UIView(
    frame: CGRect(
      x: 189.2715137649002, y: 652.8596493431052, width: 4.952026884612007,
      height: 8.016755686184549))
  let piece168 = UIView(
    frame: CGRect(
      x: 182.41743392334456, y: 637.286574302448, width: 6.045816618384576,
      height: 8.252224009018061))
  let piece169 = UIView(
    frame: CGRect(
      x: 172.83316248171604, y: 630.5558623136311, width: 4.507951090148955,
      height: 6.395379539375618))
  let piece170 = UIView(
    frame: CGRect(
      x: 178.10419259318033, y: 654.9120192647036, width: 9.533333277080322,
      height: 4.552301029288117))
  let piece171 = UIView(
    frame: CGRect(
      x: 191.44392580006263, y: 643.6050219509017, width: 5.080983682865453,
      height: 7.069358761982555))
  let piece172 = UIView(
    frame: CGRect(
      x: 190.1881912201629, y: 640.2026472763091, width: 6.239515131880909,
      height: 4.744838456397377))
  let piece173 = UIView(
    frame: CGRect(
      x: 191.75837654278524, y: 642.1539881667354, width: 8.389932387487006,
      height: 7.764009257591447))
  let piece174 = UIView(
    frame: CGRect(
      x: 181.97887684763867, y: 633.5371445762526, width: 5.392844740482481,
      height: 9.72766860500783))
  let piece175 = UIView(
    frame: CGRect(
      x: 194.2146474980812, y: 638.7626181000513, width: 6.739791599380669,
      height: 6.324888073907191))
  let piece176 = UIView(
    frame: CGRect(
      x: 173.73523106234774, y: 639.0624854587973, width: 8.896788848775028,
      height: 8.54238285997474))
  let piece177 = UIView(
    frame: CGRect(
      x: 189.8962108938951, y: 642.0973964417866, width: 9.857415763409094,
      height: 5.50266834647569))
  let piece178 = UIView(
    frame: CGRect(
      x: 170.7939156149451, y: 630.3522079819506, width: 8.294099540549297,
      height: 4.4567663501093655))
  let piece179 = UIView(
    frame: CGRect(
      x: 178.89512851115035, y: 652.24412306841, width: 4.393314422425623,
      height: 8.12540978252267))
  let piece180 = UIView(
    frame: CGRect(
      x: 183.89552348360553, y: 653.5899357262034, width: 6.922713667400743,
      height: 7.114980680016478))
  let piece181 = UIView(
    frame: CGRect(
      x: 173.45075829150363, y: 634.0529548559105, width: 9.189928040374033,
      height: 5.150872312161177))
  let piece182 = UIView(
    frame: CGRect(
      x: 192.0817427802845, y: 642.68178651451, width: 4.9258011430012685,
      height: 9.085779182705693))
  let piece183 = UIView(
    frame: CGRect(
      x: 183.05355181661662, y: 649.8567382702689, width: 7.219190195976413,
      height: 5.6885070356473895))
  let piece184 = UIView(
    frame: CGRect(
      x: 178.9662599136973, y: 629.1394622057879, width: 5.419198382784003,
      height: 8.638529388799114))
  let piece185 = UIView(
    frame: CGRect(
      x: 180.4137377542894, y: 640.7901589223015, width: 9.100354379838759,
      height: 6.683199524803934))
  let piece186 = UIView(
    frame: CGRect(x: 0, y: 0, width: 6.397950166642914, height: 8.048020787777226))
  let piece187 = UIView(
    frame: CGRect(
      x: 195.04173881533404, y: 635.806434936007, width: 4.889577879191318,
      height: 5.123999781901663))
  let piece188 = UIView(
    frame: CGRect(
      x: 178.19542911199193, y: 635.8442373124517, width: 5.505331417733121,
      height: 5.5899869161233156))
  let piece189 = UIView(
    frame: CGRect(
      x: 182.2394020806862, y: 649.1610524280972, width: 6.907602935422933,
      height: 4.726994573215565))
  let piece190 = UIView(
    frame: CGRect(
      x: 181.4186118182017, y: 635.8527615562778, width: 6.527441044452646,
      height: 4.594697348381832))
  let piece191 = UIView(
    frame: CGRect(
      x: 170.537852551783, y: 648.7379360861308, width: 4.210606112264785,
      height: 7.5874359017206965))
  let piece192 = UIView(
    frame: CGRect(
      x: 178.05019992864226, y: 635.92690322399, width: 6.354949903665239,
      height: 8.062001974646812))
  let piece193 = UIView(
    frame: CGRect(
      x: 195.17655172584978, y: 641.9506604048086, width: 8.244838957201896,
      height: 9.727009477645222))
  let piece194 = UIView(
    frame: CGRect(
      x: 172.74513716167655, y: 650.3892436778654, width: 6.237562511789493,
      height: 7.515824902731319))
  let piece195 = UIView(
    frame: CGRect(
      x: 180.8363224207111, y: 653.0332160584696, width: 6.007926711623059,
      height: 6.702748620362278))
  let piece196 = UIView(
    frame: CGRect(
      x: 190.44854914694457, y: 641.164343656975, width: 5.592785895568947,
      height: 7.5121114875557025))
  let piece197 = UIView(
    frame: CGRect(
      x: 172.18911494815254, y: 640.4999461617082, width: 9.03663262435326,
      height: 7.883243333006539))
  let piece198 = UIView(
    frame: CGRect(
      x: 175.33748250288195, y: 651.0089498790879, width: 7.583799816134514,
      height: 5.4606482358074135))
  let piece199 = UIView(
    frame: CGRect(
      x: 171.69708040153733, y: 627.7294623258986, width: 5.666198551807471,
      height: 7.797048321480399))
  let piece200 = UIView(
    frame: CGRect(
      x: 173.82850928761866, y: 653.992637739511, width: 5.935819047233771,
      height: 5.6782576722915366))

  private(set) lazy var animator = UIDynamicAnimator(referenceView: self)

  private lazy var gravity: UIGravityBehavior = {
    let behavior = UIGravityBehavior(
      items: [
        piece1, piece2, piece3, piece4, piece5, piece6, piece7, piece8, piece9, piece10, piece11,
        piece12, piece13, piece14, piece15, piece16, piece17, piece18, piece19, piece20, piece21,
        piece22, piece23, piece24, piece25, piece26, piece27, piece28, piece29, piece30, piece31,
        piece32, piece33, piece34, piece35, piece36, piece37, piece38, piece39, piece40, piece41,
        piece42, piece43, piece44, piece45, piece46, piece47, piece48, piece49, piece50, piece51,
        piece52, piece53, piece54, piece55, piece56, piece57, piece58, piece59, piece60, piece61,
        piece62, piece63, piece64, piece65, piece66, piece67, piece68, piece69, piece70, piece71,
        piece72, piece73, piece74, piece75, piece76, piece77, piece78, piece79, piece80, piece81,
        piece82, piece83, piece84, piece85, piece86, piece87, piece88, piece89, piece90, piece91,
        piece92, piece93, piece94, piece95, piece96, piece97, piece98, piece99, piece100, piece101,
        piece102, piece103, piece104, piece105, piece106, piece107, piece108, piece109, piece110,
        piece111, piece112, piece113, piece114, piece115, piece116, piece117, piece118, piece119,
        piece120, piece121, piece122, piece123, piece124, piece125, piece126, piece127, piece128,
        piece129, piece130, piece131, piece132, piece133, piece134, piece135, piece136, piece137,
        piece138, piece139, piece140, piece141, piece142, piece143, piece144, piece145, piece146,
        piece147, piece148, piece149, piece150, piece151, piece152, piece153, piece154, piece155,
        piece156, piece157, piece158, piece159, piece160, piece161, piece162, piece163, piece164,
        piece165, piece166, piece167, piece168, piece169, piece170, piece171, piece172, piece173,
        piece174, piece175, piece176, piece177, piece178, piece179, piece180, piece181, piece182,
        piece183, piece184, piece185, piece186, piece187, piece188, piece189, piece190, piece191,
        piece192, piece193, piece194, piece195, piece196, piece197, piece198, piece199, piece200])
    behavior.magnitude = 0.4
    return behavior
  }()

  private lazy var throw1: UIPushBehavior = {
    let behavior = UIPushBehavior(items: [piece1], mode: .instantaneous)
    behavior.angle = -1.5707963267948966 + CGFloat.random(in: -0.5...0.5)  // -pi / 2
    behavior.magnitude = force * CGFloat.random(in: 2...9) * piece1.bounds.width * piece1.bounds.height / 10000
    return behavior
  }()

  private lazy var throw2: UIPushBehavior = {
    let behavior = UIPushBehavior(items: [piece2], mode: .instantaneous)
    behavior.angle = -1.5707963267948966 + CGFloat.random(in: -0.5...0.5)  // -pi / 2
    behavior.magnitude = force * CGFloat.random(in: 2...9) * piece2.bounds.width * piece2.bounds.height / 10000
    return behavior
  }()

  private lazy var throw3: UIPushBehavior = {
    let behavior = UIPushBehavior(items: [piece3], mode: .instantaneous)
    behavior.angle = -1.5707963267948966 + CGFloat.random(in: -0.5...0.5)  // -pi / 2
    behavior.magnitude = force * CGFloat.random(in: 2...9) * piece3.bounds.width * piece3.bounds.height / 10000
    return behavior
  }()

  private lazy var throw4: UIPushBehavior = {
    let behavior = UIPushBehavior(items: [piece4], mode: .instantaneous)
    behavior.angle = -1.5707963267948966 + CGFloat.random(in: -0.5...0.5)  // -pi / 2
    behavior.magnitude = force * CGFloat.random(in: 2...9) * piece4.bounds.width * piece4.bounds.height / 10000
    return behavior
  }()

  private lazy var throw5: UIPushBehavior = {
    let behavior = UIPushBehavior(items: [piece5], mode: .instantaneous)
    behavior.angle = -1.5707963267948966 + CGFloat.random(in: -0.5...0.5)  // -pi / 2
    behavior.magnitude = force * CGFloat.random(in: 2...9) * piece5.bounds.width * piece5.bounds.height / 10000
    return behavior
  }()

  private lazy var throw6: UIPushBehavior = {
    let behavior = UIPushBehavior(items: [piece6], mode: .instantaneous)
    behavior.angle = -1.5707963267948966 + CGFloat.random(in: -0.5...0.5)  // -pi / 2
    behavior.magnitude = force * CGFloat.random(in: 2...9) * piece6.bounds.width * piece6.bounds.height / 10000
    return behavior
  }()

  private lazy var throw7: UIPushBehavior = {
    let behavior = UIPushBehavior(items: [piece7], mode: .instantaneous)
    behavior.angle = -1.5707963267948966 + CGFloat.random(in: -0.5...0.5)  // -pi / 2
    behavior.magnitude = force * CGFloat.random(in: 2...9) * piece7.bounds.width * piece7.bounds.height / 10000
    return behavior
  }()

  private lazy var throw8: UIPushBehavior = {
    let behavior = UIPushBehavior(items: [piece8], mode: .instantaneous)
    behavior.angle = -1.5707963267948966 + CGFloat.random(in: -0.5...0.5)  // -pi / 2
    behavior.magnitude = force * CGFloat.random(in: 2...9) * piece8.bounds.width * piece8.bounds.height / 10000
    return behavior
  }()

  private lazy var throw9: UIPushBehavior = {
    let behavior = UIPushBehavior(items: [piece9], mode: .instantaneous)
    behavior.angle = -1.5707963267948966 + CGFloat.random(in: -0.5...0.5)  // -pi / 2
    behavior.magnitude = force * CGFloat.random(in: 2...9) * piece9.bounds.width * piece9.bounds.height / 10000
    return behavior
  }()

  private lazy var throw10: UIPushBehavior = {
    let behavior = UIPushBehavior(items: [piece10], mode: .instantaneous)
    behavior.angle = -1.5707963267948966 + CGFloat.random(in: -0.5...0.5)  // -pi / 2
    behavior.magnitude = force * CGFloat.random(in: 2...9) * piece10.bounds.width * piece10.bounds.height / 10000
    return behavior
  }()

  private lazy var throw11: UIPushBehavior = {
    let behavior = UIPushBehavior(items: [piece11], mode: .instantaneous)
    behavior.angle = -1.5707963267948966 + CGFloat.random(in: -0.5...0.5)  // -pi / 2
    behavior.magnitude = force * CGFloat.random(in: 2...9) * piece11.bounds.width * piece11.bounds.height / 10000
    return behavior
  }()

  private lazy var throw12: UIPushBehavior = {
    let behavior = UIPushBehavior(items: [piece12], mode: .instantaneous)
    behavior.angle = -1.5707963267948966 + CGFloat.random(in: -0.5...0.5)  // -pi / 2
    behavior.magnitude = force * CGFloat.random(in: 2...9) * piece12.bounds.width * piece12.bounds.height / 10000
    return behavior
  }()

  private lazy var throw13: UIPushBehavior = {
    let behavior = UIPushBehavior(items: [piece13], mode: .instantaneous)
    behavior.angle = -1.5707963267948966 + CGFloat.random(in: -0.5...0.5)  // -pi / 2
    behavior.magnitude = force * CGFloat.random(in: 2...9) * piece13.bounds.width * piece13.bounds.height / 10000
    return behavior
  }()

  private lazy var throw14: UIPushBehavior = {
    let behavior = UIPushBehavior(items: [piece14], mode: .instantaneous)
    behavior.angle = -1.5707963267948966 + CGFloat.random(in: -0.5...0.5)  // -pi / 2
    behavior.magnitude = force * CGFloat.random(in: 2...9) * piece14.bounds.width * piece14.bounds.height / 10000
    return behavior
  }()

  private lazy var throw15: UIPushBehavior = {
    let behavior = UIPushBehavior(items: [piece15], mode: .instantaneous)
    behavior.angle = -1.5707963267948966 + CGFloat.random(in: -0.5...0.5)  // -pi / 2
    behavior.magnitude = force * CGFloat.random(in: 2...9) * piece15.bounds.width * piece15.bounds.height / 10000
    return behavior
  }()

  private lazy var throw16: UIPushBehavior = {
    let behavior = UIPushBehavior(items: [piece16], mode: .instantaneous)
    behavior.angle = -1.5707963267948966 + CGFloat.random(in: -0.5...0.5)  // -pi / 2
    behavior.magnitude = force * CGFloat.random(in: 2...9) * piece16.bounds.width * piece16.bounds.height / 10000
    return behavior
  }()

  private lazy var throw17: UIPushBehavior = {
    let behavior = UIPushBehavior(items: [piece17], mode: .instantaneous)
    behavior.angle = -1.5707963267948966 + CGFloat.random(in: -0.5...0.5)  // -pi / 2
    behavior.magnitude = force * CGFloat.random(in: 2...9) * piece17.bounds.width * piece17.bounds.height / 10000
    return behavior
  }()

  private lazy var throw18: UIPushBehavior = {
    let behavior = UIPushBehavior(items: [piece18], mode: .instantaneous)
    behavior.angle = -1.5707963267948966 + CGFloat.random(in: -0.5...0.5)  // -pi / 2
    behavior.magnitude = force * CGFloat.random(in: 2...9) * piece18.bounds.width * piece18.bounds.height / 10000
    return behavior
  }()

  private lazy var throw19: UIPushBehavior = {
    let behavior = UIPushBehavior(items: [piece19], mode: .instantaneous)
    behavior.angle = -1.5707963267948966 + CGFloat.random(in: -0.5...0.5)  // -pi / 2
    behavior.magnitude = force * CGFloat.random(in: 2...9) * piece19.bounds.width * piece19.bounds.height / 10000
    return behavior
  }()

  private lazy var throw20: UIPushBehavior = {
    let behavior = UIPushBehavior(items: [piece20], mode: .instantaneous)
    behavior.angle = -1.5707963267948966 + CGFloat.random(in: -0.5...0.5)  // -pi / 2
    behavior.magnitude = force * CGFloat.random(in: 2...9) * piece20.bounds.width * piece20.bounds.height / 10000
    return behavior
  }()

  private lazy var throw21: UIPushBehavior = {
    let behavior = UIPushBehavior(items: [piece21], mode: .instantaneous)
    behavior.angle = -1.5707963267948966 + CGFloat.random(in: -0.5...0.5)  // -pi / 2
    behavior.magnitude = force * CGFloat.random(in: 2...9) * piece21.bounds.width * piece21.bounds.height / 10000
    return behavior
  }()

  private lazy var throw22: UIPushBehavior = {
    let behavior = UIPushBehavior(items: [piece22], mode: .instantaneous)
    behavior.angle = -1.5707963267948966 + CGFloat.random(in: -0.5...0.5)  // -pi / 2
    behavior.magnitude = force * CGFloat.random(in: 2...9) * piece22.bounds.width * piece22.bounds.height / 10000
    return behavior
  }()

  private lazy var throw23: UIPushBehavior = {
    let behavior = UIPushBehavior(items: [piece23], mode: .instantaneous)
    behavior.angle = -1.5707963267948966 + CGFloat.random(in: -0.5...0.5)  // -pi / 2
    behavior.magnitude = force * CGFloat.random(in: 2...9) * piece23.bounds.width * piece23.bounds.height / 10000
    return behavior
  }()

  private lazy var throw24: UIPushBehavior = {
    let behavior = UIPushBehavior(items: [piece24], mode: .instantaneous)
    behavior.angle = -1.5707963267948966 + CGFloat.random(in: -0.5...0.5)  // -pi / 2
    behavior.magnitude = force * CGFloat.random(in: 2...9) * piece24.bounds.width * piece24.bounds.height / 10000
    return behavior
  }()

  private lazy var throw25: UIPushBehavior = {
    let behavior = UIPushBehavior(items: [piece25], mode: .instantaneous)
    behavior.angle = -1.5707963267948966 + CGFloat.random(in: -0.5...0.5)  // -pi / 2
    behavior.magnitude = force * CGFloat.random(in: 2...9) * piece25.bounds.width * piece25.bounds.height / 10000
    return behavior
  }()

  private lazy var throw26: UIPushBehavior = {
    let behavior = UIPushBehavior(items: [piece26], mode: .instantaneous)
    behavior.angle = -1.5707963267948966 + CGFloat.random(in: -0.5...0.5)  // -pi / 2
    behavior.magnitude = force * CGFloat.random(in: 2...9) * piece26.bounds.width * piece26.bounds.height / 10000
    return behavior
  }()

  private lazy var throw27: UIPushBehavior = {
    let behavior = UIPushBehavior(items: [piece27], mode: .instantaneous)
    behavior.angle = -1.5707963267948966 + CGFloat.random(in: -0.5...0.5)  // -pi / 2
    behavior.magnitude = force * CGFloat.random(in: 2...9) * piece27.bounds.width * piece27.bounds.height / 10000
    return behavior
  }()

  private lazy var throw28: UIPushBehavior = {
    let behavior = UIPushBehavior(items: [piece28], mode: .instantaneous)
    behavior.angle = -1.5707963267948966 + CGFloat.random(in: -0.5...0.5)  // -pi / 2
    behavior.magnitude = force * CGFloat.random(in: 2...9) * piece28.bounds.width * piece28.bounds.height / 10000
    return behavior
  }()

  private lazy var throw29: UIPushBehavior = {
    let behavior = UIPushBehavior(items: [piece29], mode: .instantaneous)
    behavior.angle = -1.5707963267948966 + CGFloat.random(in: -0.5...0.5)  // -pi / 2
    behavior.magnitude = force * CGFloat.random(in: 2...9) * piece29.bounds.width * piece29.bounds.height / 10000
    return behavior
  }()

  private lazy var throw30: UIPushBehavior = {
    let behavior = UIPushBehavior(items: [piece30], mode: .instantaneous)
    behavior.angle = -1.5707963267948966 + CGFloat.random(in: -0.5...0.5)  // -pi / 2
    behavior.magnitude = force * CGFloat.random(in: 2...9) * piece30.bounds.width * piece30.bounds.height / 10000
    return behavior
  }()

  private lazy var throw31: UIPushBehavior = {
    let behavior = UIPushBehavior(items: [piece31], mode: .instantaneous)
    behavior.angle = -1.5707963267948966 + CGFloat.random(in: -0.5...0.5)  // -pi / 2
    behavior.magnitude = force * CGFloat.random(in: 2...9) * piece31.bounds.width * piece31.bounds.height / 10000
    return behavior
  }()

  private lazy var throw32: UIPushBehavior = {
    let behavior = UIPushBehavior(items: [piece32], mode: .instantaneous)
    behavior.angle = -1.5707963267948966 + CGFloat.random(in: -0.5...0.5)  // -pi / 2
    behavior.magnitude = force * CGFloat.random(in: 2...9) * piece32.bounds.width * piece32.bounds.height / 10000
    return behavior
  }()

  private lazy var throw33: UIPushBehavior = {
    let behavior = UIPushBehavior(items: [piece33], mode: .instantaneous)
    behavior.angle = -1.5707963267948966 + CGFloat.random(in: -0.5...0.5)  // -pi / 2
    behavior.magnitude = force * CGFloat.random(in: 2...9) * piece33.bounds.width * piece33.bounds.height / 10000
    return behavior
  }()

  private lazy var throw34: UIPushBehavior = {
    let behavior = UIPushBehavior(items: [piece34], mode: .instantaneous)
    behavior.angle = -1.5707963267948966 + CGFloat.random(in: -0.5...0.5)  // -pi / 2
    behavior.magnitude = force * CGFloat.random(in: 2...9) * piece34.bounds.width * piece34.bounds.height / 10000
    return behavior
  }()

  private lazy var throw35: UIPushBehavior = {
    let behavior = UIPushBehavior(items: [piece35], mode: .instantaneous)
    behavior.angle = -1.5707963267948966 + CGFloat.random(in: -0.5...0.5)  // -pi / 2
    behavior.magnitude = force * CGFloat.random(in: 2...9) * piece35.bounds.width * piece35.bounds.height / 10000
    return behavior
  }()

  private lazy var throw36: UIPushBehavior = {
    let behavior = UIPushBehavior(items: [piece36], mode: .instantaneous)
    behavior.angle = -1.5707963267948966 + CGFloat.random(in: -0.5...0.5)  // -pi / 2
    behavior.magnitude = force * CGFloat.random(in: 2...9) * piece36.bounds.width * piece36.bounds.height / 10000
    return behavior
  }()

  private lazy var throw37: UIPushBehavior = {
    let behavior = UIPushBehavior(items: [piece37], mode: .instantaneous)
    behavior.angle = -1.5707963267948966 + CGFloat.random(in: -0.5...0.5)  // -pi / 2
    behavior.magnitude = force * CGFloat.random(in: 2...9) * piece37.bounds.width * piece37.bounds.height / 10000
    return behavior
  }()

  private lazy var throw38: UIPushBehavior = {
    let behavior = UIPushBehavior(items: [piece38], mode: .instantaneous)
    behavior.angle = -1.5707963267948966 + CGFloat.random(in: -0.5...0.5)  // -pi / 2
    behavior.magnitude = force * CGFloat.random(in: 2...9) * piece38.bounds.width * piece38.bounds.height / 10000
    return behavior
  }()

  private lazy var throw39: UIPushBehavior = {
    let behavior = UIPushBehavior(items: [piece39], mode: .instantaneous)
    behavior.angle = -1.5707963267948966 + CGFloat.random(in: -0.5...0.5)  // -pi / 2
    behavior.magnitude = force * CGFloat.random(in: 2...9) * piece39.bounds.width * piece39.bounds.height / 10000
    return behavior
  }()

  private lazy var throw40: UIPushBehavior = {
    let behavior = UIPushBehavior(items: [piece40], mode: .instantaneous)
    behavior.angle = -1.5707963267948966 + CGFloat.random(in: -0.5...0.5)  // -pi / 2
    behavior.magnitude = force * CGFloat.random(in: 2...9) * piece40.bounds.width * piece40.bounds.height / 10000
    return behavior
  }()

  private lazy var throw41: UIPushBehavior = {
    let behavior = UIPushBehavior(items: [piece41], mode: .instantaneous)
    behavior.angle = -1.5707963267948966 + CGFloat.random(in: -0.5...0.5)  // -pi / 2
    behavior.magnitude = force * CGFloat.random(in: 2...9) * piece41.bounds.width * piece41.bounds.height / 10000
    return behavior
  }()

  private lazy var throw42: UIPushBehavior = {
    let behavior = UIPushBehavior(items: [piece42], mode: .instantaneous)
    behavior.angle = -1.5707963267948966 + CGFloat.random(in: -0.5...0.5)  // -pi / 2
    behavior.magnitude = force * CGFloat.random(in: 2...9) * piece42.bounds.width * piece42.bounds.height / 10000
    return behavior
  }()

  private lazy var throw43: UIPushBehavior = {
    let behavior = UIPushBehavior(items: [piece43], mode: .instantaneous)
    behavior.angle = -1.5707963267948966 + CGFloat.random(in: -0.5...0.5)  // -pi / 2
    behavior.magnitude = force * CGFloat.random(in: 2...9) * piece43.bounds.width * piece43.bounds.height / 10000
    return behavior
  }()

  private lazy var throw44: UIPushBehavior = {
    let behavior = UIPushBehavior(items: [piece44], mode: .instantaneous)
    behavior.angle = -1.5707963267948966 + CGFloat.random(in: -0.5...0.5)  // -pi / 2
    behavior.magnitude = force * CGFloat.random(in: 2...9) * piece44.bounds.width * piece44.bounds.height / 10000
    return behavior
  }()

  private lazy var throw45: UIPushBehavior = {
    let behavior = UIPushBehavior(items: [piece45], mode: .instantaneous)
    behavior.angle = -1.5707963267948966 + CGFloat.random(in: -0.5...0.5)  // -pi / 2
    behavior.magnitude = force * CGFloat.random(in: 2...9) * piece45.bounds.width * piece45.bounds.height / 10000
    return behavior
  }()

  private lazy var throw46: UIPushBehavior = {
    let behavior = UIPushBehavior(items: [piece46], mode: .instantaneous)
    behavior.angle = -1.5707963267948966 + CGFloat.random(in: -0.5...0.5)  // -pi / 2
    behavior.magnitude = force * CGFloat.random(in: 2...9) * piece46.bounds.width * piece46.bounds.height / 10000
    return behavior
  }()

  private lazy var throw47: UIPushBehavior = {
    let behavior = UIPushBehavior(items: [piece47], mode: .instantaneous)
    behavior.angle = -1.5707963267948966 + CGFloat.random(in: -0.5...0.5)  // -pi / 2
    behavior.magnitude = force * CGFloat.random(in: 2...9) * piece47.bounds.width * piece47.bounds.height / 10000
    return behavior
  }()

  private lazy var throw48: UIPushBehavior = {
    let behavior = UIPushBehavior(items: [piece48], mode: .instantaneous)
    behavior.angle = -1.5707963267948966 + CGFloat.random(in: -0.5...0.5)  // -pi / 2
    behavior.magnitude = force * CGFloat.random(in: 2...9) * piece48.bounds.width * piece48.bounds.height / 10000
    return behavior
  }()

  private lazy var throw49: UIPushBehavior = {
    let behavior = UIPushBehavior(items: [piece49], mode: .instantaneous)
    behavior.angle = -1.5707963267948966 + CGFloat.random(in: -0.5...0.5)  // -pi / 2
    behavior.magnitude = force * CGFloat.random(in: 2...9) * piece49.bounds.width * piece49.bounds.height / 10000
    return behavior
  }()

  private lazy var throw50: UIPushBehavior = {
    let behavior = UIPushBehavior(items: [piece50], mode: .instantaneous)
    behavior.angle = -1.5707963267948966 + CGFloat.random(in: -0.5...0.5)  // -pi / 2
    behavior.magnitude = force * CGFloat.random(in: 2...9) * piece50.bounds.width * piece50.bounds.height / 10000
    return behavior
  }()

  private lazy var throw51: UIPushBehavior = {
    let behavior = UIPushBehavior(items: [piece51], mode: .instantaneous)
    behavior.angle = -1.5707963267948966 + CGFloat.random(in: -0.5...0.5)  // -pi / 2
    behavior.magnitude = force * CGFloat.random(in: 2...9) * piece51.bounds.width * piece51.bounds.height / 10000
    return behavior
  }()

  private lazy var throw52: UIPushBehavior = {
    let behavior = UIPushBehavior(items: [piece52], mode: .instantaneous)
    behavior.angle = -1.5707963267948966 + CGFloat.random(in: -0.5...0.5)  // -pi / 2
    behavior.magnitude = force * CGFloat.random(in: 2...9) * piece52.bounds.width * piece52.bounds.height / 10000
    return behavior
  }()

  private lazy var throw53: UIPushBehavior = {
    let behavior = UIPushBehavior(items: [piece53], mode: .instantaneous)
    behavior.angle = -1.5707963267948966 + CGFloat.random(in: -0.5...0.5)  // -pi / 2
    behavior.magnitude = force * CGFloat.random(in: 2...9) * piece53.bounds.width * piece53.bounds.height / 10000
    return behavior
  }()

  private lazy var throw54: UIPushBehavior = {
    let behavior = UIPushBehavior(items: [piece54], mode: .instantaneous)
    behavior.angle = -1.5707963267948966 + CGFloat.random(in: -0.5...0.5)  // -pi / 2
    behavior.magnitude = force * CGFloat.random(in: 2...9) * piece54.bounds.width * piece54.bounds.height / 10000
    return behavior
  }()

  private lazy var throw55: UIPushBehavior = {
    let behavior = UIPushBehavior(items: [piece55], mode: .instantaneous)
    behavior.angle = -1.5707963267948966 + CGFloat.random(in: -0.5...0.5)  // -pi / 2
    behavior.magnitude = force * CGFloat.random(in: 2...9) * piece55.bounds.width * piece55.bounds.height / 10000
    return behavior
  }()

  private lazy var throw56: UIPushBehavior = {
    let behavior = UIPushBehavior(items: [piece56], mode: .instantaneous)
    behavior.angle = -1.5707963267948966 + CGFloat.random(in: -0.5...0.5)  // -pi / 2
    behavior.magnitude = force * CGFloat.random(in: 2...9) * piece56.bounds.width * piece56.bounds.height / 10000
    return behavior
  }()

  private lazy var throw57: UIPushBehavior = {
    let behavior = UIPushBehavior(items: [piece57], mode: .instantaneous)
    behavior.angle = -1.5707963267948966 + CGFloat.random(in: -0.5...0.5)  // -pi / 2
    behavior.magnitude = force * CGFloat.random(in: 2...9) * piece57.bounds.width * piece57.bounds.height / 10000
    return behavior
  }()

  private lazy var throw58: UIPushBehavior = {
    let behavior = UIPushBehavior(items: [piece58], mode: .instantaneous)
    behavior.angle = -1.5707963267948966 + CGFloat.random(in: -0.5...0.5)  // -pi / 2
    behavior.magnitude = force * CGFloat.random(in: 2...9) * piece58.bounds.width * piece58.bounds.height / 10000
    return behavior
  }()

  private lazy var throw59: UIPushBehavior = {
    let behavior = UIPushBehavior(items: [piece59], mode: .instantaneous)
    behavior.angle = -1.5707963267948966 + CGFloat.random(in: -0.5...0.5)  // -pi / 2
    behavior.magnitude = force * CGFloat.random(in: 2...9) * piece59.bounds.width * piece59.bounds.height / 10000
    return behavior
  }()

  private lazy var throw60: UIPushBehavior = {
    let behavior = UIPushBehavior(items: [piece60], mode: .instantaneous)
    behavior.angle = -1.5707963267948966 + CGFloat.random(in: -0.5...0.5)  // -pi / 2
    behavior.magnitude = force * CGFloat.random(in: 2...9) * piece60.bounds.width * piece60.bounds.height / 10000
    return behavior
  }()

  private lazy var throw61: UIPushBehavior = {
    let behavior = UIPushBehavior(items: [piece61], mode: .instantaneous)
    behavior.angle = -1.5707963267948966 + CGFloat.random(in: -0.5...0.5)  // -pi / 2
    behavior.magnitude = force * CGFloat.random(in: 2...9) * piece61.bounds.width * piece61.bounds.height / 10000
    return behavior
  }()

  private lazy var throw62: UIPushBehavior = {
    let behavior = UIPushBehavior(items: [piece62], mode: .instantaneous)
    behavior.angle = -1.5707963267948966 + CGFloat.random(in: -0.5...0.5)  // -pi / 2
    behavior.magnitude = force * CGFloat.random(in: 2...9) * piece62.bounds.width * piece62.bounds.height / 10000
    return behavior
  }()

  private lazy var throw63: UIPushBehavior = {
    let behavior = UIPushBehavior(items: [piece63], mode: .instantaneous)
    behavior.angle = -1.5707963267948966 + CGFloat.random(in: -0.5...0.5)  // -pi / 2
    behavior.magnitude = force * CGFloat.random(in: 2...9) * piece63.bounds.width * piece63.bounds.height / 10000
    return behavior
  }()

  private lazy var throw64: UIPushBehavior = {
    let behavior = UIPushBehavior(items: [piece64], mode: .instantaneous)
    behavior.angle = -1.5707963267948966 + CGFloat.random(in: -0.5...0.5)  // -pi / 2
    behavior.magnitude = force * CGFloat.random(in: 2...9) * piece64.bounds.width * piece64.bounds.height / 10000
    return behavior
  }()

  private lazy var throw65: UIPushBehavior = {
    let behavior = UIPushBehavior(items: [piece65], mode: .instantaneous)
    behavior.angle = -1.5707963267948966 + CGFloat.random(in: -0.5...0.5)  // -pi / 2
    behavior.magnitude = force * CGFloat.random(in: 2...9) * piece65.bounds.width * piece65.bounds.height / 10000
    return behavior
  }()

  private lazy var throw66: UIPushBehavior = {
    let behavior = UIPushBehavior(items: [piece66], mode: .instantaneous)
    behavior.angle = -1.5707963267948966 + CGFloat.random(in: -0.5...0.5)  // -pi / 2
    behavior.magnitude = force * CGFloat.random(in: 2...9) * piece66.bounds.width * piece66.bounds.height / 10000
    return behavior
  }()

  private lazy var throw67: UIPushBehavior = {
    let behavior = UIPushBehavior(items: [piece67], mode: .instantaneous)
    behavior.angle = -1.5707963267948966 + CGFloat.random(in: -0.5...0.5)  // -pi / 2
    behavior.magnitude = force * CGFloat.random(in: 2...9) * piece67.bounds.width * piece67.bounds.height / 10000
    return behavior
  }()

  private lazy var throw68: UIPushBehavior = {
    let behavior = UIPushBehavior(items: [piece68], mode: .instantaneous)
    behavior.angle = -1.5707963267948966 + CGFloat.random(in: -0.5...0.5)  // -pi / 2
    behavior.magnitude = force * CGFloat.random(in: 2...9) * piece68.bounds.width * piece68.bounds.height / 10000
    return behavior
  }()

  private lazy var throw69: UIPushBehavior = {
    let behavior = UIPushBehavior(items: [piece69], mode: .instantaneous)
    behavior.angle = -1.5707963267948966 + CGFloat.random(in: -0.5...0.5)  // -pi / 2
    behavior.magnitude = force * CGFloat.random(in: 2...9) * piece69.bounds.width * piece69.bounds.height / 10000
    return behavior
  }()

  private lazy var throw70: UIPushBehavior = {
    let behavior = UIPushBehavior(items: [piece70], mode: .instantaneous)
    behavior.angle = -1.5707963267948966 + CGFloat.random(in: -0.5...0.5)  // -pi / 2
    behavior.magnitude = force * CGFloat.random(in: 2...9) * piece70.bounds.width * piece70.bounds.height / 10000
    return behavior
  }()

  private lazy var throw71: UIPushBehavior = {
    let behavior = UIPushBehavior(items: [piece71], mode: .instantaneous)
    behavior.angle = -1.5707963267948966 + CGFloat.random(in: -0.5...0.5)  // -pi / 2
    behavior.magnitude = force * CGFloat.random(in: 2...9) * piece71.bounds.width * piece71.bounds.height / 10000
    return behavior
  }()

  private lazy var throw72: UIPushBehavior = {
    let behavior = UIPushBehavior(items: [piece72], mode: .instantaneous)
    behavior.angle = -1.5707963267948966 + CGFloat.random(in: -0.5...0.5)  // -pi / 2
    behavior.magnitude = force * CGFloat.random(in: 2...9) * piece72.bounds.width * piece72.bounds.height / 10000
    return behavior
  }()

  private lazy var throw73: UIPushBehavior = {
    let behavior = UIPushBehavior(items: [piece73], mode: .instantaneous)
    behavior.angle = -1.5707963267948966 + CGFloat.random(in: -0.5...0.5)  // -pi / 2
    behavior.magnitude = force * CGFloat.random(in: 2...9) * piece73.bounds.width * piece73.bounds.height / 10000
    return behavior
  }()

  private lazy var throw74: UIPushBehavior = {
    let behavior = UIPushBehavior(items: [piece74], mode: .instantaneous)
    behavior.angle = -1.5707963267948966 + CGFloat.random(in: -0.5...0.5)  // -pi / 2
    behavior.magnitude = force * CGFloat.random(in: 2...9) * piece74.bounds.width * piece74.bounds.height / 10000
    return behavior
  }()

  private lazy var throw75: UIPushBehavior = {
    let behavior = UIPushBehavior(items: [piece75], mode: .instantaneous)
    behavior.angle = -1.5707963267948966 + CGFloat.random(in: -0.5...0.5)  // -pi / 2
    behavior.magnitude = force * CGFloat.random(in: 2...9) * piece75.bounds.width * piece75.bounds.height / 10000
    return behavior
  }()

  private lazy var throw76: UIPushBehavior = {
    let behavior = UIPushBehavior(items: [piece76], mode: .instantaneous)
    behavior.angle = -1.5707963267948966 + CGFloat.random(in: -0.5...0.5)  // -pi / 2
    behavior.magnitude = force * CGFloat.random(in: 2...9) * piece76.bounds.width * piece76.bounds.height / 10000
    return behavior
  }()

  private lazy var throw77: UIPushBehavior = {
    let behavior = UIPushBehavior(items: [piece77], mode: .instantaneous)
    behavior.angle = -1.5707963267948966 + CGFloat.random(in: -0.5...0.5)  // -pi / 2
    behavior.magnitude = force * CGFloat.random(in: 2...9) * piece77.bounds.width * piece77.bounds.height / 10000
    return behavior
  }()

  private lazy var throw78: UIPushBehavior = {
    let behavior = UIPushBehavior(items: [piece78], mode: .instantaneous)
    behavior.angle = -1.5707963267948966 + CGFloat.random(in: -0.5...0.5)  // -pi / 2
    behavior.magnitude = force * CGFloat.random(in: 2...9) * piece78.bounds.width * piece78.bounds.height / 10000
    return behavior
  }()

  private lazy var throw79: UIPushBehavior = {
    let behavior = UIPushBehavior(items: [piece79], mode: .instantaneous)
    behavior.angle = -1.5707963267948966 + CGFloat.random(in: -0.5...0.5)  // -pi / 2
    behavior.magnitude = force * CGFloat.random(in: 2...9) * piece79.bounds.width * piece79.bounds.height / 10000
    return behavior
  }()

  private lazy var throw80: UIPushBehavior = {
    let behavior = UIPushBehavior(items: [piece80], mode: .instantaneous)
    behavior.angle = -1.5707963267948966 + CGFloat.random(in: -0.5...0.5)  // -pi / 2
    behavior.magnitude = force * CGFloat.random(in: 2...9) * piece80.bounds.width * piece80.bounds.height / 10000
    return behavior
  }()

  private lazy var throw81: UIPushBehavior = {
    let behavior = UIPushBehavior(items: [piece81], mode: .instantaneous)
    behavior.angle = -1.5707963267948966 + CGFloat.random(in: -0.5...0.5)  // -pi / 2
    behavior.magnitude = force * CGFloat.random(in: 2...9) * piece81.bounds.width * piece81.bounds.height / 10000
    return behavior
  }()

  private lazy var throw82: UIPushBehavior = {
    let behavior = UIPushBehavior(items: [piece82], mode: .instantaneous)
    behavior.angle = -1.5707963267948966 + CGFloat.random(in: -0.5...0.5)  // -pi / 2
    behavior.magnitude = force * CGFloat.random(in: 2...9) * piece82.bounds.width * piece82.bounds.height / 10000
    return behavior
  }()

  private lazy var throw83: UIPushBehavior = {
    let behavior = UIPushBehavior(items: [piece83], mode: .instantaneous)
    behavior.angle = -1.5707963267948966 + CGFloat.random(in: -0.5...0.5)  // -pi / 2
    behavior.magnitude = force * CGFloat.random(in: 2...9) * piece83.bounds.width * piece83.bounds.height / 10000
    return behavior
  }()

  private lazy var throw84: UIPushBehavior = {
    let behavior = UIPushBehavior(items: [piece84], mode: .instantaneous)
    behavior.angle = -1.5707963267948966 + CGFloat.random(in: -0.5...0.5)  // -pi / 2
    behavior.magnitude = force * CGFloat.random(in: 2...9) * piece84.bounds.width * piece84.bounds.height / 10000
    return behavior
  }()

  private lazy var throw85: UIPushBehavior = {
    let behavior = UIPushBehavior(items: [piece85], mode: .instantaneous)
    behavior.angle = -1.5707963267948966 + CGFloat.random(in: -0.5...0.5)  // -pi / 2
    behavior.magnitude = force * CGFloat.random(in: 2...9) * piece85.bounds.width * piece85.bounds.height / 10000
    return behavior
  }()

  private lazy var throw86: UIPushBehavior = {
    let behavior = UIPushBehavior(items: [piece86], mode: .instantaneous)
    behavior.angle = -1.5707963267948966 + CGFloat.random(in: -0.5...0.5)  // -pi / 2
    behavior.magnitude = force * CGFloat.random(in: 2...9) * piece86.bounds.width * piece86.bounds.height / 10000
    return behavior
  }()

  private lazy var throw87: UIPushBehavior = {
    let behavior = UIPushBehavior(items: [piece87], mode: .instantaneous)
    behavior.angle = -1.5707963267948966 + CGFloat.random(in: -0.5...0.5)  // -pi / 2
    behavior.magnitude = force * CGFloat.random(in: 2...9) * piece87.bounds.width * piece87.bounds.height / 10000
    return behavior
  }()

  private lazy var throw88: UIPushBehavior = {
    let behavior = UIPushBehavior(items: [piece88], mode: .instantaneous)
    behavior.angle = -1.5707963267948966 + CGFloat.random(in: -0.5...0.5)  // -pi / 2
    behavior.magnitude = force * CGFloat.random(in: 2...9) * piece88.bounds.width * piece88.bounds.height / 10000
    return behavior
  }()

  private lazy var throw89: UIPushBehavior = {
    let behavior = UIPushBehavior(items: [piece89], mode: .instantaneous)
    behavior.angle = -1.5707963267948966 + CGFloat.random(in: -0.5...0.5)  // -pi / 2
    behavior.magnitude = force * CGFloat.random(in: 2...9) * piece89.bounds.width * piece89.bounds.height / 10000
    return behavior
  }()

  private lazy var throw90: UIPushBehavior = {
    let behavior = UIPushBehavior(items: [piece90], mode: .instantaneous)
    behavior.angle = -1.5707963267948966 + CGFloat.random(in: -0.5...0.5)  // -pi / 2
    behavior.magnitude = force * CGFloat.random(in: 2...9) * piece90.bounds.width * piece90.bounds.height / 10000
    return behavior
  }()

  private lazy var throw91: UIPushBehavior = {
    let behavior = UIPushBehavior(items: [piece91], mode: .instantaneous)
    behavior.angle = -1.5707963267948966 + CGFloat.random(in: -0.5...0.5)  // -pi / 2
    behavior.magnitude = force * CGFloat.random(in: 2...9) * piece91.bounds.width * piece91.bounds.height / 10000
    return behavior
  }()

  private lazy var throw92: UIPushBehavior = {
    let behavior = UIPushBehavior(items: [piece92], mode: .instantaneous)
    behavior.angle = -1.5707963267948966 + CGFloat.random(in: -0.5...0.5)  // -pi / 2
    behavior.magnitude = force * CGFloat.random(in: 2...9) * piece92.bounds.width * piece92.bounds.height / 10000
    return behavior
  }()

  private lazy var throw93: UIPushBehavior = {
    let behavior = UIPushBehavior(items: [piece93], mode: .instantaneous)
    behavior.angle = -1.5707963267948966 + CGFloat.random(in: -0.5...0.5)  // -pi / 2
    behavior.magnitude = force * CGFloat.random(in: 2...9) * piece93.bounds.width * piece93.bounds.height / 10000
    return behavior
  }()

  private lazy var throw94: UIPushBehavior = {
    let behavior = UIPushBehavior(items: [piece94], mode: .instantaneous)
    behavior.angle = -1.5707963267948966 + CGFloat.random(in: -0.5...0.5)  // -pi / 2
    behavior.magnitude = force * CGFloat.random(in: 2...9) * piece94.bounds.width * piece94.bounds.height / 10000
    return behavior
  }()

  private lazy var throw95: UIPushBehavior = {
    let behavior = UIPushBehavior(items: [piece95], mode: .instantaneous)
    behavior.angle = -1.5707963267948966 + CGFloat.random(in: -0.5...0.5)  // -pi / 2
    behavior.magnitude = force * CGFloat.random(in: 2...9) * piece95.bounds.width * piece95.bounds.height / 10000
    return behavior
  }()

  private lazy var throw96: UIPushBehavior = {
    let behavior = UIPushBehavior(items: [piece96], mode: .instantaneous)
    behavior.angle = -1.5707963267948966 + CGFloat.random(in: -0.5...0.5)  // -pi / 2
    behavior.magnitude = force * CGFloat.random(in: 2...9) * piece96.bounds.width * piece96.bounds.height / 10000
    return behavior
  }()

  private lazy var throw97: UIPushBehavior = {
    let behavior = UIPushBehavior(items: [piece97], mode: .instantaneous)
    behavior.angle = -1.5707963267948966 + CGFloat.random(in: -0.5...0.5)  // -pi / 2
    behavior.magnitude = force * CGFloat.random(in: 2...9) * piece97.bounds.width * piece97.bounds.height / 10000
    return behavior
  }()

  private lazy var throw98: UIPushBehavior = {
    let behavior = UIPushBehavior(items: [piece98], mode: .instantaneous)
    behavior.angle = -1.5707963267948966 + CGFloat.random(in: -0.5...0.5)  // -pi / 2
    behavior.magnitude = force * CGFloat.random(in: 2...9) * piece98.bounds.width * piece98.bounds.height / 10000
    return behavior
  }()

  private lazy var throw99: UIPushBehavior = {
    let behavior = UIPushBehavior(items: [piece99], mode: .instantaneous)
    behavior.angle = -1.5707963267948966 + CGFloat.random(in: -0.5...0.5)  // -pi / 2
    behavior.magnitude = force * CGFloat.random(in: 2...9) * piece99.bounds.width * piece99.bounds.height / 10000
    return behavior
  }()

  private lazy var throw100: UIPushBehavior = {
    let behavior = UIPushBehavior(items: [piece100], mode: .instantaneous)
    behavior.angle = -1.5707963267948966 + CGFloat.random(in: -0.5...0.5)  // -pi / 2
    behavior.magnitude = force * CGFloat.random(in: 2...9) * piece100.bounds.width * piece100.bounds.height / 10000
    return behavior
  }()

  private lazy var throw101: UIPushBehavior = {
    let behavior = UIPushBehavior(items: [piece101], mode: .instantaneous)
    behavior.angle = -1.5707963267948966 + CGFloat.random(in: -0.5...0.5)  // -pi / 2
    behavior.magnitude = force * CGFloat.random(in: 2...9) * piece101.bounds.width * piece101.bounds.height / 10000
    return behavior
  }()

  private lazy var throw102: UIPushBehavior = {
    let behavior = UIPushBehavior(items: [piece102], mode: .instantaneous)
    behavior.angle = -1.5707963267948966 + CGFloat.random(in: -0.5...0.5)  // -pi / 2
    behavior.magnitude = force * CGFloat.random(in: 2...9) * piece102.bounds.width * piece102.bounds.height / 10000
    return behavior
  }()

  private lazy var throw103: UIPushBehavior = {
    let behavior = UIPushBehavior(items: [piece103], mode: .instantaneous)
    behavior.angle = -1.5707963267948966 + CGFloat.random(in: -0.5...0.5)  // -pi / 2
    behavior.magnitude = force * CGFloat.random(in: 2...9) * piece103.bounds.width * piece103.bounds.height / 10000
    return behavior
  }()

  private lazy var throw104: UIPushBehavior = {
    let behavior = UIPushBehavior(items: [piece104], mode: .instantaneous)
    behavior.angle = -1.5707963267948966 + CGFloat.random(in: -0.5...0.5)  // -pi / 2
    behavior.magnitude = force * CGFloat.random(in: 2...9) * piece104.bounds.width * piece104.bounds.height / 10000
    return behavior
  }()

  private lazy var throw105: UIPushBehavior = {
    let behavior = UIPushBehavior(items: [piece105], mode: .instantaneous)
    behavior.angle = -1.5707963267948966 + CGFloat.random(in: -0.5...0.5)  // -pi / 2
    behavior.magnitude = force * CGFloat.random(in: 2...9) * piece105.bounds.width * piece105.bounds.height / 10000
    return behavior
  }()

  private lazy var throw106: UIPushBehavior = {
    let behavior = UIPushBehavior(items: [piece106], mode: .instantaneous)
    behavior.angle = -1.5707963267948966 + CGFloat.random(in: -0.5...0.5)  // -pi / 2
    behavior.magnitude = force * CGFloat.random(in: 2...9) * piece106.bounds.width * piece106.bounds.height / 10000
    return behavior
  }()

  private lazy var throw107: UIPushBehavior = {
    let behavior = UIPushBehavior(items: [piece107], mode: .instantaneous)
    behavior.angle = -1.5707963267948966 + CGFloat.random(in: -0.5...0.5)  // -pi / 2
    behavior.magnitude = force * CGFloat.random(in: 2...9) * piece107.bounds.width * piece107.bounds.height / 10000
    return behavior
  }()

  private lazy var throw108: UIPushBehavior = {
    let behavior = UIPushBehavior(items: [piece108], mode: .instantaneous)
    behavior.angle = -1.5707963267948966 + CGFloat.random(in: -0.5...0.5)  // -pi / 2
    behavior.magnitude = force * CGFloat.random(in: 2...9) * piece108.bounds.width * piece108.bounds.height / 10000
    return behavior
  }()

  private lazy var throw109: UIPushBehavior = {
    let behavior = UIPushBehavior(items: [piece109], mode: .instantaneous)
    behavior.angle = -1.5707963267948966 + CGFloat.random(in: -0.5...0.5)  // -pi / 2
    behavior.magnitude = force * CGFloat.random(in: 2...9) * piece109.bounds.width * piece109.bounds.height / 10000
    return behavior
  }()

  private lazy var throw110: UIPushBehavior = {
    let behavior = UIPushBehavior(items: [piece110], mode: .instantaneous)
    behavior.angle = -1.5707963267948966 + CGFloat.random(in: -0.5...0.5)  // -pi / 2
    behavior.magnitude = force * CGFloat.random(in: 2...9) * piece110.bounds.width * piece110.bounds.height / 10000
    return behavior
  }()

  private lazy var throw111: UIPushBehavior = {
    let behavior = UIPushBehavior(items: [piece111], mode: .instantaneous)
    behavior.angle = -1.5707963267948966 + CGFloat.random(in: -0.5...0.5)  // -pi / 2
    behavior.magnitude = force * CGFloat.random(in: 2...9) * piece111.bounds.width * piece111.bounds.height / 10000
    return behavior
  }()

  private lazy var throw112: UIPushBehavior = {
    let behavior = UIPushBehavior(items: [piece112], mode: .instantaneous)
    behavior.angle = -1.5707963267948966 + CGFloat.random(in: -0.5...0.5)  // -pi / 2
    behavior.magnitude = force * CGFloat.random(in: 2...9) * piece112.bounds.width * piece112.bounds.height / 10000
    return behavior
  }()

  private lazy var throw113: UIPushBehavior = {
    let behavior = UIPushBehavior(items: [piece113], mode: .instantaneous)
    behavior.angle = -1.5707963267948966 + CGFloat.random(in: -0.5...0.5)  // -pi / 2
    behavior.magnitude = force * CGFloat.random(in: 2...9) * piece113.bounds.width * piece113.bounds.height / 10000
    return behavior
  }()

  private lazy var throw114: UIPushBehavior = {
    let behavior = UIPushBehavior(items: [piece114], mode: .instantaneous)
    behavior.angle = -1.5707963267948966 + CGFloat.random(in: -0.5...0.5)  // -pi / 2
    behavior.magnitude = force * CGFloat.random(in: 2...9) * piece114.bounds.width * piece114.bounds.height / 10000
    return behavior
  }()

  private lazy var throw115: UIPushBehavior = {
    let behavior = UIPushBehavior(items: [piece115], mode: .instantaneous)
    behavior.angle = -1.5707963267948966 + CGFloat.random(in: -0.5...0.5)  // -pi / 2
    behavior.magnitude = force * CGFloat.random(in: 2...9) * piece115.bounds.width * piece115.bounds.height / 10000
    return behavior
  }()

  private lazy var throw116: UIPushBehavior = {
    let behavior = UIPushBehavior(items: [piece116], mode: .instantaneous)
    behavior.angle = -1.5707963267948966 + CGFloat.random(in: -0.5...0.5)  // -pi / 2
    behavior.magnitude = force * CGFloat.random(in: 2...9) * piece116.bounds.width * piece116.bounds.height / 10000
    return behavior
  }()

  private lazy var throw117: UIPushBehavior = {
    let behavior = UIPushBehavior(items: [piece117], mode: .instantaneous)
    behavior.angle = -1.5707963267948966 + CGFloat.random(in: -0.5...0.5)  // -pi / 2
    behavior.magnitude = force * CGFloat.random(in: 2...9) * piece117.bounds.width * piece117.bounds.height / 10000
    return behavior
  }()

  private lazy var throw118: UIPushBehavior = {
    let behavior = UIPushBehavior(items: [piece118], mode: .instantaneous)
    behavior.angle = -1.5707963267948966 + CGFloat.random(in: -0.5...0.5)  // -pi / 2
    behavior.magnitude = force * CGFloat.random(in: 2...9) * piece118.bounds.width * piece118.bounds.height / 10000
    return behavior
  }()

  private lazy var throw119: UIPushBehavior = {
    let behavior = UIPushBehavior(items: [piece119], mode: .instantaneous)
    behavior.angle = -1.5707963267948966 + CGFloat.random(in: -0.5...0.5)  // -pi / 2
    behavior.magnitude = force * CGFloat.random(in: 2...9) * piece119.bounds.width * piece119.bounds.height / 10000
    return behavior
  }()

  private lazy var throw120: UIPushBehavior = {
    let behavior = UIPushBehavior(items: [piece120], mode: .instantaneous)
    behavior.angle = -1.5707963267948966 + CGFloat.random(in: -0.5...0.5)  // -pi / 2
    behavior.magnitude = force * CGFloat.random(in: 2...9) * piece120.bounds.width * piece120.bounds.height / 10000
    return behavior
  }()

  private lazy var throw121: UIPushBehavior = {
    let behavior = UIPushBehavior(items: [piece121], mode: .instantaneous)
    behavior.angle = -1.5707963267948966 + CGFloat.random(in: -0.5...0.5)  // -pi / 2
    behavior.magnitude = force * CGFloat.random(in: 2...9) * piece121.bounds.width * piece121.bounds.height / 10000
    return behavior
  }()

  private lazy var throw122: UIPushBehavior = {
    let behavior = UIPushBehavior(items: [piece122], mode: .instantaneous)
    behavior.angle = -1.5707963267948966 + CGFloat.random(in: -0.5...0.5)  // -pi / 2
    behavior.magnitude = force * CGFloat.random(in: 2...9) * piece122.bounds.width * piece122.bounds.height / 10000
    return behavior
  }()

  private lazy var throw123: UIPushBehavior = {
    let behavior = UIPushBehavior(items: [piece123], mode: .instantaneous)
    behavior.angle = -1.5707963267948966 + CGFloat.random(in: -0.5...0.5)  // -pi / 2
    behavior.magnitude = force * CGFloat.random(in: 2...9) * piece123.bounds.width * piece123.bounds.height / 10000
    return behavior
  }()

  private lazy var throw124: UIPushBehavior = {
    let behavior = UIPushBehavior(items: [piece124], mode: .instantaneous)
    behavior.angle = -1.5707963267948966 + CGFloat.random(in: -0.5...0.5)  // -pi / 2
    behavior.magnitude = force * CGFloat.random(in: 2...9) * piece124.bounds.width * piece124.bounds.height / 10000
    return behavior
  }()

  private lazy var throw125: UIPushBehavior = {
    let behavior = UIPushBehavior(items: [piece125], mode: .instantaneous)
    behavior.angle = -1.5707963267948966 + CGFloat.random(in: -0.5...0.5)  // -pi / 2
    behavior.magnitude = force * CGFloat.random(in: 2...9) * piece125.bounds.width * piece125.bounds.height / 10000
    return behavior
  }()

  private lazy var throw126: UIPushBehavior = {
    let behavior = UIPushBehavior(items: [piece126], mode: .instantaneous)
    behavior.angle = -1.5707963267948966 + CGFloat.random(in: -0.5...0.5)  // -pi / 2
    behavior.magnitude = force * CGFloat.random(in: 2...9) * piece126.bounds.width * piece126.bounds.height / 10000
    return behavior
  }()

  private lazy var throw127: UIPushBehavior = {
    let behavior = UIPushBehavior(items: [piece127], mode: .instantaneous)
    behavior.angle = -1.5707963267948966 + CGFloat.random(in: -0.5...0.5)  // -pi / 2
    behavior.magnitude = force * CGFloat.random(in: 2...9) * piece127.bounds.width * piece127.bounds.height / 10000
    return behavior
  }()

  private lazy var throw128: UIPushBehavior = {
    let behavior = UIPushBehavior(items: [piece128], mode: .instantaneous)
    behavior.angle = -1.5707963267948966 + CGFloat.random(in: -0.5...0.5)  // -pi / 2
    behavior.magnitude = force * CGFloat.random(in: 2...9) * piece128.bounds.width * piece128.bounds.height / 10000
    return behavior
  }()

  private lazy var throw129: UIPushBehavior = {
    let behavior = UIPushBehavior(items: [piece129], mode: .instantaneous)
    behavior.angle = -1.5707963267948966 + CGFloat.random(in: -0.5...0.5)  // -pi / 2
    behavior.magnitude = force * CGFloat.random(in: 2...9) * piece129.bounds.width * piece129.bounds.height / 10000
    return behavior
  }()

  private lazy var throw130: UIPushBehavior = {
    let behavior = UIPushBehavior(items: [piece130], mode: .instantaneous)
    behavior.angle = -1.5707963267948966 + CGFloat.random(in: -0.5...0.5)  // -pi / 2
    behavior.magnitude = force * CGFloat.random(in: 2...9) * piece130.bounds.width * piece130.bounds.height / 10000
    return behavior
  }()

  private lazy var throw131: UIPushBehavior = {
    let behavior = UIPushBehavior(items: [piece131], mode: .instantaneous)
    behavior.angle = -1.5707963267948966 + CGFloat.random(in: -0.5...0.5)  // -pi / 2
    behavior.magnitude = force * CGFloat.random(in: 2...9) * piece131.bounds.width * piece131.bounds.height / 10000
    return behavior
  }()

  private lazy var throw132: UIPushBehavior = {
    let behavior = UIPushBehavior(items: [piece132], mode: .instantaneous)
    behavior.angle = -1.5707963267948966 + CGFloat.random(in: -0.5...0.5)  // -pi / 2
    behavior.magnitude = force * CGFloat.random(in: 2...9) * piece132.bounds.width * piece132.bounds.height / 10000
    return behavior
  }()

  private lazy var throw133: UIPushBehavior = {
    let behavior = UIPushBehavior(items: [piece133], mode: .instantaneous)
    behavior.angle = -1.5707963267948966 + CGFloat.random(in: -0.5...0.5)  // -pi / 2
    behavior.magnitude = force * CGFloat.random(in: 2...9) * piece133.bounds.width * piece133.bounds.height / 10000
    return behavior
  }()

  private lazy var throw134: UIPushBehavior = {
    let behavior = UIPushBehavior(items: [piece134], mode: .instantaneous)
    behavior.angle = -1.5707963267948966 + CGFloat.random(in: -0.5...0.5)  // -pi / 2
    behavior.magnitude = force * CGFloat.random(in: 2...9) * piece134.bounds.width * piece134.bounds.height / 10000
    return behavior
  }()

  private lazy var throw135: UIPushBehavior = {
    let behavior = UIPushBehavior(items: [piece135], mode: .instantaneous)
    behavior.angle = -1.5707963267948966 + CGFloat.random(in: -0.5...0.5)  // -pi / 2
    behavior.magnitude = force * CGFloat.random(in: 2...9) * piece135.bounds.width * piece135.bounds.height / 10000
    return behavior
  }()

  private lazy var throw136: UIPushBehavior = {
    let behavior = UIPushBehavior(items: [piece136], mode: .instantaneous)
    behavior.angle = -1.5707963267948966 + CGFloat.random(in: -0.5...0.5)  // -pi / 2
    behavior.magnitude = force * CGFloat.random(in: 2...9) * piece136.bounds.width * piece136.bounds.height / 10000
    return behavior
  }()

  private lazy var throw137: UIPushBehavior = {
    let behavior = UIPushBehavior(items: [piece137], mode: .instantaneous)
    behavior.angle = -1.5707963267948966 + CGFloat.random(in: -0.5...0.5)  // -pi / 2
    behavior.magnitude = force * CGFloat.random(in: 2...9) * piece137.bounds.width * piece137.bounds.height / 10000
    return behavior
  }()

  private lazy var throw138: UIPushBehavior = {
    let behavior = UIPushBehavior(items: [piece138], mode: .instantaneous)
    behavior.angle = -1.5707963267948966 + CGFloat.random(in: -0.5...0.5)  // -pi / 2
    behavior.magnitude = force * CGFloat.random(in: 2...9) * piece138.bounds.width * piece138.bounds.height / 10000
    return behavior
  }()

  private lazy var throw139: UIPushBehavior = {
    let behavior = UIPushBehavior(items: [piece139], mode: .instantaneous)
    behavior.angle = -1.5707963267948966 + CGFloat.random(in: -0.5...0.5)  // -pi / 2
    behavior.magnitude = force * CGFloat.random(in: 2...9) * piece139.bounds.width * piece139.bounds.height / 10000
    return behavior
  }()

  private lazy var throw140: UIPushBehavior = {
    let behavior = UIPushBehavior(items: [piece140], mode: .instantaneous)
    behavior.angle = -1.5707963267948966 + CGFloat.random(in: -0.5...0.5)  // -pi / 2
    behavior.magnitude = force * CGFloat.random(in: 2...9) * piece140.bounds.width * piece140.bounds.height / 10000
    return behavior
  }()

  private lazy var throw141: UIPushBehavior = {
    let behavior = UIPushBehavior(items: [piece141], mode: .instantaneous)
    behavior.angle = -1.5707963267948966 + CGFloat.random(in: -0.5...0.5)  // -pi / 2
    behavior.magnitude = force * CGFloat.random(in: 2...9) * piece141.bounds.width * piece141.bounds.height / 10000
    return behavior
  }()

  private lazy var throw142: UIPushBehavior = {
    let behavior = UIPushBehavior(items: [piece142], mode: .instantaneous)
    behavior.angle = -1.5707963267948966 + CGFloat.random(in: -0.5...0.5)  // -pi / 2
    behavior.magnitude = force * CGFloat.random(in: 2...9) * piece142.bounds.width * piece142.bounds.height / 10000
    return behavior
  }()

  private lazy var throw143: UIPushBehavior = {
    let behavior = UIPushBehavior(items: [piece143], mode: .instantaneous)
    behavior.angle = -1.5707963267948966 + CGFloat.random(in: -0.5...0.5)  // -pi / 2
    behavior.magnitude = force * CGFloat.random(in: 2...9) * piece143.bounds.width * piece143.bounds.height / 10000
    return behavior
  }()

  private lazy var throw144: UIPushBehavior = {
    let behavior = UIPushBehavior(items: [piece144], mode: .instantaneous)
    behavior.angle = -1.5707963267948966 + CGFloat.random(in: -0.5...0.5)  // -pi / 2
    behavior.magnitude = force * CGFloat.random(in: 2...9) * piece144.bounds.width * piece144.bounds.height / 10000
    return behavior
  }()

  private lazy var throw145: UIPushBehavior = {
    let behavior = UIPushBehavior(items: [piece145], mode: .instantaneous)
    behavior.angle = -1.5707963267948966 + CGFloat.random(in: -0.5...0.5)  // -pi / 2
    behavior.magnitude = force * CGFloat.random(in: 2...9) * piece145.bounds.width * piece145.bounds.height / 10000
    return behavior
  }()

  private lazy var throw146: UIPushBehavior = {
    let behavior = UIPushBehavior(items: [piece146], mode: .instantaneous)
    behavior.angle = -1.5707963267948966 + CGFloat.random(in: -0.5...0.5)  // -pi / 2
    behavior.magnitude = force * CGFloat.random(in: 2...9) * piece146.bounds.width * piece146.bounds.height / 10000
    return behavior
  }()

  private lazy var throw147: UIPushBehavior = {
    let behavior = UIPushBehavior(items: [piece147], mode: .instantaneous)
    behavior.angle = -1.5707963267948966 + CGFloat.random(in: -0.5...0.5)  // -pi / 2
    behavior.magnitude = force * CGFloat.random(in: 2...9) * piece147.bounds.width * piece147.bounds.height / 10000
    return behavior
  }()

  private lazy var throw148: UIPushBehavior = {
    let behavior = UIPushBehavior(items: [piece148], mode: .instantaneous)
    behavior.angle = -1.5707963267948966 + CGFloat.random(in: -0.5...0.5)  // -pi / 2
    behavior.magnitude = force * CGFloat.random(in: 2...9) * piece148.bounds.width * piece148.bounds.height / 10000
    return behavior
  }()

  private lazy var throw149: UIPushBehavior = {
    let behavior = UIPushBehavior(items: [piece149], mode: .instantaneous)
    behavior.angle = -1.5707963267948966 + CGFloat.random(in: -0.5...0.5)  // -pi / 2
    behavior.magnitude = force * CGFloat.random(in: 2...9) * piece149.bounds.width * piece149.bounds.height / 10000
    return behavior
  }()

  private lazy var throw150: UIPushBehavior = {
    let behavior = UIPushBehavior(items: [piece150], mode: .instantaneous)
    behavior.angle = -1.5707963267948966 + CGFloat.random(in: -0.5...0.5)  // -pi / 2
    behavior.magnitude = force * CGFloat.random(in: 2...9) * piece150.bounds.width * piece150.bounds.height / 10000
    return behavior
  }()

  private lazy var throw151: UIPushBehavior = {
    let behavior = UIPushBehavior(items: [piece151], mode: .instantaneous)
    behavior.angle = -1.5707963267948966 + CGFloat.random(in: -0.5...0.5)  // -pi / 2
    behavior.magnitude = force * CGFloat.random(in: 2...9) * piece151.bounds.width * piece151.bounds.height / 10000
    return behavior
  }()

  private lazy var throw152: UIPushBehavior = {
    let behavior = UIPushBehavior(items: [piece152], mode: .instantaneous)
    behavior.angle = -1.5707963267948966 + CGFloat.random(in: -0.5...0.5)  // -pi / 2
    behavior.magnitude = force * CGFloat.random(in: 2...9) * piece152.bounds.width * piece152.bounds.height / 10000
    return behavior
  }()

  private lazy var throw153: UIPushBehavior = {
    let behavior = UIPushBehavior(items: [piece153], mode: .instantaneous)
    behavior.angle = -1.5707963267948966 + CGFloat.random(in: -0.5...0.5)  // -pi / 2
    behavior.magnitude = force * CGFloat.random(in: 2...9) * piece153.bounds.width * piece153.bounds.height / 10000
    return behavior
  }()

  private lazy var throw154: UIPushBehavior = {
    let behavior = UIPushBehavior(items: [piece154], mode: .instantaneous)
    behavior.angle = -1.5707963267948966 + CGFloat.random(in: -0.5...0.5)  // -pi / 2
    behavior.magnitude = force * CGFloat.random(in: 2...9) * piece154.bounds.width * piece154.bounds.height / 10000
    return behavior
  }()

  private lazy var throw155: UIPushBehavior = {
    let behavior = UIPushBehavior(items: [piece155], mode: .instantaneous)
    behavior.angle = -1.5707963267948966 + CGFloat.random(in: -0.5...0.5)  // -pi / 2
    behavior.magnitude = force * CGFloat.random(in: 2...9) * piece155.bounds.width * piece155.bounds.height / 10000
    return behavior
  }()

  private lazy var throw156: UIPushBehavior = {
    let behavior = UIPushBehavior(items: [piece156], mode: .instantaneous)
    behavior.angle = -1.5707963267948966 + CGFloat.random(in: -0.5...0.5)  // -pi / 2
    behavior.magnitude = force * CGFloat.random(in: 2...9) * piece156.bounds.width * piece156.bounds.height / 10000
    return behavior
  }()

  private lazy var throw157: UIPushBehavior = {
    let behavior = UIPushBehavior(items: [piece157], mode: .instantaneous)
    behavior.angle = -1.5707963267948966 + CGFloat.random(in: -0.5...0.5)  // -pi / 2
    behavior.magnitude = force * CGFloat.random(in: 2...9) * piece157.bounds.width * piece157.bounds.height / 10000
    return behavior
  }()

  private lazy var throw158: UIPushBehavior = {
    let behavior = UIPushBehavior(items: [piece158], mode: .instantaneous)
    behavior.angle = -1.5707963267948966 + CGFloat.random(in: -0.5...0.5)  // -pi / 2
    behavior.magnitude = force * CGFloat.random(in: 2...9) * piece158.bounds.width * piece158.bounds.height / 10000
    return behavior
  }()

  private lazy var throw159: UIPushBehavior = {
    let behavior = UIPushBehavior(items: [piece159], mode: .instantaneous)
    behavior.angle = -1.5707963267948966 + CGFloat.random(in: -0.5...0.5)  // -pi / 2
    behavior.magnitude = force * CGFloat.random(in: 2...9) * piece159.bounds.width * piece159.bounds.height / 10000
    return behavior
  }()

  private lazy var throw160: UIPushBehavior = {
    let behavior = UIPushBehavior(items: [piece160], mode: .instantaneous)
    behavior.angle = -1.5707963267948966 + CGFloat.random(in: -0.5...0.5)  // -pi / 2
    behavior.magnitude = force * CGFloat.random(in: 2...9) * piece160.bounds.width * piece160.bounds.height / 10000
    return behavior
  }()

  private lazy var throw161: UIPushBehavior = {
    let behavior = UIPushBehavior(items: [piece161], mode: .instantaneous)
    behavior.angle = -1.5707963267948966 + CGFloat.random(in: -0.5...0.5)  // -pi / 2
    behavior.magnitude = force * CGFloat.random(in: 2...9) * piece161.bounds.width * piece161.bounds.height / 10000
    return behavior
  }()

  private lazy var throw162: UIPushBehavior = {
    let behavior = UIPushBehavior(items: [piece162], mode: .instantaneous)
    behavior.angle = -1.5707963267948966 + CGFloat.random(in: -0.5...0.5)  // -pi / 2
    behavior.magnitude = force * CGFloat.random(in: 2...9) * piece162.bounds.width * piece162.bounds.height / 10000
    return behavior
  }()

  private lazy var throw163: UIPushBehavior = {
    let behavior = UIPushBehavior(items: [piece163], mode: .instantaneous)
    behavior.angle = -1.5707963267948966 + CGFloat.random(in: -0.5...0.5)  // -pi / 2
    behavior.magnitude = force * CGFloat.random(in: 2...9) * piece163.bounds.width * piece163.bounds.height / 10000
    return behavior
  }()

  private lazy var throw164: UIPushBehavior = {
    let behavior = UIPushBehavior(items: [piece164], mode: .instantaneous)
    behavior.angle = -1.5707963267948966 + CGFloat.random(in: -0.5...0.5)  // -pi / 2
    behavior.magnitude = force * CGFloat.random(in: 2...9) * piece164.bounds.width * piece164.bounds.height / 10000
    return behavior
  }()

  private lazy var throw165: UIPushBehavior = {
    let behavior = UIPushBehavior(items: [piece165], mode: .instantaneous)
    behavior.angle = -1.5707963267948966 + CGFloat.random(in: -0.5...0.5)  // -pi / 2
    behavior.magnitude = force * CGFloat.random(in: 2...9) * piece165.bounds.width * piece165.bounds.height / 10000
    return behavior
  }()

  private lazy var throw166: UIPushBehavior = {
    let behavior = UIPushBehavior(items: [piece166], mode: .instantaneous)
    behavior.angle = -1.5707963267948966 + CGFloat.random(in: -0.5...0.5)  // -pi / 2
    behavior.magnitude = force * CGFloat.random(in: 2...9) * piece166.bounds.width * piece166.bounds.height / 10000
    return behavior
  }()

  private lazy var throw167: UIPushBehavior = {
    let behavior = UIPushBehavior(items: [piece167], mode: .instantaneous)
    behavior.angle = -1.5707963267948966 + CGFloat.random(in: -0.5...0.5)  // -pi / 2
    behavior.magnitude = force * CGFloat.random(in: 2...9) * piece167.bounds.width * piece167.bounds.height / 10000
    return behavior
  }()

  private lazy var throw168: UIPushBehavior = {
    let behavior = UIPushBehavior(items: [piece168], mode: .instantaneous)
    behavior.angle = -1.5707963267948966 + CGFloat.random(in: -0.5...0.5)  // -pi / 2
    behavior.magnitude = force * CGFloat.random(in: 2...9) * piece168.bounds.width * piece168.bounds.height / 10000
    return behavior
  }()

  private lazy var throw169: UIPushBehavior = {
    let behavior = UIPushBehavior(items: [piece169], mode: .instantaneous)
    behavior.angle = -1.5707963267948966 + CGFloat.random(in: -0.5...0.5)  // -pi / 2
    behavior.magnitude = force * CGFloat.random(in: 2...9) * piece169.bounds.width * piece169.bounds.height / 10000
    return behavior
  }()

  private lazy var throw170: UIPushBehavior = {
    let behavior = UIPushBehavior(items: [piece170], mode: .instantaneous)
    behavior.angle = -1.5707963267948966 + CGFloat.random(in: -0.5...0.5)  // -pi / 2
    behavior.magnitude = force * CGFloat.random(in: 2...9) * piece170.bounds.width * piece170.bounds.height / 10000
    return behavior
  }()

  private lazy var throw171: UIPushBehavior = {
    let behavior = UIPushBehavior(items: [piece171], mode: .instantaneous)
    behavior.angle = -1.5707963267948966 + CGFloat.random(in: -0.5...0.5)  // -pi / 2
    behavior.magnitude = force * CGFloat.random(in: 2...9) * piece171.bounds.width * piece171.bounds.height / 10000
    return behavior
  }()

  private lazy var throw172: UIPushBehavior = {
    let behavior = UIPushBehavior(items: [piece172], mode: .instantaneous)
    behavior.angle = -1.5707963267948966 + CGFloat.random(in: -0.5...0.5)  // -pi / 2
    behavior.magnitude = force * CGFloat.random(in: 2...9) * piece172.bounds.width * piece172.bounds.height / 10000
    return behavior
  }()

  private lazy var throw173: UIPushBehavior = {
    let behavior = UIPushBehavior(items: [piece173], mode: .instantaneous)
    behavior.angle = -1.5707963267948966 + CGFloat.random(in: -0.5...0.5)  // -pi / 2
    behavior.magnitude = force * CGFloat.random(in: 2...9) * piece173.bounds.width * piece173.bounds.height / 10000
    return behavior
  }()

  private lazy var throw174: UIPushBehavior = {
    let behavior = UIPushBehavior(items: [piece174], mode: .instantaneous)
    behavior.angle = -1.5707963267948966 + CGFloat.random(in: -0.5...0.5)  // -pi / 2
    behavior.magnitude = force * CGFloat.random(in: 2...9) * piece174.bounds.width * piece174.bounds.height / 10000
    return behavior
  }()

  private lazy var throw175: UIPushBehavior = {
    let behavior = UIPushBehavior(items: [piece175], mode: .instantaneous)
    behavior.angle = -1.5707963267948966 + CGFloat.random(in: -0.5...0.5)  // -pi / 2
    behavior.magnitude = force * CGFloat.random(in: 2...9) * piece175.bounds.width * piece175.bounds.height / 10000
    return behavior
  }()

  private lazy var throw176: UIPushBehavior = {
    let behavior = UIPushBehavior(items: [piece176], mode: .instantaneous)
    behavior.angle = -1.5707963267948966 + CGFloat.random(in: -0.5...0.5)  // -pi / 2
    behavior.magnitude = force * CGFloat.random(in: 2...9) * piece176.bounds.width * piece176.bounds.height / 10000
    return behavior
  }()

  private lazy var throw177: UIPushBehavior = {
    let behavior = UIPushBehavior(items: [piece177], mode: .instantaneous)
    behavior.angle = -1.5707963267948966 + CGFloat.random(in: -0.5...0.5)  // -pi / 2
    behavior.magnitude = force * CGFloat.random(in: 2...9) * piece177.bounds.width * piece177.bounds.height / 10000
    return behavior
  }()

  private lazy var throw178: UIPushBehavior = {
    let behavior = UIPushBehavior(items: [piece178], mode: .instantaneous)
    behavior.angle = -1.5707963267948966 + CGFloat.random(in: -0.5...0.5)  // -pi / 2
    behavior.magnitude = force * CGFloat.random(in: 2...9) * piece178.bounds.width * piece178.bounds.height / 10000
    return behavior
  }()

  private lazy var throw179: UIPushBehavior = {
    let behavior = UIPushBehavior(items: [piece179], mode: .instantaneous)
    behavior.angle = -1.5707963267948966 + CGFloat.random(in: -0.5...0.5)  // -pi / 2
    behavior.magnitude = force * CGFloat.random(in: 2...9) * piece179.bounds.width * piece179.bounds.height / 10000
    return behavior
  }()

  private lazy var throw180: UIPushBehavior = {
    let behavior = UIPushBehavior(items: [piece180], mode: .instantaneous)
    behavior.angle = -1.5707963267948966 + CGFloat.random(in: -0.5...0.5)  // -pi / 2
    behavior.magnitude = force * CGFloat.random(in: 2...9) * piece180.bounds.width * piece180.bounds.height / 10000
    return behavior
  }()

  private lazy var throw181: UIPushBehavior = {
    let behavior = UIPushBehavior(items: [piece181], mode: .instantaneous)
    behavior.angle = -1.5707963267948966 + CGFloat.random(in: -0.5...0.5)  // -pi / 2
    behavior.magnitude = force * CGFloat.random(in: 2...9) * piece181.bounds.width * piece181.bounds.height / 10000
    return behavior
  }()

  private lazy var throw182: UIPushBehavior = {
    let behavior = UIPushBehavior(items: [piece182], mode: .instantaneous)
    behavior.angle = -1.5707963267948966 + CGFloat.random(in: -0.5...0.5)  // -pi / 2
    behavior.magnitude = force * CGFloat.random(in: 2...9) * piece182.bounds.width * piece182.bounds.height / 10000
    return behavior
  }()

  private lazy var throw183: UIPushBehavior = {
    let behavior = UIPushBehavior(items: [piece183], mode: .instantaneous)
    behavior.angle = -1.5707963267948966 + CGFloat.random(in: -0.5...0.5)  // -pi / 2
    behavior.magnitude = force * CGFloat.random(in: 2...9) * piece183.bounds.width * piece183.bounds.height / 10000
    return behavior
  }()

  private lazy var throw184: UIPushBehavior = {
    let behavior = UIPushBehavior(items: [piece184], mode: .instantaneous)
    behavior.angle = -1.5707963267948966 + CGFloat.random(in: -0.5...0.5)  // -pi / 2
    behavior.magnitude = force * CGFloat.random(in: 2...9) * piece184.bounds.width * piece184.bounds.height / 10000
    return behavior
  }()

  private lazy var throw185: UIPushBehavior = {
    let behavior = UIPushBehavior(items: [piece185], mode: .instantaneous)
    behavior.angle = -1.5707963267948966 + CGFloat.random(in: -0.5...0.5)  // -pi / 2
    behavior.magnitude = force * CGFloat.random(in: 2...9) * piece185.bounds.width * piece185.bounds.height / 10000
    return behavior
  }()

  private lazy var throw186: UIPushBehavior = {
    let behavior = UIPushBehavior(items: [piece186], mode: .instantaneous)
    behavior.angle = -1.5707963267948966 + CGFloat.random(in: -0.5...0.5)  // -pi / 2
    behavior.magnitude = force * CGFloat.random(in: 2...9) * piece186.bounds.width * piece186.bounds.height / 10000
    return behavior
  }()

  private lazy var throw187: UIPushBehavior = {
    let behavior = UIPushBehavior(items: [piece187], mode: .instantaneous)
    behavior.angle = -1.5707963267948966 + CGFloat.random(in: -0.5...0.5)  // -pi / 2
    behavior.magnitude = force * CGFloat.random(in: 2...9) * piece187.bounds.width * piece187.bounds.height / 10000
    return behavior
  }()

  private lazy var throw188: UIPushBehavior = {
    let behavior = UIPushBehavior(items: [piece188], mode: .instantaneous)
    behavior.angle = -1.5707963267948966 + CGFloat.random(in: -0.5...0.5)  // -pi / 2
    behavior.magnitude = force * CGFloat.random(in: 2...9) * piece188.bounds.width * piece188.bounds.height / 10000
    return behavior
  }()

  private lazy var throw189: UIPushBehavior = {
    let behavior = UIPushBehavior(items: [piece189], mode: .instantaneous)
    behavior.angle = -1.5707963267948966 + CGFloat.random(in: -0.5...0.5)  // -pi / 2
    behavior.magnitude = force * CGFloat.random(in: 2...9) * piece189.bounds.width * piece189.bounds.height / 10000
    return behavior
  }()

  private lazy var throw190: UIPushBehavior = {
    let behavior = UIPushBehavior(items: [piece190], mode: .instantaneous)
    behavior.angle = -1.5707963267948966 + CGFloat.random(in: -0.5...0.5)  // -pi / 2
    behavior.magnitude = force * CGFloat.random(in: 2...9) * piece190.bounds.width * piece190.bounds.height / 10000
    return behavior
  }()

  private lazy var throw191: UIPushBehavior = {
    let behavior = UIPushBehavior(items: [piece191], mode: .instantaneous)
    behavior.angle = -1.5707963267948966 + CGFloat.random(in: -0.5...0.5)  // -pi / 2
    behavior.magnitude = force * CGFloat.random(in: 2...9) * piece191.bounds.width * piece191.bounds.height / 10000
    return behavior
  }()

  private lazy var throw192: UIPushBehavior = {
    let behavior = UIPushBehavior(items: [piece192], mode: .instantaneous)
    behavior.angle = -1.5707963267948966 + CGFloat.random(in: -0.5...0.5)  // -pi / 2
    behavior.magnitude = force * CGFloat.random(in: 2...9) * piece192.bounds.width * piece192.bounds.height / 10000
    return behavior
  }()

  private lazy var throw193: UIPushBehavior = {
    let behavior = UIPushBehavior(items: [piece193], mode: .instantaneous)
    behavior.angle = -1.5707963267948966 + CGFloat.random(in: -0.5...0.5)  // -pi / 2
    behavior.magnitude = force * CGFloat.random(in: 2...9) * piece193.bounds.width * piece193.bounds.height / 10000
    return behavior
  }()

  private lazy var throw194: UIPushBehavior = {
    let behavior = UIPushBehavior(items: [piece194], mode: .instantaneous)
    behavior.angle = -1.5707963267948966 + CGFloat.random(in: -0.5...0.5)  // -pi / 2
    behavior.magnitude = force * CGFloat.random(in: 2...9) * piece194.bounds.width * piece194.bounds.height / 10000
    return behavior
  }()

  private lazy var throw195: UIPushBehavior = {
    let behavior = UIPushBehavior(items: [piece195], mode: .instantaneous)
    behavior.angle = -1.5707963267948966 + CGFloat.random(in: -0.5...0.5)  // -pi / 2
    behavior.magnitude = force * CGFloat.random(in: 2...9) * piece195.bounds.width * piece195.bounds.height / 10000
    return behavior
  }()

  private lazy var throw196: UIPushBehavior = {
    let behavior = UIPushBehavior(items: [piece196], mode: .instantaneous)
    behavior.angle = -1.5707963267948966 + CGFloat.random(in: -0.5...0.5)  // -pi / 2
    behavior.magnitude = force * CGFloat.random(in: 2...9) * piece196.bounds.width * piece196.bounds.height / 10000
    return behavior
  }()

  private lazy var throw197: UIPushBehavior = {
    let behavior = UIPushBehavior(items: [piece197], mode: .instantaneous)
    behavior.angle = -1.5707963267948966 + CGFloat.random(in: -0.5...0.5)  // -pi / 2
    behavior.magnitude = force * CGFloat.random(in: 2...9) * piece197.bounds.width * piece197.bounds.height / 10000
    return behavior
  }()

  private lazy var throw198: UIPushBehavior = {
    let behavior = UIPushBehavior(items: [piece198], mode: .instantaneous)
    behavior.angle = -1.5707963267948966 + CGFloat.random(in: -0.5...0.5)  // -pi / 2
    behavior.magnitude = force * CGFloat.random(in: 2...9) * piece198.bounds.width * piece198.bounds.height / 10000
    return behavior
  }()

  private lazy var throw199: UIPushBehavior = {
    let behavior = UIPushBehavior(items: [piece199], mode: .instantaneous)
    behavior.angle = -1.5707963267948966 + CGFloat.random(in: -0.5...0.5)  // -pi / 2
    behavior.magnitude = force * CGFloat.random(in: 2...9) * piece199.bounds.width * piece199.bounds.height / 10000
    return behavior
  }()

  private lazy var throw200: UIPushBehavior = {
    let behavior = UIPushBehavior(items: [piece200], mode: .instantaneous)
    behavior.angle = -1.5707963267948966 + CGFloat.random(in: -0.5...0.5)  // -pi / 2
    behavior.magnitude = force * CGFloat.random(in: 2...9) * piece200.bounds.width * piece200.bounds.height / 10000
    return behavior
  }()

  private lazy var paper1: UIDynamicItemBehavior = {
    let behavior = UIDynamicItemBehavior(items: [piece1])
    behavior.resistance = CGFloat.random(in: 1...3)
    return behavior
  }()

  private lazy var paper2: UIDynamicItemBehavior = {
    let behavior = UIDynamicItemBehavior(items: [piece2])
    behavior.resistance = CGFloat.random(in: 1...3)
    return behavior
  }()

  private lazy var paper3: UIDynamicItemBehavior = {
    let behavior = UIDynamicItemBehavior(items: [piece3])
    behavior.resistance = CGFloat.random(in: 1...3)
    return behavior
  }()

  private lazy var paper4: UIDynamicItemBehavior = {
    let behavior = UIDynamicItemBehavior(items: [piece4])
    behavior.resistance = CGFloat.random(in: 1...3)
    return behavior
  }()

  private lazy var paper5: UIDynamicItemBehavior = {
    let behavior = UIDynamicItemBehavior(items: [piece5])
    behavior.resistance = CGFloat.random(in: 1...3)
    return behavior
  }()

  private lazy var paper6: UIDynamicItemBehavior = {
    let behavior = UIDynamicItemBehavior(items: [piece6])
    behavior.resistance = CGFloat.random(in: 1...3)
    return behavior
  }()

  private lazy var paper7: UIDynamicItemBehavior = {
    let behavior = UIDynamicItemBehavior(items: [piece7])
    behavior.resistance = CGFloat.random(in: 1...3)
    return behavior
  }()

  private lazy var paper8: UIDynamicItemBehavior = {
    let behavior = UIDynamicItemBehavior(items: [piece8])
    behavior.resistance = CGFloat.random(in: 1...3)
    return behavior
  }()

  private lazy var paper9: UIDynamicItemBehavior = {
    let behavior = UIDynamicItemBehavior(items: [piece9])
    behavior.resistance = CGFloat.random(in: 1...3)
    return behavior
  }()

  private lazy var paper10: UIDynamicItemBehavior = {
    let behavior = UIDynamicItemBehavior(items: [piece10])
    behavior.resistance = CGFloat.random(in: 1...3)
    return behavior
  }()

  private lazy var paper11: UIDynamicItemBehavior = {
    let behavior = UIDynamicItemBehavior(items: [piece11])
    behavior.resistance = CGFloat.random(in: 1...3)
    return behavior
  }()

  private lazy var paper12: UIDynamicItemBehavior = {
    let behavior = UIDynamicItemBehavior(items: [piece12])
    behavior.resistance = CGFloat.random(in: 1...3)
    return behavior
  }()

  private lazy var paper13: UIDynamicItemBehavior = {
    let behavior = UIDynamicItemBehavior(items: [piece13])
    behavior.resistance = CGFloat.random(in: 1...3)
    return behavior
  }()

  private lazy var paper14: UIDynamicItemBehavior = {
    let behavior = UIDynamicItemBehavior(items: [piece14])
    behavior.resistance = CGFloat.random(in: 1...3)
    return behavior
  }()

  private lazy var paper15: UIDynamicItemBehavior = {
    let behavior = UIDynamicItemBehavior(items: [piece15])
    behavior.resistance = CGFloat.random(in: 1...3)
    return behavior
  }()

  private lazy var paper16: UIDynamicItemBehavior = {
    let behavior = UIDynamicItemBehavior(items: [piece16])
    behavior.resistance = CGFloat.random(in: 1...3)
    return behavior
  }()

  private lazy var paper17: UIDynamicItemBehavior = {
    let behavior = UIDynamicItemBehavior(items: [piece17])
    behavior.resistance = CGFloat.random(in: 1...3)
    return behavior
  }()

  private lazy var paper18: UIDynamicItemBehavior = {
    let behavior = UIDynamicItemBehavior(items: [piece18])
    behavior.resistance = CGFloat.random(in: 1...3)
    return behavior
  }()

  private lazy var paper19: UIDynamicItemBehavior = {
    let behavior = UIDynamicItemBehavior(items: [piece19])
    behavior.resistance = CGFloat.random(in: 1...3)
    return behavior
  }()

  private lazy var paper20: UIDynamicItemBehavior = {
    let behavior = UIDynamicItemBehavior(items: [piece20])
    behavior.resistance = CGFloat.random(in: 1...3)
    return behavior
  }()

  private lazy var paper21: UIDynamicItemBehavior = {
    let behavior = UIDynamicItemBehavior(items: [piece21])
    behavior.resistance = CGFloat.random(in: 1...3)
    return behavior
  }()

  private lazy var paper22: UIDynamicItemBehavior = {
    let behavior = UIDynamicItemBehavior(items: [piece22])
    behavior.resistance = CGFloat.random(in: 1...3)
    return behavior
  }()

  private lazy var paper23: UIDynamicItemBehavior = {
    let behavior = UIDynamicItemBehavior(items: [piece23])
    behavior.resistance = CGFloat.random(in: 1...3)
    return behavior
  }()

  private lazy var paper24: UIDynamicItemBehavior = {
    let behavior = UIDynamicItemBehavior(items: [piece24])
    behavior.resistance = CGFloat.random(in: 1...3)
    return behavior
  }()

  private lazy var paper25: UIDynamicItemBehavior = {
    let behavior = UIDynamicItemBehavior(items: [piece25])
    behavior.resistance = CGFloat.random(in: 1...3)
    return behavior
  }()

  private lazy var paper26: UIDynamicItemBehavior = {
    let behavior = UIDynamicItemBehavior(items: [piece26])
    behavior.resistance = CGFloat.random(in: 1...3)
    return behavior
  }()

  private lazy var paper27: UIDynamicItemBehavior = {
    let behavior = UIDynamicItemBehavior(items: [piece27])
    behavior.resistance = CGFloat.random(in: 1...3)
    return behavior
  }()

  private lazy var paper28: UIDynamicItemBehavior = {
    let behavior = UIDynamicItemBehavior(items: [piece28])
    behavior.resistance = CGFloat.random(in: 1...3)
    return behavior
  }()

  private lazy var paper29: UIDynamicItemBehavior = {
    let behavior = UIDynamicItemBehavior(items: [piece29])
    behavior.resistance = CGFloat.random(in: 1...3)
    return behavior
  }()

  private lazy var paper30: UIDynamicItemBehavior = {
    let behavior = UIDynamicItemBehavior(items: [piece30])
    behavior.resistance = CGFloat.random(in: 1...3)
    return behavior
  }()

  private lazy var paper31: UIDynamicItemBehavior = {
    let behavior = UIDynamicItemBehavior(items: [piece31])
    behavior.resistance = CGFloat.random(in: 1...3)
    return behavior
  }()

  private lazy var paper32: UIDynamicItemBehavior = {
    let behavior = UIDynamicItemBehavior(items: [piece32])
    behavior.resistance = CGFloat.random(in: 1...3)
    return behavior
  }()

  private lazy var paper33: UIDynamicItemBehavior = {
    let behavior = UIDynamicItemBehavior(items: [piece33])
    behavior.resistance = CGFloat.random(in: 1...3)
    return behavior
  }()

  private lazy var paper34: UIDynamicItemBehavior = {
    let behavior = UIDynamicItemBehavior(items: [piece34])
    behavior.resistance = CGFloat.random(in: 1...3)
    return behavior
  }()

  private lazy var paper35: UIDynamicItemBehavior = {
    let behavior = UIDynamicItemBehavior(items: [piece35])
    behavior.resistance = CGFloat.random(in: 1...3)
    return behavior
  }()

  private lazy var paper36: UIDynamicItemBehavior = {
    let behavior = UIDynamicItemBehavior(items: [piece36])
    behavior.resistance = CGFloat.random(in: 1...3)
    return behavior
  }()

  private lazy var paper37: UIDynamicItemBehavior = {
    let behavior = UIDynamicItemBehavior(items: [piece37])
    behavior.resistance = CGFloat.random(in: 1...3)
    return behavior
  }()

  private lazy var paper38: UIDynamicItemBehavior = {
    let behavior = UIDynamicItemBehavior(items: [piece38])
    behavior.resistance = CGFloat.random(in: 1...3)
    return behavior
  }()

  private lazy var paper39: UIDynamicItemBehavior = {
    let behavior = UIDynamicItemBehavior(items: [piece39])
    behavior.resistance = CGFloat.random(in: 1...3)
    return behavior
  }()

  private lazy var paper40: UIDynamicItemBehavior = {
    let behavior = UIDynamicItemBehavior(items: [piece40])
    behavior.resistance = CGFloat.random(in: 1...3)
    return behavior
  }()

  private lazy var paper41: UIDynamicItemBehavior = {
    let behavior = UIDynamicItemBehavior(items: [piece41])
    behavior.resistance = CGFloat.random(in: 1...3)
    return behavior
  }()

  private lazy var paper42: UIDynamicItemBehavior = {
    let behavior = UIDynamicItemBehavior(items: [piece42])
    behavior.resistance = CGFloat.random(in: 1...3)
    return behavior
  }()

  private lazy var paper43: UIDynamicItemBehavior = {
    let behavior = UIDynamicItemBehavior(items: [piece43])
    behavior.resistance = CGFloat.random(in: 1...3)
    return behavior
  }()

  private lazy var paper44: UIDynamicItemBehavior = {
    let behavior = UIDynamicItemBehavior(items: [piece44])
    behavior.resistance = CGFloat.random(in: 1...3)
    return behavior
  }()

  private lazy var paper45: UIDynamicItemBehavior = {
    let behavior = UIDynamicItemBehavior(items: [piece45])
    behavior.resistance = CGFloat.random(in: 1...3)
    return behavior
  }()

  private lazy var paper46: UIDynamicItemBehavior = {
    let behavior = UIDynamicItemBehavior(items: [piece46])
    behavior.resistance = CGFloat.random(in: 1...3)
    return behavior
  }()

  private lazy var paper47: UIDynamicItemBehavior = {
    let behavior = UIDynamicItemBehavior(items: [piece47])
    behavior.resistance = CGFloat.random(in: 1...3)
    return behavior
  }()

  private lazy var paper48: UIDynamicItemBehavior = {
    let behavior = UIDynamicItemBehavior(items: [piece48])
    behavior.resistance = CGFloat.random(in: 1...3)
    return behavior
  }()

  private lazy var paper49: UIDynamicItemBehavior = {
    let behavior = UIDynamicItemBehavior(items: [piece49])
    behavior.resistance = CGFloat.random(in: 1...3)
    return behavior
  }()

  private lazy var paper50: UIDynamicItemBehavior = {
    let behavior = UIDynamicItemBehavior(items: [piece50])
    behavior.resistance = CGFloat.random(in: 1...3)
    return behavior
  }()

  private lazy var paper51: UIDynamicItemBehavior = {
    let behavior = UIDynamicItemBehavior(items: [piece51])
    behavior.resistance = CGFloat.random(in: 1...3)
    return behavior
  }()

  private lazy var paper52: UIDynamicItemBehavior = {
    let behavior = UIDynamicItemBehavior(items: [piece52])
    behavior.resistance = CGFloat.random(in: 1...3)
    return behavior
  }()

  private lazy var paper53: UIDynamicItemBehavior = {
    let behavior = UIDynamicItemBehavior(items: [piece53])
    behavior.resistance = CGFloat.random(in: 1...3)
    return behavior
  }()

  private lazy var paper54: UIDynamicItemBehavior = {
    let behavior = UIDynamicItemBehavior(items: [piece54])
    behavior.resistance = CGFloat.random(in: 1...3)
    return behavior
  }()

  private lazy var paper55: UIDynamicItemBehavior = {
    let behavior = UIDynamicItemBehavior(items: [piece55])
    behavior.resistance = CGFloat.random(in: 1...3)
    return behavior
  }()

  private lazy var paper56: UIDynamicItemBehavior = {
    let behavior = UIDynamicItemBehavior(items: [piece56])
    behavior.resistance = CGFloat.random(in: 1...3)
    return behavior
  }()

  private lazy var paper57: UIDynamicItemBehavior = {
    let behavior = UIDynamicItemBehavior(items: [piece57])
    behavior.resistance = CGFloat.random(in: 1...3)
    return behavior
  }()

  private lazy var paper58: UIDynamicItemBehavior = {
    let behavior = UIDynamicItemBehavior(items: [piece58])
    behavior.resistance = CGFloat.random(in: 1...3)
    return behavior
  }()

  private lazy var paper59: UIDynamicItemBehavior = {
    let behavior = UIDynamicItemBehavior(items: [piece59])
    behavior.resistance = CGFloat.random(in: 1...3)
    return behavior
  }()

  private lazy var paper60: UIDynamicItemBehavior = {
    let behavior = UIDynamicItemBehavior(items: [piece60])
    behavior.resistance = CGFloat.random(in: 1...3)
    return behavior
  }()

  private lazy var paper61: UIDynamicItemBehavior = {
    let behavior = UIDynamicItemBehavior(items: [piece61])
    behavior.resistance = CGFloat.random(in: 1...3)
    return behavior
  }()

  private lazy var paper62: UIDynamicItemBehavior = {
    let behavior = UIDynamicItemBehavior(items: [piece62])
    behavior.resistance = CGFloat.random(in: 1...3)
    return behavior
  }()

  private lazy var paper63: UIDynamicItemBehavior = {
    let behavior = UIDynamicItemBehavior(items: [piece63])
    behavior.resistance = CGFloat.random(in: 1...3)
    return behavior
  }()

  private lazy var paper64: UIDynamicItemBehavior = {
    let behavior = UIDynamicItemBehavior(items: [piece64])
    behavior.resistance = CGFloat.random(in: 1...3)
    return behavior
  }()

  private lazy var paper65: UIDynamicItemBehavior = {
    let behavior = UIDynamicItemBehavior(items: [piece65])
    behavior.resistance = CGFloat.random(in: 1...3)
    return behavior
  }()

  private lazy var paper66: UIDynamicItemBehavior = {
    let behavior = UIDynamicItemBehavior(items: [piece66])
    behavior.resistance = CGFloat.random(in: 1...3)
    return behavior
  }()

  private lazy var paper67: UIDynamicItemBehavior = {
    let behavior = UIDynamicItemBehavior(items: [piece67])
    behavior.resistance = CGFloat.random(in: 1...3)
    return behavior
  }()

  private lazy var paper68: UIDynamicItemBehavior = {
    let behavior = UIDynamicItemBehavior(items: [piece68])
    behavior.resistance = CGFloat.random(in: 1...3)
    return behavior
  }()

  private lazy var paper69: UIDynamicItemBehavior = {
    let behavior = UIDynamicItemBehavior(items: [piece69])
    behavior.resistance = CGFloat.random(in: 1...3)
    return behavior
  }()

  private lazy var paper70: UIDynamicItemBehavior = {
    let behavior = UIDynamicItemBehavior(items: [piece70])
    behavior.resistance = CGFloat.random(in: 1...3)
    return behavior
  }()

  private lazy var paper71: UIDynamicItemBehavior = {
    let behavior = UIDynamicItemBehavior(items: [piece71])
    behavior.resistance = CGFloat.random(in: 1...3)
    return behavior
  }()

  private lazy var paper72: UIDynamicItemBehavior = {
    let behavior = UIDynamicItemBehavior(items: [piece72])
    behavior.resistance = CGFloat.random(in: 1...3)
    return behavior
  }()

  private lazy var paper73: UIDynamicItemBehavior = {
    let behavior = UIDynamicItemBehavior(items: [piece73])
    behavior.resistance = CGFloat.random(in: 1...3)
    return behavior
  }()

  private lazy var paper74: UIDynamicItemBehavior = {
    let behavior = UIDynamicItemBehavior(items: [piece74])
    behavior.resistance = CGFloat.random(in: 1...3)
    return behavior
  }()

  private lazy var paper75: UIDynamicItemBehavior = {
    let behavior = UIDynamicItemBehavior(items: [piece75])
    behavior.resistance = CGFloat.random(in: 1...3)
    return behavior
  }()

  private lazy var paper76: UIDynamicItemBehavior = {
    let behavior = UIDynamicItemBehavior(items: [piece76])
    behavior.resistance = CGFloat.random(in: 1...3)
    return behavior
  }()

  private lazy var paper77: UIDynamicItemBehavior = {
    let behavior = UIDynamicItemBehavior(items: [piece77])
    behavior.resistance = CGFloat.random(in: 1...3)
    return behavior
  }()

  private lazy var paper78: UIDynamicItemBehavior = {
    let behavior = UIDynamicItemBehavior(items: [piece78])
    behavior.resistance = CGFloat.random(in: 1...3)
    return behavior
  }()

  private lazy var paper79: UIDynamicItemBehavior = {
    let behavior = UIDynamicItemBehavior(items: [piece79])
    behavior.resistance = CGFloat.random(in: 1...3)
    return behavior
  }()

  private lazy var paper80: UIDynamicItemBehavior = {
    let behavior = UIDynamicItemBehavior(items: [piece80])
    behavior.resistance = CGFloat.random(in: 1...3)
    return behavior
  }()

  private lazy var paper81: UIDynamicItemBehavior = {
    let behavior = UIDynamicItemBehavior(items: [piece81])
    behavior.resistance = CGFloat.random(in: 1...3)
    return behavior
  }()

  private lazy var paper82: UIDynamicItemBehavior = {
    let behavior = UIDynamicItemBehavior(items: [piece82])
    behavior.resistance = CGFloat.random(in: 1...3)
    return behavior
  }()

  private lazy var paper83: UIDynamicItemBehavior = {
    let behavior = UIDynamicItemBehavior(items: [piece83])
    behavior.resistance = CGFloat.random(in: 1...3)
    return behavior
  }()

  private lazy var paper84: UIDynamicItemBehavior = {
    let behavior = UIDynamicItemBehavior(items: [piece84])
    behavior.resistance = CGFloat.random(in: 1...3)
    return behavior
  }()

  private lazy var paper85: UIDynamicItemBehavior = {
    let behavior = UIDynamicItemBehavior(items: [piece85])
    behavior.resistance = CGFloat.random(in: 1...3)
    return behavior
  }()

  private lazy var paper86: UIDynamicItemBehavior = {
    let behavior = UIDynamicItemBehavior(items: [piece86])
    behavior.resistance = CGFloat.random(in: 1...3)
    return behavior
  }()

  private lazy var paper87: UIDynamicItemBehavior = {
    let behavior = UIDynamicItemBehavior(items: [piece87])
    behavior.resistance = CGFloat.random(in: 1...3)
    return behavior
  }()

  private lazy var paper88: UIDynamicItemBehavior = {
    let behavior = UIDynamicItemBehavior(items: [piece88])
    behavior.resistance = CGFloat.random(in: 1...3)
    return behavior
  }()

  private lazy var paper89: UIDynamicItemBehavior = {
    let behavior = UIDynamicItemBehavior(items: [piece89])
    behavior.resistance = CGFloat.random(in: 1...3)
    return behavior
  }()

  private lazy var paper90: UIDynamicItemBehavior = {
    let behavior = UIDynamicItemBehavior(items: [piece90])
    behavior.resistance = CGFloat.random(in: 1...3)
    return behavior
  }()

  private lazy var paper91: UIDynamicItemBehavior = {
    let behavior = UIDynamicItemBehavior(items: [piece91])
    behavior.resistance = CGFloat.random(in: 1...3)
    return behavior
  }()

  private lazy var paper92: UIDynamicItemBehavior = {
    let behavior = UIDynamicItemBehavior(items: [piece92])
    behavior.resistance = CGFloat.random(in: 1...3)
    return behavior
  }()

  private lazy var paper93: UIDynamicItemBehavior = {
    let behavior = UIDynamicItemBehavior(items: [piece93])
    behavior.resistance = CGFloat.random(in: 1...3)
    return behavior
  }()

  private lazy var paper94: UIDynamicItemBehavior = {
    let behavior = UIDynamicItemBehavior(items: [piece94])
    behavior.resistance = CGFloat.random(in: 1...3)
    return behavior
  }()

  private lazy var paper95: UIDynamicItemBehavior = {
    let behavior = UIDynamicItemBehavior(items: [piece95])
    behavior.resistance = CGFloat.random(in: 1...3)
    return behavior
  }()

  private lazy var paper96: UIDynamicItemBehavior = {
    let behavior = UIDynamicItemBehavior(items: [piece96])
    behavior.resistance = CGFloat.random(in: 1...3)
    return behavior
  }()

  private lazy var paper97: UIDynamicItemBehavior = {
    let behavior = UIDynamicItemBehavior(items: [piece97])
    behavior.resistance = CGFloat.random(in: 1...3)
    return behavior
  }()

  private lazy var paper98: UIDynamicItemBehavior = {
    let behavior = UIDynamicItemBehavior(items: [piece98])
    behavior.resistance = CGFloat.random(in: 1...3)
    return behavior
  }()

  private lazy var paper99: UIDynamicItemBehavior = {
    let behavior = UIDynamicItemBehavior(items: [piece99])
    behavior.resistance = CGFloat.random(in: 1...3)
    return behavior
  }()

  private lazy var paper100: UIDynamicItemBehavior = {
    let behavior = UIDynamicItemBehavior(items: [piece100])
    behavior.resistance = CGFloat.random(in: 1...3)
    return behavior
  }()

  private lazy var paper101: UIDynamicItemBehavior = {
    let behavior = UIDynamicItemBehavior(items: [piece101])
    behavior.resistance = CGFloat.random(in: 1...3)
    return behavior
  }()

  private lazy var paper102: UIDynamicItemBehavior = {
    let behavior = UIDynamicItemBehavior(items: [piece102])
    behavior.resistance = CGFloat.random(in: 1...3)
    return behavior
  }()

  private lazy var paper103: UIDynamicItemBehavior = {
    let behavior = UIDynamicItemBehavior(items: [piece103])
    behavior.resistance = CGFloat.random(in: 1...3)
    return behavior
  }()

  private lazy var paper104: UIDynamicItemBehavior = {
    let behavior = UIDynamicItemBehavior(items: [piece104])
    behavior.resistance = CGFloat.random(in: 1...3)
    return behavior
  }()

  private lazy var paper105: UIDynamicItemBehavior = {
    let behavior = UIDynamicItemBehavior(items: [piece105])
    behavior.resistance = CGFloat.random(in: 1...3)
    return behavior
  }()

  private lazy var paper106: UIDynamicItemBehavior = {
    let behavior = UIDynamicItemBehavior(items: [piece106])
    behavior.resistance = CGFloat.random(in: 1...3)
    return behavior
  }()

  private lazy var paper107: UIDynamicItemBehavior = {
    let behavior = UIDynamicItemBehavior(items: [piece107])
    behavior.resistance = CGFloat.random(in: 1...3)
    return behavior
  }()

  private lazy var paper108: UIDynamicItemBehavior = {
    let behavior = UIDynamicItemBehavior(items: [piece108])
    behavior.resistance = CGFloat.random(in: 1...3)
    return behavior
  }()

  private lazy var paper109: UIDynamicItemBehavior = {
    let behavior = UIDynamicItemBehavior(items: [piece109])
    behavior.resistance = CGFloat.random(in: 1...3)
    return behavior
  }()

  private lazy var paper110: UIDynamicItemBehavior = {
    let behavior = UIDynamicItemBehavior(items: [piece110])
    behavior.resistance = CGFloat.random(in: 1...3)
    return behavior
  }()

  private lazy var paper111: UIDynamicItemBehavior = {
    let behavior = UIDynamicItemBehavior(items: [piece111])
    behavior.resistance = CGFloat.random(in: 1...3)
    return behavior
  }()

  private lazy var paper112: UIDynamicItemBehavior = {
    let behavior = UIDynamicItemBehavior(items: [piece112])
    behavior.resistance = CGFloat.random(in: 1...3)
    return behavior
  }()

  private lazy var paper113: UIDynamicItemBehavior = {
    let behavior = UIDynamicItemBehavior(items: [piece113])
    behavior.resistance = CGFloat.random(in: 1...3)
    return behavior
  }()

  private lazy var paper114: UIDynamicItemBehavior = {
    let behavior = UIDynamicItemBehavior(items: [piece114])
    behavior.resistance = CGFloat.random(in: 1...3)
    return behavior
  }()

  private lazy var paper115: UIDynamicItemBehavior = {
    let behavior = UIDynamicItemBehavior(items: [piece115])
    behavior.resistance = CGFloat.random(in: 1...3)
    return behavior
  }()

  private lazy var paper116: UIDynamicItemBehavior = {
    let behavior = UIDynamicItemBehavior(items: [piece116])
    behavior.resistance = CGFloat.random(in: 1...3)
    return behavior
  }()

  private lazy var paper117: UIDynamicItemBehavior = {
    let behavior = UIDynamicItemBehavior(items: [piece117])
    behavior.resistance = CGFloat.random(in: 1...3)
    return behavior
  }()

  private lazy var paper118: UIDynamicItemBehavior = {
    let behavior = UIDynamicItemBehavior(items: [piece118])
    behavior.resistance = CGFloat.random(in: 1...3)
    return behavior
  }()

  private lazy var paper119: UIDynamicItemBehavior = {
    let behavior = UIDynamicItemBehavior(items: [piece119])
    behavior.resistance = CGFloat.random(in: 1...3)
    return behavior
  }()

  private lazy var paper120: UIDynamicItemBehavior = {
    let behavior = UIDynamicItemBehavior(items: [piece120])
    behavior.resistance = CGFloat.random(in: 1...3)
    return behavior
  }()

  private lazy var paper121: UIDynamicItemBehavior = {
    let behavior = UIDynamicItemBehavior(items: [piece121])
    behavior.resistance = CGFloat.random(in: 1...3)
    return behavior
  }()

  private lazy var paper122: UIDynamicItemBehavior = {
    let behavior = UIDynamicItemBehavior(items: [piece122])
    behavior.resistance = CGFloat.random(in: 1...3)
    return behavior
  }()

  private lazy var paper123: UIDynamicItemBehavior = {
    let behavior = UIDynamicItemBehavior(items: [piece123])
    behavior.resistance = CGFloat.random(in: 1...3)
    return behavior
  }()

  private lazy var paper124: UIDynamicItemBehavior = {
    let behavior = UIDynamicItemBehavior(items: [piece124])
    behavior.resistance = CGFloat.random(in: 1...3)
    return behavior
  }()

  private lazy var paper125: UIDynamicItemBehavior = {
    let behavior = UIDynamicItemBehavior(items: [piece125])
    behavior.resistance = CGFloat.random(in: 1...3)
    return behavior
  }()

  private lazy var paper126: UIDynamicItemBehavior = {
    let behavior = UIDynamicItemBehavior(items: [piece126])
    behavior.resistance = CGFloat.random(in: 1...3)
    return behavior
  }()

  private lazy var paper127: UIDynamicItemBehavior = {
    let behavior = UIDynamicItemBehavior(items: [piece127])
    behavior.resistance = CGFloat.random(in: 1...3)
    return behavior
  }()

  private lazy var paper128: UIDynamicItemBehavior = {
    let behavior = UIDynamicItemBehavior(items: [piece128])
    behavior.resistance = CGFloat.random(in: 1...3)
    return behavior
  }()

  private lazy var paper129: UIDynamicItemBehavior = {
    let behavior = UIDynamicItemBehavior(items: [piece129])
    behavior.resistance = CGFloat.random(in: 1...3)
    return behavior
  }()

  private lazy var paper130: UIDynamicItemBehavior = {
    let behavior = UIDynamicItemBehavior(items: [piece130])
    behavior.resistance = CGFloat.random(in: 1...3)
    return behavior
  }()

  private lazy var paper131: UIDynamicItemBehavior = {
    let behavior = UIDynamicItemBehavior(items: [piece131])
    behavior.resistance = CGFloat.random(in: 1...3)
    return behavior
  }()

  private lazy var paper132: UIDynamicItemBehavior = {
    let behavior = UIDynamicItemBehavior(items: [piece132])
    behavior.resistance = CGFloat.random(in: 1...3)
    return behavior
  }()

  private lazy var paper133: UIDynamicItemBehavior = {
    let behavior = UIDynamicItemBehavior(items: [piece133])
    behavior.resistance = CGFloat.random(in: 1...3)
    return behavior
  }()

  private lazy var paper134: UIDynamicItemBehavior = {
    let behavior = UIDynamicItemBehavior(items: [piece134])
    behavior.resistance = CGFloat.random(in: 1...3)
    return behavior
  }()

  private lazy var paper135: UIDynamicItemBehavior = {
    let behavior = UIDynamicItemBehavior(items: [piece135])
    behavior.resistance = CGFloat.random(in: 1...3)
    return behavior
  }()

  private lazy var paper136: UIDynamicItemBehavior = {
    let behavior = UIDynamicItemBehavior(items: [piece136])
    behavior.resistance = CGFloat.random(in: 1...3)
    return behavior
  }()

  private lazy var paper137: UIDynamicItemBehavior = {
    let behavior = UIDynamicItemBehavior(items: [piece137])
    behavior.resistance = CGFloat.random(in: 1...3)
    return behavior
  }()

  private lazy var paper138: UIDynamicItemBehavior = {
    let behavior = UIDynamicItemBehavior(items: [piece138])
    behavior.resistance = CGFloat.random(in: 1...3)
    return behavior
  }()

  private lazy var paper139: UIDynamicItemBehavior = {
    let behavior = UIDynamicItemBehavior(items: [piece139])
    behavior.resistance = CGFloat.random(in: 1...3)
    return behavior
  }()

  private lazy var paper140: UIDynamicItemBehavior = {
    let behavior = UIDynamicItemBehavior(items: [piece140])
    behavior.resistance = CGFloat.random(in: 1...3)
    return behavior
  }()

  private lazy var paper141: UIDynamicItemBehavior = {
    let behavior = UIDynamicItemBehavior(items: [piece141])
    behavior.resistance = CGFloat.random(in: 1...3)
    return behavior
  }()

  private lazy var paper142: UIDynamicItemBehavior = {
    let behavior = UIDynamicItemBehavior(items: [piece142])
    behavior.resistance = CGFloat.random(in: 1...3)
    return behavior
  }()

  private lazy var paper143: UIDynamicItemBehavior = {
    let behavior = UIDynamicItemBehavior(items: [piece143])
    behavior.resistance = CGFloat.random(in: 1...3)
    return behavior
  }()

  private lazy var paper144: UIDynamicItemBehavior = {
    let behavior = UIDynamicItemBehavior(items: [piece144])
    behavior.resistance = CGFloat.random(in: 1...3)
    return behavior
  }()

  private lazy var paper145: UIDynamicItemBehavior = {
    let behavior = UIDynamicItemBehavior(items: [piece145])
    behavior.resistance = CGFloat.random(in: 1...3)
    return behavior
  }()

  private lazy var paper146: UIDynamicItemBehavior = {
    let behavior = UIDynamicItemBehavior(items: [piece146])
    behavior.resistance = CGFloat.random(in: 1...3)
    return behavior
  }()

  private lazy var paper147: UIDynamicItemBehavior = {
    let behavior = UIDynamicItemBehavior(items: [piece147])
    behavior.resistance = CGFloat.random(in: 1...3)
    return behavior
  }()

  private lazy var paper148: UIDynamicItemBehavior = {
    let behavior = UIDynamicItemBehavior(items: [piece148])
    behavior.resistance = CGFloat.random(in: 1...3)
    return behavior
  }()

  private lazy var paper149: UIDynamicItemBehavior = {
    let behavior = UIDynamicItemBehavior(items: [piece149])
    behavior.resistance = CGFloat.random(in: 1...3)
    return behavior
  }()

  private lazy var paper150: UIDynamicItemBehavior = {
    let behavior = UIDynamicItemBehavior(items: [piece150])
    behavior.resistance = CGFloat.random(in: 1...3)
    return behavior
  }()

  private lazy var paper151: UIDynamicItemBehavior = {
    let behavior = UIDynamicItemBehavior(items: [piece151])
    behavior.resistance = CGFloat.random(in: 1...3)
    return behavior
  }()

  private lazy var paper152: UIDynamicItemBehavior = {
    let behavior = UIDynamicItemBehavior(items: [piece152])
    behavior.resistance = CGFloat.random(in: 1...3)
    return behavior
  }()

  private lazy var paper153: UIDynamicItemBehavior = {
    let behavior = UIDynamicItemBehavior(items: [piece153])
    behavior.resistance = CGFloat.random(in: 1...3)
    return behavior
  }()

  private lazy var paper154: UIDynamicItemBehavior = {
    let behavior = UIDynamicItemBehavior(items: [piece154])
    behavior.resistance = CGFloat.random(in: 1...3)
    return behavior
  }()

  private lazy var paper155: UIDynamicItemBehavior = {
    let behavior = UIDynamicItemBehavior(items: [piece155])
    behavior.resistance = CGFloat.random(in: 1...3)
    return behavior
  }()

  private lazy var paper156: UIDynamicItemBehavior = {
    let behavior = UIDynamicItemBehavior(items: [piece156])
    behavior.resistance = CGFloat.random(in: 1...3)
    return behavior
  }()

  private lazy var paper157: UIDynamicItemBehavior = {
    let behavior = UIDynamicItemBehavior(items: [piece157])
    behavior.resistance = CGFloat.random(in: 1...3)
    return behavior
  }()

  private lazy var paper158: UIDynamicItemBehavior = {
    let behavior = UIDynamicItemBehavior(items: [piece158])
    behavior.resistance = CGFloat.random(in: 1...3)
    return behavior
  }()

  private lazy var paper159: UIDynamicItemBehavior = {
    let behavior = UIDynamicItemBehavior(items: [piece159])
    behavior.resistance = CGFloat.random(in: 1...3)
    return behavior
  }()

  private lazy var paper160: UIDynamicItemBehavior = {
    let behavior = UIDynamicItemBehavior(items: [piece160])
    behavior.resistance = CGFloat.random(in: 1...3)
    return behavior
  }()

  private lazy var paper161: UIDynamicItemBehavior = {
    let behavior = UIDynamicItemBehavior(items: [piece161])
    behavior.resistance = CGFloat.random(in: 1...3)
    return behavior
  }()

  private lazy var paper162: UIDynamicItemBehavior = {
    let behavior = UIDynamicItemBehavior(items: [piece162])
    behavior.resistance = CGFloat.random(in: 1...3)
    return behavior
  }()

  private lazy var paper163: UIDynamicItemBehavior = {
    let behavior = UIDynamicItemBehavior(items: [piece163])
    behavior.resistance = CGFloat.random(in: 1...3)
    return behavior
  }()

  private lazy var paper164: UIDynamicItemBehavior = {
    let behavior = UIDynamicItemBehavior(items: [piece164])
    behavior.resistance = CGFloat.random(in: 1...3)
    return behavior
  }()

  private lazy var paper165: UIDynamicItemBehavior = {
    let behavior = UIDynamicItemBehavior(items: [piece165])
    behavior.resistance = CGFloat.random(in: 1...3)
    return behavior
  }()

  private lazy var paper166: UIDynamicItemBehavior = {
    let behavior = UIDynamicItemBehavior(items: [piece166])
    behavior.resistance = CGFloat.random(in: 1...3)
    return behavior
  }()

  private lazy var paper167: UIDynamicItemBehavior = {
    let behavior = UIDynamicItemBehavior(items: [piece167])
    behavior.resistance = CGFloat.random(in: 1...3)
    return behavior
  }()

  private lazy var paper168: UIDynamicItemBehavior = {
    let behavior = UIDynamicItemBehavior(items: [piece168])
    behavior.resistance = CGFloat.random(in: 1...3)
    return behavior
  }()

  private lazy var paper169: UIDynamicItemBehavior = {
    let behavior = UIDynamicItemBehavior(items: [piece169])
    behavior.resistance = CGFloat.random(in: 1...3)
    return behavior
  }()

  private lazy var paper170: UIDynamicItemBehavior = {
    let behavior = UIDynamicItemBehavior(items: [piece170])
    behavior.resistance = CGFloat.random(in: 1...3)
    return behavior
  }()

  private lazy var paper171: UIDynamicItemBehavior = {
    let behavior = UIDynamicItemBehavior(items: [piece171])
    behavior.resistance = CGFloat.random(in: 1...3)
    return behavior
  }()

  private lazy var paper172: UIDynamicItemBehavior = {
    let behavior = UIDynamicItemBehavior(items: [piece172])
    behavior.resistance = CGFloat.random(in: 1...3)
    return behavior
  }()

  private lazy var paper173: UIDynamicItemBehavior = {
    let behavior = UIDynamicItemBehavior(items: [piece173])
    behavior.resistance = CGFloat.random(in: 1...3)
    return behavior
  }()

  private lazy var paper174: UIDynamicItemBehavior = {
    let behavior = UIDynamicItemBehavior(items: [piece174])
    behavior.resistance = CGFloat.random(in: 1...3)
    return behavior
  }()

  private lazy var paper175: UIDynamicItemBehavior = {
    let behavior = UIDynamicItemBehavior(items: [piece175])
    behavior.resistance = CGFloat.random(in: 1...3)
    return behavior
  }()

  private lazy var paper176: UIDynamicItemBehavior = {
    let behavior = UIDynamicItemBehavior(items: [piece176])
    behavior.resistance = CGFloat.random(in: 1...3)
    return behavior
  }()

  private lazy var paper177: UIDynamicItemBehavior = {
    let behavior = UIDynamicItemBehavior(items: [piece177])
    behavior.resistance = CGFloat.random(in: 1...3)
    return behavior
  }()

  private lazy var paper178: UIDynamicItemBehavior = {
    let behavior = UIDynamicItemBehavior(items: [piece178])
    behavior.resistance = CGFloat.random(in: 1...3)
    return behavior
  }()

  private lazy var paper179: UIDynamicItemBehavior = {
    let behavior = UIDynamicItemBehavior(items: [piece179])
    behavior.resistance = CGFloat.random(in: 1...3)
    return behavior
  }()

  private lazy var paper180: UIDynamicItemBehavior = {
    let behavior = UIDynamicItemBehavior(items: [piece180])
    behavior.resistance = CGFloat.random(in: 1...3)
    return behavior
  }()

  private lazy var paper181: UIDynamicItemBehavior = {
    let behavior = UIDynamicItemBehavior(items: [piece181])
    behavior.resistance = CGFloat.random(in: 1...3)
    return behavior
  }()

  private lazy var paper182: UIDynamicItemBehavior = {
    let behavior = UIDynamicItemBehavior(items: [piece182])
    behavior.resistance = CGFloat.random(in: 1...3)
    return behavior
  }()

  private lazy var paper183: UIDynamicItemBehavior = {
    let behavior = UIDynamicItemBehavior(items: [piece183])
    behavior.resistance = CGFloat.random(in: 1...3)
    return behavior
  }()

  private lazy var paper184: UIDynamicItemBehavior = {
    let behavior = UIDynamicItemBehavior(items: [piece184])
    behavior.resistance = CGFloat.random(in: 1...3)
    return behavior
  }()

  private lazy var paper185: UIDynamicItemBehavior = {
    let behavior = UIDynamicItemBehavior(items: [piece185])
    behavior.resistance = CGFloat.random(in: 1...3)
    return behavior
  }()

  private lazy var paper186: UIDynamicItemBehavior = {
    let behavior = UIDynamicItemBehavior(items: [piece186])
    behavior.resistance = CGFloat.random(in: 1...3)
    return behavior
  }()

  private lazy var paper187: UIDynamicItemBehavior = {
    let behavior = UIDynamicItemBehavior(items: [piece187])
    behavior.resistance = CGFloat.random(in: 1...3)
    return behavior
  }()

  private lazy var paper188: UIDynamicItemBehavior = {
    let behavior = UIDynamicItemBehavior(items: [piece188])
    behavior.resistance = CGFloat.random(in: 1...3)
    return behavior
  }()

  private lazy var paper189: UIDynamicItemBehavior = {
    let behavior = UIDynamicItemBehavior(items: [piece189])
    behavior.resistance = CGFloat.random(in: 1...3)
    return behavior
  }()

  private lazy var paper190: UIDynamicItemBehavior = {
    let behavior = UIDynamicItemBehavior(items: [piece190])
    behavior.resistance = CGFloat.random(in: 1...3)
    return behavior
  }()

  private lazy var paper191: UIDynamicItemBehavior = {
    let behavior = UIDynamicItemBehavior(items: [piece191])
    behavior.resistance = CGFloat.random(in: 1...3)
    return behavior
  }()

  private lazy var paper192: UIDynamicItemBehavior = {
    let behavior = UIDynamicItemBehavior(items: [piece192])
    behavior.resistance = CGFloat.random(in: 1...3)
    return behavior
  }()

  private lazy var paper193: UIDynamicItemBehavior = {
    let behavior = UIDynamicItemBehavior(items: [piece193])
    behavior.resistance = CGFloat.random(in: 1...3)
    return behavior
  }()

  private lazy var paper194: UIDynamicItemBehavior = {
    let behavior = UIDynamicItemBehavior(items: [piece194])
    behavior.resistance = CGFloat.random(in: 1...3)
    return behavior
  }()

  private lazy var paper195: UIDynamicItemBehavior = {
    let behavior = UIDynamicItemBehavior(items: [piece195])
    behavior.resistance = CGFloat.random(in: 1...3)
    return behavior
  }()

  private lazy var paper196: UIDynamicItemBehavior = {
    let behavior = UIDynamicItemBehavior(items: [piece196])
    behavior.resistance = CGFloat.random(in: 1...3)
    return behavior
  }()

  private lazy var paper197: UIDynamicItemBehavior = {
    let behavior = UIDynamicItemBehavior(items: [piece197])
    behavior.resistance = CGFloat.random(in: 1...3)
    return behavior
  }()

  private lazy var paper198: UIDynamicItemBehavior = {
    let behavior = UIDynamicItemBehavior(items: [piece198])
    behavior.resistance = CGFloat.random(in: 1...3)
    return behavior
  }()

  private lazy var paper199: UIDynamicItemBehavior = {
    let behavior = UIDynamicItemBehavior(items: [piece199])
    behavior.resistance = CGFloat.random(in: 1...3)
    return behavior
  }()

  private lazy var paper200: UIDynamicItemBehavior = {
    let behavior = UIDynamicItemBehavior(items: [piece200])
    behavior.resistance = CGFloat.random(in: 1...3)
    return behavior
  }()

  init() {
    super.init(frame: CGRect(x: 0, y: 0, width: 375, height: 667))
    piece1.transform = CGAffineTransform(rotationAngle: 1.4213881335442735)
    addSubview(piece1)
    piece2.transform = CGAffineTransform(rotationAngle: 1.2979219790215166)
    addSubview(piece2)
    piece3.transform = CGAffineTransform(rotationAngle: 2.714360124506861)
    addSubview(piece3)
    piece4.transform = CGAffineTransform(rotationAngle: 2.379197175885666)
    addSubview(piece4)
    piece5.transform = CGAffineTransform(rotationAngle: 2.835411974442064)
    addSubview(piece5)
    piece6.transform = CGAffineTransform(rotationAngle: 1.30385965004179)
    addSubview(piece6)
    piece7.transform = CGAffineTransform(rotationAngle: 1.7513498536977952)
    addSubview(piece7)
    piece8.transform = CGAffineTransform(rotationAngle: 0.5528776569151003)
    addSubview(piece8)
    piece9.transform = CGAffineTransform(rotationAngle: 0.12607152300184515)
    addSubview(piece9)
    piece10.transform = CGAffineTransform(rotationAngle: 2.022652940368648)
    addSubview(piece10)
    piece11.transform = CGAffineTransform(rotationAngle: 1.8017714882119324)
    addSubview(piece11)
    piece12.transform = CGAffineTransform(rotationAngle: 1.936088188114611)
    addSubview(piece12)
    piece13.transform = CGAffineTransform(rotationAngle: 1.455933292283881)
    addSubview(piece13)
    piece14.transform = CGAffineTransform(rotationAngle: 2.9973486428001115)
    addSubview(piece14)
    piece15.transform = CGAffineTransform(rotationAngle: 2.059042064919078)
    addSubview(piece15)
    piece16.transform = CGAffineTransform(rotationAngle: 2.2254517075380402)
    addSubview(piece16)
    piece17.transform = CGAffineTransform(rotationAngle: 0.04527077705016934)
    addSubview(piece17)
    piece18.transform = CGAffineTransform(rotationAngle: 0.7965888874993571)
    addSubview(piece18)
    piece19.transform = CGAffineTransform(rotationAngle: 2.1853222854055017)
    addSubview(piece19)
    piece20.transform = CGAffineTransform(rotationAngle: 2.981679794675516)
    addSubview(piece20)
    piece21.transform = CGAffineTransform(rotationAngle: 3.0299919661072563)
    addSubview(piece21)
    piece22.transform = CGAffineTransform(rotationAngle: 3.07632724380053)
    addSubview(piece22)
    piece23.transform = CGAffineTransform(rotationAngle: 2.9338423498321653)
    addSubview(piece23)
    piece24.transform = CGAffineTransform(rotationAngle: 1.0679505506016502)
    addSubview(piece24)
    piece25.transform = CGAffineTransform(rotationAngle: 1.939552156633091)
    addSubview(piece25)
    piece26.transform = CGAffineTransform(rotationAngle: 1.2285473610526756)
    addSubview(piece26)
    piece27.transform = CGAffineTransform(rotationAngle: 2.297232492298782)
    addSubview(piece27)
    piece28.transform = CGAffineTransform(rotationAngle: 0.7388690556273846)
    addSubview(piece28)
    piece29.transform = CGAffineTransform(rotationAngle: 2.0072153278786247)
    addSubview(piece29)
    piece30.transform = CGAffineTransform(rotationAngle: 2.6898159270302817)
    addSubview(piece30)
    piece31.transform = CGAffineTransform(rotationAngle: 2.1465338332408503)
    addSubview(piece31)
    piece32.transform = CGAffineTransform(rotationAngle: 2.4324034041466684)
    addSubview(piece32)
    piece33.transform = CGAffineTransform(rotationAngle: 0.9269774434917756)
    addSubview(piece33)
    piece34.transform = CGAffineTransform(rotationAngle: 0.7904327922630426)
    addSubview(piece34)
    piece35.transform = CGAffineTransform(rotationAngle: 0.19975327094407858)
    addSubview(piece35)
    piece36.transform = CGAffineTransform(rotationAngle: 0.7404350320683644)
    addSubview(piece36)
    piece37.transform = CGAffineTransform(rotationAngle: 1.7228238469955945)
    addSubview(piece37)
    piece38.transform = CGAffineTransform(rotationAngle: 0.555160412591107)
    addSubview(piece38)
    piece39.transform = CGAffineTransform(rotationAngle: 0.31740009421448)
    addSubview(piece39)
    piece40.transform = CGAffineTransform(rotationAngle: 1.8423584456049449)
    addSubview(piece40)
    piece41.transform = CGAffineTransform(rotationAngle: 2.3726834803678893)
    addSubview(piece41)
    piece42.transform = CGAffineTransform(rotationAngle: 0.7121802453608538)
    addSubview(piece42)
    piece43.transform = CGAffineTransform(rotationAngle: 1.104289078400928)
    addSubview(piece43)
    piece44.transform = CGAffineTransform(rotationAngle: 1.9004911069619623)
    addSubview(piece44)
    piece45.transform = CGAffineTransform(rotationAngle: 0.9815225147047141)
    addSubview(piece45)
    piece46.transform = CGAffineTransform(rotationAngle: 2.2843536613178013)
    addSubview(piece46)
    piece47.transform = CGAffineTransform(rotationAngle: 0.7025422992021133)
    addSubview(piece47)
    piece48.transform = CGAffineTransform(rotationAngle: 2.1748454962357266)
    addSubview(piece48)
    piece49.transform = CGAffineTransform(rotationAngle: 0.3544921906239338)
    addSubview(piece49)
    piece50.transform = CGAffineTransform(rotationAngle: 1.6209755455871286)
    addSubview(piece50)
    piece51.transform = CGAffineTransform(rotationAngle: 1.8020006753469282)
    addSubview(piece51)
    piece52.transform = CGAffineTransform(rotationAngle: 0.9439296984579368)
    addSubview(piece52)
    piece53.transform = CGAffineTransform(rotationAngle: 0.4548059479019666)
    addSubview(piece53)
    piece54.transform = CGAffineTransform(rotationAngle: 2.2270713866665566)
    addSubview(piece54)
    piece55.transform = CGAffineTransform(rotationAngle: 0.31074396517994574)
    addSubview(piece55)
    piece56.transform = CGAffineTransform(rotationAngle: 0.5049533190487121)
    addSubview(piece56)
    piece57.transform = CGAffineTransform(rotationAngle: 1.2558738120504316)
    addSubview(piece57)
    piece58.transform = CGAffineTransform(rotationAngle: 2.3504128352538056)
    addSubview(piece58)
    piece59.transform = CGAffineTransform(rotationAngle: 2.6401403277583118)
    addSubview(piece59)
    piece60.transform = CGAffineTransform(rotationAngle: 1.3827428616852788)
    addSubview(piece60)
    piece61.transform = CGAffineTransform(rotationAngle: 0.21487347878683785)
    addSubview(piece61)
    piece62.transform = CGAffineTransform(rotationAngle: 0.8200217161994109)
    addSubview(piece62)
    piece63.transform = CGAffineTransform(rotationAngle: 2.032195851510131)
    addSubview(piece63)
    piece64.transform = CGAffineTransform(rotationAngle: 0.44126783727828367)
    addSubview(piece64)
    piece65.transform = CGAffineTransform(rotationAngle: 0.1532504500568008)
    addSubview(piece65)
    piece66.transform = CGAffineTransform(rotationAngle: 0.41223867793564556)
    addSubview(piece66)
    piece67.transform = CGAffineTransform(rotationAngle: 1.9212561408150028)
    addSubview(piece67)
    piece68.transform = CGAffineTransform(rotationAngle: 2.6914206699235588)
    addSubview(piece68)
    piece69.transform = CGAffineTransform(rotationAngle: 0.5640408000118978)
    addSubview(piece69)
    piece70.transform = CGAffineTransform(rotationAngle: 3.0726148831445053)
    addSubview(piece70)
    piece71.transform = CGAffineTransform(rotationAngle: 0.9174756678018584)
    addSubview(piece71)
    piece72.transform = CGAffineTransform(rotationAngle: 2.4127610674754854)
    addSubview(piece72)
    piece73.transform = CGAffineTransform(rotationAngle: 0.5855465958610537)
    addSubview(piece73)
    piece74.transform = CGAffineTransform(rotationAngle: 0.992286267541318)
    addSubview(piece74)
    piece75.transform = CGAffineTransform(rotationAngle: 0.5834715576193962)
    addSubview(piece75)
    piece76.transform = CGAffineTransform(rotationAngle: 0.25652840529564785)
    addSubview(piece76)
    piece77.transform = CGAffineTransform(rotationAngle: 2.8306337255606016)
    addSubview(piece77)
    piece78.transform = CGAffineTransform(rotationAngle: 2.121141716758826)
    addSubview(piece78)
    piece79.transform = CGAffineTransform(rotationAngle: 1.5146388222016989)
    addSubview(piece79)
    piece80.transform = CGAffineTransform(rotationAngle: 3.1180186935631653)
    addSubview(piece80)
    piece81.transform = CGAffineTransform(rotationAngle: 1.5023618320830077)
    addSubview(piece81)
    piece82.transform = CGAffineTransform(rotationAngle: 1.3816177840669563)
    addSubview(piece82)
    piece83.transform = CGAffineTransform(rotationAngle: 0.334681849615772)
    addSubview(piece83)
    piece84.transform = CGAffineTransform(rotationAngle: 0.6077187947701761)
    addSubview(piece84)
    piece85.transform = CGAffineTransform(rotationAngle: 2.2654221340648344)
    addSubview(piece85)
    piece86.transform = CGAffineTransform(rotationAngle: 1.361663678860543)
    addSubview(piece86)
    piece87.transform = CGAffineTransform(rotationAngle: 0.12739873125746728)
    addSubview(piece87)
    piece88.transform = CGAffineTransform(rotationAngle: 1.3376782090166202)
    addSubview(piece88)
    piece89.transform = CGAffineTransform(rotationAngle: 2.137994696076212)
    addSubview(piece89)
    piece90.transform = CGAffineTransform(rotationAngle: 0.2707439023852072)
    addSubview(piece90)
    piece91.transform = CGAffineTransform(rotationAngle: 0.6716169713520509)
    addSubview(piece91)
    piece92.transform = CGAffineTransform(rotationAngle: 2.6483507666965567)
    addSubview(piece92)
    piece93.transform = CGAffineTransform(rotationAngle: 2.6906044080972813)
    addSubview(piece93)
    piece94.transform = CGAffineTransform(rotationAngle: 1.82982436608364)
    addSubview(piece94)
    piece95.transform = CGAffineTransform(rotationAngle: 0.4567613615954426)
    addSubview(piece95)
    piece96.transform = CGAffineTransform(rotationAngle: 0.5070669722071777)
    addSubview(piece96)
    piece97.transform = CGAffineTransform(rotationAngle: 1.807235367537471)
    addSubview(piece97)
    piece98.transform = CGAffineTransform(rotationAngle: 2.941046404966367)
    addSubview(piece98)
    piece99.transform = CGAffineTransform(rotationAngle: 1.4049145107720478)
    addSubview(piece99)
    piece100.transform = CGAffineTransform(rotationAngle: 0.4789039826920556)
    addSubview(piece100)
    piece101.transform = CGAffineTransform(rotationAngle: 1.8064898375808498)
    addSubview(piece101)
    piece102.transform = CGAffineTransform(rotationAngle: 0.6713053689065629)
    addSubview(piece102)
    piece103.transform = CGAffineTransform(rotationAngle: 1.5934541176495258)
    addSubview(piece103)
    piece104.transform = CGAffineTransform(rotationAngle: 1.134408508337102)
    addSubview(piece104)
    piece105.transform = CGAffineTransform(rotationAngle: 2.36057410439036)
    addSubview(piece105)
    piece106.transform = CGAffineTransform(rotationAngle: 0.07531565342390045)
    addSubview(piece106)
    piece107.transform = CGAffineTransform(rotationAngle: 2.756885818915863)
    addSubview(piece107)
    piece108.transform = CGAffineTransform(rotationAngle: 3.1134595378298)
    addSubview(piece108)
    piece109.transform = CGAffineTransform(rotationAngle: 0.573109311544101)
    addSubview(piece109)
    piece110.transform = CGAffineTransform(rotationAngle: 1.896240986483426)
    addSubview(piece110)
    piece111.transform = CGAffineTransform(rotationAngle: 0.8203400357597097)
    addSubview(piece111)
    piece112.transform = CGAffineTransform(rotationAngle: 1.9256546362279297)
    addSubview(piece112)
    piece113.transform = CGAffineTransform(rotationAngle: 1.377113748853222)
    addSubview(piece113)
    piece114.transform = CGAffineTransform(rotationAngle: 0.994081634982334)
    addSubview(piece114)
    piece115.transform = CGAffineTransform(rotationAngle: 2.477247914094739)
    addSubview(piece115)
    piece116.transform = CGAffineTransform(rotationAngle: 1.0503785227492526)
    addSubview(piece116)
    piece117.transform = CGAffineTransform(rotationAngle: 1.270170794480854)
    addSubview(piece117)
    piece118.transform = CGAffineTransform(rotationAngle: 0.9070916943532954)
    addSubview(piece118)
    piece119.transform = CGAffineTransform(rotationAngle: 2.169832080888664)
    addSubview(piece119)
    piece120.transform = CGAffineTransform(rotationAngle: 3.007590162858285)
    addSubview(piece120)
    piece121.transform = CGAffineTransform(rotationAngle: 0.9914240966449085)
    addSubview(piece121)
    piece122.transform = CGAffineTransform(rotationAngle: 2.041392941929411)
    addSubview(piece122)
    piece123.transform = CGAffineTransform(rotationAngle: 2.7544259859852303)
    addSubview(piece123)
    piece124.transform = CGAffineTransform(rotationAngle: 2.0276747529372825)
    addSubview(piece124)
    piece125.transform = CGAffineTransform(rotationAngle: 0.9959511823550595)
    addSubview(piece125)
    piece126.transform = CGAffineTransform(rotationAngle: 2.2023318432154775)
    addSubview(piece126)
    piece127.transform = CGAffineTransform(rotationAngle: 1.9057447934884058)
    addSubview(piece127)
    piece128.transform = CGAffineTransform(rotationAngle: 2.117496521207583)
    addSubview(piece128)
    piece129.transform = CGAffineTransform(rotationAngle: 2.7426562580398723)
    addSubview(piece129)
    piece130.transform = CGAffineTransform(rotationAngle: 1.2679315434391327)
    addSubview(piece130)
    piece131.transform = CGAffineTransform(rotationAngle: 3.126024057240971)
    addSubview(piece131)
    piece132.transform = CGAffineTransform(rotationAngle: 1.3935553703460297)
    addSubview(piece132)
    piece133.transform = CGAffineTransform(rotationAngle: 1.3540453118070113)
    addSubview(piece133)
    piece134.transform = CGAffineTransform(rotationAngle: 0.17056862847054452)
    addSubview(piece134)
    piece135.transform = CGAffineTransform(rotationAngle: 1.0202331546040042)
    addSubview(piece135)
    piece136.transform = CGAffineTransform(rotationAngle: 1.7802700661209112)
    addSubview(piece136)
    piece137.transform = CGAffineTransform(rotationAngle: 2.3204255424666282)
    addSubview(piece137)
    piece138.transform = CGAffineTransform(rotationAngle: 0.49894900339156417)
    addSubview(piece138)
    piece139.transform = CGAffineTransform(rotationAngle: 0.3386960533103742)
    addSubview(piece139)
    piece140.transform = CGAffineTransform(rotationAngle: 0.2941442457725341)
    addSubview(piece140)
    piece141.transform = CGAffineTransform(rotationAngle: 1.9826917425942243)
    addSubview(piece141)
    piece142.transform = CGAffineTransform(rotationAngle: 0.7699403188664029)
    addSubview(piece142)
    piece143.transform = CGAffineTransform(rotationAngle: 0.4878196462329104)
    addSubview(piece143)
    piece144.transform = CGAffineTransform(rotationAngle: 2.1290668798401713)
    addSubview(piece144)
    piece145.transform = CGAffineTransform(rotationAngle: 2.961383520626094)
    addSubview(piece145)
    piece146.transform = CGAffineTransform(rotationAngle: 1.4614721809737394)
    addSubview(piece146)
    piece147.transform = CGAffineTransform(rotationAngle: 0.48446635606010363)
    addSubview(piece147)
    piece148.transform = CGAffineTransform(rotationAngle: 0.9068673454228636)
    addSubview(piece148)
    piece149.transform = CGAffineTransform(rotationAngle: 2.173865447804152)
    addSubview(piece149)
    piece150.transform = CGAffineTransform(rotationAngle: 3.1029910961995992)
    addSubview(piece150)
    piece151.transform = CGAffineTransform(rotationAngle: 1.9575799104442286)
    addSubview(piece151)
    piece152.transform = CGAffineTransform(rotationAngle: 1.2235190504830047)
    addSubview(piece152)
    piece153.transform = CGAffineTransform(rotationAngle: 0.6320461689744683)
    addSubview(piece153)
    piece154.transform = CGAffineTransform(rotationAngle: 0.05058726332489769)
    addSubview(piece154)
    piece155.transform = CGAffineTransform(rotationAngle: 0.5810517723549714)
    addSubview(piece155)
    piece156.transform = CGAffineTransform(rotationAngle: 0.5173448141188197)
    addSubview(piece156)
    piece157.transform = CGAffineTransform(rotationAngle: 0.8175134524092221)
    addSubview(piece157)
    piece158.transform = CGAffineTransform(rotationAngle: 1.4613717107331317)
    addSubview(piece158)
    piece159.transform = CGAffineTransform(rotationAngle: 2.5354055531584536)
    addSubview(piece159)
    piece160.transform = CGAffineTransform(rotationAngle: 2.492051604579404)
    addSubview(piece160)
    piece161.transform = CGAffineTransform(rotationAngle: 1.4609767140249443)
    addSubview(piece161)
    piece162.transform = CGAffineTransform(rotationAngle: 0.4194458283455192)
    addSubview(piece162)
    piece163.transform = CGAffineTransform(rotationAngle: 0.8621557868901851)
    addSubview(piece163)
    piece164.transform = CGAffineTransform(rotationAngle: 1.5810787728184763)
    addSubview(piece164)
    piece165.transform = CGAffineTransform(rotationAngle: 2.640518489510013)
    addSubview(piece165)
    piece166.transform = CGAffineTransform(rotationAngle: 0.5689036715919361)
    addSubview(piece166)
    piece167.transform = CGAffineTransform(rotationAngle: 2.462774868338859)
    addSubview(piece167)
    piece168.transform = CGAffineTransform(rotationAngle: 1.2662476127600053)
    addSubview(piece168)
    piece169.transform = CGAffineTransform(rotationAngle: 1.9432668821608226)
    addSubview(piece169)
    piece170.transform = CGAffineTransform(rotationAngle: 2.7754587333678025)
    addSubview(piece170)
    piece171.transform = CGAffineTransform(rotationAngle: 0.2904209608114013)
    addSubview(piece171)
    piece172.transform = CGAffineTransform(rotationAngle: 1.076443680360209)
    addSubview(piece172)
    piece173.transform = CGAffineTransform(rotationAngle: 1.506400874086932)
    addSubview(piece173)
    piece174.transform = CGAffineTransform(rotationAngle: 1.0980722738072768)
    addSubview(piece174)
    piece175.transform = CGAffineTransform(rotationAngle: 0.8413304706841438)
    addSubview(piece175)
    piece176.transform = CGAffineTransform(rotationAngle: 1.048503583712464)
    addSubview(piece176)
    piece177.transform = CGAffineTransform(rotationAngle: 0.3784716658939162)
    addSubview(piece177)
    piece178.transform = CGAffineTransform(rotationAngle: 0.45614990165386704)
    addSubview(piece178)
    piece179.transform = CGAffineTransform(rotationAngle: 0.057319083838229645)
    addSubview(piece179)
    piece180.transform = CGAffineTransform(rotationAngle: 2.887987455536904)
    addSubview(piece180)
    piece181.transform = CGAffineTransform(rotationAngle: 1.346786581124502)
    addSubview(piece181)
    piece182.transform = CGAffineTransform(rotationAngle: 0.21742827907390058)
    addSubview(piece182)
    piece183.transform = CGAffineTransform(rotationAngle: 1.619106516865208)
    addSubview(piece183)
    piece184.transform = CGAffineTransform(rotationAngle: 0.3558288061130637)
    addSubview(piece184)
    piece185.transform = CGAffineTransform(rotationAngle: 2.10783444914813)
    addSubview(piece185)
    piece186.center = CGPoint(x: 175.8244861758226, y: 649.2548418722673)
    piece186.transform = CGAffineTransform(rotationAngle: 3.0345540158555773)
    addSubview(piece186)
    piece187.transform = CGAffineTransform(rotationAngle: 1.7100809756653452)
    addSubview(piece187)
    piece188.transform = CGAffineTransform(rotationAngle: 0.1999440125076434)
    addSubview(piece188)
    piece189.transform = CGAffineTransform(rotationAngle: 0.45384999658739245)
    addSubview(piece189)
    piece190.transform = CGAffineTransform(rotationAngle: 0.7421241660065939)
    addSubview(piece190)
    piece191.transform = CGAffineTransform(rotationAngle: 1.9211581826862625)
    addSubview(piece191)
    piece192.transform = CGAffineTransform(rotationAngle: 2.608221336290928)
    addSubview(piece192)
    piece193.transform = CGAffineTransform(rotationAngle: 1.7866185739733191)
    addSubview(piece193)
    piece194.transform = CGAffineTransform(rotationAngle: 2.4714866011396173)
    addSubview(piece194)
    piece195.transform = CGAffineTransform(rotationAngle: 0.08217765807244476)
    addSubview(piece195)
    piece196.transform = CGAffineTransform(rotationAngle: 2.6022443037308842)
    addSubview(piece196)
    piece197.transform = CGAffineTransform(rotationAngle: 1.201031697904872)
    addSubview(piece197)
    piece198.transform = CGAffineTransform(rotationAngle: 1.5495162634669588)
    addSubview(piece198)
    piece199.transform = CGAffineTransform(rotationAngle: 0.7681409024494519)
    addSubview(piece199)
    piece200.transform = CGAffineTransform(rotationAngle: 1.8601426227164943)
    addSubview(piece200)
  }

  required init?(coder: NSCoder) { nil }

  /// Adds the behaviors to the animator; call it once.
  func start() {
    animator.addBehavior(gravity)
    animator.addBehavior(throw1)
    animator.addBehavior(throw2)
    animator.addBehavior(throw3)
    animator.addBehavior(throw4)
    animator.addBehavior(throw5)
    animator.addBehavior(throw6)
    animator.addBehavior(throw7)
    animator.addBehavior(throw8)
    animator.addBehavior(throw9)
    animator.addBehavior(throw10)
    animator.addBehavior(throw11)
    animator.addBehavior(throw12)
    animator.addBehavior(throw13)
    animator.addBehavior(throw14)
    animator.addBehavior(throw15)
    animator.addBehavior(throw16)
    animator.addBehavior(throw17)
    animator.addBehavior(throw18)
    animator.addBehavior(throw19)
    animator.addBehavior(throw20)
    animator.addBehavior(throw21)
    animator.addBehavior(throw22)
    animator.addBehavior(throw23)
    animator.addBehavior(throw24)
    animator.addBehavior(throw25)
    animator.addBehavior(throw26)
    animator.addBehavior(throw27)
    animator.addBehavior(throw28)
    animator.addBehavior(throw29)
    animator.addBehavior(throw30)
    animator.addBehavior(throw31)
    animator.addBehavior(throw32)
    animator.addBehavior(throw33)
    animator.addBehavior(throw34)
    animator.addBehavior(throw35)
    animator.addBehavior(throw36)
    animator.addBehavior(throw37)
    animator.addBehavior(throw38)
    animator.addBehavior(throw39)
    animator.addBehavior(throw40)
    animator.addBehavior(throw41)
    animator.addBehavior(throw42)
    animator.addBehavior(throw43)
    animator.addBehavior(throw44)
    animator.addBehavior(throw45)
    animator.addBehavior(throw46)
    animator.addBehavior(throw47)
    animator.addBehavior(throw48)
    animator.addBehavior(throw49)
    animator.addBehavior(throw50)
    animator.addBehavior(throw51)
    animator.addBehavior(throw52)
    animator.addBehavior(throw53)
    animator.addBehavior(throw54)
    animator.addBehavior(throw55)
    animator.addBehavior(throw56)
    animator.addBehavior(throw57)
    animator.addBehavior(throw58)
    animator.addBehavior(throw59)
    animator.addBehavior(throw60)
    animator.addBehavior(throw61)
    animator.addBehavior(throw62)
    animator.addBehavior(throw63)
    animator.addBehavior(throw64)
    animator.addBehavior(throw65)
    animator.addBehavior(throw66)
    animator.addBehavior(throw67)
    animator.addBehavior(throw68)
    animator.addBehavior(throw69)
    animator.addBehavior(throw70)
    animator.addBehavior(throw71)
    animator.addBehavior(throw72)
    animator.addBehavior(throw73)
    animator.addBehavior(throw74)
    animator.addBehavior(throw75)
    animator.addBehavior(throw76)
    animator.addBehavior(throw77)
    animator.addBehavior(throw78)
    animator.addBehavior(throw79)
    animator.addBehavior(throw80)
    animator.addBehavior(throw81)
    animator.addBehavior(throw82)
    animator.addBehavior(throw83)
    animator.addBehavior(throw84)
    animator.addBehavior(throw85)
    animator.addBehavior(throw86)
    animator.addBehavior(throw87)
    animator.addBehavior(throw88)
    animator.addBehavior(throw89)
    animator.addBehavior(throw90)
    animator.addBehavior(throw91)
    animator.addBehavior(throw92)
    animator.addBehavior(throw93)
    animator.addBehavior(throw94)
    animator.addBehavior(throw95)
    animator.addBehavior(throw96)
    animator.addBehavior(throw97)
    animator.addBehavior(throw98)
    animator.addBehavior(throw99)
    animator.addBehavior(throw100)
    animator.addBehavior(throw101)
    animator.addBehavior(throw102)
    animator.addBehavior(throw103)
    animator.addBehavior(throw104)
    animator.addBehavior(throw105)
    animator.addBehavior(throw106)
    animator.addBehavior(throw107)
    animator.addBehavior(throw108)
    animator.addBehavior(throw109)
    animator.addBehavior(throw110)
    animator.addBehavior(throw111)
    animator.addBehavior(throw112)
    animator.addBehavior(throw113)
    animator.addBehavior(throw114)
    animator.addBehavior(throw115)
    animator.addBehavior(throw116)
    animator.addBehavior(throw117)
    animator.addBehavior(throw118)
    animator.addBehavior(throw119)
    animator.addBehavior(throw120)
    animator.addBehavior(throw121)
    animator.addBehavior(throw122)
    animator.addBehavior(throw123)
    animator.addBehavior(throw124)
    animator.addBehavior(throw125)
    animator.addBehavior(throw126)
    animator.addBehavior(throw127)
    animator.addBehavior(throw128)
    animator.addBehavior(throw129)
    animator.addBehavior(throw130)
    animator.addBehavior(throw131)
    animator.addBehavior(throw132)
    animator.addBehavior(throw133)
    animator.addBehavior(throw134)
    animator.addBehavior(throw135)
    animator.addBehavior(throw136)
    animator.addBehavior(throw137)
    animator.addBehavior(throw138)
    animator.addBehavior(throw139)
    animator.addBehavior(throw140)
    animator.addBehavior(throw141)
    animator.addBehavior(throw142)
    animator.addBehavior(throw143)
    animator.addBehavior(throw144)
    animator.addBehavior(throw145)
    animator.addBehavior(throw146)
    animator.addBehavior(throw147)
    animator.addBehavior(throw148)
    animator.addBehavior(throw149)
    animator.addBehavior(throw150)
    animator.addBehavior(throw151)
    animator.addBehavior(throw152)
    animator.addBehavior(throw153)
    animator.addBehavior(throw154)
    animator.addBehavior(throw155)
    animator.addBehavior(throw156)
    animator.addBehavior(throw157)
    animator.addBehavior(throw158)
    animator.addBehavior(throw159)
    animator.addBehavior(throw160)
    animator.addBehavior(throw161)
    animator.addBehavior(throw162)
    animator.addBehavior(throw163)
    animator.addBehavior(throw164)
    animator.addBehavior(throw165)
    animator.addBehavior(throw166)
    animator.addBehavior(throw167)
    animator.addBehavior(throw168)
    animator.addBehavior(throw169)
    animator.addBehavior(throw170)
    animator.addBehavior(throw171)
    animator.addBehavior(throw172)
    animator.addBehavior(throw173)
    animator.addBehavior(throw174)
    animator.addBehavior(throw175)
    animator.addBehavior(throw176)
    animator.addBehavior(throw177)
    animator.addBehavior(throw178)
    animator.addBehavior(throw179)
    animator.addBehavior(throw180)
    animator.addBehavior(throw181)
    animator.addBehavior(throw182)
    animator.addBehavior(throw183)
    animator.addBehavior(throw184)
    animator.addBehavior(throw185)
    animator.addBehavior(throw186)
    animator.addBehavior(throw187)
    animator.addBehavior(throw188)
    animator.addBehavior(throw189)
    animator.addBehavior(throw190)
    animator.addBehavior(throw191)
    animator.addBehavior(throw192)
    animator.addBehavior(throw193)
    animator.addBehavior(throw194)
    animator.addBehavior(throw195)
    animator.addBehavior(throw196)
    animator.addBehavior(throw197)
    animator.addBehavior(throw198)
    animator.addBehavior(throw199)
    animator.addBehavior(throw200)
    animator.addBehavior(paper1)
    animator.addBehavior(paper2)
    animator.addBehavior(paper3)
    animator.addBehavior(paper4)
    animator.addBehavior(paper5)
    animator.addBehavior(paper6)
    animator.addBehavior(paper7)
    animator.addBehavior(paper8)
    animator.addBehavior(paper9)
    animator.addBehavior(paper10)
    animator.addBehavior(paper11)
    animator.addBehavior(paper12)
    animator.addBehavior(paper13)
    animator.addBehavior(paper14)
    animator.addBehavior(paper15)
    animator.addBehavior(paper16)
    animator.addBehavior(paper17)
    animator.addBehavior(paper18)
    animator.addBehavior(paper19)
    animator.addBehavior(paper20)
    animator.addBehavior(paper21)
    animator.addBehavior(paper22)
    animator.addBehavior(paper23)
    animator.addBehavior(paper24)
    animator.addBehavior(paper25)
    animator.addBehavior(paper26)
    animator.addBehavior(paper27)
    animator.addBehavior(paper28)
    animator.addBehavior(paper29)
    animator.addBehavior(paper30)
    animator.addBehavior(paper31)
    animator.addBehavior(paper32)
    animator.addBehavior(paper33)
    animator.addBehavior(paper34)
    animator.addBehavior(paper35)
    animator.addBehavior(paper36)
    animator.addBehavior(paper37)
    animator.addBehavior(paper38)
    animator.addBehavior(paper39)
    animator.addBehavior(paper40)
    animator.addBehavior(paper41)
    animator.addBehavior(paper42)
    animator.addBehavior(paper43)
    animator.addBehavior(paper44)
    animator.addBehavior(paper45)
    animator.addBehavior(paper46)
    animator.addBehavior(paper47)
    animator.addBehavior(paper48)
    animator.addBehavior(paper49)
    animator.addBehavior(paper50)
    animator.addBehavior(paper51)
    animator.addBehavior(paper52)
    animator.addBehavior(paper53)
    animator.addBehavior(paper54)
    animator.addBehavior(paper55)
    animator.addBehavior(paper56)
    animator.addBehavior(paper57)
    animator.addBehavior(paper58)
    animator.addBehavior(paper59)
    animator.addBehavior(paper60)
    animator.addBehavior(paper61)
    animator.addBehavior(paper62)
    animator.addBehavior(paper63)
    animator.addBehavior(paper64)
    animator.addBehavior(paper65)
    animator.addBehavior(paper66)
    animator.addBehavior(paper67)
    animator.addBehavior(paper68)
    animator.addBehavior(paper69)
    animator.addBehavior(paper70)
    animator.addBehavior(paper71)
    animator.addBehavior(paper72)
    animator.addBehavior(paper73)
    animator.addBehavior(paper74)
    animator.addBehavior(paper75)
    animator.addBehavior(paper76)
    animator.addBehavior(paper77)
    animator.addBehavior(paper78)
    animator.addBehavior(paper79)
    animator.addBehavior(paper80)
    animator.addBehavior(paper81)
    animator.addBehavior(paper82)
    animator.addBehavior(paper83)
    animator.addBehavior(paper84)
    animator.addBehavior(paper85)
    animator.addBehavior(paper86)
    animator.addBehavior(paper87)
    animator.addBehavior(paper88)
    animator.addBehavior(paper89)
    animator.addBehavior(paper90)
    animator.addBehavior(paper91)
    animator.addBehavior(paper92)
    animator.addBehavior(paper93)
    animator.addBehavior(paper94)
    animator.addBehavior(paper95)
    animator.addBehavior(paper96)
    animator.addBehavior(paper97)
    animator.addBehavior(paper98)
    animator.addBehavior(paper99)
    animator.addBehavior(paper100)
    animator.addBehavior(paper101)
    animator.addBehavior(paper102)
    animator.addBehavior(paper103)
    animator.addBehavior(paper104)
    animator.addBehavior(paper105)
    animator.addBehavior(paper106)
    animator.addBehavior(paper107)
    animator.addBehavior(paper108)
    animator.addBehavior(paper109)
    animator.addBehavior(paper110)
    animator.addBehavior(paper111)
    animator.addBehavior(paper112)
    animator.addBehavior(paper113)
    animator.addBehavior(paper114)
    animator.addBehavior(paper115)
    animator.addBehavior(paper116)
    animator.addBehavior(paper117)
    animator.addBehavior(paper118)
    animator.addBehavior(paper119)
    animator.addBehavior(paper120)
    animator.addBehavior(paper121)
    animator.addBehavior(paper122)
    animator.addBehavior(paper123)
    animator.addBehavior(paper124)
    animator.addBehavior(paper125)
    animator.addBehavior(paper126)
    animator.addBehavior(paper127)
    animator.addBehavior(paper128)
    animator.addBehavior(paper129)
    animator.addBehavior(paper130)
    animator.addBehavior(paper131)
    animator.addBehavior(paper132)
    animator.addBehavior(paper133)
    animator.addBehavior(paper134)
    animator.addBehavior(paper135)
    animator.addBehavior(paper136)
    animator.addBehavior(paper137)
    animator.addBehavior(paper138)
    animator.addBehavior(paper139)
    animator.addBehavior(paper140)
    animator.addBehavior(paper141)
    animator.addBehavior(paper142)
    animator.addBehavior(paper143)
    animator.addBehavior(paper144)
    animator.addBehavior(paper145)
    animator.addBehavior(paper146)
    animator.addBehavior(paper147)
    animator.addBehavior(paper148)
    animator.addBehavior(paper149)
    animator.addBehavior(paper150)
    animator.addBehavior(paper151)
    animator.addBehavior(paper152)
    animator.addBehavior(paper153)
    animator.addBehavior(paper154)
    animator.addBehavior(paper155)
    animator.addBehavior(paper156)
    animator.addBehavior(paper157)
    animator.addBehavior(paper158)
    animator.addBehavior(paper159)
    animator.addBehavior(paper160)
    animator.addBehavior(paper161)
    animator.addBehavior(paper162)
    animator.addBehavior(paper163)
    animator.addBehavior(paper164)
    animator.addBehavior(paper165)
    animator.addBehavior(paper166)
    animator.addBehavior(paper167)
    animator.addBehavior(paper168)
    animator.addBehavior(paper169)
    animator.addBehavior(paper170)
    animator.addBehavior(paper171)
    animator.addBehavior(paper172)
    animator.addBehavior(paper173)
    animator.addBehavior(paper174)
    animator.addBehavior(paper175)
    animator.addBehavior(paper176)
    animator.addBehavior(paper177)
    animator.addBehavior(paper178)
    animator.addBehavior(paper179)
    animator.addBehavior(paper180)
    animator.addBehavior(paper181)
    animator.addBehavior(paper182)
    animator.addBehavior(paper183)
    animator.addBehavior(paper184)
    animator.addBehavior(paper185)
    animator.addBehavior(paper186)
    animator.addBehavior(paper187)
    animator.addBehavior(paper188)
    animator.addBehavior(paper189)
    animator.addBehavior(paper190)
    animator.addBehavior(paper191)
    animator.addBehavior(paper192)
    animator.addBehavior(paper193)
    animator.addBehavior(paper194)
    animator.addBehavior(paper195)
    animator.addBehavior(paper196)
    animator.addBehavior(paper197)
    animator.addBehavior(paper198)
    animator.addBehavior(paper199)
    animator.addBehavior(paper200)
  }
}
