import { type OutputOf, priceTargets, report, stockStrategies } from "@plumbline/contract";
import { vi } from "vitest";
import { answerOf } from "./answers.ts";
import { listedStocks } from "./market.ts";
import { OTHER_PATHS, STOCK_PATHS } from "./pages.ts";
import { stockWhere } from "./valuation-market.ts";

/** A page, and what a reader opens in it. */
export interface MeasuredPage {
  readonly path: string;
  /** Selectors, which depend on no language, of what is pressed one after the other. */
  readonly press?: readonly string[];
}

const SOME_STOCKS = 20;
/** Milliseconds. */
const COUNTED_WITHIN = 60_000;
/** Targets that a page lists. */
const NEWEST = 10;

const SEARCH = "/pages/basic-search";
const ANALYSIS = "/pages/analysis";
const FIGURE = "main button[aria-haspopup=dialog]:visible";

/** The stock with the longest name of a firm among its newest targets, of some stocks. */
async function longestFirm(symbols: readonly string[]): Promise<string> {
  let longest = { symbol: "", length: 0 };
  for (const symbol of symbols.slice(0, SOME_STOCKS)) {
    const { targets } = await answerOf(priceTargets, { code: symbol });
    const length = Math.max(0, ...targets.slice(0, NEWEST).map(({ firm }) => firm.length));
    if (length > longest.length) longest = { symbol, length };
  }
  return longest.symbol;
}

/** The first stock whose report quotes a filing, and the address of the passage. */
async function quotedPassage(symbols: readonly string[]): Promise<string> {
  for (const code of symbols) {
    const { whole }: OutputOf<typeof report> = await answerOf(report, { code, language: "en" });
    const cited = whole?.items.find((item) => item.kind === "passage");
    if (cited?.kind !== "passage") continue;
    const { accession, item, paragraph } = cited.source;
    return `${ANALYSIS}?code=${code}&tab=ai&report=whole&passage=${accession}.${item}.${paragraph}`;
  }
  throw new Error("No report quotes a filing.");
}

/** Every page that needs no account, and the windows of each. */
export async function publicPages(): Promise<readonly MeasuredPage[]> {
  const symbols = (await listedStocks()).map(({ symbol }) => symbol);
  const [code = "", other, third, fourth] = symbols;
  const refused = (await stockWhere(({ dcfRefusal }) => dcfRefusal !== null)).symbol;
  const stock = `${ANALYSIS}?code=${code}`;
  const paths = [
    ...OTHER_PATHS,
    "/pages/nothing",
    "/pages/about-us?part=record",
    ANALYSIS,
    `${ANALYSIS}?code=NOPE`,
    ...STOCK_PATHS.map((path) => `${path}?code=${code}`),
    ...["growth", "offensive&metric=grossMargin", "defensive&check=D1"].map((tab) => `${stock}&tab=${tab}`),
    `${stock}&tab=ai&report=whole`,
    `${stock}&range=3y&compare=${other}&asOf=2024-03-01&ind=rsi(14)`,
    await quotedPassage(symbols),
    `/pages/opinion?code=${await longestFirm(symbols)}`,
    `/pages/valuation?code=${refused}`,
    `${SEARCH}?lab=O1`,
    `${SEARCH}?f=pe(..15)~O1(pass)&cols=price~pe~O1~sector&view=${encodeURIComponent("A long name of some columns")}`,
    `${SEARCH}?compare=${[code, other, third, fourth].join(",")}`,
  ];
  return [
    ...paths.map((path) => ({ path })),
    { path: stock, press: [FIGURE] },
    { path: "/", press: ["header button[aria-haspopup=dialog]"] },
    { path: `${SEARCH}?f=pe(..15)`, press: [FIGURE] },
  ];
}

/** What the reader of the tests has stored. */
export interface Stored {
  readonly run: string;
  readonly other: string;
}

/** The first stock whose header says that it passes strategies of the library. */
async function passingStock(symbols: readonly string[]): Promise<string> {
  for (const code of symbols) {
    const answer = () => answerOf(stockStrategies, { code });
    await vi.waitUntil(async () => (await answer()).pending === 0, { timeout: COUNTED_WITHIN, interval: 100 });
    if ((await answer()).passes.length > 0) return code;
  }
  throw new Error("No stock passes a strategy.");
}

/** Every page of an account. */
export async function accountPages({ run, other }: Stored): Promise<readonly MeasuredPage[]> {
  const stocks = await listedStocks();
  const [stock] = stocks;
  const trading = "/pages/backtesting";
  return [
    "/",
    `${ANALYSIS}?code=${await passingStock(stocks.map(({ symbol }) => symbol))}&tab=growth`,
    "/pages/usercenter/usercenter",
    "/pages/usercenter/renewal",
    trading,
    `${trading}?strategy=golden-cross&code=${stock?.symbol}`,
    `${trading}?tab=builder&from=value-momentum`,
    `${trading}?tab=runs`,
    `${trading}?run=${run}`,
    `${trading}?compare=${run},${other}`,
    `/pages/tt?run=${run}`,
  ].map((path) => ({ path }));
}
