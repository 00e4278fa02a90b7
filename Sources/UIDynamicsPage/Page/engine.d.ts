// Types of engine.mjs, the binding of the WebAssembly module.

/** A scene and its files. */
export interface SceneFiles {
  name: string;
  text: string;
  /** Names and content of JSON files to merge into the scene. */
  overlays?: [name: string, text: string][];
  /** The content of recordings in base 64, by their names in the scene. */
  recordings?: Record<string, string>;
  options?: { values?: Record<string, string>; timeLimit?: number | null; limits?: Record<string, number> };
}

/** A position of one finger or two, in s and pt. */
export interface Point {
  time: number;
  x: number;
  y: number;
  x2?: number;
  y2?: number;
}

export interface Stroke {
  gesture: string;
  points: [time: number, x: number, y: number][];
  /** The release speed, pt/s. */
  speed: number;
}

export interface Parameter {
  name: string;
  type: "number" | "boolean" | "string" | "vector";
  value: number | boolean | string | [number, number];
  min: number | null;
  max: number | null;
  description: string | null;
}

/** A run; without motion if it has errors or failed. */
export interface Run {
  parameters?: Parameter[];
  errors?: string;
  failure?: string;
  hint?: string | null;
  warnings?: string;
  fingers?: number;
  strokes?: Stroke[];
  status?: "stasis" | "timeLimit" | "stopped" | "guard";
  reason?: string;
  place?: string | null;
  ticks?: number;
  time?: number;
  runWarnings?: string[];
  /** The data of the player. */
  motion?: object;
  /** One digest of all ticks. */
  digest?: string;
  /** After a touch: the number of ticks of the saved scene that match the touched run, bit for bit. */
  replayed?: { ticks: number; same: boolean };
}

export interface Diagnostic {
  severity: "error" | "warning";
  code: string;
  message: string;
  hint: string | null;
  line: number;
  column: number;
  end: number;
}

/** The numbers of all items at a tick, 14 for each. */
export interface View {
  tick: number;
  values: Float64Array;
  /** The index of each superview; -1 for none, -2 for the scene's own superview. */
  parents: Int32Array;
  /** The content offset of the collection view, pt. */
  scroll: [x: number, y: number];
}

export interface Followed {
  goesOn: boolean;
  before: View | null;
  frame: View;
  verdicts: string;
}

export class Engine {
  static utf8: { in: TextEncoder; out: TextDecoder };
  /** Decodes base 64. */
  static bytes(base64: string): Uint8Array;
  /** Compiles a gzipped module. */
  static compile(bytes: Uint8Array): Promise<WebAssembly.Module>;
  /** The gzipped module in base 64. */
  static from(text: string): Promise<Engine>;
  constructor(module: WebAssembly.Module);
  /** Opens a scene; unsaved strokes are lost. */
  open(scene: SceneFiles): void;
  /** The text with all saved strokes. */
  readonly text: string;
  /** Starts a run with parameter values; call `goOn` for portions and `result` at the end. */
  start(values?: Record<string, string>): void;
  /** Runs some ticks; returns true if the run is over. */
  goOn(ticks: number): boolean;
  /** Runs for some milliseconds; returns true if the run is over. */
  goOnFor(time: number): boolean;
  readonly result: Run;
  /** Starts an interactive run that is not saved, without the strokes of the scene; returns the reason
   * if that is impossible. */
  embed(values?: Record<string, string>): string | null;
  /** The names and data that such a run emitted since the last call. */
  readonly emitted: [name: string, data: unknown][];
  /**
   * Puts fingers down at a tick, on an item or on none; returns the reason if that is impossible. The grip is the finger's
   * offset from the item's center.
   */
  begin(tick: number, item: number | null, point: Point, name?: string, grip?: [x: number, y: number]): string | null;
  move(point: Point): void;
  /** Lifts the fingers; returns the reason if the stroke cannot be saved. */
  lift(point: Point, isCancelled?: boolean): string | null;
  /** Runs the touched run to a tick; returns true if it continues. */
  advance(tick: number): boolean;
  /** Moves the fingers and runs to a tick, for some milliseconds; returns the last two ticks. */
  follow(points: Point[], tick: number, time: number, count: number): Followed;
  readonly tick: number;
  /** A digit for each expectation: 0 undecided, 1 met, 2 not met. */
  readonly verdicts: string;
  /** The digests of all ticks of the scene, one per line. */
  readonly digests: string;
  /** The errors and warnings of the text; lines and columns count from 1, and `end` is the column after the range. */
  readonly diagnostics: Diagnostic[];
  /** Starts to write the rows of the last run, as `uidyn run` does; returns the reason if that is impossible. */
  startRows(isCSV: boolean): string | null;
  /** The rows of some ticks; returns true after the last ones. */
  nextRows(ticks: number): { text: string; isOver: boolean };
  /** The text with parameter values; with a name for recordings, long strokes are in files. */
  keep(values?: Record<string, string>, recordings?: string | null): {
    text?: string;
    files?: Record<string, string>;
    failure?: string;
    hint?: string | null;
  };
  /** Adds expectations (JSON) to the text; returns the reason if that is impossible. */
  expect(lines: string[]): string | null;
  /** The current tick of the first `count` items. */
  view(count: number): View;
}
