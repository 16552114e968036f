import { currencyCode } from "../../model/index.ts";
import { attributesOf, readSector, readSymbol } from "./attributes.ts";
import { exchangeName } from "./exchange-name.ts";
import type { ParserTools, RowParser } from "./reference-row.ts";

/** Reads an extract of FinanceDatabase, of equities or of funds; their summaries run over several lines. */
export function financeDatabaseParser(tools: ParserTools): RowParser {
  let areFunds = false;
  return {
    header(headers) {
      areFunds = headers.includes("category_group");
    },
    row({ cell, line }) {
      const symbol = readSymbol(cell("symbol"), `Line ${line}`, tools);
      if (symbol === null) return;
      const attributes = attributesOf(symbol, {
        name: cell("name") || null,
        assetClass: areFunds ? "etf" : "stock",
        sector: readSector(cell("sector"), symbol, tools),
        industry: cell("industry") || null,
        exchange: exchangeName(cell("mic") || cell("exchange")),
        currency: currencyCode(cell("currency")),
        isDelisted: areFunds ? null : cell("delisted").toLowerCase() === "true",
      });
      tools.put({ kind: "attributes", attributes });
    },
  };
}
