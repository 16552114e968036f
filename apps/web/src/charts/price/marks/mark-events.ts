import type { WireChartMarks, WireFlipDay, WireMarkedFiling, WireStockTrades } from "@plumbline/contract";
import type { MarkId } from "./chosen-marks.ts";

/** Something that became known, or was done, on a day. Prices are money per share of the last day of the chart. */
export type MarkEvent =
  | { readonly kind: "filing"; readonly date: string; readonly filing: WireMarkedFiling; readonly source: string }
  | { readonly kind: "flips"; readonly date: string; readonly of: WireFlipDay; readonly source: string }
  | {
      readonly kind: "target";
      readonly date: string;
      readonly firm: string;
      readonly target: number;
      /** In shares of its day. */
      readonly posted: number;
      readonly source: string;
    }
  | {
      readonly kind: "entry" | "exit";
      readonly date: string;
      readonly price: number;
      readonly quantity: number;
      /** Of the whole trade, a fraction, with the sale that ends it; null with every other execution. */
      readonly gain: number | null;
      readonly run: { readonly id: string; readonly name: string };
    };

/** What the server answers; null where it was not asked, or has not answered yet. */
export interface MarkAnswers {
  readonly marks: WireChartMarks | null;
  readonly trades: WireStockTrades | null;
}

/**
 * The events of the chosen marks, by day.
 *
 * @param chosen Marks that are switched on.
 */
export function markEvents({ marks, trades }: MarkAnswers, chosen: readonly MarkId[]): MarkEvent[] {
  const events: MarkEvent[] = [];
  if (marks) {
    const { source, filings, flips } = marks;
    if (chosen.includes("filings"))
      events.push(...filings.list.map((filing) => ({ kind: "filing", date: filing.filedAt, filing, source }) as const));
    if (chosen.includes("checks"))
      events.push(...flips.list.map((of) => ({ kind: "flips", date: of.date, of, source }) as const));
    if (chosen.includes("targets")) events.push(...targetEvents(marks));
  }
  if (trades && chosen.includes("trades")) events.push(...tradeEvents(trades));
  return events.sort((left, right) => (left.date < right.date ? -1 : left.date > right.date ? 1 : 0));
}

function targetEvents({ targets: { posts } }: WireChartMarks): MarkEvent[] {
  return posts.date.map((date, k) => ({
    kind: "target",
    date,
    firm: posts.firm[k] as string,
    target: posts.target[k] as number,
    posted: posts.postedTarget[k] as number,
    source: posts.source[k] as string,
  }));
}

function tradeEvents({ run, trades }: WireStockTrades): MarkEvent[] {
  if (!run) return [];
  const { executions } = trades;
  if (!("trade" in executions)) return earlierTradeEvents(run, trades);
  return executions.trade.map((trade, row): MarkEvent => {
    const isLast = executions.trade[row + 1] !== trade;
    const isEnd = isLast && trades.reason[trade] !== "open";
    return {
      kind: executions.side[row] === "buy" ? "entry" : "exit",
      date: executions.date[row] as string,
      price: executions.price[row] ?? Number.NaN,
      quantity: executions.quantity[row] ?? Number.NaN,
      gain: isEnd ? (trades.return[trade] ?? Number.NaN) : null,
      run,
    };
  });
}

/** Of an earlier version of the engine, which listed no executions: a trade is one purchase with one sale. */
function earlierTradeEvents(run: NonNullable<WireStockTrades["run"]>, trades: WireStockTrades["trades"]): MarkEvent[] {
  return trades.entryDate.flatMap((entryDate, k): MarkEvent[] => {
    const of = { run, quantity: trades.quantity[k] ?? Number.NaN };
    const price = trades.entryPrice[k] ?? Number.NaN;
    const entry = { kind: "entry", date: entryDate, price, gain: null, ...of } as const;
    if (trades.reason[k] === "open") return [entry];
    const gain = trades.return[k] ?? Number.NaN;
    const sold = trades.exitPrice[k] ?? Number.NaN;
    return [entry, { kind: "exit", date: trades.exitDate[k] as string, price: sold, gain, ...of }];
  });
}
