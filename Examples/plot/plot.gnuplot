# SPDX-License-Identifier: MIT
#
# Draws a run of uidyn: the way of every item, and its x and y over time.
#
#   uidyn run Examples/bouncing-square.json --format csv -o bounce.csv
#   gnuplot -e "data='bounce.csv'; output='bounce.svg'" Examples/plot/plot.gnuplot
#
# data    rows as CSV with the columns time, item, x and y; more may be there
# output  NAME.svg or NAME.png; without it the plot comes up in a window
# panel   'way', 'x', 'y' or another column: that alone, the items named
#
# y grows downwards, as on a screen. If the rows have angle, width and height, every item is drawn
# at about a dozen moments. Needs gnuplot 5.4 or later.

if (!exists("data")) {
  printerr "usage: gnuplot -e \"data='FILE.csv'; output='FILE.svg'\" plot.gnuplot"
  exit status 2
}

set datafile separator comma
set datafile missing NaN
set encoding utf8

# The names in the header line.
names = " "
stats data every ::0::0 using (0) nooutput
do for [c = 1:STATS_columns] {
  stats data every ::0::0 using (names = names . strcol(c) . " ", 0) nooutput
}
has(name) = strstrt(names, " " . name . " ") > 0
if (strstrt(names, "{") || !has("time") || !has("item") || !has("x") || !has("y")) {
  printerr data . " has no columns time, item, x and y: write it with --format csv, without --wide"
  exit status 1
}
set datafile columnheaders

# The items in the order of their first rows, and how far everything reaches.
items = " "
note(item) = (strstrt(items, " " . item . " ") ? items : (items = items . item . " "))
stats data using (note(strcol("item")), column("x")) name "X" nooutput
stats data using (column("y")) name "Y" nooutput
stats data using (column("time")) name "T" nooutput
count = words(items)
draws = has("angle") && has("width") && has("height")
room = 0
if (draws) {
  stats data using (sqrt(column("width")**2 + column("height")**2) / 2) name "R" nooutput
  room = R_max
}

# Both axes of the way have the same scale; a way straight down gets some width all the same.
larger(a, b) = a > b ? a : b
reachX = X_max - X_min + 2 * room
reachY = Y_max - Y_min + 2 * room
wayX = 1.05 * larger(reachX, larger(reachY, 10) / 2)
wayY = 1.05 * larger(reachY, larger(reachX, 10) / 2)

# About `n` tics of 1, 2 or 5 times a power of ten.
tics(span, n) = rounded(span / n, 10**floor(log10(span / n)))
rounded(step, unit) = unit * (step > 5 * unit ? 10 : step > 2 * unit ? 5 : step > unit ? 2 : 1)

# Every so many ticks an item is drawn as the four sides of its bounds.
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
do for [i = 1:count] { set linetype i linecolor rgb colors[(i - 1) % 6 + 1] linewidth 2 }

if (!exists("panel")) panel = "all"
isAlone = panel ne "all"
isDrawnOverTime(name) = panel eq "all" || panel eq name

if (exists("output")) {
  if (strlen(output) > 4 && output[strlen(output) - 3:] eq ".png") {
    set terminal pngcairo noenhanced size 1800,840 fontscale 1.6 background "#ffffff"
  } else {
    wide = isAlone ? 640 : 900
    high = panel eq "way" ? larger(260, larger(120, 580 * wayY / wayX) + 60) : isAlone ? 320 : 420
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
if (count == 1 || count > 12 || panel eq "way") { unset key } else { set key outside right top }

if (panel eq "all" || panel eq "way") {
  set size ratio -1
  set xlabel "x (pt)"
  set ylabel "y (pt)"
  set xtics tics(wayX, 5)
  set ytics tics(wayY, 8)
  set xrange [(X_min + X_max - wayX) / 2:(X_min + X_max + wayX) / 2]
  set yrange [(Y_min + Y_max + wayY) / 2:(Y_min + Y_max - wayY) / 2]
  # The names stand where the items begin.
  named = panel eq "way" ? count : 0
  if (draws) {
    plot for [i = 1:count] for [k = 1:4] data \
      using (isDrawn(word(items, i)) ? cornerX(U[k], V[k]) : NaN):(cornerY(U[k], V[k])): \
      (cornerX(U[k+1], V[k+1]) - cornerX(U[k], V[k])):(cornerY(U[k+1], V[k+1]) - cornerY(U[k], V[k])) \
      with vectors nohead linetype i linewidth 1 notitle, \
      for [i = 1:count] data using (only(i, "x")):"y" with lines linetype i title word(items, i), \
      for [i = 1:named] data every ::(i - 1)::(i - 1) \
      using "x":(column("y") - column("height") / 2):(strcol("item")) \
      with labels offset 0, 0.6 notitle
  } else {
    plot for [i = 1:count] data using (only(i, "x")):"y" with lines linetype i title word(items, i)
  }
}

# Over time the smaller range is shown with at least 10 pt.
if (!isAlone) {
  unset key
  set size noratio
  set lmargin at screen 0.56
  set rmargin at screen 0.97
}
spanT = larger(T_max - T_min, 0.001)
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
  plot for [i = 1:count] data using "time":(only(i, "x")) with lines linetype i title word(items, i)
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
  plot for [i = 1:count] data using "time":(only(i, "y")) with lines linetype i title word(items, i)
}
if (isAlone) {
  if (panel ne "way" && panel ne "x" && panel ne "y") {
    set xlabel "time (s)"
    set ylabel panel
    plot for [i = 1:count] data using "time":(only(i, panel)) with lines linetype i \
      title word(items, i)
  }
} else {
  unset multiplot
}
if (exists("output")) { unset output } else { pause mouse close }
