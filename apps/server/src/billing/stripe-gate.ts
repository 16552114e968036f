import type { FastifyBaseLogger } from "fastify";
import { Stripe } from "stripe";
import type { PaymentConfiguration } from "../config/index.ts";
import { Failure } from "../http/index.ts";

/** A slow answer is worth waiting for while a person looks at the page, and no longer. */
const TIMEOUT_MILLISECONDS = 15_000;
/** Of connections that fail, 409 of a lock and 5xx; each attempt has the same idempotency key. */
const RETRIES = 2;
const RETRY_SECONDS = { away: 15, busy: 5, misconfigured: 300 } as const;
/** Seconds by which the moment of a signature may differ from ours, either way. */
const TOLERANCE = 300;

/** The one way to Stripe: its library, with failures as ours. */
export class StripeGate {
  readonly #stripe: Stripe;
  readonly #webhookSecret: string;
  readonly #logger: FastifyBaseLogger;

  constructor(
    { secretKey, webhookSecret, apiUrl }: Pick<PaymentConfiguration, "secretKey" | "webhookSecret" | "apiUrl">,
    logger: FastifyBaseLogger,
  ) {
    this.#stripe = new Stripe(secretKey, {
      ...(apiUrl === null ? {} : placeOf(apiUrl)),
      timeout: TIMEOUT_MILLISECONDS,
      maxNetworkRetries: RETRIES,
      telemetry: false,
    });
    this.#webhookSecret = webhookSecret;
    this.#logger = logger;
  }

  /**
   * Asks Stripe for something.
   *
   * @throws {Failure} `unavailable` with the time to try again where Stripe is away, busy or does not know us; `paymentDeclined`;
   *   `notFound` of what Stripe does not have.
   */
  async ask<T>(work: (stripe: Stripe) => Promise<T>): Promise<T> {
    try {
      return await work(this.#stripe);
    } catch (error) {
      throw this.#failureOf(error);
    }
  }

  /**
   * The event of a body with its signature; null where that is missing, wrong or from another time.
   *
   * @param body As it came: the signature is of its bytes.
   */
  signedEvent(body: Buffer, signature: string | undefined, now: Date): unknown {
    if (signature === undefined) return null;
    const signedAt = Number(/(?:^|,)t=(\d{1,12})(?:,|$)/.exec(signature)?.[1]);
    if (!(Math.abs(now.getTime() / 1000 - signedAt) <= TOLERANCE)) return null;
    try {
      const { webhooks } = this.#stripe;
      return webhooks.constructEvent(body, signature, this.#webhookSecret, TOLERANCE, undefined, now.getTime());
    } catch (error) {
      if (error instanceof Stripe.errors.StripeSignatureVerificationError || error instanceof SyntaxError) return null;
      throw error;
    }
  }

  /** A price of the plans that Stripe does not have so: for the operator to mend. */
  reportMismatch(price: { readonly lookupKey: string; readonly isThere: boolean }): void {
    this.#logger.error(price, "Stripe has no such price, or another amount, currency or interval than the plans");
  }

  #failureOf(error: unknown): unknown {
    const { errors } = Stripe;
    if (!(error instanceof errors.StripeError)) return error;
    if (error instanceof errors.StripeCardError) return new Failure("paymentDeclined");
    if (error.code === "resource_missing") return new Failure("notFound");
    const { type, code, statusCode, requestId } = error;
    const known = { type, code, statusCode, requestId };
    if (error instanceof errors.StripeRateLimitError || error.statusCode === 409) {
      return new Failure("unavailable", { retryAfterSeconds: RETRY_SECONDS.busy });
    }
    if (error instanceof errors.StripeConnectionError || (error.statusCode ?? 500) >= 500) {
      this.#logger.warn(known, "Stripe does not answer; what is known stays as it is");
      return new Failure("unavailable", { retryAfterSeconds: RETRY_SECONDS.away });
    }
    this.#logger.error({ ...known, param: error.param, reason: error.message }, "Stripe refuses what this server asks");
    return new Failure("unavailable", { retryAfterSeconds: RETRY_SECONDS.misconfigured });
  }
}

function placeOf(url: string): { readonly host: string; readonly port: number; readonly protocol: "http" | "https" } {
  const { protocol, hostname, port } = new URL(url);
  const isPlain = protocol === "http:";
  return { host: hostname, port: Number(port) || (isPlain ? 80 : 443), protocol: isPlain ? "http" : "https" };
}
