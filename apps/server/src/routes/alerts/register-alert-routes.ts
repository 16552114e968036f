import {
  type AnyEndpoint,
  addPushDevice,
  alertHistory,
  alertInbox,
  alertSettings,
  alerts as alertsCall,
  changeAlert,
  createAlert,
  deleteAlert,
  type OutputOf,
  type ParsedInputOf,
  previewAlert,
  readAlerts,
  removePushDevice,
  saveAlertSettings,
  unreadAlerts,
  unsubscribeAlerts,
} from "@plumbline/contract";
import type { FastifyInstance } from "fastify";
import {
  type Alerts,
  addOwnPushDevice,
  changeOwnAlert,
  countUnread,
  createOwnAlert,
  currenciesIn,
  deleteOwnAlert,
  historyOf,
  markRead,
  type OwnAlerts,
  ownAlertSettings,
  ownAlerts,
  ownInbox,
  previewOf,
  removeOwnPushDevice,
  requireJudgeable,
  saveOwnAlertSettings,
  unsubscribe,
} from "../../alerts/index.ts";
import type { Backtests } from "../../backtests/index.ts";
import { serve, type User } from "../../http/index.ts";
import type { MarketAccess } from "../../market-access/index.ts";
import { type AccountRoutesOptions, accountRoutes } from "../account/index.ts";
import { type MarketTurn, turnOnMarket } from "../market-turn.ts";
import { registerOneClick } from "./one-click.ts";

export interface AlertRoutesOptions extends AccountRoutesOptions {
  readonly market: MarketAccess;
  readonly backtests: Backtests;
  readonly alerts: Alerts;
}

type MarketAction<E extends AnyEndpoint> = (
  own: OwnAlerts,
  input: ParsedInputOf<E>,
  source: MarketTurn,
) => Promise<OutputOf<E>>;

/** Binds the calls of alerts. Those about the market are refused as unavailable until it is open. */
export function registerAlertRoutes(
  app: FastifyInstance,
  { market, backtests, alerts, ...options }: AlertRoutesOptions,
): void {
  const { forUser, serving } = accountRoutes(app, options);
  const { accounts } = options;
  const onMarket = { ...serving, pin: () => turnOnMarket(market) };
  const forAlerts = <E extends AnyEndpoint>(endpoint: E, action: MarketAction<E>) =>
    serve<E, MarketTurn>(
      app,
      endpoint,
      async ({ input, user }, source) => {
        const { snapshot } = source.served;
        const restingSince = alerts.restingSince(snapshot);
        const currenciesOf = await currenciesIn(source.served);
        const own = { ...accounts.context, user: user as User, snapshot, currenciesOf, restingSince };
        return action(own, input, source);
      },
      onMarket,
    );
  const waiting = <Value>({ turn }: MarketTurn, work: Promise<Value>) => turn.releaseWhile(work);
  /** What is new or has been changed is held against the market at once. */
  const thenEvaluated = async <Value>(work: Promise<Value>): Promise<Value> => {
    const done = await work;
    alerts.wake();
    return done;
  };

  forAlerts(alertsCall, (own, _input, source) => waiting(source, ownAlerts(own)));
  forAlerts(createAlert, async (own, input, source) => {
    await requireJudgeable(source.served, input.condition);
    return waiting(source, thenEvaluated(createOwnAlert(own, input)));
  });
  forAlerts(changeAlert, async (own, input, source) => {
    if (input.condition) await requireJudgeable(source.served, input.condition);
    return waiting(source, thenEvaluated(changeOwnAlert(own, input)));
  });
  forAlerts(deleteAlert, (own, { id }, source) => waiting(source, deleteOwnAlert(own, id)));
  forAlerts(previewAlert, (own, input, { turn, served }) =>
    previewOf({ own, turn, served, hits: backtests.hits, quoteOf: alerts.quoteOf, pasts: alerts.pasts }, input),
  );
  forAlerts(alertHistory, (own, { id }, source) => waiting(source, historyOf(own, id)));
  forAlerts(alertInbox, (own, { before }, source) => waiting(source, ownInbox(own, before)));
  // Every page asks this by itself: a session that has ended is no reason to take readers away from what they read.
  serve(
    app,
    unreadAlerts,
    async ({ user }, turn) =>
      user ? turn.releaseWhile(countUnread({ database: accounts.context.database, user })) : { unread: 0 },
    { ...serving, recognizes: true },
  );
  forUser(readAlerts, ({ database, clock }, { user, input }) =>
    markRead({ database, clock, user }, "ids" in input ? input.ids : null),
  );

  const settingsOf = (user: User) => {
    const { database, clock, settings } = accounts.context;
    return { database, clock, settings, user, reach: alerts.reach, publicKey: alerts.keys?.publicKey ?? "" };
  };
  forUser(alertSettings, (_context, { user }) => ownAlertSettings(settingsOf(user)));
  forUser(saveAlertSettings, (_context, { user, input }) => saveOwnAlertSettings(settingsOf(user), input));
  forUser(addPushDevice, (_context, { user, input }) => addOwnPushDevice(settingsOf(user), input));
  forUser(removePushDevice, (_context, { user, input }) => removeOwnPushDevice(settingsOf(user), input.endpoint));
  registerOneClick(app, {
    bind: (scope) =>
      accountRoutes(scope, options).forEveryone(unsubscribeAlerts, (context, { input }) =>
        unsubscribe(context, input.token),
      ),
    end: (token) => unsubscribe(accounts.context, token),
  });
}
