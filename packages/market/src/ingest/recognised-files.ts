import type { FilePlan } from "./file-plan.ts";
import type { Survey } from "./survey.ts";

/** What some files of a delivery are. */
export interface RecognisedKind {
  readonly what:
    | "prices"
    | "open-prices"
    | "open-targets"
    | "targets"
    | "lists"
    | "filings"
    | "statements"
    | "companies";
  /** Layout or list, such as `yfinance`, `csv` or `index-constituents`; empty where it says no more. */
  readonly layout: string;
  readonly files: number;
  /** Names of the first ones. */
  readonly names: readonly string[];
}

const NAMED_FILES = 3;

/**
 * Sums up what the files of a delivery are.
 *
 * @param survey The files, sorted; those about which something is open stand for themselves.
 * @returns The kinds with most files first.
 */
export function recognisedIn(survey: Survey): readonly RecognisedKind[] {
  const kinds = new Kinds();
  addAll(kinds, survey.prices, ({ kind }) => ["prices", kind]);
  for (const { file, kind } of survey.open.files) {
    if (kind.kind === "targets") kinds.add("open-targets", kind.targets, file.name);
    else kinds.add("open-prices", kind.layout.split(" ", 1)[0] ?? "", file.name);
  }
  addAll(kinds, survey.targets, ({ kind }) => ["targets", kind]);
  addAll(kinds, survey.reference, ({ kind }) => ["lists", kind]);
  addAll(kinds, survey.tickers, (kind) => ["lists", kind]);
  addAll(kinds, survey.filings, () => ["filings", ""]);
  for (const [layout, plan] of Object.entries(survey.statements)) addAll(kinds, plan, () => ["statements", layout]);
  for (const { file } of [...survey.submissions.values()].flat()) kinds.add("companies", "submissions", file.name);
  for (const file of [...survey.companyFacts.values()].flat()) kinds.add("companies", "company-facts", file.name);
  return kinds.mostFirst();
}

type What = RecognisedKind["what"];

function addAll<Kind>(kinds: Kinds, plan: FilePlan<Kind>, named: (kind: Kind) => readonly [What, string]): void {
  for (const { file, kind } of plan) kinds.add(...named(kind), file.name);
}

class Kinds {
  readonly #kinds = new Map<string, RecognisedKind & { files: number; readonly names: string[] }>();

  add(what: What, layout: string, name: string): void {
    const key = `${what} ${layout}`;
    const kind = this.#kinds.get(key) ?? { what, layout, files: 0, names: [] };
    this.#kinds.set(key, kind);
    kind.files += 1;
    if (kind.names.length < NAMED_FILES) kind.names.push(name);
  }

  mostFirst(): readonly RecognisedKind[] {
    return [...this.#kinds.values()].sort((left, right) => right.files - left.files);
  }
}
