// SPDX-License-Identifier: MIT

#include "UIDynamicsFiles.h"

Text alert_template = (const unsigned char[]){
#embed "../UIDynamicsTemplates/Templates/alert.json" suffix(, )
0};

Text banner_template = (const unsigned char[]){
#embed "../UIDynamicsTemplates/Templates/banner.json" suffix(, )
0};

Text bubble_template = (const unsigned char[]){
#embed "../UIDynamicsTemplates/Templates/bubble.json" suffix(, )
0};

Text card_template = (const unsigned char[]){
#embed "../UIDynamicsTemplates/Templates/card.json" suffix(, )
0};

Text confetti_template = (const unsigned char[]){
#embed "../UIDynamicsTemplates/Templates/confetti.json" suffix(, )
0};

Text cradle_template = (const unsigned char[]){
#embed "../UIDynamicsTemplates/Templates/cradle.json" suffix(, )
0};

Text list_template = (const unsigned char[]){
#embed "../UIDynamicsTemplates/Templates/list.json" suffix(, )
0};

Text pull_to_refresh_template = (const unsigned char[]){
#embed "../UIDynamicsTemplates/Templates/pull-to-refresh.json" suffix(, )
0};

Text sheet_template = (const unsigned char[]){
#embed "../UIDynamicsTemplates/Templates/sheet.json" suffix(, )
0};

Text snap_template = (const unsigned char[]){
#embed "../UIDynamicsTemplates/Templates/snap.json" suffix(, )
0};

Text square_template = (const unsigned char[]){
#embed "../UIDynamicsTemplates/Templates/square.json" suffix(, )
0};

Text tabs_template = (const unsigned char[]){
#embed "../UIDynamicsTemplates/Templates/tabs.json" suffix(, )
0};
