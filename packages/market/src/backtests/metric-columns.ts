import type { AccountInputName, CheckId, CheckInputs, InputName } from "@plumbline/core/checks";
import { type Figure, missing } from "@plumbline/core/figure";
import {
  blankCheckColumn,
  type CheckColumn,
  FACTOR_CHECKS,
  FACTOR_METRICS,
  MARKET_CHECKS,
  MARKET_RATIOS,
  PRICE_METRICS,
  priceFigures,
  thresholdFor,
  writeCheck,
} from "@plumbline/core/screen";
import { lastIndexOnOrBefore } from "@plumbline/core/series";
import type { Day } from "@plumbline/core/time";
import { companyAsOf, factsSource, joinedAccounts, possibleSplits, stockMarket } from "../companies/index.ts";
import type { Instrument, PriceHistory } from "../model/index.ts";
import {
  accountRows,
  type FactorRow,
  isPickable,
  type PickedRow,
  type RowPicks,
  type StoredRows,
} from "../screening/index.ts";
import type { Snapshot } from "../snapshot/index.ts";
import { quickInputs } from "./quick-inputs.ts";

/** Numbers and checks of the screener that a strategy asks for. */
export interface MetricNeeds {
  readonly metrics: readonly string[];
  readonly checks: readonly CheckId[];
}

/** One value per day asked for; NaN where it does not exist. */
export interface MetricColumns {
  readonly metrics: ReadonlyMap<string, Float64Array>;
  readonly checks: ReadonlyMap<CheckId, CheckColumn>;
}

/** Where the numbers of a stock come from. */
export interface MetricSource {
  readonly snapshot: Snapshot;
  /** null where the market has no factor history: its facts are read, which takes much longer. */
  readonly factors: StoredRows | null;
  readonly instrument: Instrument;
  /** Its prices; null of a stock without. */
  readonly history: PriceHistory | null;
}

/** What a needed number reads. */
interface Plan {
  /** Places in `FACTOR_METRICS` and `FACTOR_CHECKS`. */
  readonly factors: readonly { readonly id: string; readonly place: number }[];
  readonly checks: readonly { readonly id: CheckId; readonly place: number }[];
  readonly ratios: readonly (typeof MARKET_RATIOS)[number][];
  readonly marketChecks: readonly (typeof MARKET_CHECKS)[number][];
  readonly prices: readonly (typeof PRICE_METRICS)[number][];
  /** Whether all that is asked of the market is the last price and the dividends. */
  readonly isQuick: boolean;
  readonly asksDividends: boolean;
  /** The numbers of a row that are all that is asked of it; null where more is. */
  readonly picks: RowPicks | null;
}

/** Inputs of the market that take more than a look at the last price and the dividends. */
const OF_MARKET: ReadonlySet<InputName> = new Set([
  "sma200",
  "targetAverage",
  "momentum",
  "benchmarkMomentum",
  "industryPe",
  "dcfValue",
  "grahamValue",
]);
const OF_DIVIDENDS: ReadonlySet<InputName> = new Set([
  "dividendsTtm",
  "dividendYears",
  "dividendHistoryYears",
  "dividendRaiseYears",
]);
/** What price and dividends give without a look at more than the number of shares. */
const OF_PRICE: ReadonlySet<InputName> = new Set([...OF_DIVIDENDS, "price", "priceInAccounts", "marketValue"]);
const NO_INDUSTRY: Figure = missing("no-industry");

/**
 * Numbers and checks of a stock on many days, each as it was known at the close: prices up to the day itself, filings up to the day
 * before, because many are published after the close (FND-04). On the day of a split they count up to the day itself.
 *
 * @param days Rising.
 * @returns One value for each day. Whatever compares the companies of a day with each other, such as `quality`, is missing.
 * @throws {DamagedFactors} if the factor history is damaged.
 * @see FND-04, GEN-06
 */
export function metricColumns(source: MetricSource, days: Int32Array, needs: MetricNeeds): MetricColumns {
  const plan = planOf(needs);
  const metrics = new Map(needs.metrics.map((id) => [id, new Float64Array(days.length).fill(Number.NaN)]));
  const checks = new Map(
    [...FACTOR_CHECKS, ...MARKET_CHECKS].flatMap((check): [CheckId, CheckColumn][] =>
      needs.checks.includes(check.id) ? [[check.id, blankCheckColumn(check, days.length)]] : [],
    ),
  );
  const rows = accountRows(source.snapshot, source.factors, source.instrument);
  const asksMarket = plan.ratios.length + plan.marketChecks.length + plan.prices.length > 0;
  const rowOn = rows ? rowsByDay(rows.day, plan.picks ? rows.picked(plan.picks) : rows.row) : () => null;
  // From the open of a split on, price and accounts are per new share: what is filed on that very day counts then too.
  const splitDays = new Set(possibleSplits(source.history).map(({ exDay }) => exDay));
  for (let k = 0; k < days.length; k++) {
    const day = days[k] as Day;
    const row = rowOn(splitDays.has(day) ? day : ((day - 1) as Day));
    if (row) writeFactors(plan, { metrics, checks }, k, row);
    if (asksMarket) writeMarket(plan, { metrics, checks }, k, marketOn(source, plan, { row, day }));
  }
  return { metrics, checks };
}

