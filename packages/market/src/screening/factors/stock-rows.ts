import { createHash } from "node:crypto";
import { accountsSide } from "@plumbline/core/checks";
import {
  type AccountsAge,
  agingDays,
  type Fundamentals,
  fundamentalsThrough,
  isAgedAlike,
  latestColumns,
  type PreparedFacts,
  prepareFacts,
} from "@plumbline/core/fundamentals";
import { moatMeasures, moatYears } from "@plumbline/core/moat";
import { accountFactors } from "@plumbline/core/screen";
import type { Split } from "@plumbline/core/series";
import type { Day } from "@plumbline/core/time";
import { filingDays, valuationInputsAsOf } from "@plumbline/core/valuation";
import type { CompanyFacts, Fact, Instrument } from "../../model/index.ts";
import { encodeRow, endsOf, type FactorRow } from "./factor-row.ts";
import { moatRow } from "./moat-row.ts";

/** Everything that the rows of a stock are made of. */
export interface RowSource {
  readonly instrument: Instrument;
  readonly facts: CompanyFacts["facts"];
  /** The same facts, indexed; they are indexed here unless given. */
  readonly prepared?: PreparedFacts;
  readonly splits: readonly Split[];
  /** Provider of the facts. */
  readonly source: string;
}

/** A row of a stock: what its accounts contribute from a day on. */
export interface DatedRow {
  readonly day: Day;
  /** Of everything that was known on the day: equal ones make equal rows. */
  readonly digest: bigint;
  readonly bytes: Uint8Array;
  /** What the next look at the accounts depends on. */
  readonly ends: readonly Day[];
  /** False when it was taken over. */
  readonly isComputed: boolean;
}

/** A row that was made before, by the same formulas; null where none is known. */
export type KnownRow = (day: Day, digest: bigint) => Pick<DatedRow, "bytes" | "ends"> | null;

/** Rows have no evidence. */
const NUMBERS = { isConfirmationAsked: false, isEvidenceRead: false };
const FIRST_DAY = -2_147_483_648 as Day;
const LAST_DAY = 2_147_483_647 as Day;

/**
 * The rows of a stock, one for each day on which something was filed or split, or its accounts grew too old: between two
 * such days nothing that its accounts say can change (GEN-06, FND-04, FND-12, FND-20). The first row is of the time
 * before all filings.
 *
 * @param known Rows that were made before; those of days by which nothing has changed are taken over.
 * @returns By day.
 */
export function* stockRows(stock: RowSource, known: KnownRow): Generator<DatedRow> {
  const { instrument, splits, source, facts } = stock;
  const prepared = stock.prepared ?? prepareFacts(facts);
  const { sic, industry } = instrument;
  const fundamentalsOn = fundamentalsThrough(prepared, { splits, sic, industry, ...NUMBERS });
  const digestUntil = digests(stock);
  let last: { readonly row: DatedRow; readonly accounts: AccountsAge | null } | null = null;
  const rowOf = (day: Day, digest: bigint): DatedRow => {
    const found = known(day, digest);
    if (found) return { day, digest, ...found, isComputed: false };
    // Where nothing was filed or split since, the accounts say the same as long as they are judged alike.
    if (last?.row.digest === digest && isAgedAlike(last.accounts, day)) return { ...last.row, day };
    const fundamentals = fundamentalsOn(day);
    const row = factorRow(fundamentals, source);
    const dated = { day, digest, bytes: encodeRow(row), ends: endsOf(row), isComputed: true };
    last = { row: dated, accounts: fundamentals.accounts };
    return dated;
  };
  const news = [...filingDays(prepared, FIRST_DAY, LAST_DAY), ...splits.map(({ exDay }) => exDay)].sort(
    (a, b) => a - b,
  );
  const days = [FIRST_DAY, ...new Set(news)];
  for (const [k, day] of days.entries()) {
    const digest = digestUntil(day);
    const row = rowOf(day, digest);
    yield row;
    const next = days[k + 1] ?? LAST_DAY;
    for (const older of agingDays(row.ends)) if (older > day && older < next) yield rowOf(older, digest);
  }
}

