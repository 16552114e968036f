/** Where in a row of a table each part of a target stands; -1 for a column that the table has not. */
export type TargetColumns = Readonly<Record<TargetRole, number>>;

/** Headers in small letters without spaces and signs, the most telling first. */
const HEADERS = {
  published: ["gradedate", "publisheddate", "published", "publicationdate", "dateposted", "posted", "date", "day"],
  firm: ["firm", "analystfirm", "analystcompany", "researchfirm", "brokerage", "broker", "house", "bank"],
  target: ["currentpricetarget", "newpricetarget", "newtarget", "pricetarget", "targetprice", "target", "pt"],
  priorTarget: [
    "priorpricetarget",
    "priortarget",
    "previouspricetarget",
    "previoustarget",
    "oldpricetarget",
    "oldtarget",
  ],
  priceWhenPosted: ["pricewhenposted", "priceatposting"],
  analyst: ["analystname", "analyst"],
  targetAction: ["pricetargetaction", "targetaction"],
  action: ["action"],
  symbol: ["symbol", "ticker"],
  currency: ["currency"],
} as const;

export type TargetRole = keyof typeof HEADERS;

/**
 * Finds the columns of a table of price targets by their headers.
 *
 * @param header Cells of the header line, in any spelling such as `Price Target`, `price_target`, `priceTarget`.
 * @returns `null` unless it has a day, a firm and a target.
 *
 * @example
 * targetColumns(["Date", "Broker", "Price Target"])?.firm; // 1
 */
export function targetColumns(header: readonly string[]): TargetColumns | null {
  const names = header.map((cell) => cell.toLowerCase().replaceAll(/[^a-z]/g, ""));
  const place = (role: TargetRole) => {
    const known = HEADERS[role].find((name) => names.includes(name));
    return known === undefined ? -1 : names.indexOf(known);
  };
  const roles = Object.keys(HEADERS) as TargetRole[];
  const columns = Object.fromEntries(roles.map((role) => [role, place(role)])) as Record<TargetRole, number>;
  return columns.published < 0 || columns.firm < 0 || columns.target < 0 ? null : columns;
}

/** True for the columns of yfinance's `upgrades_downgrades`. */
export function isYfinance(header: readonly string[]): boolean {
  return ["GradeDate", "Firm", "currentPriceTarget"].every((name) => header.includes(name));
}
