/**
 * The firms whose mean is the big-bank target, unless a market names others.
 *
 * @see PT-07
 */
export const BIG_BANKS: readonly string[] = [
  "Goldman Sachs",
  "Morgan Stanley",
  "J.P. Morgan",
  "BofA Securities",
  "Citigroup",
  "Barclays",
  "UBS",
  "Deutsche Bank",
  "Wells Fargo",
  "RBC Capital",
  "HSBC",
  "BNP Paribas",
  "Jefferies",
];
