import { readFileSync } from "node:fs";
import { gunzipSync } from "node:zlib";
import { sharedFile } from "../../../../../scripts/shared-data.ts";
import type { TradeRow } from "./real-market.fixture.ts";

interface Day {
  readonly date: string;
  readonly open: number;
  readonly close: number;
  /** New shares for an old one on that day. */
  readonly ratio: number;
}

/**
 * The trades of RSI(2) as its authors describe it, worked out day by day from the lines of a file, without anything of the program: buy
 * where the close is above the mean of 200 days and the RSI of 2 days below 5, sell where it is above the mean of 5 days, each at the
 * next open.
 *
 * @param omitted Days that are left out.
 */
export function naiveRsi2(path: string, omitted: readonly string[] = []): TradeRow[] {
  const days = daysOf(path).filter(({ date }) => !omitted.includes(date));
  const closes = days.map(({ close }, k) => close / ratioBetween(days, k, days.length - 1));
  const trades: TradeRow[] = [];
  let bought: number | null = null;
  for (let today = 200; today < days.length - 1; today++) {
    const close = closes[today] as number;
    const next = days[today + 1] as Day;
    if (bought === null && close > meanBefore(closes, today, 200) && rsi2(closes, today) < 5) bought = today + 1;
    else if (bought !== null && bought <= today && close > meanBefore(closes, today, 5)) {
      const { date, open } = days[bought] as Day;
      trades.push([date, open, next.date, next.open * ratioBetween(days, bought, today + 1)]);
      bought = null;
    }
  }
  if (bought !== null) {
    const [first, last] = [days[bought] as Day, days.at(-1) as Day];
    trades.push([first.date, first.open, last.date, last.close * ratioBetween(days, bought, days.length - 1)]);
  }
  return trades.map(([from, paid, to, got]) => [from, paid, to, Number(got.toFixed(4))]);
}

function daysOf(path: string): Day[] {
  const [header = "", ...lines] = gunzipSync(readFileSync(sharedFile(path)))
    .toString()
    .trim()
    .split(/\r?\n/);
  const names = header.toLowerCase().split(",");
  const days = lines.map((line) => {
    const cells = line.split(",");
    const cell = (name: string) => cells[names.indexOf(name)] ?? "1";
    // The file writes seven for one as 7.00000700001.
    const ratio = Number(Number(cell("split_coefficient")).toFixed(4));
    return { date: cells[0] as string, open: Number(cell("open")), close: Number(cell("close")), ratio };
  });
  return days.sort((a, b) => (a.date < b.date ? -1 : 1));
}

/** How many shares one of a day has become by a later one. */
function ratioBetween(days: readonly Day[], from: number, to: number): number {
  let ratio = 1;
  for (let k = from + 1; k <= to; k++) ratio *= (days[k] as Day).ratio;
  return ratio;
}

function meanBefore(closes: readonly number[], today: number, length: number): number {
  let sum = 0;
  for (let k = today - length + 1; k <= today; k++) sum += closes[k] as number;
  return sum / length;
}

/** Wilder's index of two days from the first day on. */
function rsi2(closes: readonly number[], today: number): number {
  let [gain, loss] = [0, 0];
  for (let k = 1; k <= today; k++) {
    const change = (closes[k] as number) - (closes[k - 1] as number);
    gain = (gain + Math.max(change, 0)) / 2;
    loss = (loss + Math.max(-change, 0)) / 2;
  }
  return (100 * gain) / (gain + loss);
}
