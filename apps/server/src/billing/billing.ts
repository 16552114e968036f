import type { PlanFeature } from "@plumbline/contract";
import type { FastifyBaseLogger } from "fastify";
import type { Accounts } from "../accounts/index.ts";
import type { PaymentConfiguration, PlanFile } from "../config/index.ts";
import { Failure, NOT_SIGNED, NOTHING_TO_PAY, type User } from "../http/index.ts";
import type { OwnPayment } from "./customers.ts";
import { endPayment } from "./end-payment.ts";
import { receiveEvent } from "./receive-event.ts";
import { reconcileDue } from "./reconcile.ts";
import { StripeGate } from "./stripe-gate.ts";

export interface BillingOptions {
  readonly accounts: Accounts;
  /** Null: everything is open to everyone. */
  readonly payment: PaymentConfiguration | null;
  /** What of the features of plans this server has. */
  readonly features: readonly PlanFeature[];
  /** Address of the page. */
  readonly origin: () => string;
  readonly logger: FastifyBaseLogger;
}

/** How often it is looked for what is due, and how many customers are read then. */
const LOOK_EVERY_MILLISECONDS = 10_000;
const READ_AT_ONCE = 50;

/** Payment of a server: the way to Stripe, what comes from there, and the reading of what has been missed. */
export class Billing {
  readonly #options: BillingOptions;
  readonly #gate: StripeGate | null;
  #timer: NodeJS.Timeout | undefined;
  #reading: Promise<unknown> = Promise.resolve();
  #isClosed = false;

  constructor(options: BillingOptions) {
    this.#options = options;
    const { payment, logger, accounts } = options;
    this.#gate = payment && new StripeGate(payment, logger);
    if (!this.#gate) return;
    const gate = this.#gate;
    accounts.beforeRemoval.push((userId) => endPayment({ database: accounts.context.database, gate }, userId));
    void accounts.ready.then(() => this.#begin());
  }

  /** What is offered; null where nothing is paid. */
  get plans(): PlanFile | null {
    return this.#options.payment?.plans ?? null;
  }

  /** What of the features of plans this server has, whether they are paid for or not. */
  get features(): readonly PlanFeature[] {
    return this.#options.features;
  }

  /** Public key of Stripe, for the page; empty where nothing is paid. */
  get publicKey(): string {
    return this.#options.payment?.publicKey ?? "";
  }

  /** What a call of a user about payment works with. @throws {Failure} `forbidden` where nothing is paid. */
  own(user: User): OwnPayment {
    const { accounts, features, origin } = this.#options;
    const gate = this.#required();
    const { database, settings, clock } = accounts.context;
    return { database, settings, clock, user, features, gate, origin: origin() };
  }

  /**
   * Takes an event of Stripe.
   *
   * @param body As it came.
   * @throws {Failure} `forbidden` of one without the right signature, and where nothing is paid.
   */
  async receive(body: Buffer, signature: string | undefined): Promise<void> {
    const gate = this.#required();
    const { context } = this.#options.accounts;
    const event = gate.signedEvent(body, signature, context.clock());
    const isNew = event === null ? null : await receiveEvent(context, event);
    if (isNew === null) throw new Failure("forbidden", { sentence: { texts: NOT_SIGNED, about: "" } });
  }

  /** Reads from Stripe what is due; what cannot be read now is read later. @returns How many customers were read. */
  async reconcile(): Promise<number> {
    const { accounts, logger } = this.#options;
    const { database, clock } = accounts.context;
    try {
      return await reconcileDue({ database, clock, gate: this.#required() }, READ_AT_ONCE);
    } catch (error) {
      logger.warn({ err: error }, "Subscriptions could not be read from Stripe; it is tried again");
      return 0;
    }
  }

  /** Waits for what is being read. */
  async close(): Promise<void> {
    this.#isClosed = true;
    clearInterval(this.#timer);
    await this.#reading;
  }

  #begin(): void {
    if (this.#isClosed) return;
    this.#timer = setInterval(() => {
      this.#reading = this.#reading.then(() => (this.#isClosed ? 0 : this.reconcile()));
    }, LOOK_EVERY_MILLISECONDS).unref();
  }

  #required(): StripeGate {
    if (!this.#gate) throw new Failure("forbidden", { sentence: { texts: NOTHING_TO_PAY, about: "" } });
    return this.#gate;
  }
}
