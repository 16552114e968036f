/** Currencies that are quoted in pairs, with the metals that are quoted like them (ISO 4217). */
const CURRENCIES: ReadonlySet<string> = new Set(
  (
    "USD EUR GBP JPY CHF AUD CAD NZD CNY CNH HKD SGD KRW TWD INR THB IDR MYR PHP SEK NOK DKK ISK PLN CZK HUF RON BGN TRY ZAR " +
    "MXN BRL CLP COP PEN ARS ILS AED SAR QAR KWD EGP RUB UAH KZT VND PKR XAU XAG XPT XPD"
  ).split(" "),
);
/** Coins that are told from tickers where a pair is written in one word. */
const COINS: ReadonlySet<string> = new Set(
  (
    "BTC XBT ETH XRP LTC BCH ADA SOL DOGE DOT BNB AVAX MATIC LINK XLM TRX UNI ATOM ETC XMR SHIB TON NEAR ALGO FIL AAVE EOS USDT " +
    "USDC DAI XTZ ICP HBAR VET"
  ).split(" "),
);
/** Coins that stand for a dollar; pairs are quoted in them, but they are no currency of a price. */
const STABLE_COINS = "USDT|USDC|BUSD|DAI";
const SEPARATED = new RegExp(`^([A-Z0-9]{2,10})[-/_. ]([A-Z]{3}|${STABLE_COINS})$`);
const TOGETHER = new RegExp(`^([A-Z]{3,5}?)([A-Z]{3}|${STABLE_COINS})$`);
const WRITTEN_CURRENCIES = /^([A-Z]{3})?([A-Z]{3})=X$/;
const WRITTEN_COIN = new RegExp(`^[A-Z0-9]{2,10}-([A-Z]{3}|${STABLE_COINS})$`);

/** Whether a code is that of a currency, or of a metal that is quoted like one. */
export function isCurrency(code: string): boolean {
  return CURRENCIES.has(code);
}

/**
 * Writes a pair of currencies, or a coin and the money it is quoted in, as Yahoo does.
 *
 * @param text In capitals.
 * @returns null for anything else.
 *
 * @example
 * writtenPair("EUR/USD"); // "EURUSD=X"
 * writtenPair("BTCUSDT"); // "BTC-USDT"
 * writtenPair("BRK-B"); // null
 */
export function writtenPair(text: string): string | null {
  const separated = SEPARATED.exec(text);
  const [, base = "", quote = ""] = separated ?? TOGETHER.exec(text) ?? [];
  if (CURRENCIES.has(base) && CURRENCIES.has(quote)) return base === quote ? null : `${base}${quote}=X`;
  const isQuote = CURRENCIES.has(quote) || STABLE_COINS.split("|").includes(quote);
  // A dot stands before the suffix of an exchange as well, so it separates known coins only.
  const isCoin = COINS.has(base) || (separated !== null && text.includes("-"));
  return isQuote && isCoin ? `${base === "XBT" ? "BTC" : base}-${quote}` : null;
}

/**
 * What a pair, as a market writes it, is quoted in.
 *
 * @returns A currency of ISO 4217 where it is one; null for a coin, and for what is no pair.
 *
 * @example
 * quoteOfPair("EURUSD=X"); // { kind: "currency", currency: "USD" }
 * quoteOfPair("BTC-USDT"); // { kind: "crypto", currency: null }
 * quoteOfPair("BRK.B"); // null
 */
export function quoteOfPair(symbol: string): { kind: "currency" | "crypto"; currency: string | null } | null {
  // Most symbols are no pairs, and each is looked at many times.
  if (!symbol.includes("-") && !symbol.endsWith("=X")) return null;
  const currencies = WRITTEN_CURRENCIES.exec(symbol)?.[2];
  if (currencies !== undefined) return { kind: "currency", currency: currencies };
  const quote = WRITTEN_COIN.exec(symbol)?.[1];
  if (quote === undefined || writtenPair(symbol) !== symbol) return null;
  return { kind: "crypto", currency: CURRENCIES.has(quote) ? quote : null };
}
