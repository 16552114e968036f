import { quotesInHundredths, wholeUnitOf } from "../quality/index.ts";
import { type ReadReference, readReferences } from "./import-reference.ts";
import type { KnownCurrency } from "./layout-answers/index.ts";
import type { FoundFiles } from "./list-files.ts";
import { placeFiles } from "./place-files.ts";
import { placeUnnamed } from "./place-prices.ts";
import { SecurityMaster } from "./security-master.ts";
import type { Survey } from "./survey.ts";
import type { SurveyRun } from "./survey-run.ts";

/** What is known of a delivery before anybody is asked and any price is read. */
export interface SortedDelivery {
  /** What the lists of the delivery say about symbols and companies. */
  readonly master: SecurityMaster;
  readonly lists: ReadReference;
  readonly knownCurrency: KnownCurrency;
}

/**
 * Finds out what each file of a delivery is, by the files themselves and by the lists among them.
 *
 * @param listed The files.
 * @param run Who hears what is found.
 * @param survey Receives the files, sorted by what they are.
 */
export async function sortDelivery(listed: FoundFiles, run: SurveyRun, survey: Survey): Promise<SortedDelivery> {
  await placeFiles(listed, run, survey);
  const master = new SecurityMaster();
  const lists = await readReferences(survey, master, run);
  await placeUnnamed(survey, run, master);
  return { master, lists, knownCurrency: currencyKnowledge(survey, master, run) };
}

/** Who states the currency of a symbol, as far as that is known before prices are read. */
function currencyKnowledge(survey: Survey, master: SecurityMaster, { parent }: SurveyRun): KnownCurrency {
  const filers = new Set([...survey.submissions.values()].flat().flatMap(({ symbols }) => symbols));
  return (symbol, isUnitOpen) => {
    const found = parent?.find(symbol) ?? null;
    const before = found?.symbol === symbol ? found : null;
    const { currency } = master.listing(symbol, { before, isUs: filers.has(symbol) });
    const listed = master.reference(symbol)?.currency ?? null;
    const isStated = currency !== null || listed !== null;
    // Pounds in a list may be the pence of its exchange.
    const isDoubtful = quotesInHundredths(symbol) && (isUnitOpen || listed === wholeUnitOf(symbol));
    if (isStated && !isDoubtful) return "stated";
    if (!before?.currency) return null;
    // What the market has by the suffix alone may be corrected.
    return before.isCurrencyAnswered || isDoubtful ? "answered" : "stated";
  };
}
