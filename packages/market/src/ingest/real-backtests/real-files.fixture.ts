import { readdirSync, readFileSync } from "node:fs";
import { mkdir, writeFile } from "node:fs/promises";
import { join } from "node:path";
import { gunzipSync } from "node:zlib";
import { sharedFile } from "../../../../../scripts/shared-data.ts";

/** 44 stocks from 1999 to April 2021, as traded. */
export const PRICES = "data/prices/alphavantage_daily_adjusted";
/** 33 of their companies. */
const FACTS = ["data/fundamentals/companyfacts_22tags", "data/fundamentals/companyfacts_full/2026-04"] as const;

interface Fact {
  readonly filed: string;
}
interface CompanyFacts {
  readonly facts: Record<string, Record<string, { readonly units: Record<string, Fact[]> }>>;
}

/** Days as `YYYY-MM-DD`, both included. */
export interface Days {
  readonly from: string;
  readonly to: string;
}

/** Writes the real prices of some days into a new folder. */
export function writePrices(folder: string, { from, to }: Days): Promise<void> {
  return writeChanged(folder, PRICES, (text) => {
    const [header, ...lines] = text.split("\n");
    return [header, ...lines.filter((line) => line.slice(0, 10) >= from && line.slice(0, 10) <= to)].join("\n");
  });
}

/**
 * Writes the real facts into a new folder, as if they had been filed on other days.
 *
 * @param filedOn The day of a filing from its real day, both `YYYY-MM-DD`; null leaves it out.
 */
export async function writeFactsFiled(folder: string, filedOn: FiledOn): Promise<void> {
  // A company can be in both.
  for (const [place, facts] of FACTS.entries())
    await writeChanged(join(folder, String(place)), facts, (text) => {
      const company = JSON.parse(text) as CompanyFacts;
      for (const { units } of Object.values(company.facts).flatMap((concepts) => Object.values(concepts)))
        for (const [unit, facts] of Object.entries(units)) units[unit] = refiled(facts, filedOn);
      return JSON.stringify(company);
    });
}

export type FiledOn = (day: string) => string | null;

function refiled(facts: readonly Fact[], filedOn: FiledOn): Fact[] {
  return facts.flatMap((fact) => {
    const filed = filedOn(fact.filed);
    return filed === null ? [] : [{ ...fact, filed }];
  });
}

/** Copies of the files of a shared folder, changed. */
async function writeChanged(folder: string, shared: string, change: (text: string) => string): Promise<void> {
  await mkdir(folder, { recursive: true });
  for (const name of readdirSync(sharedFile(shared))) {
    const text = gunzipSync(readFileSync(sharedFile(join(shared, name)))).toString();
    await writeFile(join(folder, name.replace(/\.gz$/, "")), change(text));
  }
}
