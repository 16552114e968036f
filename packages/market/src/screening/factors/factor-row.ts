import {
  type AccountInputName,
  type AccountInputs,
  ALTMAN_TERMS,
  type AltmanAccounts,
  type CountOfAccounts,
  HISTORY_INPUTS,
} from "@plumbline/core/checks";
import { type Figure, missing, REASONS } from "@plumbline/core/figure";
import { COMPANY_TYPES, type CompanyType } from "@plumbline/core/fundamentals";
import { MOAT_YEARS } from "@plumbline/core/moat";
import { type AccountFactors, FACTOR_CHECKS, FACTOR_INPUTS, FACTOR_METRICS } from "@plumbline/core/screen";
import type { Day } from "@plumbline/core/time";
import { type KnownParameter, MODEL_FIGURES, type ModelInputs } from "@plumbline/core/valuation";
import { MOAT_MEASURES } from "@plumbline/core/words";
import type { CompanyAccountsSide } from "../../companies/index.ts";
import { type MoatRow, NUMBERS_OF_YEAR } from "./moat-row.ts";

/** What the accounts of a stock contribute to its row in a screening, from the day of a filing to the next. */
export interface FactorRow extends CompanyAccountsSide<ModelInputs> {
  readonly factors: AccountFactors;
  readonly moat: MoatRow;
  /** Last period of the accounts; NaN without one. */
  readonly periodEnd: number;
  /** Last days of the latest quarter and fiscal year: accounts age from there on; NaN where none is known. */
  readonly quarterEnd: number;
  readonly yearEnd: number;
}

/** Inputs that are rows of years, and those that are one figure. */
const HISTORIES = HISTORY_INPUTS.filter((name) => FACTOR_INPUTS.includes(name));
export type FigureName = Exclude<AccountInputName, (typeof HISTORY_INPUTS)[number]>;
export const FIGURES = FACTOR_INPUTS.filter((name) => !(HISTORIES as readonly string[]).includes(name)) as FigureName[];
const DEFAULTS = [
  "taxRate",
  "shortTermGrowth",
  "grahamGrowth",
] as const satisfies readonly (keyof ModelInputs["defaults"])[];

/** Where each kind of number begins; those up to `REASONED` may be missing for a reason. */
export const CHECKS_AT = FACTOR_METRICS.length;
export const FIGURES_AT = CHECKS_AT + FACTOR_CHECKS.length;
const MODELS_AT = FIGURES_AT + FIGURES.length;
const REASONED = MODELS_AT + MODEL_FIGURES.length;
const DEFAULTS_AT = REASONED;
const TERMS_AT = DEFAULTS_AT + DEFAULTS.length;
export const UP_TO_AT = TERMS_AT + ALTMAN_TERMS.length;
const NUMBERS = UP_TO_AT + FACTOR_CHECKS.length;

/** Four days, kind, flags, currency, the lengths of the histories, the fiscal years of the moat and the day of a split. */
export const HEADER_BYTES = 32;
const NONE = -2_147_483_648;
const MARKS_BYTES = Math.ceil(NUMBERS / 8);
/** Where the marks of the moat's numbers begin: right after those of the others, so that both are counted as one. */
const MOAT_MARKS_AT = HEADER_BYTES + MARKS_BYTES;
/** A row without anything missing, and histories of sixty years. */
export const LONGEST_ROW =
  MOAT_MARKS_AT +
  Math.ceil((MOAT_YEARS * NUMBERS_OF_YEAR + MOAT_MEASURES.length) / 8) +
  REASONED +
  8 +
  8 * (NUMBERS + 60 * HISTORIES.length + MOAT_YEARS * NUMBERS_OF_YEAR + MOAT_MEASURES.length);

export const TOO_OLD = 1;
const [WITH_TERMS, WITH_REPORT, LEFT_OUT] = [2, 4, 8];
const HISTORY_LENGTHS_AT = 18;
/** ISO 4217, or nothing. */
const [CURRENCY_AT, CURRENCY_BYTES] = [21, 3];
const MOAT_YEARS_AT = 24;
const SPLIT_AT = 28;

/** What a number is that is not written down. */
export const UNWRITTEN = Float64Array.from({ length: NUMBERS }, (_, k) =>
  k < UP_TO_AT ? Number.NaN : Number.POSITIVE_INFINITY,
);

/**
 * Writes a row as bytes: only the numbers that exist, and a reason of each that does not.
 *
 * @returns Equal bytes of equal rows, their length divisible by 8.
 */
