/** Reasons of targets, of groups that are compared, of moats and of values: what takes a market to know. */
import { stockHeader, stockVerdict } from "@plumbline/contract";
import { moatLabel, movedLimits } from "@plumbline/core/moat";
import { withComparableMoney } from "@plumbline/core/screen";
import { trackRecord } from "@plumbline/core/targets";
import { type Day, day } from "@plumbline/core/time";
import { defaultValuation, type MarketInputs } from "@plumbline/core/valuation";
import { peerPlace } from "@plumbline/core/verdict";
import { companyAsOf } from "@plumbline/market/companies";
import type { LiveProvider, Quote } from "@plumbline/market/providers";
import { wireLibrary } from "../../apps/server/src/routes/strategies/library.ts";
import { startTestServer, type TestServerOptions } from "../../apps/server/src/testing/test-server.ts";
import { inputsOf } from "../../packages/core/src/checks/check-inputs.fixture.ts";
import { moatSources } from "../../packages/core/src/moat/moat-sources.ts";
import { moatPeers } from "../../packages/core/src/moat/peer-standing.ts";
import { cohortMean } from "../../packages/core/src/record/cohort-mean.ts";
import { valuationItems } from "../../packages/core/src/report/items/valuation-items.ts";
import { buildMatrix } from "../../packages/core/src/screen/build-matrix.ts";
import { sectorsInterval } from "../../packages/core/src/screen/study/sectors-interval.ts";
import { withinYears } from "../../packages/core/src/screen/study/within-years.ts";
import { flatBars } from "../../packages/core/src/series/bars.fixture.ts";
import { adjustedTargets } from "../../packages/core/src/targets/posts/adjusted-targets.ts";
import { closesAsOf } from "../../packages/core/src/targets/posts/closes.ts";
import { deduplicated } from "../../packages/core/src/targets/posts/deduplicated.ts";
import { postOf } from "../../packages/core/src/targets/posts/price-target-post.fixture.ts";
import { targetOutcome } from "../../packages/core/src/targets/records/target-outcome.ts";
import { targetsAsOf } from "../../packages/core/src/targets/targets-as-of.ts";
import { MOAT_MEASURES } from "../../packages/core/src/words/index.ts";
import { targetAverage } from "../../packages/market/src/companies/target-average.ts";
import {
  LAST_DAY,
  publishQuoted,
  type QuotedMarket,
} from "../../packages/market/src/companies/testing/quoted-market.ts";
import type { ReasonCase } from "./reason-case.ts";

/** A target of 120 that was published on 1 March 2023, beside closes of these days. */
const published = day("2023-03-01");
function outcomeOf(path: readonly (readonly [date: string, close: number])[]) {
  const bars = flatBars(
    path.map(([date]) => day(date)),
    path.map(([, close]) => close),
  );
  const asOf = day("2024-06-28");
  const closes = closesAsOf({ bars, splits: [] }, asOf);
  const [target] = adjustedTargets(deduplicated([postOf({ published, target: 120 })]), { closes, splits: [], asOf });
  return target && { ...target, outcome: targetOutcome(target, closes, asOf) };
}

/** A record of five targets of 120 that a price of 100 never reached. */
function missedTargets() {
  const one = outcomeOf([
    ["2023-02-28", 100],
    ["2023-06-01", 100],
    ["2024-03-01", 100],
  ]);
  return trackRecord(one ? Array.from({ length: 5 }, (_, k) => ({ ...one, published: (published + k) as Day })) : []);
}

/** What is asked of the market of one stock, which is closed after it. */
async function quoted<Answer>(ask: (market: QuotedMarket) => Answer): Promise<Answer> {
  const market = await publishQuoted();
  try {
    return ask(market);
  } finally {
    market.close();
  }
}

/** The values of the stock of that market as a report has them, with something of them changed. */
function valued(change: (known: Valued) => Valued, id: string) {
  return quoted(({ snapshot, stock }) => {
    const { market, valuation } = companyAsOf(snapshot, stock, { asOf: LAST_DAY });
    const changed = change({ market, inputs: valuation.inputs });
    const items = valuationItems({
      valuation: defaultValuation(changed.inputs, changed.market),
      market: changed.market,
      currency: "USD",
      asOf: "2024-06-28",
    });
    return items.find((item) => item.id === id)?.figure;
  });
}

interface Valued {
  readonly market: MarketInputs;
  readonly inputs: Parameters<typeof defaultValuation>[0] & ReturnType<typeof companyAsOf>["valuation"]["inputs"];
}

const known = (value: number) => ({ value, provenance: { source: "test" } });

