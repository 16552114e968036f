import type { SECTORS } from "@plumbline/market/model";

/** How a company earns its money, which decides the shape of its statements. */
export type CompanyKind = "maker" | "service" | "software" | "biotech" | "utility" | "reit" | "bank" | "insurer";

/** A GICS sub-industry with the typical figures of its members. */
export interface Industry {
  readonly sector: (typeof SECTORS)[number];
  readonly name: string;
  readonly kind: CompanyKind;
  /** Standard Industrial Classification. */
  readonly sic: number;
  /** Members of a market of 640 companies. */
  readonly members: number;
  readonly beta: number;
  /** Standard deviation of the daily log return that neither market nor sector explains. */
  readonly volatility: number;
  /** Price to earnings in quiet times; of a biotech company, market value to yearly research. */
  readonly priceToEarnings: number;
  readonly netMargin: number;
  readonly grossMargin: number;
  /** Growth a year beyond that of the economy, in logarithms. */
  readonly growth: number;
  /** Share of earnings paid out by those who pay. */
  readonly payout: number;
  /** Capital expenditure to revenue. */
  readonly investment: number;
  /** Days of cost of revenue that lie in inventory. */
  readonly inventoryDays: number;
  /** Debt to yearly revenue. */
  readonly leverage: number;
}
