import { isPossibleValue } from "@plumbline/core/fundamentals";
import type { Day } from "@plumbline/core/time";
import { type Fact, say } from "../../model/index.ts";
import type { IssueCode } from "../../quality/index.ts";
import type { DayReader } from "./day-reader.ts";
import type { FaultTally } from "./fault-tally.ts";
import { isRecord } from "./parse-json.ts";

/** Inception-to-date figures of old development companies reach some 30 years. */
const MAX_PERIOD_DAYS = 50 * 366;
const ACCESSION = /^\d{10}-\d{2}-\d{6}$/;

/** The series that a fact belongs to. */
export interface FactSeries {
  readonly taxonomy: string;
  readonly concept: string;
  readonly unit: string;
}

/** What reading facts needs besides the facts. */
export interface FactReading {
  readonly days: DayReader;
  readonly today: Day;
  readonly faults: FaultTally;
}

type Mutable<T> = { -readonly [Key in keyof T]: T[Key] };

/** Reads one fact as the SEC serves it; a faulty one is counted and gives `null`. */
export function readFact(raw: unknown, series: FactSeries, reading: FactReading): Fact | null {
  if (!isRecord(raw)) return fail("malformed-fact", raw, series, reading);
  const end = reading.days.read(raw.end);
  const filed = reading.days.read(raw.filed);
  const start = raw.start === undefined || raw.start === null ? null : reading.days.read(raw.start);
  if (end === null || filed === null || (start === null && raw.start != null)) {
    return fail("no-such-day", raw, series, reading);
  }
  const fact: Mutable<Fact> = {
    taxonomy: series.taxonomy,
    concept: series.concept,
    unit: series.unit,
    start,
    end,
    value: raw.val as number,
    accession: raw.accn as string,
    form: raw.form as string,
    filed,
    fiscalYear: typeof raw.fy === "number" && Number.isInteger(raw.fy) ? raw.fy : null,
    fiscalPeriod: typeof raw.fp === "string" ? raw.fp : null,
    frame: typeof raw.frame === "string" ? raw.frame : null,
  };
  const fault = faultIn(fact, reading.today);
  return fault === null ? fact : fail(fault, raw, series, reading);
}

/** The fields of `fact` come from outside and are checked here, whatever its type is. */
function faultIn(fact: Fact, today: Day): IssueCode | null {
  const { accession, form } = fact;
  const fault = faultInValue(fact);
  if (fault !== null) return fault;
  if (typeof accession !== "string" || !isAccession(accession)) return "no-accession";
  if (typeof form !== "string" || form === "") return "malformed-fact";
  return faultInDays(fact, today);
}

/** Whether a text is the number of a filing, such as `0000320193-19-000119`. */
export function isAccession(text: string): boolean {
  return ACCESSION.test(text);
}

/** Finds a fault in the number or the days of a fact; its filing and form are not looked at. */
export function faultInFigure(fact: Fact, today: Day): IssueCode | null {
  return faultInValue(fact) ?? faultInDays(fact, today);
}

function faultInValue({ unit, value }: Fact): IssueCode | null {
  if (typeof value !== "number" || !Number.isFinite(value)) return "value-not-finite";
  return isPossibleValue(unit, value) ? null : "impossible-value";
}

function faultInDays({ start, end, filed }: Fact, today: Day): IssueCode | null {
  if (start !== null && end < start) return "period-reversed";
  if (start !== null && end - start > MAX_PERIOD_DAYS) return "absurd-period";
  if (filed > today) return "filed-in-future";
  // A forecast, or a mistyped date: taken for a report it would be wrong either way.
  return filed < end ? "filed-before-period-end" : null;
}

function fail(code: IssueCode, raw: unknown, { taxonomy, concept, unit }: FactSeries, { faults }: FactReading): null {
  faults.add(code, () => {
    const series = { concept: `${taxonomy}:${concept}`.slice(0, 150), unit: unit.slice(0, 40) };
    const fact = stated(raw);
    return fact === null ? say("fact-none", series) : say("fact-as-stated", { ...series, stated: fact.slice(0, 300) });
  });
  return null;
}

/** What the SEC states of a fact; whatever else a file has beside it is not quoted. */
function stated(raw: unknown): string | null {
  if (!isRecord(raw)) return null;
  const fields = ["start", "end", "val", "accn", "fy", "fp", "form", "filed", "frame"].filter((key) => key in raw);
  return JSON.stringify(Object.fromEntries(fields.map((key) => [key, brief(raw[key])])));
}

function brief(value: unknown): unknown {
  if (typeof value === "string") return value.slice(0, 40);
  return typeof value === "object" && value !== null ? "..." : value;
}
