/** A market of one industry: companies with the accounts of ADAM whose prices stand still and whose incomes differ. */
import { day } from "@plumbline/core/time";
import type { CompanyFacts, Instrument } from "@plumbline/market/model";
import { createSnapshotWriter } from "@plumbline/market/snapshot";
import { tinyAccounts } from "@plumbline/market/testing";
import { INSTRUMENTS } from "./tiny-market.ts";

const [TEMPLATE] = INSTRUMENTS as readonly [Instrument, ...Instrument[]];
const LAST_DAY = day("2024-06-28");
const BARS = 300;

/**
 * Publishes companies M0, M1, M2 ... with prices of 24.50 times 1, 2, 3 ..., and one of which no accounts are known. Where
 * they are ten or more, they are M00, M01 ...
 *
 * @param incomes Net income of each, in shares of that of ADAM: 980,000 in the last twelve months.
 */
export async function publishIndustry(
  dataDirectory: string,
  incomes: readonly number[],
  { sector = "Industrials", industry = "Machinery" }: Partial<Pick<Instrument, "sector" | "industry">> = {},
): Promise<void> {
  const writer = await createSnapshotWriter({ dataDirectory, market: "tiny" });
  const digits = String(incomes.length).length;
  const symbols = [...incomes.keys(), incomes.length].map((k) => `M${String(k).padStart(digits, "0")}`);
  for (const [k, symbol] of symbols.entries()) {
    const close = new Float64Array(BARS).fill(24.5 * (k + 1));
    const days = Int32Array.from({ length: BARS }, (_, back) => LAST_DAY - BARS + 1 + back);
    const bars = { day: days, open: close, high: close, low: close, close, volume: close };
    writer.addPrices({ symbol, basis: "raw", source: "tiny", bars, actions: { splits: [], dividends: [] } });
  }
  for (const [k, income] of incomes.entries()) writer.addCompany(earning(income, tinyAccounts(k + 1, `M${k}`)), []);
  const instruments = symbols.map((symbol, k) => ({
    ...TEMPLATE,
    symbol,
    names: { en: symbol },
    pinyin: null,
    cik: k < incomes.length ? k + 1 : null,
    listed: null,
    sector,
    industry,
  }));
  const sources = [{ provider: "tiny", file: "made", bytes: 0, sha256: "0".repeat(64) }];
  await writer.publish({ instruments, fictional: false, createdAt: "2024-06-29T06:00:00.000Z", sources });
}

/** Earnings per share stay those of ADAM, but that a loss is one per share too. */
function earning(share: number, company: CompanyFacts): CompanyFacts {
  const facts = company.facts.map((fact) =>
    fact.concept === "NetIncomeLoss"
      ? { ...fact, value: fact.value * share }
      : { ...fact, value: fact.concept === "EarningsPerShareDiluted" ? fact.value * Math.sign(share) : fact.value },
  );
  return { ...company, facts };
}
