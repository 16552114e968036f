import {
  type AnswerReaders,
  type Ask,
  endpoint,
  type Found,
  isPage,
  type LiveProvider,
  ProviderError,
  type RatesRequest,
  suppliedRates,
} from "../../providers/index.ts";

/** The first year of its par yield curve. */
const FIRST_YEAR = 1990;
const PATH = "resource-center/data-chart-center/interest-rates/daily-treasury-rates.csv";
const CURVE = "daily_treasury_yield_curve";
const HEADER = /^\uFEFF?Date,"?\d/;
const ROW = /^(\d\d)\/(\d\d)\/(\d{4})(?:,-?\d*\.?\d*)+$/;

/**
 * The US Treasury: daily par yields of its own bonds, a year at a time.
 *
 * @see https://home.treasury.gov/policy-issues/financing-the-government/interest-rate-statistics
 */
export function treasury({ origin }: { readonly origin: URL }, readers: AnswerReaders): LiveProvider {
  const ask: Ask<RatesRequest> = async ({ year }) => {
    if (!Number.isInteger(year) || year < FIRST_YEAR) return null;
    return {
      provider: "us-treasury",
      url: endpoint(origin, `${PATH}/${year}/all`, { type: CURVE, field_tdr_date_value: `${year}`, _format: "csv" }),
      headers: { accept: "text/csv" },
      file: { name: `daily-treasury-rates-${year}.csv`, known: { source: "us-treasury" } },
      check: (bytes) => foundIn(bytes, year),
    };
  };
  return {
    terms: {
      name: "us-treasury",
      priceBasis: null,
      namesStock: null,
      actions: null,
      quoteDelaySeconds: null,
      requestsPerSecond: 1,
      requestsPerDay: null,
      quotesPerRequest: null,
      licence: "Public domain (17 U.S.C. 105).",
    },
    requests: { rates: ask },
    rates: suppliedRates(ask, readers),
  };
}

/** A year without a day yet has the header alone. */
function foundIn(bytes: Uint8Array, year: number): Found {
  if (isPage(bytes)) throw malformed("sent a page for browsers in place of data.");
  const [header = "", ...lines] = Buffer.from(bytes).toString().trimEnd().split(/\r?\n/);
  if (!HEADER.test(header)) throw malformed("sent no table of yields.");
  const cells = header.split(",").length;
  for (const line of lines) {
    const [, , , stated] = ROW.exec(line) ?? [];
    if (line.split(",").length !== cells || stated === undefined) throw malformed("sent lines that are no yields.");
    if (stated !== `${year}`) throw malformed("sent another year than the one asked for.");
  }
  return lines.length === 0 ? "nothing" : "data";
}

function malformed(detail: string): ProviderError {
  return new ProviderError("malformed", { provider: "us-treasury", detail });
}
