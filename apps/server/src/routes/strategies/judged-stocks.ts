import { MAX_HITS, type WireFollowed, type WireStrategyHits, type WireStrategyHitsDetail } from "@plumbline/contract";
import type { AmountCurrencies } from "@plumbline/core/checks";
import { figure, missing, type Provenance } from "@plumbline/core/figure";
import { lastIndexOnOrBefore } from "@plumbline/core/series";
import { mean, median, standardDeviation, studentInterval } from "@plumbline/core/stats";
import { comparedCurrencies, operandsOf, type Strategy } from "@plumbline/core/strategy";
import { addMonths, type Day, formatDay, day as parseDay } from "@plumbline/core/time";
import { readPriceSeries } from "@plumbline/market/companies";
import type { Instrument } from "@plumbline/market/model";
import { currenciesOfRow } from "@plumbline/market/screening";
import type { Snapshot } from "@plumbline/market/snapshot";
import type { Backtests } from "../../backtests/index.ts";
import { Failure, type Turn } from "../../http/index.ts";
import type { MarketScreenings } from "../../screening/index.ts";
import { findInstrument } from "../instruments.ts";

/** A strategy to be judged, and with what. */
export interface Judging {
  readonly snapshot: Snapshot;
  readonly hits: Backtests["hits"];
  readonly turn: Turn;
  readonly strategy: Strategy;
  readonly asOf: string | undefined;
  /** The day that the stocks of `asOf` are compared with: one that is asked, or where the data ended before it had newer days. */
  readonly since?: string | undefined;
  readonly previousDay: Day | null;
  readonly screenings: Pick<MarketScreenings, "ofStocks">;
}

/** @throws {Failure} `notFound` of a day before all prices. */
export async function wireHits(judging: Judging): Promise<WireStrategyHits> {
  const { snapshot, hits, turn, strategy, asOf } = judging;
  const { since, comparedWith } = comparisonOf(judging);
  const found = await turn.releaseWhile(hits.of(snapshot, strategy, { asOf, since, requester: turn }));
  if (!found) throw new Failure("notFound");
  const { day, previousDay, considered, unknown, passes, entered, left } = found;
  const isNew = new Set(entered);
  return {
    day: formatDay(day),
    previousDay: previousDay === null ? null : formatDay(previousDay),
    comparedWith,
    considered,
    unknown,
    count: passes.length,
    passes: passes.slice(0, MAX_HITS).map((symbol) => ({ ...stockOf(snapshot, symbol), entered: isNew.has(symbol) })),
    left: left.slice(0, MAX_HITS).map((symbol) => stockOf(snapshot, symbol)),
    provenance: { source: snapshot.manifest.market, periodEnd: formatDay(day) },
  };
}

/** Of a past day the data before the newest says nothing. */
function comparisonOf({ asOf, since, previousDay }: Judging): Pick<WireStrategyHits, "comparedWith"> & {
  readonly since: Day | null;
} {
  if (since !== undefined) return { since: parseDay(since), comparedWith: "asked" };
  if (asOf !== undefined || previousDay === null) return { since: null, comparedWith: "dayBefore" };
  return { since: previousDay, comparedWith: "snapshot" };
}

function stockOf(snapshot: Snapshot, symbol: string) {
  const { names, sector } = snapshot.find(symbol) as Instrument;
  return { code: symbol, names, sector };
}

/** The newest days on which a stock began to pass. */
const MAX_BEGINNINGS = 500;

/** @throws {Failure} `notFound` of a stock without prices by then. */
export async function wireDetail(judging: Judging, code: string): Promise<WireStrategyHitsDetail> {
  const { snapshot, hits, turn, strategy, asOf } = judging;
  const instrument = findInstrument(snapshot, code);
  const { symbol, names } = instrument;
  const found = await turn.releaseWhile(hits.detail(snapshot, strategy, { symbol, asOf, requester: turn }));
  if (!found) throw new Failure("notFound");
  const { day, passes, rules, began } = found;
  const currencies = comparedCurrencies(strategy, await currenciesOf(judging, instrument, day));
  return {
    code: symbol,
    names,
    day: formatDay(day),
    passes,
    rules: rules.map(({ result, ...rule }) => ({
      ...rule,
      state: result === "missing" ? "unknown" : result,
      currency: currencies.get(rule.path) ?? null,
    })),
    hits: (began ?? []).slice(-MAX_BEGINNINGS).map(formatDay),
    followed: began && followed(snapshot, instrument, { began, until: day }),
  };
}

/** The currencies of the price, and of the accounts that were known by a day, where a strategy reads any. */
async function currenciesOf(
  { snapshot, screenings, strategy }: Judging,
  instrument: Instrument,
  day: Day,
): Promise<AmountCurrencies> {
  const { metrics, checks } = operandsOf(strategy);
  if (metrics.length + checks.length === 0) return { price: instrument.currency, accounts: null };
  const { symbol } = instrument;
  const screening = await screenings.ofStocks(snapshot, [symbol], day);
  return currenciesOfRow(screening, screening.rowOf(symbol), instrument);
}

const SPANS = [1, 3, 12];
/** Fewer values have no interval worth showing. */
const LEAST = 3;

interface Beginnings {
  readonly began: readonly Day[];
  /** Nothing later is used. */
  readonly until: Day;
}

/** What an owner got in the months after the close of each day on which the stock began to pass. */
function followed(snapshot: Snapshot, instrument: Instrument, { began, until }: Beginnings): WireFollowed[] | null {
  const series = readPriceSeries(snapshot, instrument, formatDay(until));
  if (!series) return null;
  const { day, close } = series.total() ?? series.shown();
  const provenance = { source: series.source, formula: "STA-01", periodEnd: formatDay(series.lastDay) };
  return SPANS.map((months) => {
    const returns = began.flatMap((from) => {
      const to = addMonths(from, months);
      if (to > series.lastDay) return [];
      return (close[lastIndexOnOrBefore(day, to)] as number) / (close[lastIndexOnOrBefore(day, from)] as number) - 1;
    });
    return { months, n: returns.length, ...summaryOf(returns, provenance) };
  });
}

function summaryOf(returns: readonly number[], provenance: Provenance) {
  const isEnough = returns.length >= LEAST;
  return {
    mean: figure(mean(returns), provenance, "too-few-observations"),
    median:
      returns.length === 0
        ? missing("too-few-observations")
        : figure(median(returns), provenance, "too-few-observations"),
    interval: isEnough ? meanInterval(returns) : missing("too-few-observations"),
  };
}

function meanInterval(returns: readonly number[]): { readonly low: number; readonly high: number } {
  const error = standardDeviation(returns) / Math.sqrt(returns.length);
  return studentInterval(mean(returns), error, returns.length - 1);
}
