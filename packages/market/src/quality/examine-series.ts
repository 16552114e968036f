import type { Actions } from "@plumbline/core/series";
import type { Day } from "@plumbline/core/time";
import { formatDay } from "@plumbline/core/time";
import type { Issue, PriceHistory } from "../model/index.ts";
import { examineBreaks } from "./examine-breaks.ts";
import { examineDividends } from "./examine-dividends.ts";
import { examineRuns } from "./examine-runs.ts";
import { cleanSplits, examineSplits } from "./examine-splits.ts";
import { examineWicks } from "./examine-wicks.ts";
import { examineWitness } from "./examine-witness.ts";
import { IssueLog } from "./issue-log.ts";
import type { PriceColumns } from "./price-columns.ts";
import { PriceContext } from "./price-context.ts";

const NO_ACTIONS: Actions = { splits: [], dividends: [] };

/**
 * Judges bars and actions by each other.
 *
 * @param columns Bars that are right in themselves, in order of day.
 * @param history The delivery they are from.
 * @param log Takes what is found in the selected part, and why another part is not.
 */
export function examineSeries(columns: PriceColumns, history: PriceHistory, log: IssueLog): PriceHistory {
  const splits = cleanSplits(history.actions.splits, log);
  const stated: Actions = { splits, dividends: history.actions.dividends };
  const placed = examineRuns(new PriceContext(columns, stated), log);
  const inside = new IssueLog(log.file, history.symbol);
  const attested = examineActions(placed, stated, inside);
  const shaped = examineWicks(new PriceContext(attested.columns, attested.actions), inside);
  const { adjustedClose: _, ...bars } = examineBreaks(new PriceContext(shaped, attested.actions), log);
  log.append(inside.take().filter((issue) => isWithin(issue, bars.day)));
  return { ...history, bars, actions: actionsWithin(attested.actions, bars.day) };
}

function examineActions(
  columns: PriceColumns,
  stated: Actions,
  log: IssueLog,
): { columns: PriceColumns; actions: Actions } {
  const asTraded = new PriceContext(columns, { ...NO_ACTIONS, dividends: stated.dividends });
  const splits = examineSplits(stated.splits, asTraded, log);
  const withSplits = new PriceContext(columns, { ...NO_ACTIONS, splits });
  const actions = examineDividends({ splits, dividends: stated.dividends }, withSplits, log);
  const remaining = new Set(actions.dividends);
  const settled = new Set(stated.dividends.filter((dividend) => !remaining.has(dividend)).map(({ exDay }) => exDay));
  return examineWitness({ actions, settled }, new PriceContext(columns, actions), log);
}

/** What lies in a part that was set aside as a whole is not told once more. */
function isWithin({ day }: Issue, days: Int32Array): boolean {
  const first = days[0] ?? 0;
  const last = days.at(-1) ?? 0;
  return day === null || (day >= formatDay(first as Day) && day <= formatDay(last as Day));
}

/** The actions that fall between the first and the last bar: others change no price of the series. */
function actionsWithin(actions: Actions, days: Int32Array): Actions {
  const first = days[0] ?? 0;
  const last = days.at(-1) ?? 0;
  const inside = ({ exDay }: { exDay: number }) => exDay >= first && exDay <= last;
  return { splits: actions.splits.filter(inside), dividends: actions.dividends.filter(inside) };
}
