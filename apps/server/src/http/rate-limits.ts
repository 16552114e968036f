import rateLimit from "@fastify/rate-limit";
import type { FastifyInstance } from "fastify";
import { Failure } from "./failure.ts";
import { RequestBudgets } from "./request-budgets.ts";

/** A person who clicks fast causes some 300 requests a minute; an office behind one address several times that. */
const REQUESTS_PER_MINUTE = 3000;

/** Limits what one address may ask for in a minute and at once; who asks for more is told when to come back. */
export async function registerRateLimits(app: FastifyInstance, { scale }: { scale: number }): Promise<void> {
  await app.register(rateLimit, {
    max: Math.max(1, Math.round(REQUESTS_PER_MINUTE * scale)),
    timeWindow: 60_000,
    store: RequestBudgets,
    addHeadersOnExceeding: { "x-ratelimit-limit": false, "x-ratelimit-remaining": false, "x-ratelimit-reset": false },
    errorResponseBuilder: (_request, { ttl }) =>
      new Failure("tooManyRequests", { retryAfterSeconds: Math.max(1, Math.ceil(ttl / 1000)) }),
  });
}