/** Companies with an earnings yield of 2, 4, 6 ... percent, and where the first of them stands. */
function placeOf(count: number, industry: number) {
  const companies = Array.from({ length: count }, (_, k) => ({
    inputs: inputsOf("other", { priceInAccounts: 100, epsTtm: 2 * (k + 1) }),
    sector: industry,
    industry,
  }));
  const matrix = buildMatrix(companies);
  const column = matrix.metrics.get("earningsYield");
  return column && peerPlace(matrix, column, 0);
}

/** Where a company of 900 million yen stands among five with dollars, by its market value. */
function placeInYen() {
  const companies = [900, 1, 2, 3, 4, 5].map((millions) => ({
    inputs: inputsOf("other", { marketValue: millions }),
    sector: 0,
    industry: 0,
  }));
  const currency = [1, 0, 0, 0, 0, 0];
  const matrix = withComparableMoney(buildMatrix(companies), { accounts: currency, price: currency });
  const column = matrix.metrics.get("marketValue");
  return column && peerPlace(matrix, column, 0);
}

/** The sources of the moat of a company whose accounts show nothing but its gross margin. */
function sourcesOf(grossMargin: number) {
  const none = Object.fromEntries(MOAT_MEASURES.map((name) => [name, Number.NaN]));
  const columns = Object.fromEntries(MOAT_MEASURES.map((name) => [name, Float64Array.of(Number.NaN)])) as Parameters<
    typeof moatPeers
  >[0];
  const measures = { ...none, grossMargin } as Parameters<typeof moatSources>[0]["measures"];
  return moatSources({ measures, standing: moatPeers(columns, [0]).standingOf(0), whyMissing: () => "not-reported" });
}

/** What a server over the tiny market answers. */
async function answerOf<Data>(url: string, read: (data: Data) => object | null, options: TestServerOptions = {}) {
  const server = await startTestServer(options);
  try {
    for (let asked = 0; asked < 200; asked++) {
      const found = read((await server.get(url)).json().data);
      if (found !== null) return found;
      await new Promise((resolve) => setTimeout(resolve, 20));
    }
    return null;
  } finally {
    await server.close();
  }
}

/** Two sessions after the last price of the market; the clock of the server goes on with each look at it. */
const NOW = Date.parse("2024-07-02T14:30:00Z");
function goingClock(): () => Date {
  let now = NOW;
  return () => {
    now += 1000;
    return new Date(now);
  };
}

/** A provider that states the price of the moment and no close before it. */
const WITHOUT_CLOSE = {
  terms: {
    name: "example",
    priceBasis: null,
    quoteDelaySeconds: 900,
    requestsPerSecond: 50,
    requestsPerDay: null,
    licence: "",
    namesStock: true,
    actions: null,
    quotesPerRequest: 50,
  },
  quotes: async (symbols: readonly string[]) => ({
    value: symbols.map(
      (symbol): Quote => ({
        symbol,
        price: 56,
        previousClose: null,
        currency: "USD",
        tradedAt: new Date(NOW - 2000).toISOString(),
      }),
    ),
    receivedAt: "",
  }),
} as LiveProvider;

interface Quoted {
  readonly quotes: readonly { readonly kind: string; readonly change: object }[];
}
interface Verdict {
  readonly dimensions: readonly { readonly dimension: string; readonly typical: object }[];
}

