import type { Day } from "@plumbline/core/time";
import type { Fact } from "../../model/index.ts";
import { compareSeries } from "./compare-facts.ts";
import type { DayReader } from "./day-reader.ts";
import { faultInFigure, isAccession } from "./fact-reader.ts";
import { JsonCursor, NULL, QUOTE, token, WrittenOtherwise } from "./json-cursor.ts";
import { KnownTexts } from "./known-texts.ts";

/** The facts of one concept and unit, in the order of the file. */
export interface ScannedSeries {
  readonly taxonomy: string;
  readonly concept: string;
  readonly unit: string;
  readonly facts: Fact[];
  /** Rows of another shape or with a fault, as JSON has them. */
  readonly others: unknown[];
}

export interface ScannedCompany {
  readonly cik: unknown;
  readonly entityName: string;
  /** In order of taxonomy, concept and unit. */
  readonly series: readonly ScannedSeries[];
}

/**
 * Reads companyfacts as the SEC serves it without making an object of each row, which takes two fifths less time than by way of JSON.
 *
 * @param bytes UTF-8.
 * @param reading Today, and the reader of days.
 * @returns What the file states; `null` where it is written in another way, which says nothing about whether it is right.
 */
export function scanCompanyFacts(
  bytes: Buffer,
  reading: { readonly today: Day; readonly days: DayReader },
): ScannedCompany | null {
  try {
    return new Scanner(bytes, reading).company();
  } catch (error) {
    if (error instanceof WrittenOtherwise || error instanceof SyntaxError) return null;
    throw error;
  }
}

const HEAD = token("{", '"cik"', ":");
const NAME = token(",", '"entityName"', ":");
const FACTS = token(",", '"facts"', ":", "{");
const CONCEPTS = token(":", "{");
const LABEL = token(":", "{", '"label"', ":");
const DESCRIPTION = token(",", '"description"', ":");
const UNITS = token(",", '"units"', ":", "{");
const ROWS = token(":", "[");
const START = token("{", '"start"', ":", '"');
const END_AFTER_START = token(",", '"end"', ":", '"');
const END = token("{", '"end"', ":", '"');
const VALUE = token(",", '"val"', ":");
const ACCESSION = token(",", '"accn"', ":", '"');
const YEAR = token(",", '"fy"', ":");
const PERIOD = token(",", '"fp"', ":");
const FORM = token(",", '"form"', ":", '"');
const FILED = token(",", '"filed"', ":", '"');
const FRAME = token(",", '"frame"', ":", '"');
const CLOSING_BRACE = token("}");

const DAY_LENGTH = "2019-09-28".length;
const ACCESSION_LENGTH = "0000320193-19-000119".length;
const COMMA_BYTE = 0x2c;
const BRACE_BYTE = 0x7d;

/** Of one company: some hundred filings, and as many calendar frames. */
const MAX_TEXTS = 2048;
/** Some collectors keep it among the facts, though it is a text. */
const TRADING_SYMBOL = "TradingSymbol";

type Mutable<T> = { -readonly [Key in keyof T]: T[Key] };

class Scanner {
  readonly #json: JsonCursor;
  readonly #today: Day;
  readonly #days: KnownTexts<Day | null>;
  readonly #accessions = new KnownTexts(MAX_TEXTS, (text) => (isAccession(text) ? internalized(text) : null));
  readonly #texts = new KnownTexts(MAX_TEXTS, internalized);

  constructor(bytes: Buffer, { today, days }: { readonly today: Day; readonly days: DayReader }) {
    this.#json = new JsonCursor(bytes, HEAD);
    this.#today = today;
    this.#days = days.ofBytes;
  }

