import { currencyCode } from "../../model/index.ts";
import { attributesOf, readSector, readSymbol } from "./attributes.ts";
import { exchangeName } from "./exchange-name.ts";
import type { ParserTools } from "./reference-row.ts";

/** Reads a JSON object of tickers with name, sector (in Yahoo's words), industry, currency and exchange. */
export function readTickerSectors(text: string, tools: ParserTools): void {
  const entries = parse(text);
  if (entries === null) {
    tools.log.add("unknown-format", {}, () => "The JSON is damaged or no object of tickers.");
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
