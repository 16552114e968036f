import { say } from "../../model/index.ts";
import { InputError } from "../files/index.ts";
import { isRecord } from "./is-record.ts";
import { currencyOfTargets, type StatedRow, spelledSymbol } from "./stated-target.ts";

/** `(HD)`, `(NYSE: HD)`, `(BRK-B)`: how a headline names a stock. */
const NAMED = /\((?:[A-Z]+:\s*)?([A-Z]{1,5}(?:[.-][A-Z])?)\)/g;

/**
 * Reads FMP's price targets: `price-target-news` and `price-target-latest-news` of the "stable" interface, and
 * `price-target` of the ones before it, which have the same keys.
 *
 * @throws {InputError} when it is no list.
 */
export function fmpPriceTargets(json: unknown): StatedRow[] {
  if (!Array.isArray(json)) throw new InputError("malformed-json", say("no-target-list"));
  return json.map((row: unknown) => {
    if (!isRecord(row) || typeof row.symbol !== "string") return "malformed-target";
    const symbol = spelledSymbol(row.symbol);
    return {
      symbol,
      published: row.publishedDate,
      firm: row.analystCompany,
      analyst: row.analystName,
      action: null,
      // Not `adjPriceTarget`, which is in shares of the day of the answer.
      target: row.priceTarget,
      priceWhenPosted: row.priceWhenPosted,
      currency: currencyOfTargets(symbol),
      source: "fmp",
      named: namedIn(row.newsTitle),
    };
  });
}

function namedIn(title: unknown): string[] {
  return typeof title === "string" ? Array.from(title.matchAll(NAMED), ([, symbol = ""]) => spelledSymbol(symbol)) : [];
}
