// SPDX-License-Identifier: MIT

/// The elements of the player's page; all words in them are its own.
enum PlayerMarkup {
  static let body = #"""
    <header>
    <h1 id="heading"></h1>
    <p id="legend"></p>
    <p id="difference" hidden></p>
    </header>
    <main>
    <section id="view" aria-label="Picture">
    <p id="pull" hidden><span></span> <svg viewBox="-12 -12 24 24" aria-hidden="true"></svg></p>
    <svg id="stage" role="img" aria-labelledby="heading"></svg>
    <p id="notes"></p>
    </section>
    <section id="controls" aria-label="Playback">
    <div id="scrubber">
    <svg id="marks" aria-hidden="true" preserveAspectRatio="none"></svg>
    <input id="seek" type="range" min="0" value="0" step="1" aria-label="Time">
    </div>
    <div id="buttons">
    <button id="home" title="To the start (Home)" aria-label="To the start"><svg viewBox="0 0 16 16" aria-hidden="true"><path d="M3 3v10M13 3L6 8l7 5z"/></svg></button>
    <button id="back" title="A tick back (←)" aria-label="A tick back"><svg viewBox="0 0 16 16" aria-hidden="true"><path d="M11 3L4 8l7 5z"/></svg></button>
    <button id="play" title="Play or pause (space)" aria-label="Play"><svg viewBox="0 0 16 16" aria-hidden="true"><path class="play" d="M4 2.5L13 8l-9 5.5z"/><path class="pause" d="M4.5 3v10M11.5 3v10"/></svg></button>
    <button id="forth" title="A tick on (→)" aria-label="A tick on"><svg viewBox="0 0 16 16" aria-hidden="true"><path d="M5 3l7 5-7 5z"/></svg></button>
    <button id="end" title="To the end (End)" aria-label="To the end"><svg viewBox="0 0 16 16" aria-hidden="true"><path d="M13 3v10M3 3l7 5-7 5z"/></svg></button>
    <output id="clock"></output>
    <label class="choice"><span>Speed</span> <select id="speed" aria-label="Speed"><option value="0.1">0.1×</option><option value="0.25">0.25×</option><option value="0.5">0.5×</option><option value="1" selected>1×</option><option value="2">2×</option><option value="4">4×</option></select></label>
    <label class="choice"><input id="loop" type="checkbox"> Loop</label>
    </div>
    </section>
    <div id="panels">
    <fieldset id="layers"><legend>Show</legend></fieldset>
    <section class="panel"><h2><label for="chosen">Item</label></h2>
    <select id="chosen"></select>
    <table id="values"><tbody></tbody></table></section>
    <section class="panel"><h2>Graphs</h2><div id="graphs"></div>
    <button id="add" class="word">Add a graph</button></section>
    <section class="panel" id="verdicts" hidden><h2>Expectations</h2><ul id="expectations"></ul></section>
    <section class="panel"><h2>Events</h2><ol id="events"></ol></section>
    </div>
    </main>
    <footer><p>Space plays, ← and → step by a tick (with Shift by ten), Home and End go to the ends, digits to tenths.</p></footer>
    <noscript><p>This page plays a motion and needs JavaScript for that.</p></noscript>

    """#
}
