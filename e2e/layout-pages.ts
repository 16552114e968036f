import { type OutputOf, priceTargets, report, stockHeader, stockStrategies } from "@plumbline/contract";
import { vi } from "vitest";
import { answerOf } from "./answers.ts";
import { listedStocks } from "./market.ts";
import { OTHER_PATHS, STOCK_PATHS } from "./pages.ts";
import { PASSWORD } from "./registered-reader.ts";
import { stockWhere } from "./valuation-market.ts";

/** A page, and what a reader opens in it. */
export interface MeasuredPage {
  readonly path: string;
  /** What is typed first, by selectors. */
  readonly type?: Readonly<Record<string, string>>;
  /** Selectors, which depend on no language, of what is pressed one after the other. */
  readonly press?: readonly string[];
  /** What is seen after each; a window unless it is said. */
  readonly opens?: string;
  /** Of a page whose content is the same in all languages: it is measured in one. */
  readonly isOfOneLanguage?: boolean;
}

const SOME_STOCKS = 20;
/** Milliseconds. */
const COUNTED_WITHIN = 60_000;
/** Targets that a page lists. */
const NEWEST = 10;

const SEARCH = "/pages/basic-search";
const ANALYSIS = "/pages/analysis";
const LOGIN = "/pages/login/login";
const FIGURE = "main button[aria-haspopup=dialog]:visible";
/** The documents of the page of rules; the first is shown without its name. */
const DOCUMENTS = ["formulas", "fundamentals", "prices", "statistics"];
/** The button after "keep me signed in": the password is forgotten. */
const FORGOTTEN = "main form div:has(input[type=checkbox]) > button";

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

/** The stock whose price has changed most over some period, of some stocks: its changes have the most digits. */
async function greatestChange(symbols: readonly string[]): Promise<string> {
  const sized = symbols.slice(0, SOME_STOCKS).map(async (code) => {
    const { changes } = await answerOf(stockHeader, { code });
    const sizes = Object.values(changes).map(({ price }) => price.value ?? 0);
    return { code, size: Math.max(...sizes) };
  });
  const [greatest] = (await Promise.all(sized)).toSorted((one, other) => other.size - one.size);
  return greatest?.code ?? "";
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

/** The steps of signing in after the password of a reader with two-step verification: the code of the app, or a recovery code. */
export function secondFactorPages(email: string): readonly MeasuredPage[] {
  const type = { "main input[autocomplete^=username]": email, "main input[autocomplete=current-password]": PASSWORD };
  const send = "main form button[type=submit]";
  const code = "main input[name=secondFactor]";
  return [
    { path: LOGIN, type, press: [send], opens: code },
    { path: LOGIN, type, press: [send, "main form:has(input[name=secondFactor]) button[type=button]"], opens: code },
  ];
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
    "/pages/about-us?part=data",
    ANALYSIS,
    `${ANALYSIS}?code=NOPE`,
    ...STOCK_PATHS.map((path) => `${path}?code=${code}`),
    ...["growth", "offensive&metric=grossMargin", "defensive&check=D1"].map((tab) => `${stock}&tab=${tab}`),
    `${stock}&tab=ai`,
    `${stock}&tab=ai&report=whole`,
    `${LOGIN}?mode=register`,
    "/pages/tt",
    `${stock}&range=3y&compare=${other}&asOf=2024-03-01&ind=rsi(14)`,
    await quotedPassage(symbols),
    `/pages/opinion?code=${await longestFirm(symbols)}`,
    `${ANALYSIS}?code=${await greatestChange(symbols)}`,
    `/pages/valuation?code=${refused}`,
    `${SEARCH}?lab=O1`,
    `${SEARCH}?lab=moat`,
    `${SEARCH}?f=pe(..15)~O1(pass)&why=${code}`,
    `${SEARCH}?f=pe(..15)~O1(pass)&cols=price~pe~O1~sector&view=${encodeURIComponent("A long name of some columns")}`,
    `${SEARCH}?compare=${[code, other, third, fourth].join(",")}`,
  ];
  return [
    ...paths.map((path) => ({ path })),
    ...DOCUMENTS.map((name) => ({ path: `/pages/rules#${name}`, isOfOneLanguage: true })),
    { path: stock, press: [FIGURE] },
    { path: LOGIN, press: [FORGOTTEN], opens: "main input[autocomplete=new-password]" },
    { path: "/", press: ["header button[aria-haspopup=dialog]"] },
    { path: `${SEARCH}?f=pe(..15)`, press: [FIGURE] },
    { path: `${SEARCH}?f=roe.latest(0.1..)`, press: ["main button[data-chip]"] },
    { path: `${SEARCH}?f=pe(..12)`, press: ["main button[data-add]"] },
    { path: SEARCH, press: ["main button[aria-haspopup=dialog]:has([class*=lucide-columns])"] },
  ];
}

const USER_CENTER = "/pages/usercenter/usercenter";
/** The next setting whose form is not open, of those that each user has: password, email, phone, second factor. */
const CLOSED_FORM = "#security button[aria-expanded=false]";

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
  const paths = [
    "/",
    `${ANALYSIS}?code=${await passingStock(stocks.map(({ symbol }) => symbol))}&tab=growth`,
    USER_CENTER,
    "/pages/usercenter/renewal",
    trading,
    `${trading}?strategy=golden-cross&code=${stock?.symbol}`,
    `${trading}?tab=builder&from=value-momentum`,
    `${trading}?tab=runs`,
    `${trading}?run=${run}`,
    `${trading}?compare=${run},${other}`,
    "/pages/tt",
    `/pages/tt?run=${run}`,
  ];
  return [
    ...paths.map((path) => ({ path })),
    { path: `${ANALYSIS}?code=${stock?.symbol}`, press: ["main header button:has([class*=lucide-bell])"] },
    { path: USER_CENTER, press: Array.from({ length: 4 }, () => CLOSED_FORM), opens: "#security [aria-expanded=true]" },
  ];
}

/** The pages of the owner of a server to which people come by invitation. */
export const OWNER_PAGES: readonly MeasuredPage[] = [
  { path: USER_CENTER, press: ["#invitations button:visible"], opens: "#invitations li" },
];

/** Pages about a stock of a market without accounts and index, and what lists such stocks. */
export const adjustedPages = (code: string): readonly MeasuredPage[] =>
  ["/", SEARCH, ...STOCK_PATHS.map((path) => `${path}?code=${code}`)].map((path) => ({ path }));
