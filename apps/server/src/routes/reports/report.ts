import type { OutputOf, ParsedInputOf, report as reportCall } from "@plumbline/contract";
import { Failure, type Turn } from "../../http/index.ts";
import type { ServedMarket } from "../../market-access/index.ts";
import { presentReport, type ReportAccess, shownItems } from "../../reports/index.ts";
import { reportedStock } from "./reported-stock.ts";
import { wireTeaser } from "./wire-report.ts";

/** What a report is answered from. */
export interface ReportSource {
  readonly turn: Turn;
  readonly served: ServedMarket;
  readonly access: ReportAccess;
}

/** The written report of a stock for a reader: all of it, or its teaser. */
export const reportRoute = async (
  { input, language }: { readonly input: ParsedInputOf<typeof reportCall>; readonly language: Language },
  { served, access }: ReportSource,
): Promise<OutputOf<typeof reportCall>> => {
  const instrument = reportedStock(served.snapshot, input.code);
  if (input.version !== undefined || input.against !== undefined) throw new Failure("notFound");
  const written = input.language ?? language;
  const { report, evidence, hash } = await presentReport(served, { instrument, language: written, asOf: input.asOf });
  const { items } = evidence;
  return {
    symbol: instrument.symbol,
    names: instrument.names,
    language: written,
    access,
    teaser: wireTeaser(report, items),
    whole:
      access.scope === "whole"
        ? { report, hash, version: null, items: shownItems(report, items), changes: null }
        : null,
  };
};

type Language = OutputOf<typeof reportCall>["language"];
