import type { fundamentals, ParsedInputOf } from "@plumbline/contract";
import { asOfDay, readAccounts, readStock, receiptOn } from "@plumbline/market/companies";
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
    // Prices are read for receipts alone.
    const receipt = instrument.receipts?.length
      ? receiptOn(readStock(snapshot, instrument), asOfDay(snapshot, input.asOf))
      : null;
    return { kind: "stock", stock: stockOf(instrument, accounts, { standing, filer, receipt }) };
  }
  return { kind: "evidence", evidence: evidenceOf(accounts, input, filer) };
};

function asksOfStock(input: Input): input is Extract<Input, { code: string }> {
  return "code" in input;
}
