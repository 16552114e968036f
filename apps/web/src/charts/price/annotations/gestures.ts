import type { MeasuredSpan } from "../measure/span-figures.ts";
import type { Annotation, AnnotationKind } from "./annotation.ts";
import { anchorCount } from "./annotation.ts";
import type { AnnotationLayer } from "./annotation-layer.ts";
import type { Point } from "./annotation-shapes.ts";
import { chooseTool, clearSpan, type DrawingState, finishDrawing, isSnapping } from "./drawing-state.ts";
import type { Hit } from "./hit-test.ts";
import { type PlotScale, withAnchors } from "./plot-scale.ts";

/** A press that moves less than this, in pixels, is a click. */
const CLICK = 6;

interface Press {
  readonly point: Point;
  /** How far from a line it may be, in pixels. */
  readonly reach: number;
  /** Whether Shift is held: then it measures. */
  readonly isMeasuring: boolean;
}

/** What goes on between a press and its release. */
type Going =
  | { readonly kind: "draw"; readonly start: Point; readonly isSecond: boolean }
  | { readonly kind: "measure"; readonly start: Point; readonly isSecond: boolean }
  | Change;

/** What is pressed is moved: the whole, or one of its ends. */
interface Change {
  readonly kind: "change";
  readonly start: Point;
  readonly place: number;
  readonly before: Annotation;
  readonly hit: Hit;
}

/** What a pointer does that draws, moves or measures: with a press at each end, two taps or one drag. */
export class Gestures {
  readonly #state: DrawingState;
  readonly #at: AnnotationLayer["at"];
  #going: Going | null = null;

  /** @param at What is drawn at a place. */
  constructor(state: DrawingState, at: AnnotationLayer["at"]) {
    this.#state = state;
    this.#at = at;
  }

  /** Whether the pointer is needed although nothing is pressed: an end follows it. */
  get isFollowing(): boolean {
    return this.#state.isSpanOpen.read() || this.#state.draft.read() !== null;
  }

  /** @returns Whether the press is used here; otherwise it belongs to the chart. */
  down(press: Press): boolean {
    const scale = this.#state.scale.read();
    if (!scale?.isOnPlot(press.point) || this.#state.isWriting.read()) return false;
    const tool = this.#state.tool.read();
    if (tool === null && !press.isMeasuring) return this.#take(press);
    if (tool === null || tool === "measure") this.#measure(press.point, scale);
    else this.#draw(tool, press.point, scale);
    return true;
  }

  move(point: Point): void {
    const scale = this.#state.scale.read();
    if (!scale) return;
    if (this.#going?.kind === "change") this.#state.book.show(this.#changed(this.#going, point, scale));
    else if (this.#going?.kind === "measure" || this.#state.isSpanOpen.read())
      extend(this.#state, scale.barAt(point.x));
    else if (this.#state.tool.read() && !this.#state.isWriting.read()) followDraft(this.#state, point, scale);
  }

  up(point: Point): void {
    const scale = this.#state.scale.read();
    const ended = this.#going;
    this.#going = null;
    if (!ended || !scale) return;
    const isClick = Math.hypot(point.x - ended.start.x, point.y - ended.start.y) < CLICK;
    if (ended.kind === "change") {
      this.#state.book.keep(isClick ? this.#unchanged(ended) : this.#changed(ended, point, scale));
      return;
    }
    // A click leaves the second end open for the next one.
    const isOpen = isClick && !ended.isSecond;
    if (ended.kind === "draw") endDraft(this.#state, isOpen);
    else {
      this.#state.isSpanOpen.write(isOpen);
      if (!isOpen) endSpan(this.#state);
    }
  }

  /** Ends what goes on as if it had not begun. */
  cancel(): void {
    if (this.#going?.kind === "change") this.#state.book.show(this.#unchanged(this.#going));
    else if (this.#going?.kind === "measure") clearSpan(this.#state);
    else if (this.#going) chooseTool(this.#state, null);
    this.#going = null;
  }

  #measure(point: Point, scale: PlotScale): void {
    const bar = scale.barAt(point.x);
    const open = this.#state.isSpanOpen.read() ? this.#state.span.read() : null;
    this.#state.book.selected.write(null);
    this.#state.span.write(open ? { ...open, to: bar } : { from: bar, to: bar });
    this.#going = { kind: "measure", start: point, isSecond: open !== null };
  }

  #draw(kind: AnnotationKind, point: Point, scale: PlotScale): void {
    this.#going = { kind: "draw", start: point, isSecond: this.#state.draft.read() !== null };
    startDraft(this.#state, kind, point, scale);
  }

  #take({ point, reach }: Press): boolean {
    const found = this.#at(point, reach);
    const before = this.#state.book.list.read()[found?.place ?? -1];
    clearSpan(this.#state);
    this.#state.book.selected.write(found?.place ?? null);
    if (!found || !before) return false;
    this.#going = { kind: "change", start: point, before, ...found };
    return true;
  }

  #unchanged({ place, before }: Change): readonly Annotation[] {
    return this.#state.book.list.read().with(place, before);
  }

  #changed({ place, before, hit, start }: Change, point: Point, scale: PlotScale): readonly Annotation[] {
    const list = this.#state.book.list.read();
    const next = hit === "whole" ? scale.moved(before, start, point) : withEnd(before, hit, point, scale);
    return next ? list.with(place, next) : list;
  }
}

function startDraft(state: DrawingState, kind: AnnotationKind, point: Point, scale: PlotScale): void {
  if (state.draft.read()) {
    followDraft(state, point, scale);
    return;
  }
  const { unitDay } = scale;
  const anchor = scale.anchorAt(point, { unitDay, isSnapping: isSnapping.read() });
  if (!anchor) return;
  state.draft.write({ kind, unitDay, anchors: anchorCount(kind) === 1 ? [anchor] : [anchor, anchor], text: "" });
}

/** Puts the last end of what is being drawn where the pointer is. */
function followDraft(state: DrawingState, point: Point, scale: PlotScale): void {
  const draft = state.draft.read();
  const anchor = draft && scale.anchorAt(point, { unitDay: draft.unitDay, isSnapping: isSnapping.read() });
  const next = anchor && withAnchors(draft, [...draft.anchors.slice(0, -1), anchor]);
  if (next) state.draft.write(next);
}

/** @param isOpen Whether a second end is still to come. */
function endDraft(state: DrawingState, isOpen: boolean): void {
  const draft = state.draft.read();
  if (!draft) return;
  const [first, second] = draft.anchors;
  const isPoint = second !== undefined && first.day === second.day && first.price === second.price;
  if (isPoint || (second && isOpen)) return;
  finishDrawing(state, draft);
}

function extend(state: DrawingState, to: number): void {
  const span = state.span.read();
  if (span && span.to !== to) state.span.write({ ...span, to });
}

function endSpan(state: DrawingState): void {
  state.tool.write(null);
  const span: MeasuredSpan | null = state.span.read();
  if (span && span.from === span.to) state.span.write(null);
}

function withEnd(before: Annotation, end: number, point: Point, scale: PlotScale): Annotation | null {
  const anchor = scale.anchorAt(point, { unitDay: before.unitDay, isSnapping: isSnapping.read() });
  return withAnchors(
    before,
    before.anchors.map((each, i) => (i === end ? anchor : each)),
  );
}
