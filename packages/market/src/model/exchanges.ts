/** A stock exchange, as far as its symbols and prices tell it apart. */
export interface Exchange {
  readonly name: string;
  /** The currency of its quotes, unless a file states another: pence in London are `GBX`. */
  readonly currency: string;
  /** Exchanges of one country that open on the same days have the same. */
  readonly calendar: string;
  /** What Yahoo, Alpha Vantage, Stooq and others put behind the dot of its symbols; Yahoo's, which a market writes, first. */
  readonly suffixes: readonly string[];
  /** True where the week began, or begins, on a Sunday. */
  readonly opensOnSundays?: true;
  /** Market identifier codes (ISO 10383) and the codes of Yahoo. */
  readonly codes: readonly string[];
}

/** Calendar of the exchanges of the United States. */
export const US_CALENDAR = "US";
const US_NAME = /^(?:nasdaq|nyse|new york stock exchange|amex|cboe|bats|iex|otc)/i;
const US_CODES = new Set("NMS NGM NCM NAS NYQ NYS ASE PCX BTS PNK OQB OQX OEM XNAS XNYS XASE ARCX".split(" "));

/** Exchanges outside the United States. */
const EXCHANGES: readonly Exchange[] = [
  {
    name: "Xetra",
    currency: "EUR",
    calendar: "DE",
    suffixes: ["DE", "DEX", "XETRA", "XETR"],
    codes: ["XETR", "GER", "XETRA"],
  },
  { name: "Frankfurt", currency: "EUR", calendar: "DE", suffixes: ["F"], codes: ["XFRA", "FRA"] },
  { name: "Stuttgart", currency: "EUR", calendar: "DE", suffixes: ["SG"], codes: ["XSTU", "STU"] },
  { name: "Munich", currency: "EUR", calendar: "DE", suffixes: ["MU"], codes: ["XMUN", "MUN"] },
  { name: "Düsseldorf", currency: "EUR", calendar: "DE", suffixes: ["DU"], codes: ["XDUS", "DUS"] },
  { name: "Hamburg", currency: "EUR", calendar: "DE", suffixes: ["HM"], codes: ["XHAM", "HAM"] },
  { name: "Berlin", currency: "EUR", calendar: "DE", suffixes: ["BE"], codes: ["XBER", "BER"] },
  {
    name: "London",
    currency: "GBX",
    calendar: "GB",
    suffixes: ["L", "LON", "UK", "LSE", "XLON"],
    codes: ["XLON", "LSE"],
  },
  { name: "Paris", currency: "EUR", calendar: "PA", suffixes: ["PA", "XPAR"], codes: ["XPAR", "PAR"] },
  { name: "Amsterdam", currency: "EUR", calendar: "AS", suffixes: ["AS", "XAMS"], codes: ["XAMS", "AMS"] },
  { name: "Brussels", currency: "EUR", calendar: "BR", suffixes: ["BR"], codes: ["XBRU", "BRU"] },
  { name: "Lisbon", currency: "EUR", calendar: "LS", suffixes: ["LS"], codes: ["XLIS", "LIS"] },
  { name: "Dublin", currency: "EUR", calendar: "IR", suffixes: ["IR"], codes: ["XDUB", "ISE"] },
  { name: "Milan", currency: "EUR", calendar: "MI", suffixes: ["MI", "XMIL", "MTAA"], codes: ["MTAA", "XMIL", "MIL"] },
  { name: "Madrid", currency: "EUR", calendar: "MC", suffixes: ["MC"], codes: ["XMAD", "MCE"] },
  { name: "Vienna", currency: "EUR", calendar: "VI", suffixes: ["VI"], codes: ["XWBO", "VIE"] },
  { name: "Helsinki", currency: "EUR", calendar: "HE", suffixes: ["HE"], codes: ["XHEL", "HEL"] },
  { name: "Athens", currency: "EUR", calendar: "AT", suffixes: ["AT"], codes: ["XATH", "ATH", "ASEX"] },
  {
    name: "SIX Swiss Exchange",
    currency: "CHF",
    calendar: "SW",
    suffixes: ["SW", "VX", "XSWX"],
    codes: ["XSWX", "XVTX", "EBS", "SIX"],
  },
  { name: "Stockholm", currency: "SEK", calendar: "ST", suffixes: ["ST"], codes: ["XSTO", "STO"] },
  { name: "Copenhagen", currency: "DKK", calendar: "CO", suffixes: ["CO"], codes: ["XCSE", "CPH"] },
  { name: "Oslo", currency: "NOK", calendar: "OL", suffixes: ["OL"], codes: ["XOSL", "OSL"] },
  { name: "Warsaw", currency: "PLN", calendar: "WA", suffixes: ["WA", "PL"], codes: ["XWAR", "WSE"] },
  { name: "Prague", currency: "CZK", calendar: "PR", suffixes: ["PR"], codes: ["XPRA", "PRA"] },
  { name: "Budapest", currency: "HUF", calendar: "BD", suffixes: ["BD", "HU"], codes: ["XBUD", "BUD"] },
  { name: "Istanbul", currency: "TRY", calendar: "IS", suffixes: ["IS"], codes: ["XIST", "IST"] },
  {
    name: "Tel Aviv",
    currency: "ILA",
    calendar: "TA",
    suffixes: ["TA"],
    codes: ["XTAE", "TLV"],
    opensOnSundays: true,
  },
  {
    name: "Saudi Exchange",
    currency: "SAR",
    calendar: "SR",
    suffixes: ["SR"],
    codes: ["XSAU", "SAU"],
    opensOnSundays: true,
  },
  {
    name: "Egyptian Exchange",
    currency: "EGP",
    calendar: "EG",
    suffixes: ["CA"],
    codes: ["XCAI", "CAI"],
    opensOnSundays: true,
  },
  {
    name: "Qatar Stock Exchange",
    currency: "QAR",
    calendar: "QA",
    suffixes: ["QA"],
    codes: ["DSMD", "DOH"],
    opensOnSundays: true,
  },
  { name: "Johannesburg", currency: "ZAC", calendar: "JO", suffixes: ["JO"], codes: ["XJSE", "JNB"] },
  { name: "Toronto", currency: "CAD", calendar: "CA", suffixes: ["TO", "TRT", "XTSE"], codes: ["XTSE", "TOR", "TSX"] },
  { name: "TSX Venture", currency: "CAD", calendar: "CA", suffixes: ["V", "TRV"], codes: ["XTSX", "VAN", "TSXV"] },
  { name: "Cboe Canada", currency: "CAD", calendar: "CA", suffixes: ["NE"], codes: ["NEOE", "NEO"] },
  { name: "Canadian Securities Exchange", currency: "CAD", calendar: "CA", suffixes: ["CN"], codes: ["XCNQ", "CNQ"] },
  { name: "Mexico", currency: "MXN", calendar: "MX", suffixes: ["MX"], codes: ["XMEX", "MEX"] },
  { name: "São Paulo", currency: "BRL", calendar: "SA", suffixes: ["SA", "SAO"], codes: ["BVMF", "SAO", "B3"] },
  { name: "Buenos Aires", currency: "ARS", calendar: "BA", suffixes: ["BA"], codes: ["XBUE", "BUE"] },
  { name: "Santiago", currency: "CLP", calendar: "SN", suffixes: ["SN"], codes: ["XSGO", "SGO"] },
  { name: "Hong Kong", currency: "HKD", calendar: "HK", suffixes: ["HK", "XHKG"], codes: ["XHKG", "HKG", "HKEX"] },
  {
    name: "Shanghai",
    currency: "CNY",
    calendar: "CN",
    suffixes: ["SS", "SHH", "SH", "SHG", "XSHG"],
    codes: ["XSHG", "SHH", "SSE"],
  },
  {
    name: "Shenzhen",
    currency: "CNY",
    calendar: "CN",
    suffixes: ["SZ", "SHZ", "SHE", "XSHE"],
    codes: ["XSHE", "SHZ", "SZSE"],
  },
  { name: "Tokyo", currency: "JPY", calendar: "JP", suffixes: ["T", "JP", "XTKS"], codes: ["XTKS", "JPX", "TSE"] },
  { name: "Korea", currency: "KRW", calendar: "KR", suffixes: ["KS", "KO"], codes: ["XKRX", "KSC", "KRX"] },
  { name: "KOSDAQ", currency: "KRW", calendar: "KR", suffixes: ["KQ"], codes: ["XKOS", "KOE"] },
  { name: "Taiwan", currency: "TWD", calendar: "TW", suffixes: ["TW"], codes: ["XTAI", "TAI", "TWSE"] },
  { name: "Taipei Exchange", currency: "TWD", calendar: "TW", suffixes: ["TWO"], codes: ["ROCO", "TWO", "TPEX"] },
  { name: "Singapore", currency: "SGD", calendar: "SI", suffixes: ["SI"], codes: ["XSES", "SES", "SGX"] },
  { name: "Bangkok", currency: "THB", calendar: "BK", suffixes: ["BK"], codes: ["XBKK", "SET"] },
  { name: "Jakarta", currency: "IDR", calendar: "JK", suffixes: ["JK"], codes: ["XIDX", "JKT", "IDX"] },
  { name: "Kuala Lumpur", currency: "MYR", calendar: "KL", suffixes: ["KL"], codes: ["XKLS", "KLS"] },
  {
    name: "National Stock Exchange of India",
    currency: "INR",
    calendar: "IN",
    suffixes: ["NS", "NSE"],
    codes: ["XNSE", "NSI"],
  },
  { name: "Bombay", currency: "INR", calendar: "IN", suffixes: ["BO", "BSE"], codes: ["XBOM", "BSE"] },
  {
    name: "Australian Securities Exchange",
    currency: "AUD",
    calendar: "AX",
    suffixes: ["AX", "AU"],
    codes: ["XASX", "ASX"],
  },
  { name: "New Zealand", currency: "NZD", calendar: "NZ", suffixes: ["NZ"], codes: ["XNZE", "NZE", "NZX"] },
];