/** Reads each row once, as days rise. */
function rowsByDay(days: Int32Array, read: (place: number) => PickedRow): (day: Day) => PickedRow | null {
  let known = -1;
  let row: PickedRow | null = null;
  return (day) => {
    const place = lastIndexOnOrBefore(days, day);
    if (place !== known) row = place < 0 ? null : read(place);
    known = place;
    return row;
  };
}

function planOf({ metrics, checks }: MetricNeeds): Plan {
  const ratios = MARKET_RATIOS.filter(({ id }) => metrics.includes(id));
  const marketChecks = MARKET_CHECKS.filter(({ id }) => checks.includes(id));
  const prices = PRICE_METRICS.filter(({ id }) => metrics.includes(id));
  const inputs = [
    ...ratios.flatMap((ratio) => ratio.inputs),
    ...marketChecks.flatMap(({ rule, ruleFor }) => [rule, ...Object.values(ruleFor)].flatMap((each) => each.inputs)),
  ];
  const ofFactors = placed(FACTOR_METRICS, metrics);
  const ofChecks = placed(
    FACTOR_CHECKS.map(({ id }) => id),
    checks,
  );
  const isQuick = prices.length === 0 && inputs.every((name) => !OF_MARKET.has(name));
  // Whether a check is settled can depend on why a figure is missing, which is not picked.
  const isPicked =
    isQuick && marketChecks.length === 0 && inputs.every((name) => OF_PRICE.has(name) || isPicking(name));
  return {
    factors: ofFactors,
    checks: ofChecks,
    ratios,
    marketChecks,
    prices,
    isQuick,
    asksDividends: inputs.some((name) => OF_DIVIDENDS.has(name)),
    picks: isPicked
      ? {
          metrics: ofFactors.map(({ place }) => place),
          checks: ofChecks.map(({ place }) => place),
          figures: [...new Set(["sharesOutstanding" as const, ...inputs.filter(isPicking)])],
        }
      : null,
  };
}

function isPicking(name: InputName): name is AccountInputName {
  return isPickable(name as AccountInputName);
}

/** Whether prices are asked for no more than the last one and the dividends. */
export function readsLastPriceAlone(needs: MetricNeeds): boolean {
  return planOf(needs).isQuick;
}

function placed<Id extends string>(
  all: readonly Id[],
  wanted: readonly Id[],
): { readonly id: Id; readonly place: number }[] {
  return all.flatMap((id, place) => (wanted.includes(id) ? [{ id, place }] : []));
}

type Written = MetricColumns;

function writeFactors(plan: Plan, { metrics, checks }: Written, at: number, { factors, inputs }: PickedRow): void {
  for (const { id, place } of plan.factors) {
    const column = metrics.get(id) as Float64Array;
    column[at] = factors.metrics[place] as number;
  }
  for (const { id, place } of plan.checks) {
    const { values, upTo, thresholds } = checks.get(id) as CheckColumn;
    values[at] = factors.checks[place] as number;
    if (upTo) upTo[at] = factors.upTo[place] as number;
    if (thresholds)
      thresholds[at] = thresholdFor(FACTOR_CHECKS[place] as (typeof FACTOR_CHECKS)[number], inputs.companyType);
  }
}

/** What accounts and market say together on a day. */
interface KnownOn {
  readonly inputs: CheckInputs | null;
  readonly prices: ReturnType<typeof priceFigures> | null;
}

function writeMarket(plan: Plan, { metrics, checks }: Written, at: number, { inputs, prices }: KnownOn): void {
  for (const { id, of } of plan.prices) writeNumber(metrics, id, at, prices === null ? "no-price" : of(prices));
  if (inputs === null) return;
  for (const { id, of } of plan.ratios) writeNumber(metrics, id, at, of(inputs));
  for (const check of plan.marketChecks) writeCheck(check, checks.get(check.id) as CheckColumn, { row: at, inputs });
}

function writeNumber(metrics: Written["metrics"], id: string, at: number, found: number | string): void {
  const column = metrics.get(id) as Float64Array;
  if (typeof found === "number") column[at] = found;
}

interface Asked {
  readonly row: PickedRow | null;
  readonly day: Day;
}

function marketOn(source: MetricSource, plan: Plan, { row, day }: Asked): KnownOn {
  const { snapshot, instrument, history } = source;
  if (plan.isQuick) return { inputs: quickInputs(source, row, { day, ...plan }), prices: null };
  const stock = {
    instrument,
    history,
    facts: null,
    factsSource: factsSource(snapshot),
    targets: snapshot.targets(instrument.symbol),
  };
  const market = stockMarket(snapshot, stock, day);
  const { series, unknown } = market.prices;
  const prices =
    series && plan.prices.length > 0
      ? priceFigures({ price: series.price(), total: series.total(), doubts: series.doubts.map((doubt) => doubt.day) })
      : null;
  if (!row) return { inputs: companyAsOf(snapshot, stock, { asOf: day }).inputs, prices };
  // Rows are picked for quick plans alone.
  const { inputs } = joinedAccounts(snapshot, row as FactorRow, market, { asOf: day, industryPe: NO_INDUSTRY });
  return { inputs: { ...inputs, ...unknown }, prices };
}
