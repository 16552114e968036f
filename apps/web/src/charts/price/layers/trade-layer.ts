import type { IChartApi, Logical, MouseEventParams } from "lightweight-charts";
import type { Observable } from "../../../state/index.ts";
import type { ChartGround, ChartLayer } from "../chart-layer.ts";
import { type DrawnTrade, TradeMarks } from "./trade-marks.ts";

/** How near a click must be to a fill, in pixels. */
const REACH = 14;
/** A chosen trade takes this share of the width at most, and at least this many bars stand around it. */
const MAX_SHARE = 0.6;
const MIN_BARS = 40;

/** Trades on a price chart. */
export interface TradeDrawing {
  readonly layer: ChartLayer;
  /** Distance of a bar from the left edge, in pixels; null before the chart is painted. */
  xOf(index: number): number | null;
  /** Of the prices, in pixels. */
  width(): number;
  /** Takes no more clicks, and follows no trade. */
  end(): void;
}

/**
 * Draws trades on a price chart, follows the chosen one and lets the reader choose one with a click.
 *
 * @param trades By rising entry.
 * @param chosen The trade that is emphasised, by its place in `trades`; written when one is clicked.
 */
export function drawTrades(trades: readonly DrawnTrade[], chosen: Observable<number | null>): TradeDrawing {
  let watched: IChartApi | null = null;
  let endFollowing: (() => void) | null = null;
  let newest: { readonly ground: ChartGround; readonly marks: TradeMarks } | null = null;

  const onClick = ({ point }: MouseEventParams): void => {
    const clicked = newest && point ? nearest(newest.marks, trades, point) : null;
    if (clicked !== null) chosen.write(clicked);
  };
  const follow = (): void => {
    const trade = trades[chosen.read() ?? -1];
    if (!newest) return;
    if (trade) show(newest.ground.chart, trade);
    // Asks for another frame.
    newest.ground.main.applyOptions({});
  };
  const draw: ChartLayer["draw"] = (ground) => {
    const marks = new TradeMarks(ground, trades, chosen.read);
    ground.main.attachPrimitive(marks);
    newest = { ground, marks };
    if (watched === ground.chart) return;
    watched = ground.chart;
    watched.subscribeClick(onClick);
    endFollowing?.();
    endFollowing = chosen.subscribe(follow);
    // The chart shows its whole span first.
    queueMicrotask(follow);
  };
  const xOf = (index: number) => watched?.timeScale().logicalToCoordinate(index as Logical) ?? null;
  const end = (): void => {
    watched?.unsubscribeClick(onClick);
    endFollowing?.();
    newest = null;
  };
  return { layer: { draw }, xOf, width: () => watched?.timeScale().width() ?? 0, end };
}

interface BarRange {
  readonly from: number;
  readonly to: number;
}

function show(chart: IChartApi, trade: DrawnTrade): void {
  const range = chart.timeScale().getVisibleLogicalRange();
  if (range) chart.timeScale().setVisibleLogicalRange(rangeAround(trade, range));
}

/**
 * The bars to show so that a trade is seen whole: those in view when it is among them and not a speck, or as many around it.
 *
 * @example
 * rangeAround({ entry: 500, exit: 520 }, { from: 0, to: 100 }); // { from: 460, to: 560 }
 */
export function rangeAround({ entry, exit }: Pick<DrawnTrade, "entry" | "exit">, { from, to }: BarRange): BarRange {
  const held = exit - entry;
  const shown = to - from;
  const widest = Math.max(8 * MIN_BARS, held * 12);
  const isSeen = entry >= from && exit <= to && shown <= widest;
  if (isSeen) return { from, to };
  const width = Math.min(Math.max(shown, held / MAX_SHARE, MIN_BARS), Math.max(4 * MIN_BARS, held / MAX_SHARE));
  const middle = (entry + exit) / 2;
  return { from: middle - width / 2, to: middle + width / 2 };
}

function nearest(marks: TradeMarks, trades: readonly DrawnTrade[], { x, y }: { x: number; y: number }): number | null {
  let found: number | null = null;
  let distance = REACH;
  trades.forEach((trade, i) => {
    const ends = [
      { bar: trade.entry, price: trade.entryPrice },
      { bar: trade.exit, price: trade.exitPrice },
    ];
    for (const { bar, price } of [...ends, ...trade.between]) {
      const point = marks.pointOf(bar, price);
      const away = point ? Math.hypot(point.x - x, point.y - y) : Number.POSITIVE_INFINITY;
      if (away < distance) [found, distance] = [i, away];
    }
  });
  return found;
}
