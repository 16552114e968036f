import { formatDay } from "@plumbline/core/time";
import { asOfDay, isMarketTooOld } from "@plumbline/market/companies";
import type { FastifyBaseLogger } from "fastify";
import type { Accounts, AccountsContext } from "../accounts/index.ts";
import { outgoingStore } from "../accounts/index.ts";
import type { Backtests } from "../backtests/index.ts";
import { DatabaseUnavailable } from "../database/index.ts";
import { createMessenger, type Messenger } from "../mail/index.ts";
import type { MarketAccess, ServedMarket } from "../market-access/index.ts";
import type { CurrenciesOf } from "./alert-rows.ts";
import { CountedPasts } from "./counted-pasts.ts";
import { currenciesIn } from "./currencies-in.ts";
import { ringDelivery } from "./deliver-rings.ts";
import { evaluateQuotes } from "./evaluate-quotes.ts";
import { evaluateSnapshot } from "./evaluate-snapshot.ts";
import { IS_QUOTED, type Quote } from "./judge-quote.ts";
import type { QuoteOf } from "./judged-market.ts";
import { PUBLIC_REACH, type Reach } from "./post-outside.ts";
import { type PushKeys, pushKeys } from "./push-keys.ts";
import { writeDueMails } from "./write-mails.ts";

export interface AlertsOptions {
  readonly accounts: Accounts;
  readonly market: MarketAccess;
  readonly backtests: Pick<Backtests, "hits">;
  readonly dataDirectory: string;
  /** The present, by which a market is too old to ring. */
  readonly clock: () => Date;
  readonly logger: FastifyBaseLogger;
  /** Address of the server. */
  readonly address: () => string;
  /** Told of the stocks with alerts on their price or its change of the day, again and again: their prices of the moment are wanted though nobody looks. */
  readonly watchPrices?: (symbols: readonly string[]) => void;
  /** Nobody supplies any unless given. */
  readonly quoteOf?: QuoteOf;
  /** Which receivers are asked; those of the public network unless given. */
  readonly reach?: Reach;
}

/** How often one looks for a new snapshot, for alerts that another server has left behind, and for e-mails that are due. */
const LOOK_MILLISECONDS = 5_000;
/** How often all alerts are looked for although nothing is known to have changed. */
const WHOLE_LOOKS = 12;
/** How often it is said whose prices of the moment are wanted, and of how many stocks at most. */
const WATCH_LOOKS = 4;
const MAX_WATCHED = 500;

/**
 * The alerts of a server: held once against each snapshot that it serves, and told by e-mail, webhook and Web Push. It begins when
 * the database is open; a part that fails is tried again at the next look.
 */
export class Alerts {
  readonly reach: Reach;
  readonly quoteOf: QuoteOf;
  readonly keys: PushKeys | null;
  readonly pasts: CountedPasts;
  readonly #options: AlertsOptions;
  #context: AccountsContext | null = null;
  #messenger: Messenger | null = null;
  #timer: NodeJS.Timeout | undefined;
  #looking: Promise<void> = Promise.resolve();
  #isLooking = false;
  #isAsked = true;
  #looks = 0;
  /** The snapshot that all alerts have seen, as far as is known. */
  #seen: ServedMarket["snapshot"] | null = null;
  #isClosed = false;

