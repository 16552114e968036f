/** The 11 sectors of the Global Industry Classification Standard. */
export const sectors = {
  "sector.Communication Services": "Communication Services",
  "sector.Consumer Discretionary": "Consumer Discretionary",
  "sector.Consumer Staples": "Consumer Staples",
  "sector.Energy": "Energy",
  "sector.Financials": "Financials",
  "sector.Health Care": "Health Care",
  "sector.Industrials": "Industrials",
  "sector.Information Technology": "Information Technology",
  "sector.Materials": "Materials",
  "sector.Real Estate": "Real Estate",
  "sector.Utilities": "Utilities",
  "sector.none": "No sector",
} as const;
