import { writeAddress } from "../../router/index.ts";

/** The pages about one stock, in the order in which they are offered. */
export const STOCK_SECTIONS = ["analysis", "valuation", "opinion", "statistics"] as const;
export type StockSection = (typeof STOCK_SECTIONS)[number];

/** What goes along from one page of a stock to another. */
export interface CarriedQuery {
  /** The day on which the stock is seen. */
  readonly asOf?: string | undefined;
  /** Price or total return, where a reader has chosen. */
  readonly basis?: string | undefined;
}

/** The address of a section of a stock. */
export function sectionAddress(section: StockSection, code: string, { asOf, basis }: CarriedQuery = {}): string {
  return writeAddress(`/pages/${section}`, { code, asOf, basis });
}
