import {
  type AccountsSide,
  type CheckInputs,
  joinedInputs,
  type MarketSide,
  priceInputs,
} from "@plumbline/core/checks";
import { type Figure, missing } from "@plumbline/core/figure";
import type { Day } from "@plumbline/core/time";
import {
  type DefaultValuation,
  defaultValuation,
  inputsPerReceipt,
  type MarketInputs,
  type ModelInputs,
  valueFigures,
} from "@plumbline/core/valuation";
import type { Snapshot } from "../snapshot/index.ts";
import { benchmarkMomentum } from "./benchmark.ts";
import { type BesideMarket, besideMarket } from "./market-beta.ts";
import { marketInputsOf } from "./market-inputs.ts";
import { receiptOn } from "./receipt-on.ts";
import type { StoredStock } from "./stored-stock.ts";
import { targetAverage } from "./target-average.ts";
import { type UsablePrices, usablePrices } from "./usable-prices.ts";

/** What the market says of a stock on a day, whatever its accounts say. */
export interface StockMarket {
  readonly prices: UsablePrices;
  readonly side: MarketSide;
  /** Its closes beside the broad index; null without either. */
  readonly beside: BesideMarket | null;
}

/** What the accounts of a company say on a day: live, or as it was stored when the company filed. */
export interface CompanyAccountsSide<Inputs extends ModelInputs> extends AccountsSide {
  readonly valuation: Inputs;
}

/** Both together. */
export interface JoinedAccounts<Inputs extends ModelInputs> {
  readonly inputs: CheckInputs;
  readonly market: MarketInputs;
  readonly valuation: DefaultValuation<Inputs>;
}

/**
 * Reads what the market says of a stock.
 *
 * @param snapshot The market, for its benchmark and its targets.
 * @param asOf What was traded or published later is not used.
 * @param average Its average target, where that is known otherwise than from its targets.
 */
export function stockMarket(
  snapshot: Snapshot,
  stock: StoredStock,
  asOf: Day,
  average: () => Figure = () => targetAverage(snapshot, stock, asOf),
): StockMarket {
  const prices = usablePrices(stock, asOf);
  const { record, series, whyNone, priceInAccounts } = prices;
  const mean = average();
  const side: MarketSide = {
    ...priceInputs(record, asOf),
    priceCurrency: record.currency,
    receipt: receiptOn(stock, asOf),
    // Targets are per share of their day, as accounts are: a price that cannot be held against those cannot be here. Without targets that is
    // the reason, whatever the price is.
    targetAverage: mean.value === null || !series ? mean : (priceInAccounts ?? mean),
    ...(priceInAccounts && { priceInAccounts }),
    ...(prices.traded && { traded: prices.traded }),
    benchmarkMomentum: series ? benchmarkMomentum(snapshot, series.lastDay, asOf) : missing(whyNone ?? "no-price"),
  };
  return { prices, side, beside: series && besideMarket(snapshot, series) };
}

/**
 * Joins what accounts and market say of a company on a day: what its checks ask for, and its value by both models.
 *
 * @param snapshot The market, for its yields.
 * @param of Both sides, the day, and the median P/E of the industry.
 * @see GEN-06, REC-17, REC-18
 */
export function joinedAccounts<Inputs extends ModelInputs>(
  snapshot: Snapshot,
  accounts: CompanyAccountsSide<Inputs>,
  { side, beside }: StockMarket,
  { asOf, industryPe }: { readonly asOf: Day; readonly industryPe: Figure },
): JoinedAccounts<Inputs> {
  const known = joinedInputs(accounts, { ...side, industryPe });
  const market = marketInputsOf(snapshot, { price: known.priceInAccounts, beside }, asOf);
  const valuation = defaultValuation(inputsPerReceipt(accounts.valuation, side.receipt ?? null), market);
  return { inputs: { ...known, ...valueFigures(valuation) }, market, valuation };
}
