import type { OutputOf, previewAlert, WireAlertCondition } from "@plumbline/contract";
import {
  type AlertMatrix,
  type ColumnCondition,
  evaluateAlerts,
  isOfColumn,
  lineOf,
  type PastRing,
  pastNearEarnings,
  pastRings,
} from "@plumbline/core/alerts";
import { splitRatioSince } from "@plumbline/core/fundamentals";
import type { Strategy } from "@plumbline/core/strategy";
import { addMonths, type Day, formatDay } from "@plumbline/core/time";
import type { MetricNeeds } from "@plumbline/market/backtests";
import { announcingFilings, asOfDay } from "@plumbline/market/companies";
import type { Instrument } from "@plumbline/market/model";
import type { Snapshot } from "@plumbline/market/snapshot";
import type { Backtests } from "../backtests/index.ts";
import type { Turn } from "../http/index.ts";
import type { ServedMarket } from "../market-access/index.ts";
import { libraryStrategy, ownStrategy } from "../strategies/index.ts";
import { unitOfCondition } from "./alert-rows.ts";
import { isQuotedBy, quotedColumn } from "./judge-quote.ts";
import type { QuoteOf } from "./judged-market.ts";
import { splitsOf } from "./line-on-day.ts";
import { type OwnAlerts, watchedBy } from "./own-alerts.ts";
import { requireJudgeable } from "./require-judgeable.ts";
import { stockEvents } from "./stock-news.ts";

type Preview = OutputOf<typeof previewAlert>;

export interface PreviewParts {
  readonly own: OwnAlerts;
  readonly turn: Turn;
  readonly served: ServedMarket;
  readonly hits: Backtests["hits"];
  readonly quoteOf: QuoteOf;
}

interface Asked {
  readonly code?: string | undefined;
  readonly condition: WireAlertCondition;
}

const MONTHS = 60;
/** Days that an answer names. */
const MAX_NAMED = 50;

/** What the past of a condition is: its rings, or why it has none. */
type Past = { readonly rings: readonly PastRing[] } | { readonly because: NonNullable<Preview["because"]> };

/**
 * How often an alert would have rung in five years, each day by what was known on it.
 *
 * @throws {Failure} as the alert itself would; `unavailable` if it cannot be computed now.
 * @see ALR-01, ALR-02, GEN-06
 */
export async function previewOf(parts: PreviewParts, { code = undefined, condition }: Asked): Promise<Preview> {
  const { own, turn, served } = parts;
  const { snapshot } = served;
  const watched = await turn.releaseWhile(watchedBy(own.database.db, own, { code: code ?? null, condition }));
  const until = asOfDay(snapshot);
  const from = addMonths(until, -MONTHS);
  const instrument = watched.code === null ? null : snapshot.find(watched.code);
  await requireJudgeable(served, condition);
  const past = await pastOf(parts, { symbol: watched.code, condition, from, until });
  const rings = "rings" in past ? past.rings.filter(({ day }) => day > from) : [];
  return {
    from: formatDay(from),
    until: formatDay(until),
    unit: unitOfCondition(condition),
    currency: instrument?.currency ?? null,
    ...(await presentOf(parts, watched.code, condition)),
    times: "rings" in past ? rings.length : null,
    because: "rings" in past ? null : past.because,
    rings: rings
      .slice(-MAX_NAMED)
      .reverse()
      .map(({ day, value }) => ({ day: formatDay(day), value: Number.isFinite(value) ? value : null })),
  };
}

interface Watched {
  readonly symbol: string | null;
  readonly condition: WireAlertCondition;
  readonly from: Day;
  readonly until: Day;
}

async function pastOf(parts: PreviewParts, watched: Watched): Promise<Past> {
  const { symbol, condition, from, until } = watched;
  const { snapshot } = parts.served;
  const instrument = symbol === null ? null : snapshot.find(symbol);
  if (!instrument || condition.kind === "thesis" || condition.kind === "screen")
    return { because: "comparesCompanies" };
  if (condition.kind === "strategy") return pastHits(parts, { symbol: instrument.symbol, condition });
  if (condition.kind === "filing" || condition.kind === "target") {
    const events = stockEvents(snapshot, instrument, condition, from);
    return { rings: events.map(({ day, value }) => ({ day, value: value ?? Number.NaN })) };
  }
  if (condition.kind === "earnings") return pastEarnings(snapshot, instrument, { days: condition.days, from, until });
  const needs = needsOf(condition);
  return needs
    ? pastNumbers(parts, { ...watched, symbol: instrument.symbol, condition, needs })
    : { because: "comparesCompanies" };
}

