import {
  endpoint,
  inGroups,
  ownQuotes,
  priceIn,
  type Quote,
  requestBytes,
  type Supply,
} from "../../providers/index.ts";
import { linesOf } from "./refusals.ts";
import { stooqSpelling } from "./spelling.ts";

export const QUOTES_PER_REQUEST = 50;
const HEADER = "Symbol,Date,Time,Open,High,Low,Close,Volume";

/** Quotes of US stocks; the times are those of Warsaw. */
export function stooqQuotes(origin: URL): Supply<readonly string[], readonly Quote[]> {
  return async (asked, call) => {
    const spelled = new Map(
      asked.flatMap((symbol) => {
        const spelling = stooqSpelling(symbol);
        return spelling?.endsWith(".us") ? [[spelling, symbol] as const] : [];
      }),
    );
    const value: Quote[] = [];
    for (const group of inGroups([...spelled.keys()], QUOTES_PER_REQUEST)) {
      // A plus parts symbols; in an address it must stand as it is.
      const url = endpoint(origin, "q/l/", { f: "sd2t2ohlcv", h: "", e: "csv" });
      url.search = `?s=${group.join("+")}&${url.searchParams}`;
      const bytes = await requestBytes(url, { provider: "stooq", isOfTheMoment: true, ...call });
      const [, ...rows] = linesOf(bytes ?? new Uint8Array(), HEADER) ?? [];
      const own = group.map((spelling) => spelled.get(spelling) as string);
      value.push(
        ...ownQuotes(
          "stooq",
          { asked: own, now: Date.now() },
          rows.map((row) => quoteIn(row, spelled)),
        ),
      );
    }
    return { value, receivedAt: new Date().toISOString() };
  };
}

/** `N/D` stands where it has nothing. */
function quoteIn(row: string, spelled: ReadonlyMap<string, string>): Quote | null {
  const [stated = "", date = "", time = "", , , , close = ""] = row.split(",");
  const price = /^[\d.]+$/.test(close) ? priceIn(Number(close)) : null;
  const at = warsawTime(date, time);
  if (price === null || at === null) return null;
  return {
    symbol: spelled.get(stated.toLowerCase()) ?? stated,
    price,
    previousClose: null,
    currency: "USD",
    tradedAt: new Date(at).toISOString(),
  };
}

const CLOCK = new Intl.DateTimeFormat("sv-SE", { timeZone: "Europe/Warsaw", dateStyle: "short", timeStyle: "medium" });

/** Milliseconds since 1970 of a time in Warsaw; null for what is no time. */
function warsawTime(date: string, time: string): number | null {
  const wanted = Date.parse(`${date}T${time}Z`);
  if (Number.isNaN(wanted)) return null;
  const shown = Date.parse(`${CLOCK.format(wanted).replace(" ", "T")}Z`);
  return wanted - (shown - wanted);
}
