# SPDX-License-Identifier: MIT
#
# Draws a run of uidyn: the path of every item, and its x and y over time.
#
#   uidyn run Examples/pinball.json --log pinball.log
#   gnuplot -e "data='pinball.log'; output='pinball.svg'" Examples/plot/plot.gnuplot
#
# data    a log, or rows as CSV or JSON Lines with time, item, x and y; '-' is standard input
# scene   the scene of the run, to draw its bounds and boundaries; a log names its own
# output  NAME.svg or NAME.png; by default, the plot opens in a window
# panel   'path', 'x', 'y' or another column: draws only this, with the names of the items
#
# y grows downward, as on a screen. Time ends with the last motion. If the rows have angle, width and height,
# the bounds of every item are drawn at about a dozen moments, regardless of its outline. Contacts of a log are
# crosses. Boundaries with expressions or SVG curves are omitted with a message. After six colors the lines are
# dashed, then dotted. Needs gnuplot 5.4 or later, and awk.

if (!exists("data")) {
  printerr "usage: gnuplot -e \"data='FILE'; output='FILE.svg'\" plot.gnuplot"
  exit status 2
}
if (!exists("scene")) scene = ""
set encoding utf8

# Converts the input to CSV: rows, contacts, and the outlines of the scene as polylines.
$READ << END_OF_AWK
function value(key, found) {
  if (!match($0, "\"" key "\":(\"[^\"]*\"|[^,}]*)")) return ""
  found = substr($0, RSTART + length(key) + 3, RLENGTH - length(key) - 3)
  gsub(/"/, "", found)
  return found == "null" ? "NaN" : found
}
function columnsOf(line, name) {
  while (match(line, /"[A-Za-z_.0-9-]+":("[^"]*"|[^,}]*)/)) {
    name = substr(line, RSTART + 1)
    sub(/".*/, "", name)
    if (name != "record") columns[++count] = name
    line = substr(line, RSTART + RLENGTH)
  }
  for (i = 1; i <= count; i++) printf "%s%s", columns[i], i < count ? "," : "\n" > rows
}
function row(i) {
  if (!count) columnsOf($0)
  for (i = 1; i <= count; i++) printf "%s%s", value(columns[i]), i < count ? "," : "\n" > rows
}
{ sub(/\r$/, "") }
NR == 1 { print "time,x,y" > contacts }
NR == 1 { sub(/^\357\273\277/, ""); isJSON = /^[ \t]*[{]/ }
!isJSON { print > rows; next }
/^[{]"record":"header"/ { print value("path") > path; next }
/"event":/ { if (/"event":"contactBegan"/ && value("x") != "NaN") print value("time") "," value("x") "," value("y") > contacts; next }
/^[{]"record":"(digests|summary)"/ { next }
/^[{]/ { row() }
END_OF_AWK

# The last time at which an item has moved since its previous row.
$MOTION << END_OF_AWK
NR == 1 { for (i = 1; i <= NF; i++) at[$i] = i; next }
{ item = $at["item"]; dx = $at["x"] - x[item]; dy = $at["y"] - y[item] }
(item in x) && dx * dx + dy * dy > 0.0025 { last = $at["time"] }
{ x[item] = $at["x"]; y[item] = $at["y"] }
END { print last }
END_OF_AWK

# The numbers in the scene's text; the names of omitted parts are written to a separate file.
$OUTLINES << END_OF_AWK
function numbers(text, key, least) {
  if (!match(text, "\"" key "\":\\[[-+0-9.eE,]*\\]")) return 0
  text = substr(text, RSTART + length(key) + 4, RLENGTH - length(key) - 5)
  return split(text, n, ",") >= least
}
function has(text, key) { return index(text, "\"" key "\":") > 0 }
function number(text, key) {
  if (!has(text, key)) return 0
  if (!match(text, "\"" key "\":[-+0-9.][-+0-9.eE]*")) isMissing = 1
  return substr(text, RSTART + length(key) + 3, RLENGTH - length(key) - 3) + 0
}
function leaveOut(name) { print name > missing }
function rectangle(x, y, w, h) {
  print x "," y "\n" x + w "," y "\n" x + w "," y + h "\n" x "," y + h "\n" x "," y "\n"
}
function turned(x, y, w, h, start, sweep, i) {
  for (i = 0; i <= 48; i++) print x + w / 2 * cos(start + sweep * i / 48) "," y + h / 2 * sin(start + sweep * i / 48)
}
function rounded(x, y, w, h, r) {
  r = r > w / 2 ? w / 2 : r
  r = r > h / 2 ? h / 2 : r
  turned(x + w - r, y + h - r, 2 * r, 2 * r, 0, turn / 4)
  turned(x + r, y + h - r, 2 * r, 2 * r, turn / 4, turn / 4)
  turned(x + r, y + r, 2 * r, 2 * r, turn / 2, turn / 4)
  turned(x + w - r, y + r, 2 * r, 2 * r, turn * 3 / 4, turn / 4)
  print x + w "," y + h - r "\n"
}
# As in UIBezierPath: a full circle if the angles are at least that far apart.
function arc(x, y, r, start, sweep, isClockwise) {
  if (sweep >= turn || -sweep >= turn) sweep = isClockwise ? turn : -turn
  else if (isClockwise && sweep < 0) sweep += turn
  else if (!isClockwise && sweep > 0) sweep -= turn
  turned(x, y, 2 * r, 2 * r, start, sweep)
  print x + r * cos(start) "," y + r * sin(start) "\n"
}
function insets(text, x, y, w, h, t, l, b, r) {
  isMissing = 0
  t = number(text, "top"); l = number(text, "left"); b = number(text, "bottom"); r = number(text, "right")
  if (isMissing) leaveOut("referenceBoundsInsets")
  else rectangle(x + l, y + t, w - l - r, h - t - b)
}
function boundary(text, id, x, y, i) {
  id = match(text, /"id":"[^"]*"/) ? substr(text, RSTART + 6, RLENGTH - 7) : "?"
  isMissing = 0
  if (numbers(text, "from", 2)) {
    x = n[1]; y = n[2]
    if (numbers(text, "to", 2)) print x "," y "\n" n[1] "," n[2] "\n"
    else leaveOut(id)
  }
  else if (numbers(text, "rect", 4)) rectangle(n[1], n[2], n[3], n[4])
  else if (numbers(text, "roundedRect", 4)) {
    i = number(text, "cornerRadius")
    if (isMissing) leaveOut(id); else rounded(n[1], n[2], n[3], n[4], i)
  }
  else if (numbers(text, "oval", 4)) { turned(n[1] + n[3] / 2, n[2] + n[4] / 2, n[3], n[4], 0, turn); print "" }
  else if (has(text, "arc") && numbers(text, "center", 2)) {
    x = number(text, "startAngle"); y = number(text, "endAngle"); i = number(text, "radius")
    if (isMissing) leaveOut(id); else arc(n[1], n[2], i, x, y - x, text !~ /"clockwise":false/)
  }
  else if (match(text, /"points":\[[-+0-9.eE,\[\]]*\]/)) {
    text = substr(text, RSTART + 9, RLENGTH - 9)
    gsub(/[\[\]]/, "", text)
    i = split(text, n, ",")
    for (x = 1; x < i; x += 2) print n[x] "," n[x + 1]
    print n[1] "," n[2] "\n"
  }
  else leaveOut(id)
}
BEGIN { turn = 8 * atan2(1, 1); print "x,y" }
{ text = text $0 }
END {
  gsub(/[ \t\r]/, "", text)
  if (match(text, /"referenceView":[{][^{}]*/)) {
    view = substr(text, RSTART, RLENGTH)
    hasBounds = numbers(view, "bounds", 4)
    if (!hasBounds && numbers(view, "size", 2)) { hasBounds = 1; n[3] = n[1]; n[4] = n[2]; n[1] = n[2] = 0 }
    x = n[1]; y = n[2]; w = n[3]; h = n[4]
    if (hasBounds) rectangle(x, y, w, h)
    else if (has(view, "bounds") || has(view, "size")) leaveOut("the bounds")
  }
  rest = text
  while (match(rest, /"referenceBoundsInsets":[{][^{}]*/)) {
    part = substr(rest, RSTART, RLENGTH)
    rest = substr(rest, RSTART + RLENGTH)
    if (hasBounds) insets(part, x, y, w, h)
  }
  while (match(text, /"boundaries":\[/)) {
    text = substr(text, RSTART + RLENGTH)
    depth = 0
    part = ""
    for (i = 1; i <= length(text); i++) {
      c = substr(text, i, 1)
      if (c == "{") depth++
      if (depth) part = part c
      if (c == "}" && --depth == 0) { boundary(part); part = "" }
      if (c == "]" && !depth) break
    }
  }
}
END_OF_AWK

work = system("mktemp -d")
quoted(name) = "'" . name . "'"
isThere(name) = system("test -r " . quoted(name) . " && echo yes") eq "yes"
fault = ""
if (data ne "-" && (!isThere(data) || system("test -d " . quoted(data) . " && echo yes") eq "yes")) {
  fault = data . " is not there or cannot be read"
} else {
  set print work . "/read.awk"
  print $READ
  set print work . "/outlines.awk"
  print $OUTLINES
  set print work . "/motion.awk"
  print $MOTION
  set print
  system("touch " . work . "/rows " . work . "/contacts " . work . "/outlines " . work . "/path " . work . "/missing")
  system("awk -f " . work . "/read.awk -v rows=" . work . "/rows -v contacts=" . work \
    . "/contacts -v path=" . work . "/path " . (data eq "-" ? "-" : quoted(data)))
  # The path of the scene is relative to the log.
  found = system("cat " . work . "/path")
  if (scene eq "" && found ne "" && found ne "NaN" && data ne "-") {
    found = system("cd \"$(dirname " . quoted(data) . ")\" && test -r " . quoted(found) \
      . " && echo \"$PWD\"/" . quoted(found))
    scene = found
  }
  if (scene ne "" && !isThere(scene)) { fault = scene . " is not there or cannot be read" }
  if (scene ne "" && fault eq "") {
    system("awk -f " . work . "/outlines.awk -v missing=" . work . "/missing " . quoted(scene) . " > " \
      . work . "/outlines")
    left = system("paste -s -d, " . work . "/missing | sed 's/,/, /g'")
    if (left ne "") { printerr scene . ": not drawn: " . left }
  }
  if (fault eq "" && system("test -s " . work . "/rows && echo yes") ne "yes") {
    fault = data . " has no rows; a log has, and what uidyn run writes"
  }
}
if (fault ne "") {
  system("rm -r " . work)
  printerr fault
  exit status 1
}
file = work . "/rows"
contacts = work . "/contacts"
outlines = work . "/outlines"
# The first line names the columns.
hasContacts = system("wc -l < " . contacts) > 1
hasOutlines = system("wc -l < " . outlines) > 1

set datafile separator comma
set datafile missing NaN

# The names in the header line.
names = " "
stats file every ::0::0 using (0) nooutput
do for [c = 1:STATS_columns] {
  stats file every ::0::0 using (names = names . strcol(c) . " ", 0) nooutput
}
has(name) = strstrt(names, " " . name . " ") > 0
if (strstrt(names, "{") || !has("time") || !has("item") || !has("x") || !has("y")) {
  system("rm -r " . work)
  printerr data . " has no columns time, item, x and y: write it without --wide"
  exit status 1
}
set datafile columnheaders
if (hasOutlines) { stats outlines using 1:2 name "O" nooutput }
outlinesPart = hasOutlines ? "outlines using 1:2 with lines linestyle 100 notitle," : ""
contactsPart = hasContacts ? ", contacts using 2:3 with points linestyle 101 notitle" : ""

# The items in the order of their first rows, and the ranges of all values.
items = " "
note(item) = (strstrt(items, " " . item . " ") ? items : (items = items . item . " "))
stats file using (note(strcol("item")), column("x")) name "X" nooutput
stats file using (column("y")) name "Y" nooutput
stats file using (column("time")) name "T" nooutput
count = words(items)
draws = has("angle") && has("width") && has("height")
room = 0
if (draws) {
  stats file using (sqrt(column("width")**2 + column("height")**2) / 2) name "R" nooutput
  room = R_max
}

# The ranges of the path include the scene.
lower(a, b) = a < b ? a : b
upper(a, b) = a > b ? a : b
left = hasOutlines ? lower(X_min - room, O_min_x) : X_min - room
right = hasOutlines ? upper(X_max + room, O_max_x) : X_max + room
top = hasOutlines ? lower(Y_min - room, O_min_y) : Y_min - room
bottom = hasOutlines ? upper(Y_max + room, O_max_y) : Y_max + room

# Both axes of the path have the same scale; a vertical path gets some width too.
larger(a, b) = a > b ? a : b
reachX = right - left
reachY = bottom - top
wayX = 1.05 * larger(reachX, larger(reachY, 10) / 2)
wayY = 1.05 * larger(reachY, larger(reachX, 10) / 2)

# About `n` tics of 1, 2 or 5 times a power of ten.
tics(span, n) = rounded(span / n, 10**floor(log10(span / n)))
rounded(step, unit) = unit * (step > 5 * unit ? 10 : step > 2 * unit ? 5 : step > unit ? 2 : 1)

# Draws the bounds of an item at regular intervals.
stride = larger(1, int(T_records / count / 12))
only(i, name) = strcol("item") eq word(items, i) ? column(name) : NaN
isDrawn(item) = strcol("item") eq item && int(column(0) / count) % stride == 0
cornerX(u, v) = column("x") \
  + u * column("width") / 2 * cos(column("angle")) - v * column("height") / 2 * sin(column("angle"))
cornerY(u, v) = column("y") \
  + u * column("width") / 2 * sin(column("angle")) + v * column("height") / 2 * cos(column("angle"))
array U[5] = [-1, 1, 1, -1, -1]
array V[5] = [-1, -1, 1, 1, -1]

array colors[6] = ["#0072b2", "#d55e00", "#009e73", "#cc79a7", "#e69f00", "#56b4e9"]
# The first lines are the widest, so that lines with the same values all show.
do for [i = 1:count] {
  dashes = (i - 1) / 6 % 4 + 1
  set linetype i linecolor rgb colors[(i - 1) % 6 + 1] linewidth (count > 6 ? 2 : 2 + 1.8 * (count - i)) dashtype dashes
}

if (!exists("panel")) panel = "all"
isAlone = panel ne "all"
isDrawnOverTime(name) = panel eq "all" || panel eq name

if (exists("output")) {
  if (strlen(output) > 4 && output[strlen(output) - 3:] eq ".png") {
    set terminal pngcairo noenhanced size 1800,840 fontscale 1.6 background "#ffffff"
  } else {
    wide = isAlone ? 640 : 900
    high = panel eq "path" ? larger(260, larger(120, 580 * wayY / wayX) + 60) : isAlone ? 320 : 420
    high = high > 640 ? 640 : high
    set terminal svg name "uidyn" noenhanced size wide,high dynamic font "sans-serif,13" \
      background "#ffffff"
  }
  set output output
}

set grid linecolor rgb "#dddddd" linewidth 1 linetype 1
set border linecolor rgb "#444444"
if (!isAlone) {
  name = data
  while (strstrt(name, "/")) { name = name[strstrt(name, "/") + 1:] }
  who = count > 4 ? sprintf("%d items", count) : items[2:strlen(items) - 1]
  set multiplot title sprintf("%s: %s, %.2f s to %.2f s", name, who, T_min, T_max) noenhanced
  set origin 0, 0
  set size 0.45, 0.94
}
if (count == 1 || count > 12 || panel eq "path") { unset key } else { set key outside right top }

if (panel eq "all" || panel eq "path") {
  set size ratio -1
  set xlabel "x (pt)"
  set ylabel "y (pt)"
  set xtics tics(wayX, 5)
  set ytics tics(wayY, 8)
  set xrange [(left + right - wayX) / 2:(left + right + wayX) / 2]
  set yrange [(top + bottom + wayY) / 2:(top + bottom - wayY) / 2]
  # The names are at the start of the paths.
  named = panel eq "path" ? count : 0
  set style line 100 linecolor rgb "#444444" linewidth 1.5
  set style line 101 linecolor rgb "#000000" pointtype 2 pointsize 0.7
  if (draws) {
    plot @outlinesPart for [i = 1:count] for [k = 1:4] file \
      using (isDrawn(word(items, i)) ? cornerX(U[k], V[k]) : NaN):(cornerY(U[k], V[k])): \
      (cornerX(U[k+1], V[k+1]) - cornerX(U[k], V[k])):(cornerY(U[k+1], V[k+1]) - cornerY(U[k], V[k])) \
      with vectors nohead linetype i linewidth 1 dashtype solid notitle, \
      for [i = 1:count] file using (only(i, "x")):"y" with lines linetype i title word(items, i), \
      for [i = 1:named] file every ::(i - 1)::(i - 1) \
      using "x":(column("y") - column("height") / 2):(strcol("item")) \
      with labels offset 0, 0.6 notitle @contactsPart
  } else {
    plot @outlinesPart for [i = 1:count] file using (only(i, "x")):"y" with lines linetype i title word(items, i) \
      @contactsPart
  }
}

# Over time, a range covers at least 10 pt.
if (!isAlone) {
  unset key
  set size noratio
  set lmargin at screen 0.56
  set rmargin at screen 0.97
}
lastMove = system("awk -F, -f " . work . "/motion.awk " . file)
spanT = larger((lastMove eq "" ? T_max : lower(T_max, lastMove + 0.1)) - T_min, 0.001)
spanX = 1.1 * larger(X_max - X_min, 10)
spanY = 1.1 * larger(Y_max - Y_min, 10)

if (isDrawnOverTime("x")) {
  set xrange [T_min:T_min + spanT]
  set xtics tics(spanT, 8)
  if (isAlone) {
    set xlabel "time (s)"
  } else {
    set origin 0.5, 0.48
    set size 0.5, 0.46
    unset xlabel
  }
  set ylabel "x (pt)"
  set ytics tics(spanX, 5)
  set yrange [(X_min + X_max - spanX) / 2:(X_min + X_max + spanX) / 2]
  plot for [i = 1:count] file using "time":(only(i, "x")) with lines linetype i title word(items, i)
}

if (isDrawnOverTime("y")) {
  if (!isAlone) {
    set origin 0.5, 0
    set size 0.5, 0.48
  }
  set xrange [T_min:T_min + spanT]
  set xtics tics(spanT, 8)
  set xlabel "time (s)"
  set ylabel "y (pt)"
  set ytics tics(spanY, 5)
  set yrange [(Y_min + Y_max + spanY) / 2:(Y_min + Y_max - spanY) / 2]
  plot for [i = 1:count] file using "time":(only(i, "y")) with lines linetype i title word(items, i)
}
if (isAlone) {
  if (panel ne "path" && panel ne "x" && panel ne "y") {
    set xlabel "time (s)"
    set ylabel panel
    plot for [i = 1:count] file using "time":(only(i, panel)) with lines linetype i \
      title word(items, i)
  }
} else {
  unset multiplot
}
if (exists("output")) { unset output } else { pause mouse close }
system("rm -r " . work)
