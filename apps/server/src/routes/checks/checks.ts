import type { checks } from "@plumbline/contract";
import { evaluateChecks, summarise } from "@plumbline/core/checks";
import { type Figure, missing } from "@plumbline/core/figure";
import { asOfDay, checkedCompany, readStock } from "@plumbline/market/companies";
import type { Instrument } from "@plumbline/market/model";
import type { Route } from "../../http/index.ts";
import type { ServedMarket } from "../../market-access/index.ts";
import { findInstrument } from "../find-instrument.ts";
import { wireAccounts } from "../wire-accounts.ts";
import { movedThresholds } from "./moved-thresholds.ts";
import { wireEvaluation } from "./wire-evaluation.ts";
import { wireScores } from "./wire-scores.ts";

/** The named checks of one stock on a day, with its scores. */
export const checksRoute: Route<typeof checks, ServedMarket> = async (
  { input, language },
  { snapshot, screenings },
) => {
  const instrument = findInstrument(snapshot, input.code);
  const industryPe = await industryPeOf(instrument, { snapshot, screenings }, input.asOf);
  const company = checkedCompany(snapshot, readStock(snapshot, instrument), {
    asOf: asOfDay(snapshot, input.asOf),
    industryPe,
  });
  const { inputs, hasFacts, fundamentals } = company;
  const { companyType } = inputs;
  const thresholds = movedThresholds(input.thresholds, { companyType, language });
  const { checks, substitutes } = evaluateChecks(inputs, thresholds);
  const evaluations = [...checks, ...substitutes];
  return {
    symbol: instrument.symbol,
    names: instrument.names,
    companyType,
    hasFacts,
    accounts: wireAccounts(fundamentals.accounts),
    checks: evaluations.map((evaluation) => wireEvaluation(evaluation, inputs)),
    summary: summarise(evaluations),
    ...wireScores(company),
  };
};

/** The median P/E of the industry of a stock on a day (STA-16). */
async function industryPeOf(
  { industry }: Instrument,
  { snapshot, screenings }: Pick<ServedMarket, "snapshot" | "screenings">,
  asOf: string | undefined,
): Promise<Figure> {
  if (industry === null) return missing("not-available-from-provider");
  const [ratios] = await screenings.ratiosOf(snapshot, [{ kind: "industry", name: industry }], asOf);
  return ratios?.pe.median ?? missing("too-few-members");
}
