import type { IPrimitivePaneRenderer, ISeriesPrimitive } from "lightweight-charts";
import type { ChartGround } from "../chart-layer.ts";
import type { Palette } from "../drawing/palette.ts";
import type { BarMark } from "../marks-on-bars.ts";
import { type BarAxis, barAxis, firstFrom } from "./bar-axis.ts";
import type { MarkEvent } from "./mark-events.ts";

type Target = Parameters<IPrimitivePaneRenderer["draw"]>[0];
type Context = CanvasRenderingContext2D;

/** Rows of signs above the dividends, each so many pixels above the bottom of the prices. */
export const LANES = { filing: 29, flips: 47 } as const;
export type Lane = keyof typeof LANES;
/** Half the height of a sign. */
export const HALF = 7;

/** A sign in a row. */
interface LaneSign {
  readonly index: number;
  /** Where there is room, and where there is room for one character. */
  readonly text: string;
  readonly letter: string;
  readonly colour: keyof Pick<Palette, "good" | "bad" | "accent" | "label">;
}

/** A sign at a price, in the unit of the axis. */
export interface PricedSign {
  readonly index: number;
  readonly price: number;
  readonly look: "dot" | "up" | "down";
}

/** Draws reports and checks that flipped in rows above the bottom, and targets and trades at their prices. */
export class MarkSigns implements ISeriesPrimitive {
  readonly #ground: ChartGround;
  readonly #lanes: Readonly<Record<Lane, readonly LaneSign[]>>;
  readonly #priced: readonly PricedSign[];
  readonly #views = [
    { zOrder: () => "top" as const, renderer: () => ({ draw: (target: Target) => this.#draw(target) }) },
  ];

  /** @param marks By rising bar. */
  constructor(ground: ChartGround, marks: readonly BarMark<MarkEvent>[], priced: readonly PricedSign[]) {
    this.#ground = ground;
    this.#lanes = { filing: laneSigns(marks, filingSign), flips: laneSigns(marks, flipSign) };
    this.#priced = priced;
  }

  paneViews() {
    return this.#views;
  }

  #draw(target: Target): void {
    const axis = barAxis(this.#ground.chart);
    if (!axis) return;
    // biome-ignore lint/correctness/useHookAtTopLevel: a method of a canvas, not a React hook.
    target.useMediaCoordinateSpace(({ context, mediaSize }) => {
      this.#drawPriced(context, axis);
      for (const lane of ["filing", "flips"] as const) {
        drawLane(context, this.#lanes[lane], {
          axis,
          y: mediaSize.height - LANES[lane],
          palette: this.#ground.palette,
        });
      }
    });
  }

  #drawPriced(context: Context, axis: BarAxis): void {
    const { palette, main, withAlpha } = this.#ground;
    const dots = new Path2D();
    const arrows = { up: new Path2D(), down: new Path2D() };
    /** Cells of four by four pixels that have a dot. */
    const taken = new Set<number>();
    for (let k = firstFrom(this.#priced, axis.first); k < this.#priced.length; k++) {
      const { index, price, look } = this.#priced[k] as PricedSign;
      if (index > axis.last) break;
      const x = axis.xOf(index);
      const y = main.priceToCoordinate(price);
      if (y === null || !isNew(taken, x, y)) continue;
      if (look === "dot") {
        dots.moveTo(x + 2.5, y);
        dots.arc(x, y, 2.5, 0, 2 * Math.PI);
      } else addArrow(arrows[look], { x, y }, look === "up" ? 1 : -1);
    }
    context.fillStyle = withAlpha(palette.averages[1] ?? palette.accent, 0.8);
    context.fill(dots);
    context.strokeStyle = palette.surface;
    context.lineWidth = 1;
    context.fillStyle = palette.accent;
    context.fill(arrows.up);
    context.stroke(arrows.up);
    context.fillStyle = palette.label;
    context.fill(arrows.down);
    context.stroke(arrows.down);
  }
}

function isNew(taken: Set<number>, x: number, y: number): boolean {
  const cell = (x >> 2) * 65_536 + (y >> 2);
  if (taken.has(cell)) return false;
  taken.add(cell);
  return true;
}

/** Its tip is at the point; `way` is 1 when it points up. */
function addArrow(path: Path2D, { x, y }: { readonly x: number; readonly y: number }, way: 1 | -1): void {
  path.moveTo(x, y);
  path.lineTo(x - 5, y + way * 9);
  path.lineTo(x + 5, y + way * 9);
  path.closePath();
}

function laneSigns(
  marks: readonly BarMark<MarkEvent>[],
  signOf: (events: readonly MarkEvent[]) => Omit<LaneSign, "index"> | null,
): LaneSign[] {
  return marks.flatMap(({ index, events }) => {
    const sign = signOf(events);
    return sign ? [{ index, ...sign }] : [];
  });
}

/** Of several reports on one bar an annual one, or else the first. */
function filingSign(events: readonly MarkEvent[]): Omit<LaneSign, "index"> | null {
  const forms = events.flatMap((event) => (event.kind === "filing" ? [event.filing.form] : []));
  const form = forms.find((each) => !each.startsWith("10-Q")) ?? forms[0];
  if (form === undefined) return null;
  return { text: form, letter: letterOf(form), colour: form.startsWith("10-Q") ? "label" : "accent" };
}

function letterOf(form: string): string {
  return form.startsWith("10-Q") ? "Q" : form.startsWith("10-K") ? "K" : "F";
}

/** A plus where checks are passed now, a minus where they are failed, both where it is mixed; with their number. */
function flipSign(events: readonly MarkEvent[]): Omit<LaneSign, "index"> | null {
  const flips = events.flatMap((event) => (event.kind === "flips" ? event.of.flips : []));
  if (flips.length === 0) return null;
  const passed = flips.filter(({ to }) => to === "pass").length;
  const letter = passed === flips.length ? "+" : passed === 0 ? "−" : "±";
  const colour = ({ "+": "good", "−": "bad", "±": "label" } as const)[letter];
  return { text: flips.length > 1 ? `${letter}${flips.length}` : letter, letter, colour };
}

/** Signs closer than this are letters, and closer than that dots. */
const ROOM_FOR_TEXT = 46;
const ROOM_FOR_LETTER = 19;
/** Dots closer than this to the one before are not seen apart. */
const ROOM_FOR_DOT = 3;

interface Row {
  readonly axis: BarAxis;
  readonly y: number;
  readonly palette: Palette;
}

function drawLane(context: Context, signs: readonly LaneSign[], { axis, y, palette }: Row): void {
  context.font = `600 9.5px ${palette.fontFamily}`;
  context.textAlign = "center";
  context.textBaseline = "middle";
  let drawn = Number.NEGATIVE_INFINITY;
  const xAt = (k: number) => (signs[k] ? axis.xOf(signs[k].index) : Number.POSITIVE_INFINITY);
  for (let k = firstFrom(signs, axis.first - 1); k < signs.length; k++) {
    const { index, text, letter, colour } = signs[k] as LaneSign;
    if (index > axis.last + 1) break;
    const x = axis.xOf(index);
    if (x - drawn < ROOM_FOR_DOT) continue;
    const room = Math.min(x - (k === 0 ? Number.NEGATIVE_INFINITY : xAt(k - 1)), xAt(k + 1) - x);
    drawn = x;
    context.fillStyle = palette[colour];
    context.beginPath();
    if (room < ROOM_FOR_LETTER) context.arc(x, y, 2, 0, 2 * Math.PI);
    else {
      const written = room < ROOM_FOR_TEXT ? letter : text;
      const width = Math.max(2 * HALF, written.length * 6 + 6);
      context.roundRect(x - width / 2, y - HALF, width, 2 * HALF, 4);
      context.fill();
      context.fillStyle = palette.surface;
      context.fillText(written, x, y + 0.5);
      continue;
    }
    context.fill();
  }
}
