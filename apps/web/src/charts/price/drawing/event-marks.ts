import type { IChartApi, IPrimitivePaneRenderer, ISeriesPrimitive, Logical } from "lightweight-charts";
import type { BarMark, PriceEvent } from "../marks-on-bars.ts";
import type { Palette } from "./palette.ts";

type Target = Parameters<IPrimitivePaneRenderer["draw"]>[0];

const RADIUS = 7.5;
/** Distance of the centres from the bottom of the pane. */
const RISE = 11;
/** Marks closer than this to their neighbour shrink to dots. */
const CROWDED = 3 * RADIUS;
const DOT = 2;
/** What a mark shows of several events on one bar: the first of these. */
const KINDS = ["doubt", "split", "dividend"] as const;

/** One character for each kind of event. */
type Letters = Readonly<Record<PriceEvent["kind"], string>>;

/**
 * Draws dividends, splits and doubtful moves as small signs along the bottom of the chart. It belongs to a series and not to the pane,
 * because the library paints what belongs to a pane below all series.
 */
export class EventMarks implements ISeriesPrimitive {
  readonly #chart: IChartApi;
  #marks: readonly BarMark[] = [];
  #letters: Letters = { dividend: "D", split: "S", doubt: "?" };
  #palette: Palette | null = null;
  readonly #views = [
    { zOrder: () => "top" as const, renderer: () => ({ draw: (target: Target) => this.#draw(target) }) },
  ];

  constructor(chart: IChartApi) {
    this.#chart = chart;
  }

  show(marks: readonly BarMark[], letters: Letters, palette: Palette): void {
    this.#marks = marks;
    this.#letters = letters;
    this.#palette = palette;
  }

  paneViews() {
    return this.#views;
  }

  #draw(target: Target): void {
    const palette = this.#palette;
    if (!palette || this.#marks.length === 0) return;
    // biome-ignore lint/correctness/useHookAtTopLevel: a method of a canvas, not a React hook.
    target.useMediaCoordinateSpace(({ context, mediaSize }) => {
      const places = placesOf(this.#marks, this.#chart, mediaSize.width);
      const y = mediaSize.height - RISE;
      context.textAlign = "center";
      context.textBaseline = "middle";
      context.font = `600 9.5px ${palette.fontFamily}`;
      for (const { mark, x, isCrowded: hasNeighbours } of places) {
        const kind = KINDS.find((candidate) => mark.events.some((event) => event.kind === candidate)) ?? "dividend";
        // A dot among others would not be seen, and this is the one that must be.
        const isCrowded = hasNeighbours && kind !== "doubt";
        context.fillStyle = { doubt: palette.warning, split: palette.comparison, dividend: palette.accent }[kind];
        context.beginPath();
        context.arc(x, y, isCrowded ? DOT : RADIUS, 0, 2 * Math.PI);
        context.fill();
        if (isCrowded) continue;
        context.fillStyle = palette.surface;
        context.fillText(this.#letters[kind], x, y + 0.5);
      }
    });
  }
}

interface Place {
  readonly mark: BarMark;
  readonly x: number;
  readonly isCrowded: boolean;
}

function placesOf(marks: readonly BarMark[], chart: IChartApi, width: number): Place[] {
  const visible: { mark: BarMark; x: number }[] = [];
  for (const mark of marks) {
    const x = chart.timeScale().logicalToCoordinate(mark.index as Logical);
    if (x !== null && x >= -RADIUS && x <= width + RADIUS) visible.push({ mark, x });
  }
  return visible.map(({ mark, x }, i) => {
    const gap = Math.min(x - (visible[i - 1]?.x ?? -1e9), (visible[i + 1]?.x ?? 1e9) - x);
    return { mark, x, isCrowded: gap < CROWDED };
  });
}