  company(): ScannedCompany {
    const cik = this.#cik();
    this.#json.expect(NAME);
    const entityName = JSON.parse(this.#json.quoted()) as string;
    this.#json.expect(FACTS);
    const series = this.#json
      .members((taxonomy) => {
        this.#json.expect(CONCEPTS);
        return this.#json.members((concept) => this.#concept(taxonomy, concept)).flat();
      })
      .flat();
    this.#json.expect(CLOSING_BRACE);
    if (!/^[ \t\n\r]*$/.test(this.#json.bytes.toString("latin1", this.#json.at))) throw new WrittenOtherwise();
    return { cik, entityName, series: series.sort(compareSeries) };
  }

  #cik(): unknown {
    const end = this.#json.bytes.indexOf(COMMA_BYTE, this.#json.at);
    const written = this.#json.bytes.toString("latin1", this.#json.at, end);
    this.#json.at = end;
    return JSON.parse(written);
  }

  #concept(taxonomy: string, concept: string): ScannedSeries[] {
    if (concept === TRADING_SYMBOL) throw new WrittenOtherwise();
    this.#json.expect(LABEL);
    this.#json.skipTextOrNull();
    this.#json.expect(DESCRIPTION);
    this.#json.skipTextOrNull();
    this.#json.expect(UNITS);
    const units = this.#json.members((unit) => this.#series({ taxonomy, concept, unit, facts: [], others: [] }));
    this.#json.expect(CLOSING_BRACE);
    return units;
  }

  #series(series: ScannedSeries): ScannedSeries {
    this.#json.expect(ROWS);
    this.#json.elements(() => {
      const start = this.#json.at;
      const fact = this.#fact(series);
      if (fact === null) series.others.push(this.#row(start));
      else series.facts.push(fact);
    });
    return series;
  }

  /** A row as JSON has it. */
  #row(start: number): unknown {
    this.#json.at = this.#json.bytes.indexOf(BRACE_BYTE, start) + 1;
    return JSON.parse(this.#json.bytes.toString("utf8", start, this.#json.at));
  }

  /** A row as the SEC writes it; `null` where it is none, or has a fault, at any place of it. */
  #fact({ taxonomy, concept, unit }: ScannedSeries): Fact | null {
    const fact: Mutable<Fact> = {
      taxonomy,
      concept,
      unit,
      start: null,
      end: 0 as Day,
      value: 0,
      accession: "",
      form: "",
      filed: 0 as Day,
      fiscalYear: null,
      fiscalPeriod: null,
      frame: null,
    };
    const isFact = this.#period(fact) && this.#value(fact) && this.#filing(fact) && this.#frame(fact);
    return isFact && faultInFigure(fact, this.#today) === null ? fact : null;
  }

  #period(fact: Mutable<Fact>): boolean {
    const hasStart = this.#json.has(START);
    const start = hasStart ? this.#day() : null;
    if (hasStart && start === null) return false;
    if (!this.#json.has(hasStart ? END_AFTER_START : END)) return false;
    const end = this.#day();
    if (end === null) return false;
    fact.start = start;
    fact.end = end;
    return true;
  }

  #value(fact: Mutable<Fact>): boolean {
    if (!this.#json.has(VALUE)) return false;
    fact.value = this.#json.number();
    return !Number.isNaN(fact.value);
  }

  #filing(fact: Mutable<Fact>): boolean {
    const accession = this.#json.has(ACCESSION) ? this.#accession() : null;
    if (!accession || !this.#json.has(YEAR)) return false;
    fact.accession = accession;
    const year = this.#json.has(NULL) ? null : this.#json.number();
    if (year !== null && !Number.isInteger(year)) return false;
    fact.fiscalYear = year;
    if (!this.#json.has(PERIOD)) return false;
    if (!this.#json.has(NULL)) {
      const period = this.#json.has(QUOTE) ? this.#text() : undefined;
      if (period === undefined) return false;
      fact.fiscalPeriod = period;
    }
    return this.#formAndDay(fact);
  }

  #formAndDay(fact: Mutable<Fact>): boolean {
    const form = this.#json.has(FORM) ? this.#text() : undefined;
    if (!form || !this.#json.has(FILED)) return false;
    const filed = this.#day();
    if (filed === null) return false;
    fact.form = form;
    fact.filed = filed;
    return true;
  }

  #frame(fact: Mutable<Fact>): boolean {
    if (this.#json.has(FRAME)) {
      const frame = this.#text();
      if (frame === undefined) return false;
      fact.frame = frame;
    }
    return this.#json.has(CLOSING_BRACE);
  }

  #day(): Day | null {
    const day = this.#days.readOf(DAY_LENGTH, this.#json.view, this.#json.at) ?? null;
    this.#json.at = this.#days.end;
    return day;
  }

  #accession(): string | null {
    const accession = this.#accessions.readOf(ACCESSION_LENGTH, this.#json.view, this.#json.at) ?? null;
    this.#json.at = this.#accessions.end;
    return accession;
  }

  #text(): string | undefined {
    const text = this.#texts.read(this.#json.view, this.#json.at);
    this.#json.at = this.#texts.end;
    return text;
  }
}

/** The one copy of a text that the engine keeps for keys: equal ones are compared, and looked up in maps, without their signs. */
function internalized(text: string): string {
  return Object.keys({ [text]: true })[0] as string;
}