export function encodeRow(row: FactorRow): Uint8Array {
  const { numbers, reasons } = flat(row);
  const histories = HISTORIES.map((name) => row.inputs[name]);
  const { written, unknown } = counted(numbers);
  const moat = [...row.moat.years, ...row.moat.measures];
  const reasonsAt = MOAT_MARKS_AT + Math.ceil(moat.length / 8);
  const doublesAt = (reasonsAt + unknown + 7) & ~7;
  const known = moat.filter((value) => !Number.isNaN(value)).length;
  const count = histories.reduce((sum, { length }) => sum + length, written + known);
  const bytes = new Uint8Array(doublesAt + 8 * count);
  const doubles = new Float64Array(bytes.buffer, doublesAt);
  writeHeader(bytes, row);
  let [next, reasonAt] = [0, reasonsAt];
  const write = (value: number, marksAt: number, k: number) => {
    const markAt = marksAt + (k >> 3);
    bytes[markAt] = (bytes[markAt] as number) | (1 << (k & 7));
    doubles[next++] = value;
  };
  for (let k = 0; k < NUMBERS; k++) {
    const value = numbers[k] as number;
    if (isWritten(value, k)) write(value, HEADER_BYTES, k);
    if (k < REASONED && !Number.isFinite(value)) bytes[reasonAt++] = reasons[k] as number;
  }
  for (const history of histories) for (const { value } of history) doubles[next++] = value ?? Number.NaN;
  for (const [k, value] of moat.entries()) if (!Number.isNaN(value)) write(value, MOAT_MARKS_AT, k);
  return bytes;
}

function isWritten(value: number, k: number): boolean {
  return !Object.is(value, UNWRITTEN[k]);
}

/** How many numbers are written, and of how many a reason. */
function counted(numbers: Float64Array): { readonly written: number; readonly unknown: number } {
  let [written, unknown] = [0, 0];
  for (let k = 0; k < NUMBERS; k++) {
    const value = numbers[k] as number;
    if (isWritten(value, k)) written++;
    if (k < REASONED && !Number.isFinite(value)) unknown++;
  }
  return { written, unknown };
}

function writeHeader(bytes: Uint8Array, row: FactorRow): void {
  const view = new DataView(bytes.buffer);
  [row.periodEnd, row.filedAt, row.quarterEnd, row.yearEnd].forEach((day, k) => {
    view.setInt32(4 * k, dayBytes(day), true);
  });
  view.setInt32(SPLIT_AT, dayBytes(row.splitAt), true);
  bytes[16] = COMPANY_TYPES.indexOf(row.inputs.companyType);
  bytes[17] = flagsOf(row);
  HISTORIES.forEach((name, k) => {
    bytes[HISTORY_LENGTHS_AT + k] = row.inputs[name].length;
  });
  bytes[MOAT_YEARS_AT] = row.moat.years.length / NUMBERS_OF_YEAR;
  bytes.set(Buffer.from(row.currency, "latin1").subarray(0, CURRENCY_BYTES), CURRENCY_AT);
}

function dayBytes(day: number): number {
  return Number.isNaN(day) ? NONE : day;
}

/** On which share count the accounts of a row stand. */
export function countOf({ buffer, byteOffset, byteLength }: Uint8Array): CountOfAccounts {
  const view = new DataView(buffer, byteOffset, byteLength);
  return { filedAt: dayAt(view, 4), splitAt: dayAt(view, SPLIT_AT) };
}

function dayAt(view: DataView, at: number): number {
  const day = view.getInt32(at, true);
  return day === NONE ? Number.NaN : day;
}

function flagsOf({ isTooOld, altman: { terms, report, because } }: FactorRow): number {
  const ofAltman = (terms === null ? 0 : WITH_TERMS) | (report === null ? 0 : WITH_REPORT);
  return ofAltman | (isTooOld ? TOO_OLD : 0) | (because === "not-in-market-data" ? LEFT_OUT : 0);
}

function flat({ factors, inputs, valuation, altman }: FactorRow): { numbers: Float64Array; reasons: Uint8Array } {
  const numbers = UNWRITTEN.slice();
  const reasons = new Uint8Array(REASONED);
  numbers.set(factors.metrics);
  numbers.set(factors.checks, CHECKS_AT);
  numbers.set(factors.upTo, UP_TO_AT);
  reasons.set(factors.metricReasons);
  reasons.set(factors.checkReasons, CHECKS_AT);
  const set = (at: number, figure: Figure) => {
    if (figure.value === null) reasons[at] = REASONS.indexOf(figure.because) + 1;
    else numbers[at] = figure.value;
  };
  FIGURES.forEach((name, k) => {
    set(FIGURES_AT + k, inputs[name]);
  });
  MODEL_FIGURES.forEach((name, k) => {
    set(MODELS_AT + k, valuation.figures[name]);
  });
  DEFAULTS.forEach((name, k) => {
    numbers[DEFAULTS_AT + k] = valuation.defaults[name].value;
  });
  ALTMAN_TERMS.forEach((name, k) => {
    numbers[TERMS_AT + k] = altman.terms?.[name] ?? Number.NaN;
  });
  return { numbers, reasons };
}

