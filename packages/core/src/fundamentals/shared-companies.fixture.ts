import { readdirSync, readFileSync } from "node:fs";
import { gunzipSync } from "node:zlib";
import { needsSharedData, sharedFile } from "../../../../scripts/shared-data.ts";
import { type CompanyFactsJson, factsOf } from "./company-facts.fixture.ts";
import type { Fact } from "./facts/fact.ts";

/** A file of the shared folder with all facts of one company. */
export interface SharedCompany {
  /** Its symbol; with the folder behind it where two files are of one company. */
  readonly name: string;
  /** Below `data` of the shared folder. */
  readonly file: string;
}

const FOLDERS = [
  "fundamentals/companyfacts_22tags",
  "fundamentals/companyfacts_full/2026-04",
  "fundamentals/companyfacts_full/2026-06_07",
  "fundamentals/companyfacts_full/edgartools_fixtures",
  "fundamentals/companyfacts_2fy",
  "cases/accounts",
] as const;

/** Names of the files that are called by a number. */
const SYMBOLS: Readonly<Record<string, string>> = {
  CIK0000055785: "KMB",
  CIK0000320193: "AAPL",
  CIK0001652044: "GOOGL",
  CIK0001835632: "MRVL",
};

/** Every company of the shared folder whose facts are there; none where the folder is missing. */
export function sharedCompanies(): readonly SharedCompany[] {
  if (needsSharedData) return [];
  const known = new Set<string>();
  return FOLDERS.flatMap((folder) => {
    const files = readdirSync(sharedFile(`data/${folder}`)).filter((file) => file.endsWith(".json.gz"));
    return files.sort().map((file) => {
      const bare = file.replace(/(_companyfacts|_facts)?\.json\.gz$/, "");
      const symbol = SYMBOLS[bare] ?? bare.toUpperCase();
      const name = known.has(symbol) ? `${symbol} (${folder.split(/[/_]/)[2]})` : symbol;
      known.add(symbol);
      return { name, file: `${folder}/${file}` };
    });
  });
}

/** The facts of a shared company, read from its file. */
export function factsOfCompany(company: SharedCompany): readonly Fact[] {
  return factsOf(JSON.parse(jsonOfCompany(company)) as CompanyFactsJson);
}

/** The file of a shared company as text. */
export function jsonOfCompany({ file }: SharedCompany): string {
  return gunzipSync(readFileSync(sharedFile(`data/${file}`))).toString("utf8");
}
