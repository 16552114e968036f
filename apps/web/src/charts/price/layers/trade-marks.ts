import type { ExecutionSide } from "@plumbline/core/words";
import type { IPrimitivePaneRenderer, ISeriesPrimitive, Logical } from "lightweight-charts";
import type { ChartGround } from "../chart-layer.ts";

type Target = Parameters<IPrimitivePaneRenderer["draw"]>[0];
type Context = CanvasRenderingContext2D;

/** What was bought or sold on a bar, in money per share. */
interface DrawnExecution {
  readonly bar: number;
  readonly price: number;
  readonly side: ExecutionSide;
}

/** A trade on the bars of a chart. */
export interface DrawnTrade {
  /** Bars of the first purchase and of the last sale; the last bar of one that is still open. */
  readonly entry: number;
  readonly exit: number;
  /** Money per share: of the first purchase, and of the last sale or the last close. */
  readonly entryPrice: number;
  readonly exitPrice: number;
  /** What was bought and sold between the two, by time. */
  readonly between: readonly DrawnExecution[];
  /** The lowest price of the bar of the entry and the highest of that of the exit, beyond which the arrows stand. */
  readonly entryLow: number;
  readonly exitHigh: number;
  readonly isOpen: boolean;
  /** What it earned, in money; its sign gives the colour. */
  readonly profit: number;
  /** What is written beside it, with its sign. */
  readonly label: string;
}

interface Point {
  readonly x: number;
  readonly y: number;
}

/** How a trade is drawn. */
interface Look {
  /** Pixels that each trade has. */
  readonly room: number;
  /** Of the plot, in pixels. */
  readonly width: number;
  readonly isChosen: boolean;
}

interface Label extends Pick<DrawnTrade, "label"> {
  readonly colour: string;
  /** Width of the plot, in pixels. */
  readonly within: number;
}

const ARROW = 6;
/** Distance of an arrow from its fill. */
const GAP = 7;
/** Pixels for each trade below which only lines are drawn. */
const CROWDED = 16;
/** Pixels that a figure beside a trade needs. */
const ROOM_FOR_LABEL = 90;

/** Draws trades over the prices: arrows at their ends, a line between them that is dashed for a loss, and a point for what came between. */
export class TradeMarks implements ISeriesPrimitive {
  readonly #ground: ChartGround;
  readonly #trades: readonly DrawnTrade[];
  readonly #chosen: () => number | null;
  readonly #views = [
    { zOrder: () => "top" as const, renderer: () => ({ draw: (target: Target) => this.#draw(target) }) },
  ];

  constructor(ground: ChartGround, trades: readonly DrawnTrade[], chosen: () => number | null) {
    this.#ground = ground;
    this.#trades = trades;
    this.#chosen = chosen;
  }

  paneViews() {
    return this.#views;
  }

  /** The place of a fill, in pixels from the corner of the prices. */
  pointOf(index: number, price: number): Point | null {
    const { chart, main } = this.#ground;
    const x = chart.timeScale().logicalToCoordinate(index as Logical);
    const y = main.priceToCoordinate(price);
    return x === null || y === null ? null : { x, y };
  }

  #draw(target: Target): void {
    // biome-ignore lint/correctness/useHookAtTopLevel: a method of a canvas, not a React hook.
    target.useMediaCoordinateSpace(({ context, mediaSize }) => {
      const range = this.#ground.chart.timeScale().getVisibleLogicalRange();
      if (!range) return;
      const seen = this.#trades.filter(({ entry, exit }) => exit >= range.from && entry <= range.to);
      const room = mediaSize.width / Math.max(1, seen.length);
      const chosen = this.#trades[this.#chosen() ?? -1];
      const { width } = mediaSize;
      for (const trade of seen) if (trade !== chosen) this.#drawTrade(context, trade, { room, width, isChosen: false });
      if (chosen) this.#drawTrade(context, chosen, { room: Number.POSITIVE_INFINITY, width, isChosen: true });
    });
  }

  #drawTrade(context: Context, trade: DrawnTrade, look: Look): void {
    const from = this.pointOf(trade.entry, trade.entryPrice);
    const to = this.pointOf(trade.exit, trade.exitPrice);
    if (!from || !to) return;
    const { palette } = this.#ground;
    const colour = trade.profit < 0 ? palette.loss : palette.gain;
    context.save();
    this.#drawLine(context, { from, to }, { colour, isLoss: trade.profit < 0, isChosen: look.isChosen });
    this.#drawBetween(context, trade, colour);
    dot(context, from, { fill: palette.surface, line: palette.accent });
    dot(context, to, trade.isOpen ? { fill: palette.surface, line: colour } : { fill: colour, line: palette.surface });
    const below = (this.pointOf(trade.entry, trade.entryLow)?.y ?? from.y) + GAP;
    const above = (this.pointOf(trade.exit, trade.exitHigh)?.y ?? to.y) - GAP;
    if (look.room > CROWDED) {
      arrow(context, { x: from.x, y: below }, { way: 1, colour: palette.accent });
      if (!trade.isOpen) arrow(context, { x: to.x, y: above }, { way: -1, colour });
    }
    const label = { label: trade.label, colour, within: look.width };
    if (look.room > ROOM_FOR_LABEL) this.#write(context, { x: to.x, y: above - 2 * ARROW - 8 }, label);
    context.restore();
  }

