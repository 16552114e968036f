import { readFileSync } from "node:fs";
import { gunzipSync } from "node:zlib";
import { sharedFile } from "../../../../../scripts/shared-data.ts";
import { type CompanyFactsJson, factsOf } from "../company-facts.fixture.ts";
import type { Fact } from "../facts/fact.ts";
import { prepareFacts } from "../facts/prepare-facts.ts";
import type { PreparedFacts } from "../facts/prepared-facts.ts";
import { remembered } from "../remembered.ts";

const read = new Map<string, readonly Fact[]>();
const prepared = new Map<string, PreparedFacts>();

/** The facts of a companyfacts file below `data` of the shared folder, read once. */
export function factsIn(file: string): readonly Fact[] {
  return remembered(read, file, () => {
    const bytes = gunzipSync(readFileSync(sharedFile(`data/${file}`)));
    return factsOf(JSON.parse(bytes.toString("utf8")) as CompanyFactsJson);
  });
}

/** The same, prepared. */
export function preparedIn(file: string): PreparedFacts {
  return remembered(prepared, file, () => prepareFacts(factsIn(file)));
}

/** A case of `golden-accounts.json` whose item is a split. */
export interface GoldenSplit {
  readonly id: string;
  readonly file: string;
  readonly asOf: string;
  readonly item: string;
  readonly expected: {
    readonly ratio: number;
    readonly after: string;
    readonly by: string;
    readonly shareGrowthAYear?: number;
  };
  readonly facts: readonly { readonly ref: string; readonly end: string }[];
}

export function goldenSplits(): readonly GoldenSplit[] {
  const text = readFileSync(sharedFile("golden/golden-accounts.json"), "utf8");
  const { cases } = JSON.parse(text) as { readonly cases: readonly GoldenSplit[] };
  return cases.filter(({ item }) => item === "split");
}
