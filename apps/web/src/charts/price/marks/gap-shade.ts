import type { IPrimitivePaneRenderer, ISeriesPrimitive } from "lightweight-charts";
import type { ChartGround } from "../chart-layer.ts";
import { type BarAxis, barAxis } from "./bar-axis.ts";

type Target = Parameters<IPrimitivePaneRenderer["draw"]>[0];

/** Two columns beside the bars, in the unit of the axis; NaN where there is no value. */
export interface Gap {
  readonly price: Float64Array;
  readonly value: Float64Array;
}

const ALPHA = 0.13;

/** Shades the gap between price and fair value below all lines: in the good colour where the price is the lower one. */
export class GapShade implements ISeriesPrimitive {
  readonly #ground: ChartGround;
  readonly #gap: Gap;
  readonly #views = [
    { zOrder: () => "bottom" as const, renderer: () => ({ draw: (target: Target) => this.#draw(target) }) },
  ];

  constructor(ground: ChartGround, gap: Gap) {
    this.#ground = ground;
    this.#gap = gap;
  }

  paneViews() {
    return this.#views;
  }

  #draw(target: Target): void {
    const { palette, withAlpha, chart } = this.#ground;
    const axis = barAxis(chart);
    if (!axis) return;
    // biome-ignore lint/correctness/useHookAtTopLevel: a method of a canvas, not a React hook.
    target.useMediaCoordinateSpace(({ context }) => {
      const shapes = { below: new Path2D(), above: new Path2D() };
      let run: Point[] = [];
      const end = (): void => {
        if (run.length > 1) addBetween(shapes[sideOf(run)], run);
        run = [];
      };
      for (const point of this.#points(axis)) {
        const last = run.at(-1);
        if (point === null) end();
        else if (last && (last.value - last.price) * (point.value - point.price) < 0) {
          const crossing = crossingOf(last, point);
          run.push(crossing);
          end();
          run = [crossing, point];
        } else run.push(point);
      }
      end();
      context.fillStyle = withAlpha(palette.good, ALPHA);
      context.fill(shapes.below);
      context.fillStyle = withAlpha(palette.bad, ALPHA);
      context.fill(shapes.above);
    });
  }

  /** No more points than pixels: others would be drawn over each other. */
  *#points({ first, last, spacing, xOf }: BarAxis): Generator<Point | null> {
    const step = Math.max(1, Math.ceil(1 / spacing));
    const { length } = this.#gap.value;
    for (let i = first - (first % step); i < last + step && i < length; i += step) yield this.#pointAt(i, xOf(i));
  }

  #pointAt(index: number, x: number): Point | null {
    const price = this.#gap.price[index] as number;
    const value = this.#gap.value[index] as number;
    if (Number.isNaN(price + value)) return null;
    const { main } = this.#ground;
    const [priceAt, valueAt] = [main.priceToCoordinate(price), main.priceToCoordinate(value)];
    return priceAt === null || valueAt === null ? null : { x, price: priceAt, value: valueAt };
  }
}

/** Distances from the left and from the top: the higher value stands at the smaller one. */
interface Point {
  readonly x: number;
  readonly price: number;
  readonly value: number;
}

/** On which side of the fair value the price of a run lies; on the screen the higher one has the smaller distance. */
function sideOf(run: readonly Point[]): "below" | "above" {
  return run.some(({ price, value }) => value < price) ? "below" : "above";
}

/** Where the line between two prices crosses that between two values. */
function crossingOf(from: Point, to: Point): Point {
  const before = from.value - from.price;
  const share = before / (before - (to.value - to.price));
  const price = from.price + share * (to.price - from.price);
  return { x: from.x + share * (to.x - from.x), price, value: price };
}

/** One shape for a whole run: one for each bar would take ten times as long to paint. */
function addBetween(path: Path2D, run: readonly Point[]): void {
  for (const [k, { x, price }] of run.entries()) {
    if (k === 0) path.moveTo(x, price);
    else path.lineTo(x, price);
  }
  for (const { x, value } of run.toReversed()) path.lineTo(x, value);
  path.closePath();
}
