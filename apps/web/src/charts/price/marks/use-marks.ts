import { useQuery } from "@tanstack/react-query";
import { useMemo } from "react";
import { useIsSignedIn } from "../../../state/index.ts";
import { marksOnBars } from "../marks-on-bars.ts";
import type { PriceView } from "../price-view.ts";
import { type MarkId, PRICED_MARKS, readMarks } from "./chosen-marks.ts";
import { type LevelLine, levelLines } from "./level-lines.ts";
import { markEvents } from "./mark-events.ts";
import type { PricedSign } from "./mark-signs.ts";
import { chartMarksQuery, fairValueQuery, type MarkedStock, stockTradesQuery } from "./marks.query.ts";
import type { DrawnMarks } from "./marks-layer.ts";

const OF_MARKS: readonly MarkId[] = ["consensus", "targets", "filings", "checks"];

interface ChosenMarks extends MarkedStock {
  readonly view: PriceView;
  /** As in the address. */
  readonly chosen: string;
  /** Whether the bars are prices, so that values per share can stand among them. */
  readonly isPriced: boolean;
  /** Those that the page shows anyway. */
  readonly without?: readonly MarkId[] | undefined;
}

const NONE: readonly MarkId[] = [];

/** Asks for what the chosen marks show, and brings it onto the bars. */
export function useMarks({ view, chosen, isPriced, without = NONE, ...stock }: ChosenMarks) {
  const isSignedIn = useIsSignedIn();
  const ids = useMemo(
    () => readMarks(chosen).filter((id) => !without.includes(id) && (isPriced || !PRICED_MARKS.includes(id))),
    [chosen, isPriced, without],
  );
  const isAnyOf = (wanted: readonly MarkId[]) => wanted.some((id) => ids.includes(id));
  const isPast = stock.asOf !== undefined;
  const marks = useQuery({ ...chartMarksQuery(stock), enabled: isAnyOf(OF_MARKS) }).data ?? null;
  const history = useQuery({ ...fairValueQuery(stock), enabled: isAnyOf(["dcf", "graham"]) }).data ?? null;
  const traded = useQuery({ ...stockTradesQuery(stock), enabled: isAnyOf(["trades"]) && isSignedIn && !isPast });
  const trades = (isSignedIn && !isPast && traded.data) || null;
  const answers = useMemo(() => ({ marks, history }), [marks, history]);
  const lines = useMemo(() => levelLines(answers, ids, view.bars), [answers, ids, view.bars]);
  const events = useMemo(
    () => marksOnBars(view.bars.date, markEvents({ marks, trades }, ids)),
    [marks, trades, ids, view.bars],
  );
  const { bars, comparison } = view;
  // Not of the view itself: it changes with every layer that is drawn, and this is one.
  const drawn = useMemo(() => inUnitOfAxis({ bars, comparison }, lines, events), [bars, comparison, lines, events]);
  return { answers, lines, events, drawn };
}

/** While two stocks are compared, the axis counts growth since the base. */
function inUnitOfAxis(
  { bars, comparison }: Pick<PriceView, "bars" | "comparison">,
  lines: readonly LevelLine[],
  events: DrawnMarks["marks"],
): DrawnMarks {
  const factor = comparison ? 1 / (bars.close[comparison.base] as number) : 1;
  const scaled = (column: Float64Array) => (factor === 1 ? column : column.map((value) => value * factor));
  const onAxis = lines.map((line) => ({ ...line, values: scaled(line.values) }));
  const value = onAxis.find(({ id }) => id !== "consensus")?.values;
  const priced = events.flatMap(({ index, events: all }) =>
    all.flatMap((event): PricedSign[] => {
      if (event.kind === "target") return [{ index, price: event.target * factor, look: "dot" }];
      if (event.kind === "entry") return [{ index, price: event.price * factor, look: "up" }];
      return event.kind === "exit" ? [{ index, price: event.price * factor, look: "down" }] : [];
    }),
  );
  return {
    dates: bars.date,
    lines: onAxis,
    gap: value ? { price: scaled(bars.close), value } : null,
    marks: events,
    priced,
  };
}
