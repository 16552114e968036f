import type { OutputOf, ParsedInputOf, reportEstimate } from "@plumbline/contract";
import type { FeatureAccess } from "../../billing/index.ts";
import {
  estimateOf,
  modelHash,
  money,
  presentEvidence,
  rulesHash,
  versionByHash,
  wireConsumption,
} from "../../reports/index.ts";
import type { ReportSource } from "./report.ts";
import { reportedStock } from "./reported-stock.ts";

type Answer = OutputOf<typeof reportEstimate>;

interface Asked {
  readonly input: ParsedInputOf<typeof reportEstimate>;
  readonly language: Answer["language"];
  /** Whether the reader may have one. */
  readonly access: FeatureAccess;
}

/** What a report by a language model would take. */
export const reportEstimateRoute = async (
  { input, language, access: { isAllowed, plans } }: Asked,
  { turn, served, reports }: ReportSource,
): Promise<Answer> => {
  const instrument = reportedStock(served.snapshot, input.code);
  const written = input.language ?? language;
  const evidence = await presentEvidence(served, { instrument, language: written, asOf: input.asOf });
  const configuration = reports.runs?.configuration ?? null;
  const hash =
    configuration === null ? rulesHash(evidence, written) : modelHash(evidence, written, configuration.model);
  const shelf = { market: served.snapshot.manifest.market, code: instrument.symbol, language: written };
  const known = reports.versions && (await turn.releaseWhile(versionByHash(reports.versions, shelf, [hash])));
  const common = {
    symbol: instrument.symbol,
    language: written,
    isAllowed,
    plans: [...plans],
    isPublished: Boolean(known),
  };
  if (configuration === null) {
    return { ...common, model: null, estimate: null, ceilings: { run: null, user: null, month: null } };
  }
  const { least, most } = estimateOf({ evidence, language: written, hash }, configuration);
  const { prices, ceilings } = configuration;
  const ceiling = (of: number | null) => (of === null || prices === null ? null : money(of, prices.currency));
  return {
    ...common,
    model: configuration.model,
    estimate: { least: wireConsumption(least, prices), most: wireConsumption(most, prices) },
    ceilings: { run: ceiling(ceilings.run), user: ceiling(ceilings.user), month: ceiling(ceilings.month) },
  };
};
