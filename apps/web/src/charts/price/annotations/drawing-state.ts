import { type Observable, observable, stored } from "../../../state/index.ts";
import type { MeasuredSpan } from "../measure/span-figures.ts";
import type { Anchor, Annotation, AnnotationKind } from "./annotation.ts";
import type { AnnotationBook } from "./annotation-book.ts";
import type { PlotScale } from "./plot-scale.ts";

/** What the reader draws with; without one, a press selects and moves. */
export type Tool = AnnotationKind | "measure";

/** What is going on on a chart that is drawn on. Nothing of it goes through React while a pointer moves. */
export interface DrawingState {
  readonly book: AnnotationBook;
  readonly tool: Observable<Tool | null>;
  /** What is being drawn: its last end follows the pointer. */
  readonly draft: Observable<Annotation | null>;
  /** Where the keyboard draws. */
  readonly pen: Observable<Anchor | null>;
  readonly span: Observable<MeasuredSpan | null>;
  /** Whether the second end of the span follows the pointer until the next press. */
  readonly isSpanOpen: Observable<boolean>;
  /** Whether a note has its place and waits for its text. */
  readonly isWriting: Observable<boolean>;
  /** Null until the chart is painted. */
  readonly scale: Observable<PlotScale | null>;
}

/** Whether places are drawn to opens, highs, lows and closes; remembered. */
export const isSnapping: Observable<boolean> = stored<boolean>("chartSnap", {
  fallback: true,
  read: (text) => text === "true",
});

export function drawingState(book: AnnotationBook): DrawingState {
  return {
    book,
    tool: observable<Tool | null>(null),
    draft: observable<Annotation | null>(null),
    pen: observable<Anchor | null>(null),
    span: observable<MeasuredSpan | null>(null),
    isSpanOpen: observable(false),
    isWriting: observable(false),
    scale: observable<PlotScale | null>(null),
  };
}

/** Takes a tool, or lays it down; what was not finished is dropped. */
export function chooseTool(state: DrawingState, tool: Tool | null): void {
  state.draft.write(null);
  state.pen.write(null);
  state.isWriting.write(false);
  state.isSpanOpen.write(false);
  if (tool !== null) {
    state.book.selected.write(null);
    state.span.write(null);
  }
  state.tool.write(tool);
}

/** Takes away what was measured. */
export function clearSpan(state: DrawingState): void {
  state.isSpanOpen.write(false);
  state.span.write(null);
}

/** Puts a finished drawing on the chart and selects it; a note gets its text first. */
export function finishDrawing(state: DrawingState, drawn: Annotation): void {
  if (drawn.kind === "note" && drawn.text === "") {
    state.draft.write(drawn);
    state.isWriting.write(true);
    return;
  }
  chooseTool(state, null);
  state.book.add(drawn);
}

/** Calls a listener whenever something changes that the canvas shows. */
export function watchDrawing(state: DrawingState, listener: () => void): () => void {
  const ends = [state.book.list, state.book.selected, state.draft, state.pen, state.span].map((each) =>
    each.subscribe(listener),
  );
  return () => {
    for (const end of ends) end();
  };
}
