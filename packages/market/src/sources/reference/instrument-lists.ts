import { parseDay } from "@plumbline/core/time";
import { currencyCode, plainly } from "../../model/index.ts";
import { attributesOf, readSector, readSharesPerReceipt, readSymbol } from "./attributes.ts";
import { exchangeName } from "./exchange-name.ts";
import { cellOf } from "./list-columns.ts";
import type { ParserTools, RowParser } from "./reference-row.ts";

/** Reads a list of an index's constituents: `Symbol,Security,GICS Sector,...`, `Symbol,Name,Sector`, in any order. */
export function constituentsParser(tools: ParserTools): RowParser {
  return {
    row({ cell, line }) {
      const symbol = readSymbol(cellOf(cell, "symbol"), `Line ${line}`, tools);
      if (symbol === null) return;
      const cik = Number(cell("cik"));
      const sharesPerReceipt = readSharesPerReceipt(cellOf(cell, "sharesPerReceipt"), symbol, tools);
      const attributes = attributesOf(symbol, {
        name: cellOf(cell, "name") || null,
        assetClass: "stock",
        sector: readSector(cellOf(cell, "sector"), symbol, tools),
        industry: cellOf(cell, "industry") || null,
        cik: Number.isSafeInteger(cik) && cik > 0 ? cik : null,
        exchange: exchangeName(cellOf(cell, "exchange")),
        currency: currencyCode(cellOf(cell, "currency")),
        indexAdded: parseDay(cellOf(cell, "added")),
        ...(sharesPerReceipt !== null && { sharesPerReceipt }),
      });
      tools.put({ kind: "attributes", attributes });
    },
  };
}

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

/** Reads a JSON object of tickers with name, sector (in Yahoo's words), industry, currency and exchange. */
export function readTickerSectors(text: string, tools: ParserTools): void {
  const entries = parse(text);
  if (entries === null) {
    tools.log.add("unknown-format", {}, () => plainly("The JSON is damaged or no object of tickers."));
    return;
  }
  for (const [ticker, value] of Object.entries(entries)) {
    const symbol = readSymbol(ticker, "Entry", tools);
    if (symbol === null || typeof value !== "object" || value === null) continue;
    const stated = value as Record<string, unknown>;
    const text = (key: string) => (typeof stated[key] === "string" ? stated[key] : "");
    const attributes = attributesOf(symbol, {
      name: text("name") || null,
      assetClass: "stock",
      sector: readSector(text("sector"), symbol, tools),
      industry: text("industry") || null,
      exchange: exchangeName(text("exchange")),
      currency: currencyCode(text("currency")),
    });
    tools.put({ kind: "attributes", attributes });
  }
}

function parse(text: string): Record<string, unknown> | null {
  try {
    const parsed: unknown = JSON.parse(text);
    return typeof parsed === "object" && parsed !== null && !Array.isArray(parsed) ? { ...parsed } : null;
  } catch {
    return null;
  }
}
