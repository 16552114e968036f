import { stockStrategies } from "@plumbline/contract";
import { vi } from "vitest";
import { answerOf } from "../answers.ts";
import { finishedRun } from "../finished-run.ts";
import { listedStocks } from "../market.ts";
import { STOCK_PATHS } from "../pages.ts";
import { post, type Reader } from "../registered-reader.ts";
import { MANY_STOPS } from "./look-at.ts";
import type { PageState } from "./state.ts";

const SEARCH = "/pages/basic-search";
const ANALYSIS = "/pages/analysis";
const TRADING = "/pages/backtesting";
const USER_CENTER = "/pages/usercenter/usercenter";
/** The next setting whose form is not open, of those that each user has: password, email, phone, second factor. */
const CLOSED_FORM = "#security button[aria-expanded=false]";

/** Backtests of the reader of the tests. */
interface Stored {
  readonly run: string;
  readonly other: string;
}

/** Pages that say which stocks pass which strategies of the library, once the server has counted that. */
export async function countedStates(): Promise<readonly PageState[]> {
  const passing = `${ANALYSIS}?code=${await passingStock()}&tab=growth`;
  return [{ path: passing, isMixed: true }, { path: `${TRADING}?tab=builder&from=value-momentum` }];
}

/** The first stock whose header says that it passes strategies. */
async function passingStock(): Promise<string> {
  for (const { symbol: code } of await listedStocks()) {
    const answer = () => answerOf(stockStrategies, { code });
    // As long as its test may take.
    await vi.waitUntil(async () => (await answer()).pending === 0, { timeout: MANY_STOPS.timeout, interval: 100 });
    if ((await answer()).passes.length > 0) return code;
  }
  throw new Error("No stock passes a strategy.");
}

/** Every page of an account. */
async function accountStates({ run, other }: Stored): Promise<readonly PageState[]> {
  const [stock] = await listedStocks();
  const paths = [
    "/",
    USER_CENTER,
    "/pages/usercenter/renewal",
    TRADING,
    `${TRADING}?strategy=golden-cross&code=${stock?.symbol}`,
    `${TRADING}?tab=runs`,
    `${TRADING}?run=${run}`,
    `${TRADING}?compare=${run},${other}`,
    "/pages/tt",
    `/pages/tt?run=${run}`,
  ];
  return [
    ...paths.map((path) => ({ path })),
    { path: `${ANALYSIS}?code=${stock?.symbol}`, press: ["main header button:has([class*=lucide-bell])"] },
    { path: USER_CENTER, press: Array.from({ length: 4 }, () => CLOSED_FORM), opens: "#security [aria-expanded=true]" },
  ];
}

/** Puts stocks with a note on a list of a reader, and pages among what is saved. */
async function fillLists(codes: readonly string[], { accessToken: token }: Reader): Promise<void> {
  const note = "Reports in May; what does the new plant cost, and is the margin of the last two years here to stay?";
  await post(
    "watchlist/add",
    { stocks: codes.map((code, place) => ({ code, ...(place === 1 && { note }) })) },
    { token },
  );
  await post("watchlist/save", { name: "A list with a name of many words for a small phone" }, { token });
  for (const [kind, address] of Object.entries({
    screen: "/pages/basic-search?f=pe(..15)~O1(pass)",
    valuation: `/pages/valuation?code=${codes[0]}&set=wacc%3A0.09`,
  })) {
    await post(
      "saved/save",
      { kind, name: `A ${kind} with a name that does not fit a small phone`, address },
      { token },
    );
  }
}

/** The pages of a reader who has two backtests, a list of stocks and saved pages. */
export async function statesOf(reader: Reader): Promise<readonly PageState[]> {
  const symbols = (await listedStocks()).map(({ symbol }) => symbol);
  const code = symbols[0] ?? "";
  await fillLists(symbols.slice(0, 6), reader);
  const [run, other] = await Promise.all([
    finishedRun("golden-cross", code, reader),
    finishedRun("trend-200d", code, reader),
  ]);
  return accountStates({ run, other });
}

/** The pages of the owner of a server to which people come by invitation. */
export const OWNER_STATES: readonly PageState[] = [
  { path: USER_CENTER, press: ["#invitations button:visible"], opens: "#invitations li" },
];

/** Pages about a stock of a market without accounts and index, and what lists such stocks. */
export const adjustedStates = (code: string): readonly PageState[] =>
  ["/", SEARCH, ...STOCK_PATHS.map((path) => `${path}?code=${code}`)].map((path) => ({
    path,
    isForScreens: path === SEARCH,
  }));
