import { readFileSync } from "node:fs";
import { gunzipSync } from "node:zlib";
import { sharedFile } from "../../../../scripts/shared-data.ts";
import { day } from "../time/index.ts";
import type { Fact } from "./facts/fact.ts";

/** Facts in the shape of the SEC's companyfacts, as files and golden cases hold them. */
export interface CompanyFactsJson {
  readonly facts: Readonly<Record<string, Readonly<Record<string, { readonly units: Units }>>>>;
}

type Units = Readonly<Record<string, readonly FactJson[]>>;

interface FactJson {
  readonly start?: string;
  readonly end: string;
  readonly val: number;
  readonly accn: string;
  readonly fy: number | null;
  readonly fp: string | null;
  readonly form: string;
  readonly filed: string;
}

/** The facts of a companyfacts record. */
export function factsOf(record: CompanyFactsJson): readonly Fact[] {
  const facts: Fact[] = [];
  for (const [taxonomy, concepts] of Object.entries(record.facts)) {
    for (const [concept, { units }] of Object.entries(concepts)) {
      for (const [unit, copies] of Object.entries(units)) {
        for (const copy of copies) facts.push(factOf({ taxonomy, concept, unit }, copy));
      }
    }
  }
  return facts;
}

/** The facts of a file below `data/fundamentals` of the shared folder. */
export function factsOfFile(path: string): readonly Fact[] {
  const bytes = gunzipSync(readFileSync(sharedFile(`data/fundamentals/${path}`)));
  return factsOf(JSON.parse(bytes.toString("utf8")) as CompanyFactsJson);
}

function factOf(of: Pick<Fact, "taxonomy" | "concept" | "unit">, copy: FactJson): Fact {
  return {
    ...of,
    start: copy.start === undefined ? null : day(copy.start),
    end: day(copy.end),
    value: copy.val,
    accession: copy.accn,
    form: copy.form,
    filed: day(copy.filed),
    fiscalYear: copy.fy,
    fiscalPeriod: copy.fp,
  };
}
