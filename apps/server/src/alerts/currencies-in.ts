import { currenciesOfRow } from "@plumbline/market/screening";
import type { ServedMarket } from "../market-access/index.ts";
import type { CurrenciesOf } from "./alert-rows.ts";

/**
 * In which currencies the stocks of a market are priced and report. Nothing is waited for: as long as the market is not screened, as
 * in the first moments of a server, the currencies of the accounts are not known.
 */
export async function currenciesIn({
  snapshot,
  screenings,
}: Pick<ServedMarket, "snapshot" | "screenings">): Promise<CurrenciesOf> {
  const screening = await screenings.atHand(snapshot);
  return (code) => {
    const currency = snapshot.find(code)?.currency ?? null;
    return screening
      ? currenciesOfRow(screening, screening.rowOf(code), { currency })
      : { price: currency, accounts: null };
  };
}