export const NO_FIGURE = missing("not-reported");
/** Copied and filled: an object that grows name by name takes several times as long to make and to read. */
const NO_INPUTS = Object.fromEntries([...FIGURES, ...HISTORIES].map((name) => [name, NO_FIGURE])) as Record<
  FigureName | (typeof HISTORIES)[number],
  Figure | readonly Figure[]
>;
const NO_FIGURES = Object.fromEntries(MODEL_FIGURES.map((name) => [name, NO_FIGURE])) as Record<
  (typeof MODEL_FIGURES)[number],
  Figure
>;

/** Where a stored number comes from is not stored: screenings ask for numbers alone. */
export const STORED = { source: "stored" };

/**
 * Reads a row. Of the inputs it has those that are asked for together with prices, see `FACTOR_INPUTS`; no figure says
 * where it comes from.
 *
 * @param bytes Exactly one row, at a position of its buffer that is divisible by 8.
 */
export function decodeRow(bytes: Uint8Array): FactorRow {
  const view = new DataView(bytes.buffer, bytes.byteOffset, bytes.byteLength);
  // One buffer for both: it takes longer to get one than to fill it.
  const buffer = new ArrayBuffer(8 * NUMBERS + REASONED);
  const numbers = new Float64Array(buffer, 0, NUMBERS);
  numbers.set(UNWRITTEN);
  const reasons = new Uint8Array(buffer, 8 * NUMBERS, REASONED);
  const doubles = numbersOf(bytes);
  let next = 0;
  for (let byte = 0; byte < MARKS_BYTES; byte++) {
    // The bits that are set, from the lowest on.
    for (let marks = bytes[HEADER_BYTES + byte] as number; marks !== 0; marks &= marks - 1) {
      numbers[8 * byte + (ZEROS[marks] as number)] = doubles[next++] as number;
    }
  }
  let reasonAt = MOAT_MARKS_AT + moatMarksOf(bytes);
  for (let k = 0; k < REASONED; k++) if (!Number.isFinite(numbers[k])) reasons[k] = bytes[reasonAt++] as number;
  const figureAt = (at: number): Figure => {
    const because = REASONS[(reasons[at] as number) - 1];
    return because === undefined ? { value: numbers[at] as number, provenance: STORED } : missing(because);
  };
  const companyType = COMPANY_TYPES[bytes[16] as number] as CompanyType;
  const inputs = { ...NO_INPUTS, companyType };
  for (let k = 0; k < FIGURES.length; k++) inputs[FIGURES[k] as FigureName] = figureAt(FIGURES_AT + k);
  for (let k = 0; k < HISTORIES.length; k++) {
    const length = bytes[HISTORY_LENGTHS_AT + k] as number;
    inputs[HISTORIES[k] as (typeof HISTORIES)[number]] = Array.from(doubles.subarray(next, next + length), yearFigure);
    next += length;
  }
  const flags = bytes[17] as number;
  return {
    currency: currencyOf(bytes),
    inputs: inputs as unknown as AccountInputs,
    altman: altmanAt(numbers, flags, companyType),
    valuation: modelsAt(numbers, figureAt, companyType),
    factors: {
      metrics: numbers.subarray(0, CHECKS_AT),
      metricReasons: reasons.subarray(0, CHECKS_AT),
      checks: numbers.subarray(CHECKS_AT, FIGURES_AT),
      checkReasons: reasons.subarray(CHECKS_AT, FIGURES_AT),
      upTo: numbers.subarray(UP_TO_AT),
    },
    moat: moatAt(bytes, doubles.subarray(next)),
    isTooOld: (flags & TOO_OLD) !== 0,
    periodEnd: dayAt(view, 0),
    ...countOf(bytes),
    quarterEnd: dayAt(view, 8),
    yearEnd: dayAt(view, 12),
  };
}

/** Reads the moat of a row and nothing else: a history asks each of its rows for it. */
export function moatOf(bytes: Uint8Array): Pick<FactorRow, "currency" | "moat"> & { readonly type: CompanyType } {
  let before = historyYears(bytes);
  for (let at = HEADER_BYTES; at < MOAT_MARKS_AT; at++) before += ONES[bytes[at] as number] as number;
  return {
    currency: currencyOf(bytes),
    type: COMPANY_TYPES[bytes[16] as number] as CompanyType,
    moat: moatAt(bytes, numbersOf(bytes).subarray(before)),
  };
}

