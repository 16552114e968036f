import { type Detail, type Fact, type Issue, inTurn, say } from "../../model/index.ts";
import { issue } from "../../quality/index.ts";
import { InputError } from "../files/index.ts";
import { cikOfFileName, parseTicker, tickerOfFileName } from "./cik.ts";
import type { CompanyDirectory } from "./company-directory.ts";

/** What a file states about its company. */
export interface Claims {
  readonly fileName: string;
  readonly cik: number;
  readonly entityName: string;
  /** Ticker stated in the content. */
  readonly ticker: string | null;
  readonly facts: readonly Fact[];
}

/**
 * Makes sure that a file holds the company it seems to hold: its name, its ticker, the lists and the accession
 * numbers of its facts must not contradict its central index key. A company name alone decides nothing: the SEC
 * serves Bank of America's facts under the name of a co-registrant.
 *
 * @returns Issues that do not keep the facts out.
 * @throws {InputError} `wrong-company`.
 */
export function checkIdentity(claims: Claims, directory: CompanyDirectory): Issue[] {
  const { fileName, cik, entityName } = claims;
  checkFileName(claims);
  const predecessor = checkTickers(claims, directory);
  if (predecessor !== null) return [predecessor];
  if (directory.canBeNamed(cik, entityName)) return [];
  const filer = mostFrequentFiler(claims.facts);
  if (filer !== null && filer !== cik && directory.isListed(filer) && directory.canBeNamed(filer, entityName)) {
    throw wrongCompany(say("other-filer", { cik: String(cik), filer: String(filer), name: entityName }));
  }
  const known = directory.namesOf(cik)[0];
  const detail = say("other-name", { cik: String(cik), known: known ?? "", name: entityName });
  return [issue("other-name", { file: fileName }, detail)];
}

/** A company that moves to another state or holding gets another key and keeps its symbol and name. */
function checkTickers(claims: Claims, directory: CompanyDirectory): Issue | null {
  const { fileName, cik, entityName } = claims;
  for (const ticker of claimedTickers(claims)) {
    const ciks = [...directory.ciksOf(ticker)];
    if (ciks.length === 0 || ciks.includes(cik)) continue;
    const known = ciks.join(" or ");
    if (entityName === "" || !ciks.some((other) => directory.canBeNamed(other, entityName))) {
      throw wrongCompany(say("ticker-of-other", { ticker, known, cik: String(cik) }));
    }
    const detail = say("predecessor", { ticker, known, cik: String(cik), name: entityName });
    return issue("other-key", { file: fileName, symbol: ticker }, detail);
  }
  return null;
}

function checkFileName({ fileName, cik, ticker }: Claims): void {
  const namedCik = cikOfFileName(fileName);
  if (namedCik !== null && namedCik !== cik) {
    throw wrongCompany(say("name-says-company", { named: String(namedCik), cik: String(cik) }));
  }
  const namedTicker = tickerOfFileName(fileName);
  const statedTicker = parseTicker(ticker);
  if (namedTicker !== null && statedTicker !== null && namedTicker !== statedTicker) {
    throw wrongCompany(say("name-says-ticker", { named: namedTicker, stated: statedTicker }));
  }
}

function claimedTickers({ fileName, ticker }: Claims): string[] {
  return [parseTicker(ticker), tickerOfFileName(fileName)].filter((claimed) => claimed !== null);
}

/** The first ten digits of an accession number are the filer's own key, or that of its filing agent. */
function mostFrequentFiler(facts: readonly Fact[]): number | null {
  const counts = new Map<string, number>();
  for (const { accession } of facts) {
    const filer = accession.slice(0, 10);
    counts.set(filer, (counts.get(filer) ?? 0) + 1);
  }
  const [filer] = [...counts].reduce((most, next) => (next[1] > most[1] ? next : most), ["", 0]);
  return filer === "" ? null : Number(filer);
}

function wrongCompany(how: Detail): InputError {
  return new InputError("wrong-company", inTurn(how, say("nothing-used-of-it")));
}
