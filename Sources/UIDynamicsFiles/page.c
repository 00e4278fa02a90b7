// SPDX-License-Identifier: MIT

#include "UIDynamicsFiles.h"

Text page_markup = (const unsigned char[]){
#embed "../UIDynamicsPage/Page/page.html" suffix(, )
0};

Text living_markup = (const unsigned char[]){
#embed "../UIDynamicsPage/Page/living.html" suffix(, )
0};

Text page_style = (const unsigned char[]){
#embed "../UIDynamicsPage/Page/page.css" suffix(, )
0};

Text living_style = (const unsigned char[]){
#embed "../UIDynamicsPage/Page/living.css" suffix(, )
0};

Text sweep_style = (const unsigned char[]){
#embed "../UIDynamicsPage/Page/sweep.css" suffix(, )
0};

// The scripts of a page in an order in which constants are set before they are used.
Text base_script = (const unsigned char[]){
#embed "../UIDynamicsPage/Page/dom.mjs" suffix(, )
#embed "../UIDynamicsPage/Page/frame.mjs" suffix(, )
0};

Text player_script = (const unsigned char[]){
#embed "../UIDynamicsPage/Page/recording.mjs" suffix(, )
#embed "../UIDynamicsPage/Page/measures.mjs" suffix(, )
#embed "../UIDynamicsPage/Page/names.mjs" suffix(, )
#embed "../UIDynamicsPage/Page/camera.mjs" suffix(, )
#embed "../UIDynamicsPage/Page/screen.mjs" suffix(, )
#embed "../UIDynamicsPage/Page/overlays.mjs" suffix(, )
#embed "../UIDynamicsPage/Page/painter.mjs" suffix(, )
#embed "../UIDynamicsPage/Page/stage.mjs" suffix(, )
#embed "../UIDynamicsPage/Page/ruler.mjs" suffix(, )
#embed "../UIDynamicsPage/Page/readout.mjs" suffix(, )
#embed "../UIDynamicsPage/Page/graphs.mjs" suffix(, )
#embed "../UIDynamicsPage/Page/timeline.mjs" suffix(, )
#embed "../UIDynamicsPage/Page/player.mjs" suffix(, )
0};

Text parameters_script = (const unsigned char[]){
#embed "../UIDynamicsPage/Page/parameters.mjs" suffix(, )
0};

Text engine_script = (const unsigned char[]){
#embed "../UIDynamicsPage/Page/engine.mjs" suffix(, )
#embed "../UIDynamicsPage/Page/hand.mjs" suffix(, )
0};

Text living_script = (const unsigned char[]){
#embed "../UIDynamicsPage/Page/worker.mjs" suffix(, )
#embed "../UIDynamicsPage/Page/living.mjs" suffix(, )
0};

Text main_script = (const unsigned char[]){
#embed "../UIDynamicsPage/Page/main.mjs" suffix(, )
0};

Text opened_script = (const unsigned char[]){
#embed "../UIDynamicsPage/Page/opened.mjs" suffix(, )
0};

Text watch_script = (const unsigned char[]){
#embed "../UIDynamicsPage/Page/watch.mjs" suffix(, )
0};

Text sweep_script = (const unsigned char[]){
#embed "../UIDynamicsPage/Page/sweep.mjs" suffix(, )
0};

Text attach_script = (const unsigned char[]){
#embed "../UIDynamicsPage/Page/attach.mjs" suffix(, )
0};

Text spring_script = (const unsigned char[]){
#embed "../UIDynamicsPage/Page/spring.mjs" suffix(, )
0};