/** How many numbers the histories of a row have. */
function historyYears(bytes: Uint8Array): number {
  return HISTORIES.reduce((sum, _, k) => sum + (bytes[HISTORY_LENGTHS_AT + k] as number), 0);
}

/** Copies: a row is read where the next one will be. */
function moatAt(bytes: Uint8Array, doubles: Float64Array): MoatRow {
  const count = moatNumbersOf(bytes);
  const numbers = new Float64Array(count).fill(Number.NaN);
  let next = 0;
  for (let k = 0; k < count; k++) {
    const marks = bytes[MOAT_MARKS_AT + (k >> 3)] as number;
    if (marks & (1 << (k & 7))) numbers[k] = doubles[next++] as number;
  }
  const ofYears = count - MOAT_MEASURES.length;
  return { years: numbers.subarray(0, ofYears), measures: numbers.subarray(ofYears) };
}

function moatNumbersOf(bytes: Uint8Array): number {
  return NUMBERS_OF_YEAR * (bytes[MOAT_YEARS_AT] as number) + MOAT_MEASURES.length;
}

/** Bytes that mark which numbers of the moat are written. */
function moatMarksOf(bytes: Uint8Array): number {
  return Math.ceil(moatNumbersOf(bytes) / 8);
}

export function currencyOf(bytes: Uint8Array): string {
  let currency = "";
  for (let k = CURRENCY_AT; k < CURRENCY_AT + CURRENCY_BYTES && bytes[k] !== 0; k++) {
    currency += String.fromCharCode(bytes[k] as number);
  }
  return currency;
}

/** The doubles of a row: they begin where its marks, and the reasons of what is missing, end. */
export function numbersOf(bytes: Uint8Array): Float64Array {
  let count = historyYears(bytes);
  for (let at = HEADER_BYTES; at < MOAT_MARKS_AT + moatMarksOf(bytes); at++)
    count += ONES[bytes[at] as number] as number;
  return new Float64Array(bytes.buffer, bytes.byteOffset + bytes.byteLength - 8 * count, count);
}

/** How many bits of a byte are not set below the lowest that is. */
const ZEROS = Uint8Array.from({ length: 256 }, (_, byte) => Math.clz32(1) - Math.clz32(byte & -byte));

/** How many bits of a byte are set. */
export const ONES = Uint8Array.from({ length: 256 }, (_, byte) => byte.toString(2).replaceAll("0", "").length);

/** A year that is missing ends a row of years; why is never asked. */
function yearFigure(value: number): Figure {
  return Number.isNaN(value) ? missing("not-reported") : { value, provenance: STORED };
}

function altmanAt(numbers: Float64Array, flags: number, type: CompanyType): AltmanAccounts {
  const terms = ALTMAN_TERMS.map((name, k): [string, number | null] => {
    const value = numbers[TERMS_AT + k] as number;
    return [name, Number.isNaN(value) ? null : value];
  });
  return {
    kind: type === "manufacturer" ? "z" : "zNonManufacturer",
    terms: flags & WITH_TERMS ? (Object.fromEntries(terms) as NonNullable<AltmanAccounts["terms"]>) : null,
    report: flags & WITH_REPORT ? STORED : null,
    because: flags & LEFT_OUT ? "not-in-market-data" : "not-reported",
  };
}

function modelsAt(numbers: Float64Array, figureAt: (at: number) => Figure, companyType: CompanyType): ModelInputs {
  const figures = { ...NO_FIGURES };
  for (let k = 0; k < MODEL_FIGURES.length; k++) {
    figures[MODEL_FIGURES[k] as (typeof MODEL_FIGURES)[number]] = figureAt(MODELS_AT + k);
  }
  const defaults = DEFAULTS.map((name, k) => [name, parameterOf(numbers[DEFAULTS_AT + k] as number)]);
  return { figures, defaults: Object.fromEntries(defaults) as ModelInputs["defaults"], companyType };
}

function parameterOf(value: number): KnownParameter {
  return { value, rule: "", source: "computed", because: null, unbounded: null, inputs: {} };
}

/** The days on which the accounts of a row are judged otherwise because they have grown older. */
export function endsOf({ quarterEnd, yearEnd }: Pick<FactorRow, "quarterEnd" | "yearEnd">): readonly Day[] {
  return [quarterEnd, yearEnd].filter((end) => !Number.isNaN(end)) as Day[];
}
