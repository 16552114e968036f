import { readFileSync } from "node:fs";
import { needsSharedData, sharedFile } from "../../../../scripts/shared-data.ts";
import { day } from "../time/index.ts";
import { type CompanyFactsJson, factsOf } from "./company-facts.fixture.ts";
import type { ItemId } from "./concepts/expression.ts";
import { prepareFacts } from "./facts/prepare-facts.ts";
import { type Fundamentals, fundamentalsAsOf } from "./fundamentals-as-of.ts";

/** A made-up filer of the golden file and what is known about it on a day. */
export interface RuleCase {
  readonly id: string;
  readonly input: CompanyFactsJson;
  readonly asOf: string;
  readonly item?: ItemId;
  /** By period end. */
  readonly expected: Readonly<Record<string, { readonly val: number; readonly filed: string }>> | null;
  /** Period ends without a number. */
  readonly absent?: readonly string[];
  readonly expectedEps?: Readonly<
    Record<string, { readonly val: number; readonly filed: string; readonly flags: readonly string[] } | null>
  >;
  readonly expectedAccounts?: {
    readonly lastEnd: string;
    readonly days: number;
    readonly annualFiler: boolean;
    readonly state: "current" | "stale" | "accounts-too-old";
  };
  readonly expectedTtm?: { readonly end: string; readonly revenue: number | null };
  readonly expectedColumns?: Readonly<Record<string, Readonly<Record<string, number | string | null>>>>;
}

/** The rule cases of `golden-fundamentals-revised.json`, computed by a separate implementation. */
export const RULE_CASES: readonly RuleCase[] = needsSharedData
  ? []
  : (
      JSON.parse(readFileSync(sharedFile("golden/golden-fundamentals-revised.json"), "utf8")) as {
        synthetic: readonly RuleCase[];
      }
    ).synthetic;

/** The filer of a case on its day. */
export function companyOfCase({ input, asOf }: RuleCase): Fundamentals {
  return fundamentalsAsOf(prepareFacts(factsOf(input)), { asOf: day(asOf), type: "other" });
}
