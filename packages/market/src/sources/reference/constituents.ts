import { parseDay } from "@plumbline/core/time";
import { attributesOf, readSector, readSymbol } from "./attributes.ts";
import type { ParserTools, RowParser } from "./reference-row.ts";

/** Reads a list of an index's constituents: `Symbol,Security,GICS Sector,...` or `Symbol,Name,Sector`. */
export function constituentsParser(tools: ParserTools): RowParser {
  return {
    row({ cell, line }) {
      const symbol = readSymbol(cell("symbol"), `Line ${line}`, tools);
      if (symbol === null) return;
      const cik = Number(cell("cik"));
      const attributes = attributesOf(symbol, {
        name: cell("security") || cell("name") || null,
        assetClass: "stock",
        sector: readSector(cell("gics sector") || cell("sector"), symbol, tools),
        industry: cell("gics sub-industry") || null,
        cik: Number.isSafeInteger(cik) && cik > 0 ? cik : null,
        indexAdded: parseDay(cell("date added")),
      });
      tools.put({ kind: "attributes", attributes });
    },
  };
}