export const MARKET_CASES: readonly ReasonCase[] = [
  {
    reason: "no-targets",
    made: "the average target where the only one was published thirteen months ago",
    says: "There is no price target from this period.",
    ask: () => {
      const prices = { bars: flatBars([published], [100]), splits: [], source: "test" };
      const posts = [postOf({ published, target: 120 })];
      return targetsAsOf({ posts, prices, currency: "USD" }, day("2024-04-02")).consensus.mean;
    },
  },
  {
    reason: "no-target-data",
    made: "the average target in a market without targets",
    says: "The imported data has no price targets.",
    ask: () => quoted(({ snapshot, stock }) => targetAverage(snapshot, stock, LAST_DAY)),
  },
  {
    reason: "no-price-when-posted",
    made: "the outcome of a target where prices pause for eight days before it",
    says: "There is no price from the week before it was published.",
    ask: () =>
      outcomeOf([
        ["2023-02-20", 100],
        ["2023-03-02", 101],
      ])?.outcome,
  },
  {
    reason: "no-price-since-post",
    made: "the outcome of a target after whose publication nothing was traded for a year",
    says: "There is no price from the 12 months after it was published.",
    ask: () =>
      outcomeOf([
        ["2023-02-28", 100],
        ["2024-06-01", 101],
      ])?.outcome,
  },
  {
    reason: "no-target-met",
    made: "the days until a target was reached, where none was",
    says: "No target was reached.",
    ask: () => {
      const record = missedTargets();
      return "value" in record ? null : record.medianDaysToMeet;
    },
  },
  {
    reason: "targets-not-compared",
    made: "the middle of a sector by what analysts expect",
    says: "Price targets are not compared across the sector.",
    ask: () =>
      answerOf(
        `${stockVerdict.path}?code=ADAM`,
        ({ dimensions }: Verdict) => dimensions.find(({ dimension }) => dimension === "expectations")?.typical ?? null,
      ),
  },
  {
    reason: "no-reporting-habit",
    made: "the next day of results of a company without reports",
    says: "Past reports show no regular day of results.",
    ask: () => answerOf(`${stockHeader.path}?code=BRK.B`, ({ earnings }: { earnings: object }) => earnings),
  },
  {
    reason: "not-available-from-provider",
    made: "the change of the day where the provider of the price states no close before it",
    says: "The data provider does not supply this.",
    ask: () =>
      answerOf(
        "/api/stock/realtimeData?codes=ADAM",
        ({ quotes: [quote] }: Quoted) => (quote?.kind === "delayed" ? quote.change : null),
        { quoteProviders: [WITHOUT_CLOSE], clock: goingClock() },
      ),
  },
  {
    reason: "not-counted-yet",
    made: "how many stocks pass a strategy before they were counted",
    says: "This is still being counted.",
    ask: () =>
      quoted(({ snapshot }) => wireLibrary(snapshot, new Map()).strategies.find(({ available }) => available)?.hits),
  },
  {
    reason: "too-few-members",
    made: "the standing of a company among three others",
    says: "Fewer than five companies of the group have this figure.",
    ask: () => placeOf(4, 0),
  },
  {
    reason: "no-industry",
    made: "the standing of a company of no industry and no sector",
    says: "The industry of the company is unknown.",
    ask: () => placeOf(6, -1),
  },
  {
    reason: "other-currency",
    made: "the standing by market value of a company with yen among some with dollars",
    says: "This amount is in a different currency from the amounts it would be compared with.",
    ask: placeInYen,
  },
  {
    reason: "side-too-small",
    made: "the difference between those that passed a check and those that failed, where all passed",
    says: "One side has too few companies to compare.",
    ask: () => {
      const passed = Float64Array.of(0.1, 0.2, 0.3, 0.4, 0.5);
      return withinYears([{ year: 2020, passed, failed: new Float64Array() }]).interval;
    },
  },
  {
    reason: "one-sector-only",
    made: "an interval over sectors where all that passed are of one sector",
    says: "All companies on one side are in one sector.",
    ask: () => {
      const five = Float64Array.of(0.1, 0.2, 0.3, 0.4, 0.5);
      const sectors = { passed: new Float64Array(5).fill(1), failed: Float64Array.of(2, 2, 3, 3, 4) };
      return sectorsInterval({ year: 2020, passed: five, failed: five, sectors });
    },
  },
  {
    reason: "too-few-observations",
    made: "the mean over days of verdicts, of which there is none",
    says: "There are too few observations for this.",
    ask: () => cohortMean([]).interval,
  },
  {
    reason: "not-in-accounts",
    made: "the network effect among the sources of a moat",
    says: "Financial statements do not show this.",
    ask: () => sourcesOf(0.5).find(({ source }) => source === "networkEffect"),
  },
  {
    reason: "too-few-sources",
    made: "the moat of a company with five years above its cost of capital that is compared with nobody",
    says: "Too few sources of a moat are visible in the data.",
    ask: () => {
      const durability = { known: 5, share: 1, median: 0.08, latest: 0.08, change: null, because: null };
      return moatLabel({ durability, sources: sourcesOf(0.5) }, movedLimits());
    },
  },
  {
    reason: "no-free-cash-flow",
    made: "the value by cash flow of a company that burns cash",
    says: "The company has no positive free cash flow.",
    ask: () =>
      valued(
        ({ market, inputs }) => ({
          market,
          inputs: { ...inputs, figures: { ...inputs.figures, baseFlow: known(-1) } },
        }),
        "valuation.dcf.value",
      ),
  },
  {
    reason: "value-not-positive",
    made: "the gap to the price of a value that debt brings below 0",
    says: "The value comes out at zero or less.",
    ask: () =>
      valued(
        ({ market, inputs }) => ({
          market,
          inputs: { ...inputs, figures: { ...inputs.figures, netDebt: known(1e12) } },
        }),
        "valuation.dcf.gap",
      ),
  },
  {
    reason: "no-growth-fits-price",
    made: "the growth that a price of a billion a share takes for granted",
    says: "No growth within the limits of the model explains the price.",
    ask: () =>
      valued(({ market, inputs }) => ({ market: { ...market, price: known(1e9) }, inputs }), "valuation.impliedGrowth"),
  },
];