  constructor(options: AlertsOptions) {
    this.#options = options;
    this.reach = options.reach ?? PUBLIC_REACH;
    this.quoteOf = options.quoteOf ?? (() => null);
    this.keys = options.accounts.registration === null ? null : pushKeys(options.dataDirectory);
    this.pasts = new CountedPasts(options.market);
    options.market.onServing(() => this.wake());
    void options.accounts.ready.then((context) => this.#begin(context));
  }

  /** Looks at once: an alert is new, or has been changed. */
  wake(): void {
    this.#isAsked = true;
    this.#look();
  }

  /** Ends when nothing is under way; what is asked meanwhile is waited for, too. */
  async settled(): Promise<void> {
    while (this.#isLooking) await this.#looking;
  }

  /** Holds the alerts on prices against quotes; for whoever receives them. Nothing is done before the market is open. */
  async evaluateQuotes(quotes: readonly Quote[]): Promise<number> {
    if (!this.#context || this.#isClosed || quotes.length === 0) return 0;
    const context = this.#context;
    try {
      const rung = await this.#onMarket(({ snapshot }) => {
        const arms = this.restingSince(snapshot) !== null;
        return evaluateQuotes(context, snapshot, { quotes, arms });
      });
      if (rung) this.#tell();
      return rung ?? 0;
    } catch (error) {
      this.#report(error, "Alerts could not be held against prices of the moment; the next ones may do");
      return 0;
    }
  }

  /** Last day of a market that is too old for alerts to be held against it; null of one that is not. */
  restingSince(snapshot: ServedMarket["snapshot"]): string | null {
    return isMarketTooOld(snapshot, this.#options.clock()) ? formatDay(asOfDay(snapshot)) : null;
  }

  async close(): Promise<void> {
    this.#isClosed = true;
    clearInterval(this.#timer);
    this.pasts.close();
    await this.settled();
    await this.#messenger?.close();
  }

  #begin(context: AccountsContext): void {
    if (this.#isClosed) return;
    const { logger, address } = this.#options;
    this.#context = context;
    const delivery = ringDelivery({
      context,
      reach: this.reach,
      keys: this.keys,
      currencies: () => this.#currencies(),
      address,
    });
    const store = outgoingStore<Parameters<typeof delivery.deliver>[0]>(context.database.db, ["webhook", "push"]);
    this.#messenger = createMessenger({ delivery, store, clock: context.clock, logger });
    this.#timer = setInterval(() => this.#look(), LOOK_MILLISECONDS).unref();
    this.#look();
  }

  #look(): void {
    if (this.#isLooking || this.#isClosed || !this.#context) return;
    this.#isLooking = true;
    this.#looking = this.#lookOn(this.#context).finally(() => {
      this.#isLooking = false;
      if (this.#isAsked && this.#seen !== null) this.#look();
    });
  }

  /** A database that is away is reported by those whom it concerns. */
  #report(error: unknown, message: string): void {
    const level = error instanceof DatabaseUnavailable ? "debug" : "error";
    this.#options.logger[level]({ err: error }, message);
  }

  async #lookOn(context: AccountsContext): Promise<void> {
    try {
      await this.#onMarket(async (served) => {
        if (this.#looks++ % WATCH_LOOKS === 0) await this.#watchPrices(context, served);
        await this.#evaluate(context, served);
      });
      const written = await writeDueMails(context, await this.#currencies());
      if (written > 0) context.wakeMessenger();
    } catch (error) {
      this.#report(error, "Alerts could not be evaluated; they are at the next look");
    }
  }

  async #evaluate(context: AccountsContext, served: ServedMarket): Promise<void> {
    const isWhole = this.#looks % WHOLE_LOOKS === 0;
    if (!this.#isAsked && this.#seen === served.snapshot && !isWhole) return;
    this.#isAsked = false;
    if (this.restingSince(served.snapshot) !== null) {
      // It says nothing of today: alerts wait for newer data.
      this.#seen = served.snapshot;
      return;
    }
    const { hits } = this.#options.backtests;
    const rung = await evaluateSnapshot({ context, served, hits, quoteOf: this.quoteOf, isOver: () => this.#isClosed });
    this.#seen = served.snapshot;
    if (rung > 0) this.#tell();
  }

  /** Fictional prices of the moment ring nothing. */
  async #watchPrices({ database }: AccountsContext, { snapshot }: ServedMarket): Promise<void> {
    const { watchPrices } = this.#options;
    const { market, fictional } = snapshot.manifest;
    if (!watchPrices || fictional) return;
    const rows = await database.db
      .selectFrom("alerts")
      .select("code")
      .distinct()
      .where("market", "=", market)
      .where(IS_QUOTED)
      .where("is_paused", "=", false)
      .orderBy("code")
      .limit(MAX_WATCHED)
      .execute();
    const symbols = rows.flatMap(({ code }) => code ?? []);
    if (symbols.length > 0) watchPrices(symbols);
  }

  /** Keeps the market open meanwhile. */
  async #onMarket<Result>(work: (served: ServedMarket) => Promise<Result>): Promise<Result | null> {
    const { market } = this.#options;
    const { served } = market;
    if (!served) return null;
    const { release } = market.pin();
    try {
      return await work(served);
    } finally {
      release();
    }
  }

  #tell(): void {
    this.#context?.wakeMessenger();
    this.#messenger?.wake();
  }

  async #currencies(): Promise<CurrenciesOf> {
    return (await this.#onMarket(currenciesIn)) ?? (() => ({ accounts: null, price: null }));
  }
}
