import { matrixWriter, type ScreenedCompany } from "./matrix-writer.ts";
import type { ScreenMatrix } from "./screen-matrix.ts";

/**
 * Makes the matrix of companies that are all in memory.
 *
 * @param companies The market on a day; row k of every column is the k-th of them.
 *
 * @example
 * buildMatrix(companies).metrics.get("pe")?.values.length === companies.length; // true
 */
export function buildMatrix(companies: readonly ScreenedCompany[]): ScreenMatrix {
  const writer = matrixWriter(companies.length);
  for (const company of companies) writer.add(company);
  return writer.finish();
}
