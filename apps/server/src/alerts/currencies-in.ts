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
    const row = screening?.rowOf(code) ?? -1;
    // A row without a period has no accounts, and no currency of any.
    const hasAccounts = (screening?.periodEnd[row] ?? null) !== null;
    return {
      price: snapshot.find(code)?.currency ?? null,
      accounts: hasAccounts ? (screening?.accountsCurrency[row] ?? null) : null,
    };
  };
}
