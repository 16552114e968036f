import type { ExchangeName } from "@plumbline/core/time";
import { type Instrument, listingOf } from "@plumbline/market/model";

/** Exchanges whose days follow from rules, by the calendars of listings. */
const BY_CALENDAR: Readonly<Record<string, ExchangeName>> = {
  US: "new-york",
  GB: "london",
  PA: "paris",
  AS: "amsterdam",
  JP: "tokyo",
  HK: "hong-kong",
  CN: "mainland-china",
};
/** The other exchanges of Germany keep the same days and other hours. */
const XETRA = "Xetra";

/** The exchange whose clock a stock follows; null where its hours are not known. */
export function exchangeOf({ symbol, exchange }: Pick<Instrument, "symbol" | "exchange">): ExchangeName | null {
  const listing = listingOf({ symbol, exchange, isUs: false });
  if (listing.exchange === XETRA) return "xetra";
  return BY_CALENDAR[listing.calendar ?? ""] ?? null;
}
