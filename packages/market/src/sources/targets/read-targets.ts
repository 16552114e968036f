import type { Day } from "@plumbline/core/time";
import type { InputFile, Issue, PriceTarget } from "../../model/index.ts";
import { type IssueCode, issue } from "../../quality/index.ts";
import { InputError, readWhole } from "../files/index.ts";
import type { TargetsKind } from "./recognise-targets.ts";
import { judgeTarget, type TargetRow } from "./target-row.ts";

const LARGEST_FILE = 64 * 2 ** 20;

const ROW_FAULTS = {
  "malformed-target": "without a day, a firm or a positive target",
  "target-in-future": "dated after today",
  "without-target": "that rate without a target",
} as const satisfies Partial<Record<IssueCode, string>>;

type RowFault = keyof typeof ROW_FAULTS;

const ACTIONS: Readonly<Record<string, string>> = { Raises: "raise", Lowers: "lower", Maintains: "maintain" };

/** Targets that one file states, and what was wrong with the others. */
export interface ReadTargets {
  readonly targets: readonly PriceTarget[];
  readonly issues: readonly Issue[];
}

/**
 * Reads a list of price targets.
 *
 * @param file The file; a Yahoo list is named after its symbol, such as `AAPL.json`.
 * @param kind What it was recognised as.
 * @param today Targets published after this day cannot be.
 * @throws {InputError} when the file as a whole cannot be used.
 */
export async function readTargets(file: InputFile, kind: TargetsKind, today: Day): Promise<ReadTargets> {
  const json = parse(await readWhole(file, LARGEST_FILE));
  const rows = kind === "yahoo-analyst-actions" ? yahooRows(json, file.name, today) : fmpRows(json, today);
  const targets = rows.filter((row) => typeof row !== "string");
  const issues = (Object.keys(ROW_FAULTS) as RowFault[]).flatMap((code) => {
    const count = rows.filter((row) => row === code).length;
    return count === 0
      ? []
      : issue(code, { file: file.name, count }, `${count} of ${rows.length} rows ${ROW_FAULTS[code]}.`);
  });
  return { targets, issues };
}

function parse(bytes: Buffer): unknown {
  try {
    return JSON.parse(bytes.toString("utf8"));
  } catch {
    throw new InputError("malformed-json", "Its JSON is malformed or cut off.");
  }
}

function yahooRows(json: unknown, name: string, today: Day): TargetRow[] {
  const symbol = symbolOfFile(name);
  if (symbol === null) throw new InputError("symbol-unknown", "Name the file after its symbol, such as AAPL.json.");
  const rows = isRecord(json) ? json.upgrades_downgrades : null;
  if (!Array.isArray(rows)) throw new InputError("malformed-json", "It holds no list of analyst actions.");
  return rows.map((row: unknown) => {
    if (!isRecord(row)) return "malformed-target";
    const { GradeDate, Firm, Action, priceTargetAction, currentPriceTarget, priorPriceTarget } = row;
    const word = typeof priceTargetAction === "string" && priceTargetAction !== "" ? priceTargetAction : null;
    const stated = {
      symbol,
      published: GradeDate,
      firm: Firm,
      action: Action === "init" ? "initiate" : word === null ? null : (ACTIONS[word] ?? word.toLowerCase()),
      target: currentPriceTarget,
      priorTarget: priorPriceTarget,
      source: "yahoo",
    };
    return judgeTarget(stated, today);
  });
}

function fmpRows(json: unknown, today: Day): TargetRow[] {
  if (!Array.isArray(json)) throw new InputError("malformed-json", "It holds no list of price targets.");
  return json.map((row: unknown) => {
    if (!isRecord(row) || typeof row.symbol !== "string") return "malformed-target";
    const { publishedDate, analystCompany, analystName, priceTarget, priceWhenPosted } = row;
    const stated = {
      symbol: spelled(row.symbol),
      published: publishedDate,
      firm: analystCompany,
      analyst: analystName,
      action: null,
      target: priceTarget,
      priceWhenPosted,
      source: "fmp",
    };
    return judgeTarget(stated, today);
  });
}

function symbolOfFile(name: string): string | null {
  const symbol = /(?:^|[/!])([A-Z]{1,5}(?:[.-][A-Z]{1,2})?)(?:\.json)?(?:\.gz)?$/.exec(name)?.[1];
  return symbol === undefined ? null : spelled(symbol);
}

function spelled(symbol: string): string {
  return symbol.trim().toUpperCase().replaceAll("-", ".");
}

function isRecord(value: unknown): value is Record<string, unknown> {
  return typeof value === "object" && value !== null && !Array.isArray(value);
}
