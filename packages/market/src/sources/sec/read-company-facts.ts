import { isUtf8 } from "node:buffer";
import type { Day } from "@plumbline/core/time";
import { type CompanyFacts, type Fact, type InputFile, type Issue, plainly, say } from "../../model/index.ts";
import { InputError, readWhole } from "../files/index.ts";
import { parseCik, parseTicker } from "./cik.ts";
import { compareText, compareWithinSeries } from "./compare-facts.ts";
import type { DayReader } from "./day-reader.ts";
import { type FactReading, type FactSeries, readFact } from "./fact-reader.ts";
import { FaultTally } from "./fault-tally.ts";
import { isRecord, parseJson } from "./parse-json.ts";
import { scanCompanyFacts } from "./scan-company-facts.ts";

/** Bytes of JSON that are accepted of one company; the largest companyfacts file of 2026 has some 25 MB. */
export const MAX_FACTS_FILE_BYTES = 256 * 2 ** 20;

/** What one companyfacts file states. */
export interface ReadCompanyFacts {
  readonly company: CompanyFacts;
  /** Ticker that some collectors add to the file. */
  readonly ticker: string | null;
  /** The newest trading symbol among its facts about documents, as some collectors keep it: the SEC's own file has none. */
  readonly tradingSymbol: string | null;
  /** Bytes of its JSON. */
  readonly bytes: number;
  /** What was wrong with single facts. */
  readonly issues: readonly Issue[];
}

/** What reading needs besides the file. */
export interface SecReading {
  /** Facts filed after this day cannot be. */
  readonly today: Day;
  readonly days: DayReader;
}

/**
 * Reads a companyfacts file: as the SEC serves it, cut down to a few concepts, or with keys that a collector added.
 * Facts of every form and taxonomy are kept; which forms count is decided where they are used (FND-03).
 *
 * @param file The file.
 * @param options Today, and the reader of days that all files share.
 * @returns The facts in the order of `CompanyFacts`, copies included, and what was wrong with the others.
 * @throws {InputError} when the file as a whole cannot be used.
 */
export async function readCompanyFacts(file: InputFile, reading: SecReading): Promise<ReadCompanyFacts> {
  const bytes = await readWhole(file, MAX_FACTS_FILE_BYTES);
  const faults = new FaultTally();
  const stated = statedByScan(bytes, { ...reading, faults }) ?? statedByJson(bytes, { ...reading, faults });
  const { company, ticker, tradingSymbol } = stated;
  return { company, ticker, tradingSymbol, bytes: bytes.length, issues: faults.issues(file.name) };
}

type Stated = Pick<ReadCompanyFacts, "company" | "ticker" | "tradingSymbol">;

/** `null` for a file that is not as the SEC serves it. */
function statedByScan(bytes: Buffer, reading: FactReading): Stated | null {
  const scanned = isUtf8(bytes) ? scanCompanyFacts(bytes, reading) : null;
  if (scanned === null) return null;
  const cik = parseCik(scanned.cik);
  if (cik === null) return null;
  const facts: Fact[] = [];
  for (const series of scanned.series) {
    addInOrder(facts, [...series.facts, ...readRows(series.others, series, reading)]);
  }
  return { company: { cik, entityName: scanned.entityName.trim(), facts }, ticker: null, tradingSymbol: null };
}

function statedByJson(bytes: Buffer, reading: FactReading): Stated {
  const json = parseJson(bytes);
  if (!isRecord(json) || !isRecord(json.facts)) {
    throw new InputError("not-company-facts", plainly("It looks like companyfacts, but holds no table of facts."));
  }
  const cik = parseCik(json.cik);
  if (cik === null)
    throw new InputError("unknown-company", plainly("It names no central index key: whose facts are they?"));
  const facts = readTaxonomies(json.facts, reading);
  const entityName = typeof json.entityName === "string" ? json.entityName.trim() : "";
  const ticker = typeof json.ticker === "string" ? json.ticker : null;
  return { company: { cik, entityName, facts }, ticker, tradingSymbol: newestTradingSymbol(json.facts.dei) };
}

function readTaxonomies(taxonomies: Record<string, unknown>, reading: FactReading): Fact[] {
  const facts: Fact[] = [];
  for (const [taxonomy, concepts] of inOrder(taxonomies)) {
    if (!isRecord(concepts)) {
      reading.faults.add("malformed-fact", () => say("no-taxonomy", { taxonomy: taxonomy.slice(0, MAX_NAME) }));
      continue;
    }
    for (const [concept, content] of inOrder(concepts).filter(([concept]) => !isTradingSymbol(taxonomy, concept))) {
      const units = isRecord(content) ? content.units : null;
      if (isRecord(units)) readUnits(units, { taxonomy, concept }, { ...reading, facts });
      else reading.faults.add("malformed-fact", () => say("fact-without-units", { concept: named(taxonomy, concept) }));
    }
  }
  return facts;
}

/** Of what is quoted of a file that is not as the SEC's are. */
const MAX_NAME = 150;

/** A text and no number, so that it is no fact of the market. */
const TRADING_SYMBOL = "TradingSymbol";

function isTradingSymbol(taxonomy: string, concept: string): boolean {
  return taxonomy === "dei" && concept === TRADING_SYMBOL;
}

function newestTradingSymbol(dei: unknown): string | null {
  const concept = isRecord(dei) ? dei[TRADING_SYMBOL] : null;
  const units = isRecord(concept) && isRecord(concept.units) ? Object.values(concept.units) : [];
  let newest: { readonly filed: string; readonly symbol: string } | null = null;
  for (const row of units.flatMap((rows) => (Array.isArray(rows) ? rows : []))) {
    if (!isRecord(row) || typeof row.val !== "string" || typeof row.filed !== "string") continue;
    if (newest === null || row.filed >= newest.filed) newest = { filed: row.filed, symbol: row.val };
  }
  return newest === null ? null : parseTicker(newest.symbol);
}

function readUnits(
  units: Record<string, unknown>,
  { taxonomy, concept }: Omit<FactSeries, "unit">,
  reading: FactReading & { facts: Fact[] },
): void {
  for (const [unit, rows] of inOrder(units)) {
    if (!Array.isArray(rows)) {
      reading.faults.add("malformed-fact", () =>
        say("fact-no-list", { concept: named(taxonomy, concept), unit: unit.slice(0, MAX_NAME) }),
      );
      continue;
    }
    addInOrder(reading.facts, readRows(rows, { taxonomy, concept, unit }, reading));
  }
}

function readRows(rows: readonly unknown[], series: FactSeries, reading: FactReading): Fact[] {
  const read: Fact[] = [];
  for (const row of rows) {
    const fact = readFact(row, series, reading);
    if (fact !== null) read.push(fact);
  }
  return read;
}

function addInOrder(facts: Fact[], series: Fact[]): void {
  for (const fact of series.sort(compareWithinSeries)) facts.push(fact);
}

function inOrder(record: Record<string, unknown>): [string, unknown][] {
  return Object.entries(record).sort(([left], [right]) => compareText(left, right));
}

function named(taxonomy: string, concept: string): string {
  return `${taxonomy}:${concept}`.slice(0, MAX_NAME);
}
