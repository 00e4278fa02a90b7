// SPDX-License-Identifier: MIT

/// What stands around the player; all words are its own, everything of a scene comes as data.
enum WatchMarkup {
  static let body = #"""
    <aside id="w-panel" aria-label="Parameters">
    <h2 id="w-scene">…</h2>
    <p id="w-state" role="status" aria-live="polite">loading</p>
    <div id="w-parameters"></div>
    <p id="w-none" hidden>The scene has no parameters.</p>
    <p id="w-actions" hidden>
    <button type="button" id="w-reset">Reset</button>
    <button type="button" id="w-copy">Copy as --set</button>
    <button type="button" id="w-write">Write into the scene</button>
    </p>
    <p id="w-answer" role="status" aria-live="polite"></p>
    <div id="w-results">
    <h3 id="w-expect" hidden>Expectations</h3>
    <ul id="w-expectations"></ul>
    <ul id="w-warnings"></ul>
    </div>
    </aside>
    <section id="w-problem" role="alert" hidden>
    <h2 id="w-what"></h2>
    <div id="w-where"></div>
    </section>

    """#

  static let style = #"""
    #w-panel{position:fixed;top:0;left:0;bottom:0;width:19rem;overflow:auto;padding:.8rem 1rem;
    background:var(--sheet,Canvas);border-right:1px solid var(--rule,#8888);font-size:.92rem}
    #w-panel h2,#w-panel h3{margin:.2rem 0;font-size:1rem;overflow-wrap:anywhere}
    #w-state,#w-none,#w-answer{margin:.2rem 0 .6rem;color:var(--soft,GrayText);min-height:1.3em}
    body{margin-left:19rem}
    #w-parameters fieldset{border:0;margin:0 0 .7rem;padding:0;min-width:0}
    #w-parameters legend{font-weight:600;padding:0;overflow-wrap:anywhere}
    #w-parameters .changed legend::after{content:" •";color:var(--hot,Highlight)}
    #w-parameters p{margin:0;color:var(--soft,GrayText);font-size:.85em;overflow-wrap:anywhere}
    #w-parameters .complaint{color:var(--bad,red)}
    #w-parameters [aria-invalid]{color:var(--bad,red);outline:2px solid var(--bad,red)}
    #w-parameters div{display:flex;gap:.5rem;align-items:center}
    #w-parameters input{font:inherit;min-width:0;accent-color:var(--hot,auto)}
    #w-parameters input[type=range]{flex:1}
    #w-parameters input[type=number]{width:6.2rem}
    #w-parameters input[type=text]{flex:1}
    #w-actions{display:flex;flex-wrap:wrap;gap:.4rem}
    #w-actions button{padding:0 .6rem;min-height:34px}
    #w-expectations,#w-warnings{list-style:none;margin:0;padding:0;font-size:.9em}
    #w-expectations li{padding:.15rem 0 .15rem 1.3rem;position:relative;overflow-wrap:anywhere}
    #w-expectations li::before{position:absolute;left:0;content:"✓";color:var(--good,green)}
    #w-expectations .failed{color:var(--bad,red)}
    #w-expectations .failed::before{content:"✗";color:var(--bad,red)}
    #w-expectations small,#w-warnings{display:block;color:var(--soft,GrayText)}
    #w-problem{margin:1rem;padding:.8rem 1rem;border:2px solid var(--bad,red);border-radius:10px;
    background:var(--sheet,Canvas)}
    #w-problem h2{margin:0 0 .4rem;font-size:1.05rem;overflow-wrap:anywhere}
    #w-problem pre{margin:0;white-space:pre-wrap;overflow-wrap:anywhere;
    font:13px/1.4 ui-monospace,monospace}
    #w-problem .text{white-space:pre;overflow:auto}
    .w-stale main>section>*,.w-stale #panels,.w-stale header,.w-stale #w-results{opacity:.35;
    filter:grayscale(1)}
    #verdicts,#legend{display:none}
    @media(max-width:60rem){body{margin-left:0;display:flex;flex-direction:column}
    header,footer{margin:0}
    main{display:contents}
    #view,#controls,#panels{margin:.7rem 1rem 0}
    #controls{align-self:stretch}
    #view{position:sticky;top:0;z-index:2;
    box-shadow:1rem 0 var(--page),-1rem 0 var(--page)}
    #view #stage{max-height:40vh}
    #w-panel{position:static;width:auto;border:0;margin-top:.7rem;order:1}
    #panels{order:2}footer{order:3}}

    """#
}
