import { writeAddress } from "../../router/index.ts";

/** The pages about one stock, in the order in which they are offered. */
export const STOCK_SECTIONS = ["analysis", "valuation", "opinion", "statistics"] as const;
export type StockSection = (typeof STOCK_SECTIONS)[number];

/** The address of a section of a stock: the day on which the stock is seen goes along. */
export function sectionAddress(section: StockSection, code: string, asOf?: string): string {
  return writeAddress(`/pages/${section}`, { code, asOf });
}