  #drawLine(
    context: Context,
    { from, to }: { readonly from: Point; readonly to: Point },
    { colour, isLoss, isChosen }: { readonly colour: string; readonly isLoss: boolean; readonly isChosen: boolean },
  ): void {
    context.strokeStyle = isChosen ? colour : this.#ground.withAlpha(colour, 0.75);
    context.lineWidth = isChosen ? 2 : 1;
    context.setLineDash(isLoss ? [4, 3] : []);
    context.beginPath();
    context.moveTo(from.x, from.y);
    context.lineTo(to.x, to.y);
    context.stroke();
    context.setLineDash([]);
  }

  /** Purchases in their own colour, sales in that of the trade. */
  #drawBetween(context: Context, { between }: DrawnTrade, colour: string): void {
    const { accent, surface } = this.#ground.palette;
    for (const { bar, price, side } of between) {
      const point = this.pointOf(bar, price);
      if (point) speck(context, point, { fill: side === "buy" ? accent : colour, line: surface });
    }
  }

  #write(context: Context, { x: wanted, y }: Point, { label, colour, within }: Label): void {
    const { palette, withAlpha } = this.#ground;
    context.font = `600 11px ${palette.fontFamily}`;
    context.textAlign = "center";
    context.textBaseline = "middle";
    const width = context.measureText(label).width + 8;
    // Of a trade that is open still, the exit is at the edge.
    const x = wanted > within ? wanted : Math.min(wanted, within - width / 2);
    context.fillStyle = withAlpha(palette.surface, 0.86);
    context.beginPath();
    context.roundRect(x - width / 2, y - 8, width, 16, 4);
    context.fill();
    context.fillStyle = colour;
    context.fillText(label, x, y + 0.5);
  }
}

function dot(
  context: Context,
  { x, y }: Point,
  { fill, line }: { readonly fill: string; readonly line: string },
): void {
  context.fillStyle = fill;
  context.strokeStyle = line;
  context.lineWidth = 1.5;
  context.beginPath();
  context.arc(x, y, 3, 0, 2 * Math.PI);
  context.fill();
  context.stroke();
}

/** Smaller than a dot, with a rim that parts it from the candles. */
function speck(
  context: Context,
  { x, y }: Point,
  { fill, line }: { readonly fill: string; readonly line: string },
): void {
  context.fillStyle = fill;
  context.strokeStyle = line;
  context.lineWidth = 1;
  context.beginPath();
  context.arc(x, y, 3, 0, 2 * Math.PI);
  context.fill();
  context.stroke();
}

/** Its tip is at the point; `way` is 1 when it points up. */
function arrow(
  context: Context,
  { x, y }: Point,
  { way, colour }: { readonly way: 1 | -1; readonly colour: string },
): void {
  context.fillStyle = colour;
  context.beginPath();
  context.moveTo(x, y);
  context.lineTo(x - ARROW + 1, y + way * ARROW);
  context.lineTo(x - 1.5, y + way * ARROW);
  context.lineTo(x - 1.5, y + way * 2 * ARROW);
  context.lineTo(x + 1.5, y + way * 2 * ARROW);
  context.lineTo(x + 1.5, y + way * ARROW);
  context.lineTo(x + ARROW - 1, y + way * ARROW);
  context.closePath();
  context.fill();
}
