import { companyOfName, type Issue, type LayoutQuestion, wordOfName } from "../model/index.ts";
import { explainUnrecognised, issue, sampleOf } from "../quality/index.ts";
import { type Head, type LocatedFile, readHead } from "../sources/files/index.ts";
import { headBytes, mappingMisfit, type PriceFormat, previewOf, recognisePrices } from "../sources/prices/index.ts";
import { knownOf } from "../sources/tables/index.ts";
import { fileIssue, symbolNamedBy } from "./file-issue.ts";
import { needsAnswer } from "./layout-answers/index.ts";
import { NamedFiles, type NamedSecurities } from "./named-files.ts";
import type { Survey } from "./survey.ts";
import type { SurveyRun } from "./survey-run.ts";

/** Where a file goes, and who hears of it. */
export interface Placing {
  readonly survey: Survey;
  readonly run: SurveyRun;
}

/**
 * Places a file that is no list: among the prices that can be read, those about which something is open, or none.
 *
 * @returns What is wrong with it; `null` where it was placed.
 */
export function placePrices(file: LocatedFile, head: Head, { survey, run }: Placing): Issue | null {
  const prices = recognisePrices(head.bytes, file.name, { mappings: run.mappings, known: knownOf(file) });
  run.fits.hear(file.name, head.bytes, prices);
  if (prices === null) return unrecognised(file, head, run);
  if (prices.kind !== "question" || !mayBeNamed(file, prices)) return plan(file, { head, prices }, survey);
  survey.unnamed.add(file, "unnamed");
  return null;
}

/**
 * Places the price files whose names may hold a symbol, once the lists of the import are read.
 *
 * @param lists What they say about symbols and names.
 */
export async function placeUnnamed(survey: Survey, run: SurveyRun, lists: NamedSecurities): Promise<void> {
  if (survey.unnamed.length === 0) return;
  const named = new NamedFiles(() => namesOf(survey), {
    isKnown: (symbol) => lists.isKnown(symbol) || run.parent?.find(symbol)?.symbol === symbol,
    symbolNamed: (name) => lists.symbolNamed(name),
  });
  for (const { file } of survey.unnamed) {
    try {
      const head = await readHead(file);
      const symbol = named.symbolOf(file.name);
      const known = { ...knownOf(file), ...(symbol === null ? {} : { symbol }) };
      const prices = recognisePrices(head.bytes, file.name, { mappings: run.mappings, known });
      const issue = prices === null ? unrecognised(file, head, run) : plan(file, { head, prices }, survey);
      if (issue !== null) run.found([issue]);
    } catch (error) {
      run.found([fileIssue(file, error)]);
    }
  }
}

/** True for a price file of which only the symbol is needed, and whose name may hold it. */
function mayBeNamed({ name }: LocatedFile, { asks }: LayoutQuestion): boolean {
  const lacksSymbol = asks[0]?.topic === "symbol";
  return lacksSymbol && (wordOfName(name) !== null || companyOfName(name) !== null);
}

function* namesOf({ prices, open, unnamed }: Survey): Generator<string> {
  for (const files of [prices, open.files, unnamed]) for (const { file } of files) yield file.name;
}

interface Recognised {
  readonly head: Head;
  readonly prices: PriceFormat | LayoutQuestion;
}

function plan(file: LocatedFile, { head, prices }: Recognised, survey: Survey): Issue | null {
  const preview = () =>
    prices.kind === "question" ? prices.preview : previewOf(prices, headBytes(head.bytes), file.name);
  if (survey.open.addPrices(file, prices, preview)) return null;
  if (prices.kind === "question") {
    survey.leave(file);
    return needsAnswer(file, prices.asks);
  }
  survey.addPrices(file, prices);
  return null;
}

function unrecognised({ name }: LocatedFile, { bytes }: Head, run: SurveyRun): Issue {
  run.sample(name, () => sampleOf(bytes));
  const misfit = mappingMisfit(bytes, run.mappings);
  if (misfit !== null) return issue("mapping-does-not-fit", { file: name, symbol: symbolNamedBy(name) }, misfit);
  return { ...explainUnrecognised(bytes, name), symbol: symbolNamedBy(name) };
}