const CALENDARS = new Map(EXCHANGES.map(({ calendar, opensOnSundays }) => [calendar, opensOnSundays === true]));
const BY_SUFFIX = new Map(EXCHANGES.flatMap((exchange) => exchange.suffixes.map((suffix) => [suffix, exchange])));
const BY_NAME = new Map(
  EXCHANGES.flatMap((exchange) => [exchange.name.toUpperCase(), ...exchange.codes].map((name) => [name, exchange])),
);
/** `7203.T`, `130A.T`: in Tokyo a symbol begins with a digit, in New York a `T` may be a class of shares. */
const TOKYO_SYMBOL = /^\d/;

/**
 * The exchange that the suffix of a symbol names.
 *
 * @returns null for a symbol without one, as US stocks have it, and for a class of shares.
 *
 * @example
 * exchangeOfSymbol("SAP.DE")?.currency; // "EUR"
 * exchangeOfSymbol("VOD.L")?.currency; // "GBX"
 * exchangeOfSymbol("BRK.B"); // null
 */
export function exchangeOfSymbol(symbol: string): Exchange | null {
  const suffix = symbol.slice(symbol.lastIndexOf(".") + 1);
  if (suffix === symbol || (suffix === "T" && !TOKYO_SYMBOL.test(symbol))) return null;
  return BY_SUFFIX.get(suffix) ?? null;
}

/**
 * The exchange outside the United States that a list names, by name or code.
 *
 * @example
 * exchangeNamed("XETR")?.name; // "Xetra"
 */
export function exchangeNamed(name: string): Exchange | null {
  return BY_NAME.get(name.toUpperCase()) ?? null;
}

/**
 * Whether the exchanges of a calendar trade, or used to, on Sundays as a rule. An unknown exchange may.
 *
 * @example
 * opensOnSundays("TA"); // true
 */
export function opensOnSundays(calendar: string): boolean {
  return calendar !== US_CALENDAR && (CALENDARS.get(calendar) ?? true);
}

/** True for the name or code of an exchange of the United States. */
export function isUsExchange(name: string): boolean {
  return US_NAME.test(name) || US_CODES.has(name.toUpperCase());
}
