import { storage } from "./storage.ts";

/** Moved thresholds of checks by id of the check, in its unit. */
export type KeptThresholds = Readonly<Record<string, number>>;

/** The moved thresholds stand in the list of the specification, behind the filters of the screener. */
export const PARAM_FILTERS = "paramFilters";

const BETWEEN = "~";
const ENTRY = /^([A-Z]\w{0,7})\(\*(-?\d+(?:\.\d+)?)\)$/;
/** Decimals of a threshold in the storage. */
const DECIMALS = 6;

/**
 * The moved thresholds in a list of filters.
 *
 * @example
 * readThresholds("pe(..15)~O1(*20)"); // { O1: 20 }
 */
function readThresholds(list: string): KeptThresholds {
  const entries = list.split(BETWEEN).flatMap((entry) => {
    const [, id, value] = ENTRY.exec(entry) ?? [];
    return id && value ? [[id, Number(value)] as const] : [];
  });
  return Object.fromEntries(entries);
}

/** A list of filters with these thresholds in place of its own. */
function withThresholds(list: string, thresholds: KeptThresholds): string {
  const filters = list.split(BETWEEN).filter((entry) => entry !== "" && !ENTRY.test(entry));
  const moved = Object.entries(thresholds).map(([id, value]) => `${id}(*${Number(value.toFixed(DECIMALS))})`);
  return [...filters, ...moved].join(BETWEEN);
}

/** The thresholds that the reader has moved: they apply to every stock until they are reset. */
export function keptThresholds(): KeptThresholds {
  return readThresholds(storage.read(PARAM_FILTERS) ?? "");
}

/** Keeps what a reader has moved or reset; the thresholds of a link stay those of the link. */
export function keepMoves(before: KeptThresholds, after: KeptThresholds): void {
  const kept = { ...keptThresholds() };
  for (const id of Object.keys(before)) if (!Object.hasOwn(after, id)) delete kept[id];
  for (const [id, value] of Object.entries(after)) if (before[id] !== value) kept[id] = value;
  storage.write(PARAM_FILTERS, withThresholds(storage.read(PARAM_FILTERS) ?? "", kept) || null);
}

/** The text of the list with other filters; the thresholds in it stay. */
export function listWithFilters(filters: string): string {
  return withThresholds(filters, keptThresholds());
}
