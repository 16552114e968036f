import type { Reason } from "@plumbline/core/figure";
import { checkFlips, type DatedFactors, type FlipDay } from "@plumbline/core/screen";
import { type AnalystTarget, adjustedTargets, consensus, deduplicated, validPosts } from "@plumbline/core/targets";
import type { Day } from "@plumbline/core/time";
import { possibleSplits, readStock, type StoredStock, targetAverages, whyNoAverage } from "../companies/index.ts";
import type { Instrument } from "../model/index.ts";
import { accountRows, type FactorFile } from "../screening/index.ts";
import type { Snapshot } from "../snapshot/index.ts";
import { type StockFiling, stockFilings } from "./stock-filings.ts";

/** Most entries of each kind: the newest. */
export const MAX_MARKS = 2_000;

/**
 * The checks that flipped on a day: the first one on which a decision could rest on them, and so the day after a filing.
 */
export interface MarkedFlips extends FlipDay {
  /** The filings of the day before; empty where a split or the age of the accounts changed the result. */
  readonly filings: readonly StockFiling[];
}

/** The targets of analysts, in money per share of the day on which one looks. */
export interface MarkedTargets {
  /** Oldest first. */
  readonly posts: readonly AnalystTarget[];
  /** The average of the firms: each holds from its day up to the next. */
  readonly consensus: {
    readonly day: readonly Day[];
    /** NaN while nobody has published one in the last twelve months. */
    readonly mean: readonly number[];
    /** Firms behind it. */
    readonly firms: readonly number[];
  };
}

/** What is marked on the price chart of a stock; where the market has nothing of a kind, why. */
export interface StockMarks {
  readonly filings: readonly StockFiling[] | Reason;
  readonly flips: readonly MarkedFlips[] | Reason;
  readonly targets: MarkedTargets | Reason;
}

/**
 * Gathers the marks of a stock as they were known on a day: what was filed, published or split later changes none of them but
 * the shares in which targets are counted.
 *
 * @param factors The factor history of the market; facts are read where there is none.
 * @see GEN-06, FND-04, PT-04
 */
export function stockMarks(
  snapshot: Snapshot,
  instrument: Instrument,
  { factors, asOf }: { readonly factors: FactorFile | null; readonly asOf: Day },
): StockMarks {
  const { cik } = instrument;
  const filings = cik === null ? [] : stockFilings(snapshot, cik, asOf);
  const rows = accountRows(snapshot, factors, instrument);
  return {
    filings: filings.length === 0 && rows === null ? "no-accounts" : newest(filings),
    flips: rows === null ? "no-accounts" : newest(flipsOf(datedFactors(rows, asOf), filings, asOf)),
    targets: markedTargets(snapshot, readStock(snapshot, instrument), asOf),
  };
}

function newest<Entry>(entries: readonly Entry[]): readonly Entry[] {
  return entries.slice(-MAX_MARKS);
}

function* datedFactors(rows: NonNullable<ReturnType<typeof accountRows>>, asOf: Day): Generator<DatedFactors> {
  for (const [place, day] of rows.day.entries()) {
    if (day > asOf) return;
    const { factors, inputs, currency } = rows.row(place);
    yield { day: day as Day, type: inputs.companyType, currency, factors };
  }
}

/** Many reports come after the close: what they change counts from the day after (FND-04). */
function flipsOf(rows: Iterable<DatedFactors>, filings: readonly StockFiling[], asOf: Day): MarkedFlips[] {
  return checkFlips(rows)
    .map(({ day, ...rest }) => {
      const ofDay = filings.filter(({ filed }) => filed === day);
      return { day: (ofDay.length === 0 ? day : day + 1) as Day, filings: ofDay, ...rest };
    })
    .filter(({ day }) => day <= asOf);
}

function markedTargets(snapshot: Snapshot, stock: StoredStock, asOf: Day): MarkedTargets | Reason {
  const because = whyNoAverage(snapshot, stock.instrument, stock.targets.length > 0);
  if (because !== null) return because;
  const { valid } = validPosts(stock.targets, asOf, stock.instrument.currency);
  const splits = possibleSplits(stock.history);
  const posts = adjustedTargets(deduplicated(valid), { closes: NO_CLOSES, splits, asOf });
  const steps = [...targetAverages(stock).day].filter((day) => day <= asOf).slice(-MAX_MARKS) as Day[];
  const averages = steps.map((day) => consensus(posts, day));
  return {
    posts: newest(posts),
    consensus: {
      day: steps,
      mean: averages.map(({ mean }) => mean.value ?? Number.NaN),
      firms: averages.map(({ firms }) => firms),
    },
  };
}

const NO_CLOSES = { day: new Int32Array(), close: new Float64Array() };
