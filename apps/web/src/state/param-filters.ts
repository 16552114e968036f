import { COMPANY_TYPES, type ParamFilter, PERCENTILE_GROUPS } from "@plumbline/contract/calls";
import { listWithFilters, PARAM_FILTERS } from "./kept-thresholds.ts";
import { stored } from "./stored.ts";

/** The most filters that one screen may have. */
export const MAX_FILTERS = 30;

const BETWEEN_FILTERS = "~";
const FORM = /^([^()]+)\(([^()]*)\)$/;
const METRIC = /^([a-zA-Z][\w.]{0,47})(?:\*([a-z]+))?$/;
const RANGE = /^(-?\d+(?:\.\d+)?(?:e-\d+)?)?\.\.(-?\d+(?:\.\d+)?(?:e-\d+)?)?$/;
const CHECK = /^[A-Z]\w{0,7}$/;
const STATE = /^(pass|near|fail|unknown)(?:\*(-?\d+(?:\.\d+)?(?:e-\d+)?))?$/;

type CheckState = Extract<ParamFilter, { check: string }>["state"];

/**
 * Reads filters from an address or from the storage of an earlier visit. Anything else is left out; the server checks
 * that the metrics and checks exist.
 *
 * @example
 * readFilters("pe(..15)~O1(pass*20)"); // at most 15 of P/E, and O1 passed at a threshold of 20
 */
export function readFilters(text: string): ParamFilter[] {
  return text
    .split(BETWEEN_FILTERS)
    .flatMap((piece) => readFilter(piece) ?? [])
    .slice(0, MAX_FILTERS);
}

/** Writes filters for an address; empty for none. */
export function writeFilters(filters: readonly ParamFilter[]): string {
  return filters.map(writeFilter).join(BETWEEN_FILTERS);
}

function writeFilter(filter: ParamFilter): string {
  if ("sectors" in filter) return `sectors(${writeNames(filter.sectors)})`;
  if ("industries" in filter) return `industries(${writeNames(filter.industries)})`;
  if ("companyTypes" in filter) return `companyTypes(${writeNames(filter.companyTypes)})`;
  if ("check" in filter) {
    const { check, state, threshold } = filter;
    return `${check}(${threshold === undefined ? state : `${state}*${writeBound(threshold)}`})`;
  }
  const low = "low" in filter ? writeBound(filter.low) : "";
  const high = "high" in filter ? writeBound(filter.high) : "";
  return `${filter.metric}${"within" in filter ? `*${filter.within}` : ""}(${low}..${high})`;
}

function readFilter(text: string): ParamFilter | null {
  const [, subject, condition] = FORM.exec(text) ?? [];
  if (subject === undefined || condition === undefined) return null;
  return readGroup(subject, condition) ?? readCheck(subject, condition) ?? readMetric(subject, condition);
}

function readGroup(subject: string, condition: string): ParamFilter | null {
  const names = readNames(condition);
  if (names.length === 0) return null;
  if (subject === "sectors") return { sectors: names };
  if (subject === "industries") return { industries: names };
  const companyTypes = COMPANY_TYPES.filter((type) => names.includes(type));
  return subject === "companyTypes" && companyTypes.length > 0 ? { companyTypes } : null;
}

function readCheck(subject: string, condition: string): ParamFilter | null {
  const [, state, threshold] = STATE.exec(condition) ?? [];
  if (!CHECK.test(subject) || state === undefined) return null;
  const filter = { check: subject, state: state as CheckState };
  return threshold === undefined ? filter : { ...filter, threshold: Number(threshold) };
}

function readMetric(subject: string, condition: string): ParamFilter | null {
  const [, metric, group] = METRIC.exec(subject) ?? [];
  const range = RANGE.exec(condition);
  if (metric === undefined || !range) return null;
  const low = readBound(range[1]);
  const high = readBound(range[2]);
  if (group !== undefined) return readPercentile(metric, group, { low, high });
  if (low !== null && high !== null) return low <= high ? { metric, op: "between", low, high } : null;
  if (low !== null) return { metric, op: "atLeast", low };
  return high !== null ? { metric, op: "atMost", high } : null;
}

function readBound(text: string | undefined): number | null {
  return text === undefined ? null : Number(text);
}

interface Range {
  readonly low: number | null;
  readonly high: number | null;
}

function readPercentile(metric: string, group: string, { low, high }: Range): ParamFilter | null {
  const within = PERCENTILE_GROUPS.find((word) => word === group);
  const isShare = (bound: number) => bound >= 0 && bound <= 1;
  if (!within) return null;
  if (low !== null && high === null && isShare(low)) return { metric, op: "percentileAtLeast", low, within };
  if (high !== null && low === null && isShare(high)) return { metric, op: "percentileAtMost", high, within };
  return null;
}

/** Twelve digits are enough: with all of them, 0.1 + 0.2 would make a long address. */
function writeBound(bound: number): string {
  return String(Number(bound.toPrecision(12)));
}

/** Signs that separate the parts of a filter; in a name they are written as `%` and two hexadecimal digits. */
const SIGNS = /[%~*()]/g;
const ESCAPED = /%([0-9A-F]{2})/g;

/**
 * Writes names of sectors or industries for the text of a filter.
 *
 * @example
 * writeNames(["Energy", "Oil (integrated)"]); // "Energy*Oil %28integrated%29"
 */
function writeNames(names: readonly string[]): string {
  const escaped = (sign: string) => `%${sign.charCodeAt(0).toString(16).toUpperCase()}`;
  return names.map((name) => name.replace(SIGNS, escaped)).join("*");
}

/** Reads what `writeNames` wrote; empty names are left out. */
function readNames(text: string): string[] {
  const sign = (_: string, code: string) => String.fromCharCode(Number.parseInt(code, 16));
  return text
    .split("*")
    .map((name) => name.replace(ESCAPED, sign))
    .filter((name) => name !== "");
}

/** The filters of the screener; they outlive the page. */
export const paramFilters = stored<readonly ParamFilter[]>(PARAM_FILTERS, {
  fallback: [],
  read: readFilters,
  write: (filters) => listWithFilters(writeFilters(filters)),
});
