import { type Day, formatDay } from "@plumbline/core/time";
import {
  isPage,
  type ProviderCall,
  ProviderError,
  type ProviderTerms,
  parseAnswer,
  requestBytes,
} from "../../../providers/index.ts";
import { isRecord } from "../parse-json.ts";
import { type IndexedFiling, readDailyIndex } from "./daily-index.ts";
import { explainEdgar } from "./explain-edgar.ts";

/** Where the SEC is asked, and who asks. */
export interface EdgarOptions {
  /** A name and an email address, as the SEC wants them of automated tools. */
  readonly userAgent: string;
  /** Of companyfacts and submissions; `https://data.sec.gov` unless given. */
  readonly dataUrl?: string;
  /** Of archives and lists; `https://www.sec.gov` unless given. */
  readonly archivesUrl?: string;
}

const EDGAR_TERMS: ProviderTerms = {
  name: "edgar",
  priceBasis: null,
  actions: null,
  quoteDelaySeconds: null,
  quotesPerRequest: null,
  namesStock: null,
  // The SEC allows 10 to all machines of a user together.
  requestsPerSecond: 8,
  requestsPerDay: null,
  licence: "Public domain. https://www.sec.gov/privacy#dissemination",
};

/** The archives of all companies, and the address of each. */
export type BulkArchive = "companyfacts" | "submissions";
const BULK: Readonly<Record<BulkArchive, string>> = {
  companyfacts: "Archives/edgar/daily-index/xbrl/companyfacts.zip",
  submissions: "Archives/edgar/daily-index/bulkdata/submissions.zip",
};

/** Whether the SEC has what it was asked for. */
export type FoundAtSec = "data" | "nothing";

/** A page begins with what it is about. */
const PAGE_START_BYTES = 20_000;

/**
 * The SEC's public interfaces. Each function asks once and checks that the answer is of whom it was asked for; what is in it, the
 * importers read.
 *
 * @see https://www.sec.gov/search-filings/edgar-application-programming-interfaces
 * @see https://www.sec.gov/about/developer-resources
 */
export class Edgar {
  readonly terms = EDGAR_TERMS;
  readonly #data: URL;
  readonly #archives: URL;
  /** What every request to the SEC says of its sender. */
  readonly headers: Readonly<Record<string, string>>;
  readonly refusal = explainEdgar;

  constructor({ userAgent, dataUrl, archivesUrl }: EdgarOptions) {
    this.#data = baseOf(dataUrl ?? "https://data.sec.gov");
    this.#archives = baseOf(archivesUrl ?? "https://www.sec.gov");
    this.headers = { "user-agent": userAgent };
  }

  /** All symbols with their companies and exchanges, as JSON. */
  async tickers(call: ProviderCall): Promise<Uint8Array> {
    const bytes = await this.#bytes(new URL("files/company_tickers_exchange.json", this.#archives), call);
    const json = bytes === null ? null : parseAnswer(bytes, EDGAR_TERMS.name);
    if (bytes === null || !isRecord(json) || !Array.isArray(json.fields) || !Array.isArray(json.data))
      throw malformed("no list of symbols");
    return bytes;
  }

  /** What a company has reported in XBRL. */
  companyFacts(cik: number, call: ProviderCall): Promise<FoundAtSec> {
    return this.#company(this.companyFactsUrl(cik), cik, call);
  }

  /**
   * Who a company is, and what it filed.
   *
   * @returns null where the SEC has nothing of it.
   */
  async submissions(cik: number, call: ProviderCall): Promise<FoundAtSec> {
    return this.#company(this.submissionsUrl(cik), cik, call);
  }

  /**
   * What was filed on a day.
   *
   * @returns null where there is no index of the day: it has not come yet, or nobody could file.
   */
  async dailyIndex(day: Day, call: ProviderCall): Promise<readonly IndexedFiling[] | null> {
    const date = formatDay(day);
    const quarter = Math.ceil(Number(date.slice(5, 7)) / 3);
    const name = `master.${date.replaceAll("-", "")}.idx`;
    const path = `Archives/edgar/daily-index/${date.slice(0, 4)}/QTR${quarter}/${name}`;
    const bytes = await this.#bytes(new URL(path, this.#archives), call);
    if (bytes === null) return null;
    const filings = readDailyIndex(Buffer.from(bytes).toString("latin1"));
    if (filings === null) throw malformed("no index of filings");
    return filings;
  }

  /** A document of a filing, which is kept as it came. */
  async document({ cik, accession, name }: SecDocument, call: ProviderCall): Promise<FoundAtSec> {
    const path = `Archives/edgar/data/${cik}/${accession.replaceAll("-", "")}/${encodeURIComponent(name)}`;
    return (await this.#bytes(new URL(path, this.#archives), call)) === null ? "nothing" : "data";
  }

  bulkUrl(archive: BulkArchive): URL {
    return new URL(BULK[archive], this.#archives);
  }

  companyFactsUrl(cik: number): URL {
    return new URL(`api/xbrl/companyfacts/${edgarName(cik)}.json`, this.#data);
  }

  submissionsUrl(cik: number): URL {
    return new URL(`submissions/${edgarName(cik)}.json`, this.#data);
  }

  async #company(url: URL, cik: number, call: ProviderCall): Promise<FoundAtSec> {
    const bytes = await this.#bytes(url, call);
    if (bytes === null) return "nothing";
    const json = parseAnswer(bytes, EDGAR_TERMS.name);
    if (!isRecord(json) || Number(json.cik) !== cik) throw malformed("the data of another company");
    return "data";
  }

  async #bytes(url: URL, call: ProviderCall): Promise<Uint8Array | null> {
    const { headers, refusal } = this;
    const bytes = await requestBytes(url, { provider: EDGAR_TERMS.name, headers, refusal, ...call });
    // Its pages about too many requests come with status 200 too.
    if (bytes !== null && isPage(bytes))
      explainEdgar({ status: 200, text: Buffer.from(bytes.subarray(0, PAGE_START_BYTES)).toString() });
    return bytes;
  }
}

/** A document of a filing at the SEC. */
export interface SecDocument {
  readonly cik: number;
  readonly accession: string;
  readonly name: string;
}

/** `CIK0000320193`, as the SEC names what it has of a company. */
export function edgarName(cik: number): string {
  return `CIK${String(cik).padStart(10, "0")}`;
}

function baseOf(address: string): URL {
  return new URL(address.endsWith("/") ? address : `${address}/`);
}

function malformed(what: string): ProviderError {
  return new ProviderError("malformed", { provider: EDGAR_TERMS.name, detail: `sent ${what}.` });
}
