import type { LiveChart } from "../live-chart.ts";
import { type Annotation, type AnnotationKind, anchorCount } from "./annotation.ts";
import { chooseTool, clearSpan, type DrawingState, finishDrawing, isSnapping, type Tool } from "./drawing-state.ts";
import { type PlotScale, type Step, withAnchors } from "./plot-scale.ts";

/** What a press of a key says, as in `KeyboardEvent`. */
export type Key = Pick<KeyboardEvent, "key" | "code" | "shiftKey" | "altKey" | "ctrlKey" | "metaKey">;

/** By the key in the places of an English keyboard, with Alt held. */
export const TOOL_KEYS: Readonly<Record<string, Tool>> = {
  KeyT: "trend",
  KeyH: "level",
  KeyR: "range",
  KeyF: "fibonacci",
  KeyN: "note",
  KeyM: "measure",
};

/** Steps with Shift held. */
const LEAP = 10;
/** Share of the bars in view by which a page moves. */
const PAGE = 0.8;

const ARROWS: Readonly<Record<string, Step>> = {
  ArrowLeft: { bars: -1, prices: 0 },
  ArrowRight: { bars: 1, prices: 0 },
  ArrowUp: { bars: 0, prices: 1 },
  ArrowDown: { bars: 0, prices: -1 },
};

/**
 * Does what a key asks of the drawings of a chart whose crosshair has the focus.
 *
 * @param pointed The bar under the crosshair.
 * @returns Whether it does something; other keys belong to the chart.
 */
export function pressKey(state: DrawingState, key: Key, pointed: LiveChart["pointed"]): boolean {
  const scale = state.scale.read();
  if (!scale) return false;
  if (key.ctrlKey || key.metaKey) return !key.altKey && pressHistory(state, key);
  if (key.altKey) return pressTool(state, key);
  if (key.key === "Escape") return leave(state);
  if (key.key === "PageUp" || key.key === "PageDown") return page(scale, key.key === "PageUp" ? -1 : 1);
  const tool = state.tool.read();
  if (tool === "measure") return measure(state, scale, { key, pointed });
  if (tool) return draw(state, scale, { key, pointed, tool });
  if (state.book.selected.read() !== null) return change(state, scale, key);
  return key.shiftKey && measure(state, scale, { key, pointed });
}

function pressHistory({ book }: DrawingState, { key, shiftKey }: Key): boolean {
  const letter = key.toLowerCase();
  if (letter === "y" || (letter === "z" && shiftKey)) book.redo();
  else if (letter === "z") book.undo();
  else return false;
  return true;
}

function pressTool(state: DrawingState, { code }: Key): boolean {
  const tool = TOOL_KEYS[code];
  if (!tool) return false;
  chooseTool(state, state.tool.read() === tool ? null : tool);
  return true;
}

/** Leaves what goes on: first the tool, then the measured span, then the selection. */
function leave(state: DrawingState): boolean {
  if (state.tool.read()) chooseTool(state, null);
  else if (state.span.read()) clearSpan(state);
  else if (state.book.selected.read() !== null) state.book.selected.write(null);
  else return false;
  return true;
}

function page({ ground: { chart } }: PlotScale, way: 1 | -1): boolean {
  const range = chart.timeScale().getVisibleLogicalRange();
  if (!range) return false;
  const shift = way * PAGE * (range.to - range.from);
  chart.timeScale().setVisibleLogicalRange({ from: range.from + shift, to: range.to + shift });
  return true;
}

interface Pressed {
  readonly key: Key;
  readonly pointed: LiveChart["pointed"];
}

function measure(state: DrawingState, scale: PlotScale, { key, pointed }: Pressed): boolean {
  const bars = ARROWS[key.key]?.bars ?? 0;
  if (bars === 0) return endMeasure(state, key);
  const start = pointed.read() ?? scale.last;
  const span = state.span.read() ?? { from: start, to: start };
  const to = Math.min(scale.last, Math.max(0, span.to + bars));
  state.isSpanOpen.write(false);
  state.span.write({ ...span, to });
  showBar(scale, to);
  pointed.write(to);
  return true;
}

function endMeasure(state: DrawingState, { key }: Key): boolean {
  if (key !== "Enter" || !state.tool.read()) return false;
  state.tool.write(null);
  return true;
}

function draw(
  state: DrawingState,
  scale: PlotScale,
  { key, pointed, tool }: Pressed & { tool: AnnotationKind },
): boolean {
  const { unitDay } = scale;
  const pen = state.pen.read() ?? scale.closeOf(pointed.read() ?? lastInView(scale), unitDay);
  if (!pen) return false;
  if (key.key === "Enter" || key.key === " ") return place(state, { kind: tool, unitDay, anchors: [pen], text: "" });
  const step = ARROWS[key.key];
  if (!step) return false;
  const next = scale.steppedAnchor(pen, leap(step, key), { unitDay, isSnapping: isSnapping.read() });
  if (!next) return true;
  const bar = scale.placeOf(next);
  state.pen.write(next);
  const draft = state.draft.read();
  const stretched = draft && withAnchors(draft, [...draft.anchors.slice(0, -1), next]);
  if (stretched) state.draft.write(stretched);
  showBar(scale, bar);
  pointed.write(bar);
  return true;
}

/** Puts the pen down: the first of two ends opens a drawing, the last one finishes it. */
function place(
  state: DrawingState,
  point: Annotation & { readonly anchors: readonly [Annotation["anchors"][0]] },
): boolean {
  const draft = state.draft.read();
  const [pen] = point.anchors;
  state.pen.write(pen);
  if (draft) finishDrawing(state, draft);
  else if (anchorCount(point.kind) === 1) finishDrawing(state, point);
  else state.draft.write({ ...point, anchors: [pen, pen] });
  return true;
}

function change({ book }: DrawingState, scale: PlotScale, key: Key): boolean {
  if (key.key === "Delete" || key.key === "Backspace") {
    book.removeSelected();
    return true;
  }
  const step = ARROWS[key.key];
  const place = book.selected.read() ?? -1;
  const annotation = book.list.read()[place];
  if (!step || !annotation) return false;
  const { unitDay } = annotation;
  const anchors = annotation.anchors.map((anchor) =>
    scale.steppedAnchor(anchor, leap(step, key), { unitDay, isSnapping: false }),
  );
  const next = stopsAtEdge(annotation, anchors, step) ? null : withAnchors(annotation, anchors);
  if (next) book.keep(book.list.read().with(place, next));
  return true;
}

/** An end that cannot move on holds the others, or the drawing would change its form. */
function stopsAtEdge(
  { anchors }: Annotation,
  next: readonly (Annotation["anchors"][0] | null)[],
  { bars }: Step,
): boolean {
  return bars !== 0 && anchors.some(({ day }, i) => next[i]?.day === day);
}

function leap({ bars, prices }: Step, { shiftKey }: Key): Step {
  const times = shiftKey ? LEAP : 1;
  return { bars: times * bars, prices: times * prices };
}

function lastInView(scale: PlotScale): number {
  const range = scale.ground.chart.timeScale().getVisibleLogicalRange();
  return Math.min(scale.last, Math.max(0, Math.floor(range?.to ?? scale.last)));
}

/** Moves the view as far as a bar needs to be seen. */
function showBar({ ground: { chart } }: PlotScale, bar: number): void {
  const range = chart.timeScale().getVisibleLogicalRange();
  if (!range || (bar >= range.from && bar <= range.to)) return;
  const shift = bar < range.from ? bar - range.from : bar - range.to;
  chart.timeScale().setVisibleLogicalRange({ from: range.from + shift, to: range.to + shift });
}
