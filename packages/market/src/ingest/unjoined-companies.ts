import { exchangeNamed, exchangeOfSymbol, type Instrument, type Issue } from "../model/index.ts";
import { issue } from "../quality/index.ts";

/** So many are named; the count says how many there are. */
const NAMED = 5;
/** What says which symbol belongs to which company; the SEC serves it at this address. */
const JOINING =
  "company_tickers.json (https://www.sec.gov/files/company_tickers.json) says which symbol is which company's: import it together with these files.";

/**
 * Finds stocks with prices whose company is not known, and companies with accounts that have no prices, where a market has
 * prices and accounts: they may be the same. One finding each, however many there are.
 *
 * @param instruments All instruments of the market.
 * @param withFacts Companies that have accounts.
 */
export function unjoinedCompanies(instruments: readonly Instrument[], withFacts: readonly number[]): Issue[] {
  const companies = new Set(withFacts);
  const isPriced = ({ assetClass, priceBasis }: Instrument) => assetClass === "stock" && priceBasis !== null;
  const priced = instruments.filter(isPriced);
  if (priced.length === 0 || companies.size === 0) return [];
  const lonePrices = priced.filter((stock) => !isJoined(stock, companies) && mayFile(stock));
  const loneAccounts = instruments.filter((company) => isJoined(company, companies) && company.priceBasis === null);
  const hint = lonePrices.length > 0 && loneAccounts.length > 0 ? ` ${JOINING}` : "";
  return [
    ...finding("prices-without-accounts", lonePrices, `prices and no accounts.${hint}`),
    ...finding("accounts-without-prices", loneAccounts, `accounts and no prices.${hint}`),
  ];
}

function isJoined({ cik }: Instrument, companies: ReadonlySet<number>): boolean {
  return cik !== null && companies.has(cik);
}

/** What trades outside the United States only has no accounts at the SEC, which is nothing to mend. */
function mayFile({ symbol, exchange }: Instrument): boolean {
  return (exchange === null ? exchangeOfSymbol(symbol) : exchangeNamed(exchange)) === null;
}

function finding(
  code: "prices-without-accounts" | "accounts-without-prices",
  lone: readonly Instrument[],
  what: string,
): Issue[] {
  const { length: count } = lone;
  if (count === 0) return [];
  const first = lone
    .slice(0, NAMED)
    .map(({ symbol, names }) => (names.en === symbol ? symbol : `${symbol} (${names.en})`));
  const examples = `${first.join(", ")}${count > NAMED ? ` and ${count - NAMED} more` : ""}`;
  return [issue(code, { count }, `${examples} ${count === 1 ? "has" : "have"} ${what}`)];
}
