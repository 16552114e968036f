import type { Reason } from "@plumbline/core/figure";
import type { Day } from "@plumbline/core/time";
import { accountsOf, readStock, usablePrices } from "../companies/index.ts";
import type { Instrument } from "../model/index.ts";
import type { Snapshot } from "../snapshot/index.ts";

/**
 * Why an instrument has no row in the screening of a day.
 *
 * @param instrument One without a row, see `screenedStock`.
 */
export function whyNotScreened(snapshot: Snapshot, instrument: Instrument, asOf: Day): Reason {
  const { assetClass, listed, delisted } = instrument;
  if (assetClass !== "stock") return "not-applicable-to-other-assets";
  if (delisted !== null && delisted < asOf) return "no-longer-traded";
  if (listed !== null && listed > asOf) return "no-price";
  const stock = readStock(snapshot, instrument);
  // Without any prices a company is screened by its accounts alone, unless these are too old.
  const isOld = stock.history === null && accountsOf(stock, asOf)?.known.accounts?.state === "accounts-too-old";
  return isOld ? "accounts-too-old" : (usablePrices(stock, asOf).whyNone ?? "no-price");
}
