import type { getStockInfo } from "@plumbline/contract";
import { evaluateChecks, summarise } from "@plumbline/core/checks";
import type { Route } from "../../http/index.ts";
import type { ServedMarket } from "../../market-access/index.ts";
import { readCheckInputs } from "../check-inputs/index.ts";
import { findInstrument } from "../find-instrument.ts";
import { movedThresholds } from "./moved-thresholds.ts";
import { wireEvaluation } from "./wire-evaluation.ts";
import { wireScores } from "./wire-scores.ts";

/** The named checks of one stock on a day, with its scores. */
export const stockInfo: Route<typeof getStockInfo, ServedMarket> = async ({ input, language }, { snapshot }) => {
  const instrument = findInstrument(snapshot, input.code);
  const company = await readCheckInputs(snapshot, instrument, input.asOf);
  const { inputs, hasFacts } = company;
  const { companyType } = inputs;
  const thresholds = movedThresholds(input.thresholds, { companyType, language });
  const { checks, substitutes } = evaluateChecks(inputs, thresholds);
  const evaluations = [...checks, ...substitutes];
  return {
    symbol: instrument.symbol,
    names: instrument.names,
    companyType,
    hasFacts,
    checks: evaluations.map((evaluation) => wireEvaluation(evaluation, inputs)),
    summary: summarise(evaluations),
    ...wireScores(company),
  };
};
