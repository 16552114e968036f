import type { OutputOf, previewAlert, WireAlertCondition } from "@plumbline/contract";
import {
  type AlertMatrix,
  type ColumnCondition,
  comparedGroup,
  evaluateAlerts,
  isOfColumn,
  lineOf,
  type PastRings,
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
import { currencyOfCondition, unitOfCondition } from "./alert-rows.ts";
import { PAST_MONTHS, pastAmongOthers, pastOfScreen, pastOfStrategy, pastOfThesis } from "./compared-past.ts";
import type { AskedPast, CountedPasts } from "./counted-pasts.ts";
import { isQuotedBy, quotedColumn } from "./judge-quote.ts";
import type { QuoteOf } from "./judged-market.ts";
import { splitsOf } from "./line-on-day.ts";
import { type OwnAlerts, savedValuation, watchedBy } from "./own-alerts.ts";
import { requireJudgeable } from "./require-judgeable.ts";
import { stockEvents } from "./stock-news.ts";

type Preview = OutputOf<typeof previewAlert>;

export interface PreviewParts {
  readonly own: OwnAlerts;
  readonly turn: Turn;
  readonly served: ServedMarket;
  readonly hits: Backtests["hits"];
  readonly quoteOf: QuoteOf;
  readonly pasts: CountedPasts;
}

interface Asked {
  /** Whether it is asked how often it would have rung. */
  readonly past: boolean;
  readonly code?: string | undefined;
  readonly condition: WireAlertCondition;
}

/** Days that an answer names. */
const MAX_NAMED = 50;

/** The past of a condition; null as long as it is being counted. */
type Past = (PastRings & Pick<Preview, "looked">) | null;

/**
 * How often an alert would have rung in five years, each day by what was known on it.
 *
 * @throws {Failure} as the alert itself would; `unavailable` if it cannot be computed now.
 * @see ALR-01, ALR-02, GEN-06
 */
export async function previewOf(
  parts: PreviewParts,
  { code = undefined, condition, past: isPastAsked }: Asked,
): Promise<Preview> {
  const { own, turn, served } = parts;
  const { snapshot } = served;
  const watched = await turn.releaseWhile(watchedBy(own.database.db, own, { code: code ?? null, condition }));
  const until = asOfDay(snapshot);
  const from = addMonths(until, -PAST_MONTHS);
  const instrument = watched.code === null ? null : snapshot.find(watched.code);
  await requireJudgeable(served, condition);
  const past = isPastAsked ? await pastOf(parts, { instrument, condition, from, until }) : null;
  return {
    from: formatDay(from),
    until: formatDay(until),
    restingSince: own.restingSince,
    unit: unitOfCondition(condition),
    currency: currencyOfCondition(condition, instrument && own.currenciesOf(instrument.symbol)),
    ...(await presentOf(parts, watched.code, condition)),
    ...(isPastAsked ? told(past, from) : NOT_ASKED),
  };
}

type ToldPast = Pick<Preview, "times" | "because" | "looked" | "rings">;

const NOT_ASKED: ToldPast = { times: null, because: null, looked: null, rings: [] };

function told(past: Past, from: Day): ToldPast {
  if (!past) return { ...NOT_ASKED, because: "notYet" };
  const { looked } = past;
  if (past.known === 0) return { ...NOT_ASKED, looked, because: "notKnown" };
  const rings = past.rings.filter(({ day }) => day > from);
  const named = rings.slice(-MAX_NAMED).reverse();
  return {
    times: rings.length,
    because: null,
    looked,
    rings: named.map(({ day, value }) => ({ day: formatDay(day), value: Number.isFinite(value) ? value : null })),
  };
}

interface Watched {
  /** Null of the whole market. */
  readonly instrument: Instrument | null;
  readonly condition: WireAlertCondition;
  readonly from: Day;
  readonly until: Day;
}

async function pastOf(parts: PreviewParts, { instrument, condition, from, until }: Watched): Promise<Past> {
  const { served } = parts;
  const code = instrument?.symbol ?? null;
  if (condition.kind === "screen") return counted(parts, condition, pastOfScreen(condition, code));
  if (condition.kind === "strategy") {
    const strategy = await rulesOf(parts, condition.strategyId);
    return counted(parts, condition, pastOfStrategy(strategy, code, parts.hits));
  }
  // All other alerts are on a stock.
  if (!instrument) return NOTHING_KNOWN;
  if (condition.kind === "thesis") {
    const address = await addressOf(parts, condition.savedItemId);
    return counted(parts, condition, pastOfThesis(address, instrument));
  }
  if (condition.kind === "filing" || condition.kind === "target") {
    const events = stockEvents(served.snapshot, instrument, condition, from);
    const rings = events.map(({ day, value }) => ({ day, value: value ?? Number.NaN }));
    return { rings, known: Number.POSITIVE_INFINITY, looked: "days" };
  }
  if (condition.kind === "earnings")
    return pastEarnings(served.snapshot, instrument, { days: condition.days, from, until });
  return comparedGroup(condition) === null
    ? pastNumbers(parts, { instrument, condition, from, until })
    : counted(parts, condition, pastAmongOthers(condition, instrument));
}

const NOTHING_KNOWN: Past = { rings: [], known: 0, looked: "days" };

async function counted(
  { turn, served, pasts }: PreviewParts,
  condition: WireAlertCondition,
  { key, count }: Pick<AskedPast, "key" | "count">,
): Promise<Past> {
  const asked = { key: `${served.snapshot.manifest.id} ${key}`, client: turn.client, count };
  const found = await turn.releaseWhile(pasts.of(asked));
  return found && { ...found.ringsOf(condition), looked: found.looked };
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
  return { rings: rings.map((day) => ({ day, value: Number.NaN })), known, looked: "days" };
}

interface Numbers extends Watched {
  readonly instrument: Instrument;
  readonly condition: ColumnCondition;
}

async function pastNumbers({ served }: PreviewParts, { instrument, condition, from, until }: Numbers): Promise<Past> {
  const { snapshot, screenings } = served;
  const { symbol } = instrument;
  const columns = await screenings.numbersOf(snapshot, { symbol, from, until, needs: needsOf(condition) });
  if (!columns) return NOTHING_KNOWN;
  const isPerShare = unitOfCondition(condition) === "perShare";
  const splits = isPerShare ? splitsOf(snapshot, symbol) : [];
  // A line is counted in shares of today: before a split it was as many times higher.
  const lineOn = (day: Day) => lineOf(condition) * splitRatioSince(splits, day, until);
  return { ...pastRings(condition, columns, lineOn), looked: "days" };
}

/** The numbers that a condition reads of a stock by itself. */
function needsOf(condition: ColumnCondition): MetricNeeds {
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
      return { metrics: [], checks: [condition.check as MetricNeeds["checks"][number]] };
    case "metric":
      return { metrics: [condition.metric], checks: [] };
    default:
      return { metrics: [], checks: [] };
  }
}

async function rulesOf({ own, turn }: PreviewParts, strategyId: string): Promise<Strategy> {
  const published = libraryStrategy(strategyId);
  if (published) return published as Strategy;
  const { strategy } = await turn.releaseWhile(ownStrategy(own.database.db, own.user, strategyId));
  return strategy as Strategy;
}

async function addressOf({ own, turn }: PreviewParts, savedItemId: string): Promise<string> {
  const { address } = await turn.releaseWhile(savedValuation(own.database.db, own.user, savedItemId));
  return address;
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
