// SPDX-License-Identifier: MIT

/// How the player's page looks; the colors of the picture are those of `PictureStyle`.
enum PlayerStyle {
  static let text = #"""
    :root{color-scheme:light dark;--page:#f3f5f8;--sheet:#fff;--text:#1b2430;--soft:#5a6573;
    --rule:#d5dbe3;--hot:#0b6fb8;--bad:#c22f1d;--good:#0a7a4f}
    @media(prefers-color-scheme:dark){:root{--page:#0d0f13;--sheet:#14171c;--text:#e9edf3;
    --soft:#9ba6b4;--rule:#2d3440;--hot:#5db4f5;--bad:#ff9080;--good:#4fd3a8}}
    *{box-sizing:border-box}
    body{margin:0;background:var(--page);color:var(--text);
    font:15px/1.45 system-ui,-apple-system,"Segoe UI",sans-serif}
    header,footer{max-width:90rem;margin:0 auto;padding:.7rem 1rem 0}
    footer{padding-bottom:1.5rem;color:var(--soft);font-size:.85rem}
    h1{margin:0;font-size:1.25rem;overflow-wrap:anywhere}
    h2{margin:0 0 .4rem;font-size:.95rem}
    p{margin:.2rem 0;overflow-wrap:anywhere}
    #legend,#notes{color:var(--soft);font-size:.88rem}
    #difference button{margin-left:.4rem}
    main{max-width:90rem;margin:0 auto;padding:.7rem 1rem;display:grid;gap:.8rem;
    grid-template-columns:minmax(0,1fr)}
    #view,#controls,.panel,#layers{background:var(--sheet);border:1px solid var(--rule);
    border-radius:10px;padding:.6rem .8rem;margin:0;min-width:0}
    #view{padding:.4rem}
    #pull{display:flex;justify-content:flex-end;align-items:center;gap:.4rem;margin:0 .4rem;
    min-height:24px;color:var(--soft);font-size:.8rem}
    #pull[hidden]{display:none}
    #pull svg{width:24px;height:24px}
    #pull path{stroke-width:1.4}
    #stage{display:block;width:100%;height:auto;max-height:64vh;touch-action:manipulation}
    #stage path,#stage rect,#stage ellipse{vector-effect:non-scaling-stroke}
    #stage text{font-size:calc(11px*var(--u,1));pointer-events:none}
    #stage .halo{stroke-width:calc(2.4px*var(--u,1))}
    #stage .other-run{opacity:.9}
    #stage .trail{stroke-opacity:.4}
    #stage .subject{cursor:pointer}
    #stage .chosen>.item{stroke-width:3;fill-opacity:.32}
    #stage .body{stroke-width:1.2;stroke-dasharray:3 2}
    #stage .speed{stroke-width:2}
    .off{display:none}
    #controls{position:sticky;bottom:.5rem;z-index:1;align-self:start;box-shadow:0 2px 12px #0002}
    #scrubber{position:relative;padding-top:12px}
    #marks{position:absolute;left:8px;right:8px;top:0;width:calc(100% - 16px);height:12px}
    #marks path{vector-effect:non-scaling-stroke;stroke-width:1.5;stroke-linecap:butt}
    #seek{width:100%;margin:0;height:24px;accent-color:var(--hot)}
    #buttons{display:flex;flex-wrap:wrap;align-items:center;gap:.35rem}
    button{font:inherit;color:inherit;background:none;border:1px solid var(--rule);
    border-radius:8px;min-width:40px;min-height:40px;padding:0;cursor:pointer}
    button:hover{border-color:var(--hot)}
    button svg{display:block;width:18px;height:18px;margin:auto}
    button path{fill:currentColor;stroke:currentColor;stroke-width:1.6}
    #play{background:var(--hot);border-color:var(--hot);color:var(--sheet);min-width:52px}
    #play .pause,.playing #play .play{display:none}
    .playing #play .pause{display:inline;stroke-width:3}
    .word{padding:0 .8rem}
    :focus-visible{outline:2px solid var(--hot);outline-offset:2px}
    #clock{font-variant-numeric:tabular-nums;margin:0 .4rem;min-width:9.5em;white-space:nowrap}
    .choice{display:inline-flex;align-items:center;gap:.3rem;min-height:40px}
    select{font:inherit;color:inherit;background:var(--sheet);border:1px solid var(--rule);
    border-radius:6px;min-height:32px;max-width:100%}
    #panels{display:grid;gap:.8rem;align-content:start;min-width:0}
    #layers{display:flex;flex-wrap:wrap;gap:0 1rem}
    #layers legend{float:left;width:100%;font-size:.95rem;font-weight:700;padding:0}
    #layers label{display:inline-flex;gap:.35rem;align-items:center;min-height:34px}
    #values{border-collapse:collapse;width:100%;margin-top:.4rem;font-size:.9rem;
    font-variant-numeric:tabular-nums}
    #values td,#values th{padding:.1rem .5rem .1rem 0;text-align:right;font-weight:400}
    #values th{text-align:left;color:var(--soft)}
    .graph{margin-bottom:.5rem}
    .graph div{display:flex;gap:.35rem;align-items:center}
    .graph select{flex:1;min-width:0}
    .graph button{min-width:32px;min-height:32px}
    .graph svg{display:block;width:100%;height:84px;margin-top:.25rem;touch-action:none;
    cursor:crosshair;border-bottom:1px solid var(--rule)}
    .graph svg path{vector-effect:non-scaling-stroke}
    .graph .range{color:var(--soft);font-size:.8rem;justify-content:space-between;
    font-variant-numeric:tabular-nums}
    #events,#expectations{list-style:none;margin:0;padding:0;max-height:18rem;overflow:auto;
    font-size:.9rem}
    #events button{border:0;border-radius:4px;display:flex;gap:.7rem;width:100%;min-height:30px;
    padding:0 .3rem;text-align:left;align-items:center;overflow-wrap:anywhere}
    #events button:hover{background:var(--page)}
    #events .now{background:var(--page);box-shadow:inset 3px 0 var(--hot)}
    #events time{color:var(--soft);font-variant-numeric:tabular-nums;min-width:4.2em}
    #expectations li{padding:.1rem 0 .1rem 1.4rem;position:relative;overflow-wrap:anywhere}
    #expectations li::before{position:absolute;left:.1rem;content:"✓";color:var(--good)}
    #expectations .failed::before{content:"✗";color:var(--bad)}
    #expectations small{display:block;color:var(--soft)}
    @media(max-width:30rem){#clock{margin:0;min-width:8.8em;font-size:.92rem}
    .choice{font-size:.92rem}.choice span{display:none}#buttons{column-gap:.3rem}
    #stage{max-height:52vh}}
    @media(min-width:60rem){
    main{grid-template-columns:minmax(0,1fr) 23rem;grid-template-rows:auto 1fr}
    #panels{grid-column:2;grid-row:1/span 2}
    #stage{max-height:calc(100vh - 15rem);min-height:16rem}
    #pull:not([hidden])+#stage{max-height:calc(100vh - 16.5rem)}}

    """#
}