/**
 * A row of a stock on any day, each computed when it is asked for. For who wants few of them: `stockRows` makes all rows, one from the
 * other.
 */
export function rowOnDay({ instrument, splits, source, facts }: RowSource): (day: Day) => Uint8Array {
  const { sic, industry } = instrument;
  const fundamentalsOn = fundamentalsThrough(prepareFacts(facts), { splits, sic, industry, ...NUMBERS });
  return (day) => encodeRow(factorRow(fundamentalsOn(day), source));
}

function factorRow(fundamentals: Fundamentals, source: string): FactorRow {
  const company = { fundamentals, source, isSourceEnough: true };
  const side = accountsSide(company);
  const { quarters, years, isAnnualOnly } = fundamentals;
  const last = (isAnnualOnly ? years : quarters).list.at(-1);
  return {
    ...side,
    valuation: valuationInputsAsOf(company),
    factors: accountFactors(side.inputs, latestColumns(fundamentals)),
    moat: moatRow(moatYears(company), moatMeasures(company)),
    periodEnd: last?.end ?? Number.NaN,
    filedAt: last?.filed ?? Number.NaN,
    // The rows of other days tell an annual filer by this.
    quarterEnd: isAnnualOnly ? Number.NaN : (quarters.list.at(-1)?.end ?? Number.NaN),
    yearEnd: years.list.at(-1)?.end ?? Number.NaN,
  };
}

/**
 * Digests of all that was known of a company by a day. Asked for rising days: each digest covers the one before it and the news since.
 *
 * @returns The first 64 bits of a SHA-256.
 */
function digests({ instrument, facts, splits, source }: RowSource): (day: Day) => bigint {
  const filed = facts.toSorted((a, b) => a.filed - b.filed);
  const split = splits.toSorted((a, b) => a.exDay - b.exDay);
  const places = new Map<string, number>();
  let [nextFact, nextSplit] = [0, 0];
  let last = createHash("sha256")
    .update(JSON.stringify([instrument.sic, instrument.industry, source]))
    .digest();
  return (day) => {
    const news: News = { names: [], splits: [], numbers: [] };
    while (nextFact < filed.length && (filed[nextFact] as Fact).filed <= day) {
      writeFact(filed[nextFact++] as Fact, places, news);
    }
    while (nextSplit < split.length && (split[nextSplit] as Split).exDay <= day) {
      const { exDay, ratio } = split[nextSplit++] as Split;
      news.splits.push(exDay, ratio);
    }
    const { names, splits: newSplits, numbers } = news;
    if (numbers.length > 0 || newSplits.length > 0) {
      const hash = createHash("sha256")
        .update(last)
        .update(JSON.stringify([names, newSplits]));
      last = hash.update(Float64Array.from(numbers)).digest();
    }
    return last.readBigUInt64LE();
  };
}

/** The facts and splits that became known since the last digest. */
interface News {
  /** Names that no fact before had. */
  readonly names: string[];
  /** Day and ratio of each. */
  readonly splits: number[];
  /** Ten of each fact. */
  readonly numbers: number[];
}

/** Writes a fact as numbers, a name by its place: text takes longer to digest. */
function writeFact(fact: Fact, places: Map<string, number>, { names, numbers }: News): void {
  const placeOf = (name: string): number => {
    const known = places.get(name);
    if (known !== undefined) return known;
    names.push(name);
    places.set(name, places.size);
    return places.size - 1;
  };
  const { taxonomy, concept, unit, start, end, value, accession, form, filed, fiscalYear } = fact;
  numbers.push(placeOf(taxonomy), placeOf(concept), placeOf(unit), placeOf(accession), placeOf(form));
  numbers.push(start ?? Number.NaN, end, value, filed, fiscalYear ?? Number.NaN);
}
