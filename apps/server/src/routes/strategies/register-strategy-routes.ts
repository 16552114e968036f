import {
  ownStockStrategies,
  ownStrategies,
  ownStrategyHits,
  ownStrategyHitsDetail,
  saveStrategy,
  stockStrategies,
  strategies,
  strategyHits,
  strategyHitsDetail,
  strategyVersions,
  type WireStrategy,
} from "@plumbline/contract";
import type { Strategy } from "@plumbline/core/strategy";
import type { FastifyInstance } from "fastify";
import type { Backtests } from "../../backtests/index.ts";
import { Failure, serve, type User } from "../../http/index.ts";
import type { MarketAccess } from "../../market-access/index.ts";
import {
  libraryStrategy,
  ownStrategy,
  requireSense,
  saveOwnStrategy,
  ownStrategies as strategiesOf,
  strategyVersionsOf,
} from "../../strategies/index.ts";
import { type AccountRoutesOptions, accountRoutes } from "../account/index.ts";
import { type MarketTurn, sharedTurnOnMarket } from "../market-turn.ts";
import { type Judging, wireDetail, wireHits } from "./judged-stocks.ts";
import { wireLibrary } from "./library.ts";
import { libraryOfStock, ownStrategiesOfStock } from "./stock-strategies.ts";

export interface StrategyRoutesOptions extends AccountRoutesOptions {
  readonly market: MarketAccess;
  readonly backtests: Backtests;
}

/** Binds the calls of strategies: the library, those of users, and who passes them. */
export function registerStrategyRoutes(app: FastifyInstance, options: StrategyRoutesOptions): void {
  const { accounts, market, backtests } = options;
  const { forUser, serving } = accountRoutes(app, options);
  const onMarket = { ...serving, pin: () => sharedTurnOnMarket(market) };
  const counted = {
    ...serving,
    pin: () => sharedTurnOnMarket(market, (served) => String(backtests.hits.counts(served).size)),
  };
  const rulesOf = async (user: User | null, given: GivenStrategy): Promise<Strategy> => {
    if ("strategy" in given) return requireSense(given.strategy);
    return (await ownStrategy(accounts.context.database.db, user as User, given.strategyId)).strategy as Strategy;
  };
  const judging = ({ served, turn }: MarketTurn, strategy: Strategy, asOf: string | undefined): Judging => ({
    snapshot: served.snapshot,
    previousDay: served.previousDay,
    screenings: served.screenings,
    hits: backtests.hits,
    turn,
    strategy,
    asOf,
  });

  serve<typeof strategies, MarketTurn>(
    app,
    strategies,
    (_request, { served }) => wireLibrary(served.snapshot, backtests.hits.counts(served)),
    counted,
  );
  forUser(ownStrategies, ({ database }, { user }) => strategiesOf({ database, user }));
  forUser(strategyVersions, ({ database }, { user, input }) => strategyVersionsOf({ database, user }, input.id));
  forUser(saveStrategy, (context, { user, input }) => saveOwnStrategy({ ...context, user }, input));
  serve<typeof strategyHits, MarketTurn>(
    app,
    strategyHits,
    ({ input }, source) => wireHits(judging(source, published(input.strategyId), input.asOf)),
    onMarket,
  );
  serve<typeof strategyHitsDetail, MarketTurn>(
    app,
    strategyHitsDetail,
    ({ input }, source) => wireDetail(judging(source, published(input.strategyId), input.asOf), input.code),
    onMarket,
  );
  serve<typeof ownStrategyHits, MarketTurn>(
    app,
    ownStrategyHits,
    async ({ input, user }, source) => {
      const strategy = await source.turn.releaseWhile(rulesOf(user, input));
      return wireHits({ ...judging(source, strategy, input.asOf), since: input.since });
    },
    onMarket,
  );
  serve<typeof ownStrategyHitsDetail, MarketTurn>(
    app,
    ownStrategyHitsDetail,
    async ({ input, user }, source) => {
      const strategy = await source.turn.releaseWhile(rulesOf(user, input));
      return wireDetail(judging(source, strategy, input.asOf), input.code);
    },
    onMarket,
  );
  serve<typeof stockStrategies, MarketTurn>(
    app,
    stockStrategies,
    ({ input }, { served: { snapshot, previousDay } }) =>
      libraryOfStock({ snapshot, previousDay, hits: backtests.hits, code: input.code }),
    counted,
  );
  serve<typeof ownStockStrategies, MarketTurn>(
    app,
    ownStockStrategies,
    async ({ input, user }, { served: { snapshot, previousDay }, turn }) => {
      const { database } = accounts.context;
      const { strategies: own } = await turn.releaseWhile(strategiesOf({ database, user: user as User }));
      return ownStrategiesOfStock({ snapshot, previousDay, hits: backtests.hits, turn, code: input.code }, own);
    },
    onMarket,
  );
}

type GivenStrategy = { readonly strategy: WireStrategy } | { readonly strategyId: string };

/** @throws {Failure} `notFound` of an id that is not in the library. */
function published(id: string): Strategy {
  const strategy = libraryStrategy(id);
  if (!strategy) throw new Failure("notFound");
  return strategy as Strategy;
}
