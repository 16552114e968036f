import { firmIdentity } from "@plumbline/core/targets";
import type { Day } from "@plumbline/core/time";
import { DelimitedFault } from "../../delimited/index.ts";
import { type InputFile, type Issue, plainly, say } from "../../model/index.ts";
import { type DeliveredTarget, type IssueCode, issue } from "../../quality/index.ts";
import { InputError, readWhole } from "../files/index.ts";
import { fmpPriceTargets } from "./fmp-price-targets.ts";
import type { TargetsFormat } from "./recognise-targets.ts";
import type { StatedRow } from "./stated-target.ts";
import { symbolOfFile } from "./symbol-of-file.ts";
import { judgeTarget, type RowFault } from "./target-row.ts";
import { targetTable } from "./target-table.ts";
import { yahooActions } from "./yahoo-actions.ts";

/** A larger file is none of targets. */
export const MAX_TARGETS_BYTES = 64 * 2 ** 20;

const FAULTS = {
  "malformed-target": "targets-malformed",
  "target-in-future": "targets-in-future",
  "without-target": "ratings-alone",
  "repeated-target": "targets-repeated",
} as const satisfies Record<RowFault, string> & Partial<Record<IssueCode, string>>;

/** Targets that one file states, and what was wrong with the others. */
export interface ReadTargets {
  /** In order of publication. */
  readonly targets: readonly DeliveredTarget[];
  readonly issues: readonly Issue[];
}

/**
 * Reads a file of price targets.
 *
 * @param file The file; one that states no symbol is named after it, such as `AAPL.json`.
 * @param format What it was recognised as, and what was answered about it.
 * @param today Targets published after this day cannot be.
 * @throws {InputError} when the file as a whole cannot be used.
 */
export async function readTargets(file: InputFile, format: TargetsFormat, today: Day): Promise<ReadTargets> {
  const stated = oldestFirst(await statedIn(await readWhole(file, MAX_TARGETS_BYTES), format, file.name));
  const rows = stated.map((row) => judgeTarget(row, file.name, today));
  const found = rows.filter((row) => typeof row !== "string");
  requireOwnSymbol(found, file.name);
  const targets = withoutRepeats(found);
  const counted: readonly string[] = rows.filter((row) => typeof row === "string");
  const [stock, ...others] = new Set(found.map((target) => target.symbol));
  const symbol = symbolOfFile(file.name) ?? (others.length === 0 ? stock : null);
  const issues = (Object.keys(FAULTS) as (keyof typeof FAULTS)[]).flatMap((code) => {
    const repeated = code === "repeated-target" ? found.length - targets.length : 0;
    const count = repeated + counted.filter((fault) => fault === code).length;
    return count === 0
      ? []
      : issue(code, { file: file.name, symbol, count }, say(FAULTS[code], { count, rows: rows.length }));
  });
  return { targets, issues };
}

async function statedIn(bytes: Buffer, format: TargetsFormat, name: string): Promise<StatedRow[]> {
  switch (format.kind) {
    case "yahoo-analyst-actions":
      return yahooActions(parse(bytes), name);
    case "fmp-price-targets":
      return fmpPriceTargets(parse(bytes));
    case "fmp-summary":
      throw new InputError(
        "no-single-target",
        plainly("It sums up ratings or targets; the market counts single targets itself."),
      );
    default:
      return table(bytes, name, format);
  }
}

function parse(bytes: Buffer): unknown {
  try {
    return JSON.parse(bytes.toString("utf8").replace(/^\uFEFF/, ""));
  } catch {
    throw new InputError("malformed-json", plainly("Its JSON is malformed or cut off."));
  }
}

async function table(bytes: Buffer, name: string, { dayOrder }: TargetsFormat): Promise<StatedRow[]> {
  try {
    return await targetTable(bytes, name, dayOrder);
  } catch (fault) {
    throw fault instanceof DelimitedFault ? new InputError(fault.code, fault.detail) : fault;
  }
}

/** By instant; providers list the newest first, so that of equal instants the later row was published first. */
function oldestFirst(rows: readonly StatedRow[]): StatedRow[] {
  const instant = (row: StatedRow) => (typeof row === "string" ? "" : String(row.published));
  const isNewestFirst = rows.length > 1 && instant(rows[0] as StatedRow) > instant(rows.at(-1) as StatedRow);
  return (isNewestFirst ? rows.toReversed() : [...rows]).sort((left, right) => {
    if (instant(left) === instant(right)) return 0;
    return instant(left) < instant(right) ? -1 : 1;
  });
}

/** A file called after one stock that is about another one was put in the wrong place: nothing of it can be trusted. */
function requireOwnSymbol(targets: readonly DeliveredTarget[], name: string): void {
  const called = symbolOfFile(name);
  const [symbol, ...others] = new Set(targets.map((target) => target.symbol));
  if (called === null || symbol === undefined || others.length > 0 || symbol === called) return;
  throw new InputError("symbol-mismatch", say("named-after-other", { called, symbol }));
}

/**
 * Keeps one copy of the target of a firm and day, whatever the spelling of the firm: the most complete one.
 *
 * @param targets Targets of one file.
 * @returns In the order of the first copies.
 */
function withoutRepeats(targets: readonly DeliveredTarget[]): DeliveredTarget[] {
  const selected = new Map<string, DeliveredTarget>();
  for (const target of targets) {
    const key = JSON.stringify([target.symbol, firmIdentity(target.firm).id, target.published, target.target]);
    const known = selected.get(key);
    if (known === undefined || completeness(target) > completeness(known)) selected.set(key, target);
  }
  return [...selected.values()];
}

function completeness({ analyst, action, priorTarget, priceWhenPosted }: DeliveredTarget): number {
  return [analyst, action, priorTarget, priceWhenPosted].filter((part) => part !== null).length;
}
