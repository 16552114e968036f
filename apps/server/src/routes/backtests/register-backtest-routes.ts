import type { Readable } from "node:stream";
import {
  backtest,
  backtestEvents,
  backtests,
  cancelBacktest,
  changeBacktest,
  exampleBacktest,
  exportOrders,
  type LanguageCode,
  type ParsedInputOf,
  startBacktest,
  stockTrades,
  tradeChart,
} from "@plumbline/contract";
import type { Strategy } from "@plumbline/core/strategy";
import { tradesBy } from "@plumbline/core/strategy";
import { ENGINE_VERSION } from "@plumbline/market/backtests";
import type { FastifyInstance } from "fastify";
import type { AccountsContext } from "../../accounts/index.ts";
import { type Backtests, ORDER_TYPES } from "../../backtests/index.ts";
import { countUse } from "../../billing/index.ts";
import { EVENT_STREAM, Failure, serve, serveOwnContent, successText, type User } from "../../http/index.ts";
import {
  cancelOwnRun,
  changeOwnRun,
  deleteOwnRun,
  ownRun,
  ownRuns,
  storedResult,
  type WholeRun,
} from "../../jobs/index.ts";
import type { MarketAccess } from "../../market-access/index.ts";
import { type AccountRoutesOptions, accountRoutes } from "../account/index.ts";
import { type MarketTurn, sharedTurnOnMarket, turnOnMarket } from "../market-turn.ts";
import { exampleOrder } from "./example-order.ts";
import { lastTrades } from "./last-trades.ts";
import { chartOf } from "./trade-chart.ts";

export interface BacktestRoutesOptions extends AccountRoutesOptions {
  readonly market: MarketAccess;
  readonly backtests: Backtests;
}

/** Rules given by value are 20 KB at most; with a universe of 200 codes they are not much more. */
const ORDER_BYTES = 128 * 1024;

/** Binds the calls of backtests. */
export function registerBacktestRoutes(app: FastifyInstance, options: BacktestRoutesOptions): void {
  const { accounts, market, backtests: running, admission } = options;
  const { forUser, serving } = accountRoutes(app, options);
  const onMarket = { ...serving, pin: () => turnOnMarket(market) };
  const ownContent = { admission, identify: accounts.identify };
  const ofUser = (user: User | null) => ({ ...accounts.context, user: user as User });

  serve<typeof startBacktest, MarketTurn>(
    app,
    startBacktest,
    async ({ input, user }, { turn, served }) => ({
      id: await turn.releaseWhile(running.start(ofUser(user), input, served.snapshot)),
    }),
    { ...onMarket, bodyLimit: ORDER_BYTES },
  );
  serveOwnContent(
    app,
    backtest,
    async ({ input, user, language }, turn) => ({
      type: "application/json; charset=utf-8",
      body: await turn.releaseWhile(wholeAnswer(ofUser(user), running, { id: input.id, language })),
    }),
    ownContent,
  );
  serve<typeof exampleBacktest, MarketTurn>(
    app,
    exampleBacktest,
    async (_request, { turn, served: { snapshot } }) =>
      running.example.of(snapshot, await turn.releaseWhile(exampleOrder(snapshot))),
    { ...serving, pin: () => sharedTurnOnMarket(market, ({ snapshot }) => running.example.stageOf(snapshot)) },
  );
  serveOwnContent(
    app,
    backtestEvents,
    async ({ input, user }, turn) => {
      const { state, progress } = await turn.releaseWhile(ownRun(ofUser(user), input.id));
      const watched = { id: input.id, userId: user.id, now: { state, progress } };
      return { type: EVENT_STREAM, body: running.streams.open(watched) };
    },
    ownContent,
  );
  forUser(cancelBacktest, async (context, { user, input }) => {
    const run = await cancelOwnRun({ ...context, user }, input.id);
    running.wake();
    return run;
  });
  forUser(backtests, (context, { user }) => ownRuns({ ...context, user }));
  forUser(changeBacktest, (context, { user, input }) => {
    const { id, ...change } = input;
    const own = { ...context, user };
    return "delete" in change ? deleteOwnRun(own, id) : changeOwnRun(own, id, change);
  });
  serve<typeof tradeChart, MarketTurn>(
    app,
    tradeChart,
    ({ input, user }, { turn, served }) =>
      turn.releaseWhile(tradeChartOf(ofUser(user), { running, snapshot: served.snapshot }, input)),
    onMarket,
  );
  serve<typeof stockTrades, MarketTurn>(
    app,
    stockTrades,
    ({ input, user }, { turn, served }) =>
      turn.releaseWhile(lastTrades(ofUser(user), { running, snapshot: served.snapshot }, input.code)),
    onMarket,
  );
  serveOwnContent(
    app,
    exportOrders,
    async ({ input, user }, turn) => ({
      type: ORDER_TYPES[input.format],
      body: await turn.releaseWhile(ordersOf(ofUser(user), running, input)),
      fileName: `orders-${input.id.slice(0, 8)}.${input.format}`,
    }),
    ownContent,
  );
}

type Own = AccountsContext & { readonly user: User };

const NO_RESULT = '"result":null}}';

interface AskedAnswer {
  readonly id: string;
  readonly language: LanguageCode;
}

/** The envelope of a run with its result, which is put in as it is stored: to read and to write it again would take as long as it is. */
async function wholeAnswer(own: Own, running: Backtests, { id, language }: AskedAnswer): Promise<string> {
  const run = await ownRun(own, id);
  const stored = run.state === "done" ? await storedResult(own.database, id) : null;
  const text = successText(backtest, { ...run, engine: ENGINE_VERSION, result: null }, { language, meta: null });
  if (stored === null) return text;
  if (!text.endsWith(NO_RESULT)) throw new Error("The result of a run is not the last of its answer.");
  return `${text.slice(0, -NO_RESULT.length)}"result":${await running.resultText(stored)}}}`;
}

/** @throws {Failure} `notFound` of a run that the user does not have, or that has no result. */
async function finished(own: Own, id: string): Promise<{ readonly run: WholeRun; readonly result: Buffer }> {
  const run = await ownRun(own, id);
  const result = await storedResult(own.database, id);
  if (!result) throw new Failure("notFound");
  return { run, result };
}

async function ordersOf(
  own: Own,
  running: Backtests,
  { id, format, ...only }: ParsedInputOf<typeof exportOrders>,
): Promise<Readable> {
  const { run, result } = await finished(own, id);
  const entryReason = tradesBy(run.strategy as Strategy) === "rotation" ? "rebalance" : "signal";
  const file = await running.writeOrders({ result, format, name: run.name, costs: run.input.costs, entryReason, only });
  try {
    // A file that could not be written is not counted.
    await countUse(own, own.database.db, { userId: own.user.id, limit: "exports" });
  } catch (error) {
    file.destroy();
    throw error;
  }
  return file;
}

async function tradeChartOf(
  own: Own,
  { running, snapshot }: { readonly running: Backtests; readonly snapshot: MarketTurn["served"]["snapshot"] },
  { id, code }: { readonly id: string; readonly code: string },
) {
  const { run, result } = await finished(own, id);
  const symbol = snapshot.find(code)?.symbol;
  if (symbol === undefined) throw new Failure("notFound");
  const found = await running.tradesOfStock({ result, code: symbol });
  return chartOf(snapshot, { symbol, found, strategy: run.strategy as Strategy, values: run.input.values ?? {} });
}
