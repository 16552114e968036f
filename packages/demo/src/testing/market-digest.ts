import { createHash, type Hash } from "node:crypto";
import type { RecordedMarket } from "./recorded-market.ts";

/**
 * SHA-256 of all that a market consists of: text as JSON, columns of prices and series as the bytes of their numbers.
 *
 * @returns 64 hexadecimal digits; equal markets have equal digests.
 */
export function marketDigest(market: RecordedMarket): string {
  const hash = createHash("sha256");
  for (const { symbol, basis, source, bars, actions } of market.prices.values()) {
    hash.update(JSON.stringify([symbol, basis, source, actions]));
    for (const column of [bars.day, bars.open, bars.high, bars.low, bars.close, bars.volume]) addColumn(hash, column);
  }
  for (const [cik, company] of market.companies) hash.update(JSON.stringify([company, market.filings.get(cik)]));
  for (const list of market.targets.values()) hash.update(JSON.stringify(list));
  for (const { day, value, ...series } of market.series.values()) {
    hash.update(JSON.stringify(series));
    addColumn(hash, day);
    addColumn(hash, value);
  }
  return hash.update(JSON.stringify([market.memberships, market.instruments])).digest("hex");
}

/** Little-endian on every machine. */
function addColumn(hash: Hash, column: Int32Array | Float64Array): void {
  const size = column.BYTES_PER_ELEMENT;
  const bytes = new DataView(new ArrayBuffer(column.length * size));
  column.forEach((value, index) => {
    if (size === 4) bytes.setInt32(index * size, value, true);
    else bytes.setFloat64(index * size, value, true);
  });
  hash.update(bytes);
}
