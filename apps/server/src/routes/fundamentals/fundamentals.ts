import type { fundamentals, ParsedInputOf } from "@plumbline/contract";
import { readAccounts } from "@plumbline/market/companies";
import type { Route } from "../../http/index.ts";
import type { ServedMarket } from "../../market-access/index.ts";
import { findInstrument } from "../instruments.ts";
import { catalogue } from "./catalogue.ts";
import { evidenceOf } from "./evidence.ts";
import { industryStanding } from "./industry-standing.ts";
import { stockOf, stockWithoutAccounts } from "./metric-figures.ts";

type Input = ParsedInputOf<typeof fundamentals>;

/** The catalogue of metrics, the metrics of one stock, or the evidence behind one of its figures. */
export const fundamentalsRoute: Route<typeof fundamentals, ServedMarket> = async ({ input }, market) => {
  const { snapshot } = market;
  if (!asksOfStock(input)) return catalogue(snapshot);
  const instrument = findInstrument(snapshot, input.code);
  const accounts = readAccounts(snapshot, instrument, input.asOf);
  const filer = { cik: instrument.cik, fictional: snapshot.manifest.fictional };
  if (!("metric" in input)) {
    if (!accounts) return { kind: "stock", stock: stockWithoutAccounts(instrument) };
    const standing = await industryStanding(market, instrument, input.asOf);
    return { kind: "stock", stock: stockOf(instrument, accounts, { standing, filer }) };
  }
  return { kind: "evidence", evidence: evidenceOf(accounts, input, filer) };
};

function asksOfStock(input: Input): input is Extract<Input, { code: string }> {
  return "code" in input;
}
