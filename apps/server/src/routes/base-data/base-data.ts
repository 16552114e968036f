import type { baseData, ParsedInputOf } from "@plumbline/contract";
import type { Route } from "../../http/index.ts";
import type { ServedMarket } from "../../market-access/index.ts";
import { findInstrument } from "../find-instrument.ts";
import { readAccounts } from "../fundamentals/index.ts";
import { catalogue } from "./catalogue.ts";
import { evidenceOf } from "./evidence.ts";
import { stockOf } from "./stock.ts";

type Input = ParsedInputOf<typeof baseData>;

/** The catalogue of metrics, the metrics of one stock, or the evidence behind one of its figures. */
export const fundamentals: Route<typeof baseData, ServedMarket> = ({ input }, { snapshot }) => {
  if (!asksOfStock(input)) return { kind: "catalogue", metrics: catalogue() };
  const instrument = findInstrument(snapshot, input.code);
  const accounts = readAccounts(snapshot, instrument, input.asOf);
  if (!("metric" in input)) return { kind: "stock", stock: stockOf(instrument, accounts) };
  const { fictional } = snapshot.manifest;
  return { kind: "evidence", evidence: evidenceOf(accounts, input, { cik: instrument.cik, fictional }) };
};

function asksOfStock(input: Input): input is Extract<Input, { code: string }> {
  return "code" in input;
}
