import { exampleBacktest, type OutputOf, priceTargets, report, stockHeader } from "@plumbline/contract";
import { vi } from "vitest";
import { answerOf } from "../answers.ts";
import { listedStocks } from "../market.ts";
import { OTHER_PATHS, STOCK_PATHS } from "../pages.ts";
import { PASSWORD } from "../registered-reader.ts";
import { stockWhere } from "../valuation-market.ts";
import { MANY_STOPS } from "./look-at.ts";
import type { PageState } from "./state.ts";

const SOME_STOCKS = 20;
/** Targets that a page lists. */
const NEWEST = 10;

const SEARCH = "/pages/basic-search";
const ANALYSIS = "/pages/analysis";
const RULES = "/pages/rules";
const LOGIN = "/pages/login/login";
const FIGURE = "main button[aria-haspopup=dialog]:visible";
/** The documents of the page of rules; the first is shown without its name. */
const DOCUMENTS = ["formulas", "fundamentals", "prices", "statistics"];
/** Prices, changes, amounts and ratios beside each other. */
const COLUMNS = "price~change.1y~marketValue~revenue.latest~tradedValue.3m~pe~ps~roe.latest~dividendYield";
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
  let greatest = { code: "", size: -1 };
  // One after the other: a server that is busy refuses twenty at once.
  for (const code of symbols.slice(0, SOME_STOCKS)) {
    const { changes } = await answerOf(stockHeader, { code });
    const size = Math.max(...Object.values(changes).map(({ price }) => price.value ?? 0));
    if (size > greatest.size) greatest = { code, size };
  }
  return greatest.code;
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

/** The address of the run that everyone may read, once it is computed. */
async function exampleRun(): Promise<string> {
  const state = async () => (await answerOf(exampleBacktest, {})).state;
  await vi.waitUntil(async () => (await state()) === "done", { timeout: MANY_STOPS.timeout, interval: 100 });
  return "/pages/strategies?run=example";
}

/** The steps of signing in after the password of a reader with two-step verification: the code of the app, or a recovery code. */
export function secondFactorStates(email: string): readonly PageState[] {
  const type = { "main input[autocomplete^=username]": email, "main input[autocomplete=current-password]": PASSWORD };
  const send = "main form button[type=submit]";
  const code = "main input[name=secondFactor]";
  const refusal = "403 (Forbidden)";
  return [
    { path: LOGIN, type, press: [send], opens: code, refusal },
    {
      path: LOGIN,
      type,
      press: [send, "main form:has(input[name=secondFactor]) button[type=button]"],
      opens: code,
      refusal,
    },
  ];
}

/** Whether a state is of a page about one stock. */
export const isOfStock = ({ path }: PageState): boolean => STOCK_PATHS.some((page) => path.startsWith(page));

const isTableOfStocks = (path: string) => path.startsWith(SEARCH) && !path.includes("lab=");

/** Every page that needs no account, and the windows of each. */
export async function publicStates(): Promise<readonly PageState[]> {
  const symbols = (await listedStocks()).map(({ symbol }) => symbol);
  const [code = "", other, third, fourth] = symbols;
  const refused = (await stockWhere(({ dcfRefusal }) => dcfRefusal !== null)).symbol;
  const stock = `${ANALYSIS}?code=${code}`;
  const paths = [
    "/pages/nothing",
    "/pages/about-us?part=record",
    "/pages/about-us?part=data",
    ANALYSIS,
    ...["offensive", "offensive&metric=grossMargin", "defensive", "defensive&check=D1"].map(
      (tab) => `${stock}&tab=${tab}`,
    ),
    `${stock}&tab=ai`,
    `${stock}&tab=ai&report=whole`,
    `${LOGIN}?mode=register`,
    "/pages/tt",
    `${stock}&range=3y&compare=${other}&asOf=2024-03-01&ind=rsi(14)`,
    `/pages/opinion?code=${await longestFirm(symbols)}`,
    `${ANALYSIS}?code=${await greatestChange(symbols)}`,
    `/pages/valuation?code=${refused}`,
    "/pages/strategies?strategy=golden-cross",
    `${SEARCH}?lab=O1`,
    `${SEARCH}?lab=moat`,
    `${SEARCH}?f=pe(..15)~O1(pass)&why=${code}`,
    `${SEARCH}?f=pe(..15)~O1(pass)&cols=price~pe~O1~sector&view=${encodeURIComponent("A long name of some columns")}`,
    `${SEARCH}?compare=${[code, other, third, fourth].join(",")}`,
    `${SEARCH}?f=price(1..99999)&cols=${COLUMNS}`,
  ];
  const usual = [...OTHER_PATHS, ...STOCK_PATHS.map((path) => `${path}?code=${code}`)];
  return [
    // Tables of the rules hold numbers of all kinds.
    ...usual.map((path) => ({
      path,
      isLookedAtOften: true,
      isMixed: path === RULES,
      isForScreens: isTableOfStocks(path),
    })),
    ...paths.map((path) => ({ path, isForScreens: isTableOfStocks(path) })),
    { path: await exampleRun() },
    // A window with the passage lies over the page.
    { path: await quotedPassage(symbols), isForScreens: true },
    { path: `${ANALYSIS}?code=NOPE`, refusal: "404 (Not Found)" },
    { path: `${stock}&tab=growth`, isMixed: true },
    ...DOCUMENTS.map((name) => ({ path: `${RULES}#${name}`, languages: ["en"] as const, isMixed: true })),
    { path: stock, press: [FIGURE] },
    { path: LOGIN, press: [FORGOTTEN], opens: "main input[autocomplete=new-password]" },
    { path: "/", press: ["header button[aria-haspopup=dialog]"] },
    { path: `${SEARCH}?f=pe(..15)`, press: [FIGURE] },
    { path: `${SEARCH}?f=roe.latest(0.1..)`, press: ["main button[data-chip]"] },
    { path: `${SEARCH}?f=pe(..12)`, press: ["main button[data-add]"] },
    { path: SEARCH, press: ["main button[aria-haspopup=dialog]:has([class*=lucide-columns])"] },
  ];
}
