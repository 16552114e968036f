import type { IPrimitivePaneRenderer, ISeriesPrimitive } from "lightweight-charts";
import type { ChartGround } from "../chart-layer.ts";
import { barAxis } from "./bar-axis.ts";

type Target = Parameters<IPrimitivePaneRenderer["draw"]>[0];

/** Two columns beside the bars, in the unit of the axis; NaN where there is no value. */
export interface Gap {
  readonly price: Float64Array;
  readonly value: Float64Array;
}

const ALPHA = 0.13;

/** Shades the gap between price and fair value below all lines: in the colour of gains where the price is the lower one. */
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
      const [below, above] = [new Path2D(), new Path2D()];
      // More points than pixels would be drawn over each other.
      const step = Math.max(1, Math.ceil(1 / axis.spacing));
      const first = axis.first - (axis.first % step);
      let last = this.#pointAt(first, axis.xOf(first));
      for (let i = first + step; i < axis.last + step && i < this.#gap.value.length; i += step) {
        const point = this.#pointAt(i, axis.xOf(i));
        if (last && point) addBetween(point.value < point.price ? below : above, last, point);
        last = point;
      }
      context.fillStyle = withAlpha(palette.gain, ALPHA);
      context.fill(below);
      context.fillStyle = withAlpha(palette.loss, ALPHA);
      context.fill(above);
    });
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

function addBetween(path: Path2D, from: Point, to: Point): void {
  path.moveTo(from.x, from.price);
  path.lineTo(to.x, to.price);
  path.lineTo(to.x, to.value);
  path.lineTo(from.x, from.value);
  path.closePath();
}
