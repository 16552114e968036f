import type { Logical } from "lightweight-charts";
import type { ChartGround } from "../chart-layer.ts";
import type { PriceView } from "../price-view.ts";
import type { Anchor, Annotation } from "./annotation.ts";
import type { Point } from "./annotation-shapes.ts";
import { isKeepable, keptPrice } from "./annotation-text.ts";
import { type BarPlaces, barPlaces } from "./bar-places.ts";
import { type PriceBasis, type PriceUnits, priceUnits } from "./price-units.ts";
import { shareFactor } from "./share-count.ts";
import { nextPrice, pricesOfBar, snappedPrice } from "./snap.ts";

/** Days and prices of annotations as places on a plot, and back. */
export class PlotScale {
  readonly ground: ChartGround;
  readonly view: PriceView;
  readonly #places: BarPlaces;
  readonly #units: PriceUnits;
  readonly #basis: PriceBasis;

  constructor(ground: ChartGround, view: PriceView, basis: PriceBasis) {
    this.ground = ground;
    this.view = view;
    this.#places = barPlaces(view.bars.date);
    this.#units = priceUnits(view, basis);
    this.#basis = basis;
  }

  get last(): number {
    return this.view.bars.date.length - 1;
  }

  /** The day in whose shares new annotations are counted. */
  get unitDay(): string {
    return this.#basis.shares.unitDay;
  }

  /**
   * What turns a price in the shares of a day into the price that the chart shows for it, without dividends reinvested: 1 while
   * the splits between are not known.
   */
  shareFactor(unitDay: string): number {
    const factor = shareFactor(this.#basis.shares, unitDay);
    return Number.isNaN(factor) ? 1 : factor;
  }

  /** Width and height of the prices, in pixels. */
  get size(): { readonly width: number; readonly height: number } {
    const { chart } = this.ground;
    return { width: chart.timeScale().width(), height: chart.panes()[0]?.getHeight() ?? 0 };
  }

  /** A place relative to the prices, from one relative to the window. */
  pointOf({ clientX, clientY }: { readonly clientX: number; readonly clientY: number }): Point {
    const { left, top } = this.ground.chart.chartElement().getBoundingClientRect();
    return { x: clientX - left, y: clientY - top };
  }

  isOnPlot({ x, y }: Point): boolean {
    const { width, height } = this.size;
    return x >= 0 && y >= 0 && x <= width && y <= height;
  }

  /** @returns NaN before the chart is laid out. */
  xOf(place: number): number {
    return this.ground.chart.timeScale().logicalToCoordinate(place as Logical) ?? Number.NaN;
  }

  /** Height of a value of the axis. */
  yOf(value: number): number {
    return this.ground.main.priceToCoordinate(value) ?? Number.NaN;
  }

  /** The nearest bar. */
  barAt(x: number): number {
    const place = this.ground.chart.timeScale().coordinateToLogical(x) ?? this.last;
    return Math.min(this.last, Math.max(0, Math.round(place)));
  }

  placeOf(anchor: Anchor): number {
    return this.#places.placeOf(anchor.day);
  }

  /** The price of an anchor as the axis counts it. */
  valueOf(anchor: Anchor, unitDay: string): number {
    return this.#units.toAxis(anchor.price, this.placeOf(anchor), unitDay);
  }

  pointOfAnchor(anchor: Anchor, unitDay: string): Point {
    return { x: this.xOf(this.placeOf(anchor)), y: this.yOf(this.valueOf(anchor, unitDay)) };
  }

  /** @returns null below the lowest price that there can be. */
  anchorAt(point: Point, { unitDay, isSnapping }: AnchorOptions): Anchor | null {
    const bar = this.barAt(point.x);
    const near = isSnapping ? snappedPrice(this.#valuesOf(bar), point.y, (value) => this.yOf(value)) : null;
    return this.#anchor(bar, near ?? this.ground.main.coordinateToPrice(point.y) ?? Number.NaN, unitDay);
  }

  /** The close of a bar; null where it has none. */
  closeOf(bar: number, unitDay: string): Anchor | null {
    return this.#anchor(bar, (this.view.bars.close[bar] as number) * this.#units.growth, unitDay);
  }

  /** The anchor some bars and some steps of the axis further; a step is a hundredth of the height. */
  steppedAnchor(anchor: Anchor, step: Step, { unitDay, isSnapping }: AnchorOptions): Anchor | null {
    const place = this.placeOf(anchor);
    const isInside = place >= 0 && place <= this.last;
    const bar = isInside ? Math.min(this.last, Math.max(0, place + step.bars)) : place;
    const value = this.valueOf(anchor, unitDay);
    const y = this.yOf(value);
    const moved = this.ground.main.coordinateToPrice(y - (step.prices * this.size.height) / 100) ?? value;
    const candidates = isSnapping && step.bars === 0 ? this.#valuesOf(Math.round(bar)) : [];
    const next = step.prices === 0 ? value : nextPrice(candidates, value, moved - value);
    return isInside ? this.#anchor(bar, next, unitDay) : this.#repriced(anchor, next, unitDay);
  }

  /** An annotation moved by pixels: all of its ends by as many bars, or by none where one of them is outside the bars. */
  moved(annotation: Annotation, from: Point, to: Point): Annotation | null {
    const { anchors, unitDay } = annotation;
    const places = anchors.map((anchor) => this.placeOf(anchor));
    const bars = shiftWithin(places, this.barAt(to.x) - this.barAt(from.x), this.last);
    const next = anchors.map((anchor, i) => {
      const y = this.yOf(this.valueOf(anchor, unitDay)) + to.y - from.y;
      const value = this.ground.main.coordinateToPrice(y) ?? Number.NaN;
      return bars === 0
        ? this.#repriced(anchor, value, unitDay)
        : this.#anchor((places[i] as number) + bars, value, unitDay);
    });
    return withAnchors(annotation, next);
  }

  #valuesOf(bar: number): number[] {
    const { bars, style } = this.view;
    return pricesOfBar(bars, bar, style).map((price) => price * this.#units.growth);
  }

  #repriced(anchor: Anchor, value: number, unitDay: string): Anchor | null {
    const price = keptPrice(this.#units.fromAxis(value, this.placeOf(anchor), unitDay));
    return isKeepable(price) ? { ...anchor, price } : null;
  }

  #anchor(bar: number, value: number, unitDay: string): Anchor | null {
    const price = keptPrice(this.#units.fromAxis(value, bar, unitDay));
    return isKeepable(price) ? { day: this.#places.dayAt(bar), price } : null;
  }
}

interface AnchorOptions {
  readonly unitDay: string;
  readonly isSnapping: boolean;
}

/** Bars to the right and hundredths of the height upwards. */
export interface Step {
  readonly bars: number;
  readonly prices: number;
}

/** @returns null when an anchor is missing. */
export function withAnchors(annotation: Annotation, anchors: readonly (Anchor | null)[]): Annotation | null {
  const [first, second] = anchors;
  if (!first || (annotation.anchors.length === 2 && !second)) return null;
  return { ...annotation, anchors: second ? [first, second] : [first] };
}

/** How far places can be moved together without leaving the bars. */
function shiftWithin(places: readonly number[], wanted: number, last: number): number {
  const lowest = Math.min(...places);
  const highest = Math.max(...places);
  if (lowest < 0 || highest > last) return 0;
  return Math.min(last - highest, Math.max(-lowest, wanted));
}
