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
      /** Of the whole trade, a fraction. */
      readonly gain: number;
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
  return trades.entryDate.flatMap((entryDate, k): MarkEvent[] => {
    const of = { run, quantity: trades.quantity[k] ?? Number.NaN, gain: trades.return[k] ?? Number.NaN };
    const entry = { kind: "entry", date: entryDate, price: trades.entryPrice[k] ?? Number.NaN, ...of } as const;
    const isOpen = trades.reason[k] === "open";
    const date = trades.exitDate[k] as string;
    return isOpen ? [entry] : [entry, { kind: "exit", date, price: trades.exitPrice[k] ?? Number.NaN, ...of }];
  });
}
