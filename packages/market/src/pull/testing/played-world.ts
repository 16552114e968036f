import { createServer, type IncomingMessage, type ServerResponse } from "node:http";
import type { AddressInfo } from "node:net";
import { type Day, formatDay } from "@plumbline/core/time";
import { plantedFacts, plantedPrices, plantZip, session } from "../../ingest/testing/planted-delivery.ts";

/** A company that the played providers know. */
export interface PlayedCompany {
  readonly symbol: string;
  readonly cik: number;
  readonly name: string;
  /** Years of which it has reported, and the days of its reports and announcements. */
  readonly years: number[];
  readonly filings: {
    readonly form: string;
    readonly filed: string;
    readonly accession: string;
    readonly items: string;
  }[];
}

/** A disturbance in place of an answer; false lets the answer pass. */
export type Fault = (response: ServerResponse, request: IncomingMessage) => boolean;

/** The SEC and Yahoo on loopback, with made-up companies; the test says up to which session there are prices. */
export class PlayedWorld {
  companies: PlayedCompany[] = [];
  /** Number of the first session without prices. */
  sessions = 400;
  fault: Fault = () => false;
  /** Whose prices Yahoo sends under the name of another. */
  mixedUp: Readonly<Record<string, string>> = {};
  /** Number of the session before which a share became two. */
  splits: Readonly<Record<string, number>> = {};
  /** A bar that Yahoo has corrected since: its prices are so many times what they were. */
  corrections: Readonly<Record<string, { readonly session: number; readonly factor: number }>> = {};
  /** Whose listing has ended: no list and no provider of prices has them any more. */
  readonly gone = new Set<string>();
  /** Weekdays on which nothing trades. */
  isClosed: (day: Day) => boolean = () => false;
  asked: string[] = [];
  answered: string[] = [];
  address = "";
  /** Filings by day, `YYYY-MM-DD`, as the daily index lists them. */
  readonly indexes = new Map<string, string[]>();
  readonly #server = createServer((request, response) => this.#answer(request, response));

  async open(): Promise<void> {
    await new Promise<void>((resolve) => this.#server.listen(0, "127.0.0.1", resolve));
    this.address = `http://127.0.0.1:${(this.#server.address() as AddressInfo).port}`;
  }

  async close(): Promise<void> {
    this.#server.closeAllConnections();
    await new Promise((resolve) => this.#server.close(resolve));
  }

  get environment(): Record<string, string> {
    return {
      YAHOO_URL: `${this.address}/yahoo`,
      TREASURY_URL: `${this.address}/treasury`,
      STOOQ_URL: `${this.address}/stooq`,
    };
  }

  /** A company files something, and it is in the index of the day. */
  file(symbol: string, filing: PlayedCompany["filings"][number]): void {
    const company = this.companies.find((one) => one.symbol === symbol) as PlayedCompany;
    company.filings.push(filing);
    const line = `${company.cik}|${company.name}|${filing.form}|${filing.filed.replaceAll("-", "")}|edgar/data/${company.cik}/${filing.accession}.txt`;
    this.indexes.set(filing.filed, [...(this.indexes.get(filing.filed) ?? []), line]);
  }

  #answer(request: IncomingMessage, response: ServerResponse): void {
    const url = new URL(request.url ?? "/", this.address);
    this.asked.push(url.pathname);
    if (this.fault(response, request)) return;
    // A session, as Yahoo wants one of who asks for targets.
    if (url.pathname === "/yahoo") response.setHeader("set-cookie", "A3=d=made-up; Path=/");
    const body = this.#bodyOf(url);
    if (body === null) {
      const isYahoo = url.pathname.startsWith("/yahoo/");
      response.writeHead(404).end(isYahoo ? NO_TARGETS : "<Error><Code>NoSuchKey</Code></Error>");
      return;
    }
    response.end(body);
    this.answered.push(url.pathname + url.search);
  }

  #bodyOf({ pathname, searchParams }: URL): string | Buffer | null {
    const cik = Number(/CIK(\d{10})\.json$/.exec(pathname)?.[1]);
    const company = this.companies.find((one) => one.cik === cik);
    if (pathname === "/files/company_tickers_exchange.json") return this.#tickers();
    if (pathname === "/yahoo") return "";
    if (pathname.endsWith("/getcrumb")) return "Cr.umb12345";
    if (pathname.endsWith(".zip")) return this.#archive(pathname.includes("companyfacts"));
    if (pathname.startsWith("/api/xbrl/")) return company ? plantedFacts(cik, company.name, company.years) : null;
    if (pathname.startsWith("/submissions/")) return company ? submissionsOf(company) : null;
    if (pathname.includes("/daily-index/")) return this.#index(pathname);
    const symbol = /\/yahoo\/v8\/finance\/chart\/(.+)$/.exec(pathname)?.[1];
    return symbol === undefined ? null : this.#chart(decodeURIComponent(symbol), searchParams);
  }

