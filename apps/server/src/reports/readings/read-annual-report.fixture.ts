import { createReadStream, readFileSync } from "node:fs";
import { createGunzip, gunzipSync } from "node:zlib";
import { cutFiling, type Paragraph } from "@plumbline/core/filings";
import {
  competitionPassages,
  filedProducts,
  type ListedCompany,
  type NamedCompany,
  type NameIndex,
  namedCompanies,
  nameIndex,
} from "@plumbline/core/report";
import { readFiling } from "../../../../../packages/market/src/sources/filings/index.ts";
import { sharedFile } from "../../../../../scripts/shared-data.ts";

/** The names that the rules read out of a report. */
export interface Reading {
  readonly products: readonly string[];
  readonly rivals: readonly NamedCompany[];
}

/** The companies of the SEC's list of April 2026, as a market that has them all. */
export interface ListOfSec {
  readonly companies: readonly ListedCompany[];
  readonly index: NameIndex;
}

export function listOfSec(): ListOfSec {
  const text = gunzipSync(readFileSync(sharedFile("data/reference/company_tickers_2026-04.json.gz"))).toString();
  const rows: { cik_str: number; ticker: string; title: string }[] = Object.values(JSON.parse(text));
  const companies = rows.map(({ cik_str: cik, ticker, title }) => ({
    code: ticker.replace("-", "."),
    name: title,
    cik,
  }));
  return { companies, index: nameIndex(companies) };
}

/** The paragraphs of the business item of one of the shared annual reports. */
async function businessOf(file: string): Promise<readonly Paragraph[]> {
  const path = sharedFile(`data/filings/10-k/${file}.html.gz`);
  const filing = await readFiling({
    name: file,
    bytes: 0,
    open: async () => createReadStream(path).pipe(createGunzip()),
  });
  const items = cutFiling(filing.main.blocks, { family: "10-K", accession: "0000000000-00-000000" });
  return items.find(({ item }) => item === "1")?.paragraphs ?? [];
}

/** Reads an annual report as a report of its company does; a company that the list lacks stands outside it. */
export async function readAnnualReport(file: string, own: string, { companies, index }: ListOfSec): Promise<Reading> {
  const paragraphs = await businessOf(file);
  const passages = competitionPassages(paragraphs).map(({ paragraph: { id, text }, isHeaded }) => ({
    id,
    text,
    isHeaded,
  }));
  const company = companies.find(({ name }) => name === own) ?? { code: "", name: own, cik: null };
  const rivals = namedCompanies(passages, index, { own: company, context: paragraphs.map(({ text }) => text) });
  return { products: filedProducts(paragraphs).map(({ name }) => name), rivals };
}
