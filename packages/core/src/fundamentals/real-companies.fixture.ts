import { day } from "../time/index.ts";
import { factsOfFile } from "./company-facts.fixture.ts";
import { prepareFacts, withStatementFacts } from "./facts/prepare-facts.ts";
import type { PreparedFacts } from "./facts/prepared-facts.ts";
import { type Fundamentals, type FundamentalsOptions, fundamentalsAsOf } from "./fundamentals-as-of.ts";
import { remembered } from "./remembered.ts";

const FILES: Readonly<Record<string, string>> = {
  AAPL: "companyfacts_full/2026-04/CIK0000320193.json.gz",
  KMB: "companyfacts_full/2026-04/CIK0000055785.json.gz",
  GOOGL: "companyfacts_full/2026-04/CIK0001652044.json.gz",
  MRVL: "companyfacts_full/2026-06_07/CIK0001835632.json.gz",
  SNOW: "companyfacts_full/edgartools_fixtures/snow_facts.json.gz",
  LPA: "companyfacts_full/edgartools_fixtures/lpa_facts.json.gz",
  WMT: "companyfacts_2fy/wmt_companyfacts.json.gz",
  JPM: "companyfacts_2fy/jpm_companyfacts.json.gz",
  MSFT: "companyfacts_22tags/MSFT.json.gz",
  KO: "companyfacts_22tags/KO.json.gz",
  JNJ: "companyfacts_22tags/JNJ.json.gz",
};

/** SIC codes where the submissions name one that matters: JPMorgan is a national commercial bank. */
const SIC: Readonly<Record<string, number>> = { AAPL: 3571, KMB: 2670, JPM: 6021, KO: 2086, JNJ: 2834 };

const prepared = new Map<string, PreparedFacts>();

/** A real company as known on a day; its file is read once. */
export function companyOn(company: string, asOf: string, more: Partial<FundamentalsOptions> = {}): Fundamentals {
  const facts = remembered(prepared, company, () => prepareFacts(factsOfFile(FILES[company] as string)));
  return fundamentalsAsOf(facts, { asOf: day(asOf), sic: SIC[company] ?? null, ...more });
}

const withStatements = new Map<string, PreparedFacts>();

/** The same with the facts that only whole statements show. */
export function statementsOn(company: string, asOf: string): Fundamentals {
  const facts = remembered(withStatements, company, () => {
    const ofFile = factsOfFile(FILES[company] as string);
    return withStatementFacts(prepareFacts(ofFile), ofFile);
  });
  return fundamentalsAsOf(facts, { asOf: day(asOf), sic: SIC[company] ?? null });
}