  #archive(hasFacts: boolean): Buffer {
    const entries = this.companies.map((company) => ({
      name: `CIK${String(company.cik).padStart(10, "0")}.json`,
      content: hasFacts ? plantedFacts(company.cik, company.name, company.years) : submissionsOf(company),
    }));
    return plantZip(entries);
  }

  #tickers(): string {
    const listed = this.companies.filter(({ symbol }) => !this.gone.has(symbol));
    const data = listed.map(({ cik, name, symbol }) => [cik, name, symbol, "NYSE"]);
    return JSON.stringify({ fields: ["cik", "name", "ticker", "exchange"], data });
  }

  #index(pathname: string): string | null {
    const [, year, month, date] = /master\.(\d{4})(\d\d)(\d\d)\.idx$/.exec(pathname) ?? [];
    const lines = this.indexes.get(`${year}-${month}-${date}`);
    return lines === undefined
      ? null
      : ["CIK|Company Name|Form Type|Date Filed|File Name", "-".repeat(80), ...lines, ""].join("\n");
  }

  #lastSession(): Day {
    let number = this.sessions - 1;
    while (this.isClosed(session(number))) number -= 1;
    return session(number);
  }

  #chart(symbol: string, parameters: URLSearchParams): string | null {
    if (this.gone.has(symbol) || this.companies.every((one) => one.symbol !== symbol)) return NOT_FOUND;
    const corrected = this.corrections[symbol];
    const rows = plantedPrices(this.mixedUp[symbol] ?? symbol, { from: 0, until: this.sessions })
      .trim()
      .split("\n")
      .slice(1)
      .map((line, number) => {
        const cells = line.split(",").slice(1).map(Number);
        const { factor } = number === corrected?.session ? corrected : { factor: 1 };
        for (let at = 0; at < PRICES; at++) cells[at] = (cells[at] as number) * factor;
        return { number, time: session(number) * 86_400 + 14.5 * 3600, cells };
      })
      .filter(({ number }) => !this.isClosed(session(number)))
      .filter(({ time }) => time >= Number(parameters.get("period1")) && time < Number(parameters.get("period2")));
    const split = this.splits[symbol] ?? Number.POSITIVE_INFINITY;
    const parts = split < this.sessions ? 2 : 1;
    // Yahoo takes a split out of all its prices, and multiplies the volumes.
    const isVolume = (at: number) => at === 5;
    const column = (at: number) =>
      rows.map(({ cells }) => (isVolume(at) ? (cells[at] as number) * parts : (cells[at] as number) / parts));
    const quote = { open: column(0), high: column(1), low: column(2), close: column(3), volume: column(5) };
    const meta = {
      symbol,
      currency: "USD",
      dataGranularity: "1d",
      exchangeTimezoneName: "America/New_York",
      instrumentType: "EQUITY",
      regularMarketTime: this.#lastSession() * 86_400 + 21 * 3600,
    };
    const indicators = { quote: [quote], adjclose: [{ adjclose: column(3) }] };
    const date = parts === 1 ? Number.NaN : session(split) * 86_400 + 13.5 * 3600;
    const isAsked = date >= Number(parameters.get("period1")) && date < Number(parameters.get("period2"));
    const splits = { [date]: { date, numerator: 2, denominator: 1, splitRatio: "2:1" } };
    const events = isAsked ? { events: { splits } } : {};
    const result = { meta, ...events, timestamp: rows.map(({ time }) => time), indicators };
    return JSON.stringify({
      chart: { result: [rows.length === 0 ? { meta, indicators: { quote: [{}] } } : result], error: null },
    });
  }
}

/** Open, high, low and close. */
const PRICES = 4;
const NO_TARGETS = JSON.stringify({
  quoteSummary: { result: null, error: { code: "Not Found", description: "No fundamentals data found" } },
});
const NOT_FOUND = JSON.stringify({
  chart: { result: null, error: { code: "Not Found", description: "No data found, symbol may be delisted" } },
});

function submissionsOf({ cik, name, symbol, filings }: PlayedCompany): string {
  const column = (of: (filing: PlayedCompany["filings"][number]) => string) => filings.map(of);
  const recent = {
    accessionNumber: column(({ accession }) => accession),
    filingDate: column(({ filed }) => filed),
    reportDate: column(() => ""),
    acceptanceDateTime: column(({ filed }) => `${filed}T21:00:00.000Z`),
    form: column(({ form }) => form),
    items: column(({ items }) => items),
    primaryDocument: column(() => ""),
  };
  const about = {
    cik: String(cik).padStart(10, "0"),
    entityType: "operating",
    sic: "3571",
    name,
    tickers: [symbol],
    exchanges: ["NYSE"],
  };
  return JSON.stringify({ ...about, formerNames: [], filings: { recent, files: [] } });
}

/** A made-up company with a year of announcements before the sessions end. */
export function playedCompany(symbol: string, cik: number): PlayedCompany {
  const filings = ["2019-02-06", "2019-05-08", "2019-08-07", "2019-11-06", "2020-02-05"].map((filed, number) => ({
    form: "8-K",
    filed,
    accession: accession(cik, number + 1),
    items: "2.02,9.01",
  }));
  return { symbol, cik, name: `${symbol} Corp`, years: [2017, 2018], filings };
}

export function accession(cik: number, number: number): string {
  return `${String(cik).padStart(10, "0")}-20-${String(number).padStart(6, "0")}`;
}

/** The evening of a session, when its closes are settled: milliseconds since 1970. */
export function eveningOf(number: number): number {
  return session(number) * 86_400_000 + 23.5 * 3_600_000;
}

export function dateOf(number: number): string {
  return formatDay(session(number) as Day);
}