/** Every day counts, as an alert that is looked at daily sees them. */
function pastEarnings(
  snapshot: Snapshot,
  instrument: Instrument,
  { days, from, until }: { readonly days: number; readonly from: Day; readonly until: Day },
): Past {
  const last = instrument.delisted === null ? until : Math.min(until, instrument.delisted - 1);
  const looked = Array.from({ length: Math.max(0, last - from + 1) }, (_, place) => (from + place) as Day);
  const { rings, known } = pastNearEarnings(announcingFilings(snapshot, instrument), looked, days);
  return known === 0 ? { because: "notKnown" } : { rings: rings.map((day) => ({ day, value: Number.NaN })) };
}

interface Numbers extends Omit<Watched, "symbol"> {
  readonly symbol: string;
  readonly condition: ColumnCondition;
  readonly needs: MetricNeeds;
}

async function pastNumbers(
  { served }: PreviewParts,
  { symbol, condition, needs, from, until }: Numbers,
): Promise<Past> {
  const { snapshot, screenings } = served;
  const columns = await screenings.numbersOf(snapshot, { symbol, from, until, needs });
  if (!columns) return { because: "notKnown" };
  const isPerShare = unitOfCondition(condition) === "perShare";
  const splits = isPerShare ? splitsOf(snapshot, symbol) : [];
  // A line is counted in shares of today: before a split it was as many times higher.
  const lineOn = (day: Day) => lineOf(condition) * splitRatioSince(splits, day, until);
  const { rings, known } = pastRings(condition, columns, lineOn);
  return known === 0 ? { because: "notKnown" } : { rings };
}

/** The numbers of one stock that a condition reads; null where it compares companies with each other. */
function needsOf(condition: ColumnCondition): MetricNeeds | null {
  switch (condition.kind) {
    case "price":
      return { metrics: ["price"], checks: [] };
    case "change":
      return { metrics: [`change.${condition.period}`], checks: [] };
    case "gap":
      return { metrics: [], checks: [condition.model === "dcf" ? "O5" : "O6"] };
    case "consensus":
      return { metrics: [], checks: ["O8"] };
    case "check":
      return condition.check === "O3"
        ? null
        : { metrics: [], checks: [condition.check as MetricNeeds["checks"][number]] };
    case "metric":
      return OF_MANY.has(condition.metric) ? null : { metrics: [condition.metric], checks: [] };
    default:
      return null;
  }
}

const OF_MANY: ReadonlySet<string> = new Set([
  "quality",
  "moatWidth",
  "moatTrend",
  "moatMedianSpread",
  "moatShareOfYears",
]);

interface StrategyWatch {
  readonly symbol: string;
  readonly condition: Extract<WireAlertCondition, { kind: "strategy" }>;
}

/** Days on which a stock began to pass are known of strategies that look at each stock by itself. */
async function pastHits(
  { own, turn, served, hits }: PreviewParts,
  { symbol, condition }: StrategyWatch,
): Promise<Past> {
  if (condition.change !== "enters") return { because: "comparesCompanies" };
  const { strategyId } = condition;
  const saved = libraryStrategy(strategyId);
  const strategy = saved ?? (await turn.releaseWhile(ownStrategy(own.database.db, own.user, strategyId))).strategy;
  const asked = { symbol, asOf: undefined, requester: turn };
  const found = await turn.releaseWhile(hits.detail(served.snapshot, strategy as Strategy, asked));
  if (!found) return { because: "notKnown" };
  if (found.began === null) return { because: "comparesCompanies" };
  return { rings: found.began.map((day) => ({ day, value: Number.NaN })) };
}

/** Where the number of a condition is now: with the price of the moment where that can make it ring, otherwise as of the last close. */
async function presentOf(
  { served: { snapshot, screenings }, quoteOf }: PreviewParts,
  code: string | null,
  condition: WireAlertCondition,
): Promise<Pick<Preview, "value" | "isBeyond" | "isOfClose">> {
  if (!isOfColumn(condition) || code === null) return { value: null, isBeyond: null, isOfClose: false };
  const quote = quoteOf(code);
  const isOfMoment = isQuotedBy(quote, { condition });
  const { matrix, rowOf } = isOfMoment ? quotedColumn(condition, quote) : await screenings.of(snapshot);
  const alert = { condition, row: rowOf(code), line: lineOf(condition), last: null };
  const [outcome] = evaluateAlerts(matrix as AlertMatrix, [alert]);
  const value = outcome && Number.isFinite(outcome.value) ? outcome.value : null;
  const isKnown = outcome !== undefined && outcome.last !== null && condition.kind !== "moat";
  return {
    value,
    isBeyond: isKnown ? outcome.last === 1 : null,
    isOfClose: condition.kind === "price" && !isOfMoment,
  };
}
