import {
  type AnyEndpoint,
  deleteWatchlist,
  noteStock,
  type OutputOf,
  orderStocks,
  orderWatchlists,
  type ParsedInputOf,
  saveWatchlist,
  unwatchStock,
  watchlistChanges,
  watchlists,
  watchStocks,
} from "@plumbline/contract";
import type { Snapshot } from "@plumbline/market/snapshot";
import type { FastifyInstance } from "fastify";
import { serve, type User } from "../../http/index.ts";
import type { MarketAccess } from "../../market-access/index.ts";
import {
  deleteOwnWatchlist,
  noteOwnStock,
  type OwnListsOnMarket,
  orderOwnStocks,
  orderOwnWatchlists,
  ownWatchlists,
  removeOwnStock,
  saveOwnWatchlist,
} from "../../watchlists/index.ts";
import { type AccountRoutesOptions, accountRoutes } from "../account/index.ts";
import { type MarketTurn, turnOnMarket } from "../market-turn.ts";
import { addListedStocks, stockOfMarket } from "./listed-stocks.ts";
import { StockNews } from "./stock-news.ts";
import { changesSinceLastVisit } from "./watchlist-changes.ts";

export interface WatchlistRoutesOptions extends AccountRoutesOptions {
  readonly market: MarketAccess;
}

/** A whole list with long notes in Chinese is 300 KB. */
const ADDED_BYTES = 384 * 1024;

/** An action on stocks: the market says what they are. */
type StockAction<E extends AnyEndpoint> = (
  own: OwnListsOnMarket,
  input: ParsedInputOf<E>,
  snapshot: Snapshot,
) => Promise<OutputOf<E>>;

/** Binds the calls of watchlists. Those about stocks are refused as unavailable until the market is open. */
export function registerWatchlistRoutes(app: FastifyInstance, { market, ...options }: WatchlistRoutesOptions): void {
  const { forUser, serving } = accountRoutes(app, options);
  const { accounts } = options;
  const onMarket = { ...serving, pin: () => turnOnMarket(market) };
  const forStocks = <E extends AnyEndpoint>(endpoint: E, action: StockAction<E>, more: { bodyLimit?: number } = {}) =>
    serve<E, MarketTurn>(
      app,
      endpoint,
      ({ input, user }, { turn, served: { snapshot } }) => {
        const own = { ...accounts.context, user: user as User, stockOf: stockOfMarket(snapshot) };
        return turn.releaseWhile(action(own, input, snapshot));
      },
      { ...onMarket, ...more },
    );

  forUser(watchlists, (context, { user }) => ownWatchlists({ ...context, user }));
  forUser(saveWatchlist, (context, { user, input }) => saveOwnWatchlist({ ...context, user }, input));
  forUser(deleteWatchlist, (context, { user, input }) => deleteOwnWatchlist({ ...context, user }, input.id));
  forUser(orderWatchlists, (context, { user, input }) => orderOwnWatchlists({ ...context, user }, input));
  forStocks(watchStocks, addListedStocks, { bodyLimit: ADDED_BYTES });
  forStocks(unwatchStock, removeOwnStock);
  forStocks(noteStock, noteOwnStock);
  forStocks(orderStocks, orderOwnStocks);
  const news = new StockNews();
  serve(
    app,
    watchlistChanges,
    ({ user }, source) => changesSinceLastVisit({ ...accounts.context, user: user as User }, source, news),
    onMarket,
  );
}
