import type { AnnotationKind } from "./annotation.ts";
import { retracementPrices } from "./fibonacci.ts";

/** A place on the plot, in pixels from its upper left corner. */
export interface Point {
  readonly x: number;
  readonly y: number;
}

export interface Line {
  readonly from: Point;
  readonly to: Point;
}

export interface Box {
  readonly left: number;
  readonly top: number;
  readonly width: number;
  readonly height: number;
}

/** What an annotation looks like at the moment. */
export interface Shape {
  /** Where it can be taken to change one end of it. */
  readonly grips: readonly Point[];
  readonly lines: readonly Line[];
  /** The area of a range. */
  readonly area: Box | null;
  /** The text of a note. */
  readonly label: Box | null;
}

interface ShapeInput {
  readonly kind: AnnotationKind;
  /** Where its anchors stand. */
  readonly points: readonly [Point] | readonly [Point, Point];
  /** Of the plot. */
  readonly width: number;
  /** Height on the plot of each price of the axis between those of the anchors: Fibonacci levels need it on a log scale. */
  readonly heightsOf: (prices: readonly number[]) => readonly number[];
  /** Prices of the anchors on the axis. */
  readonly prices: readonly number[];
  /** Width of the text of a note. */
  readonly labelWidth: number;
}

/** Height of the box of a note, and how far it stands above the place it speaks of. */
const NOTE_HEIGHT = 20;
const NOTE_RISE = 16;

/** The shape of an annotation whose anchors stand at these points. */
export function shapeOf(input: ShapeInput): Shape {
  const [first, second = first] = input.points;
  const bare = { grips: input.points, lines: [], area: null, label: null };
  switch (input.kind) {
    case "trend":
      return { ...bare, lines: [{ from: first, to: second }] };
    case "level":
      return { ...bare, lines: [{ from: { x: 0, y: first.y }, to: { x: input.width, y: first.y } }] };
    case "range":
      return rangeShape(first, second);
    case "fibonacci":
      return { ...bare, lines: retracementLines(input, first, second) };
    case "note":
      return { ...bare, ...noteShape(first, input.labelWidth) };
  }
}

/** The box between two corners. */
export function boxBetween(one: Point, other: Point): Box {
  const left = Math.min(one.x, other.x);
  const top = Math.min(one.y, other.y);
  return { left, top, width: Math.max(one.x, other.x) - left, height: Math.max(one.y, other.y) - top };
}

function rangeShape(first: Point, second: Point): Shape {
  const corners = [first, { x: second.x, y: first.y }, second, { x: first.x, y: second.y }] as const;
  const lines = corners.map((from, i): Line => ({ from, to: corners[(i + 1) % 4] as Point }));
  return { grips: [first, second], lines, area: boxBetween(first, second), label: null };
}

/** The levels from the earlier end to the later one, then the move itself. */
function retracementLines({ prices, heightsOf }: ShapeInput, first: Point, second: Point): Line[] {
  const [start = Number.NaN, end = start] = prices;
  const left = Math.min(first.x, second.x);
  const right = Math.max(first.x, second.x);
  const levels = heightsOf(retracementPrices(start, end));
  return [...levels.map((y) => ({ from: { x: left, y }, to: { x: right, y } })), { from: first, to: second }];
}

function noteShape(place: Point, width: number): Pick<Shape, "lines" | "label"> {
  const bottom = place.y - NOTE_RISE;
  const label = { left: place.x - width / 2, top: bottom - NOTE_HEIGHT, width, height: NOTE_HEIGHT };
  return { lines: [{ from: place, to: { x: place.x, y: bottom } }], label };
}
