import type { FastifyInstance } from "fastify";
import type { MarketAccess } from "../../market-access/index.ts";

/** `/healthz`: the process answers. `/readyz`: it has a market to answer from. */
export function registerHealth(app: FastifyInstance, market: MarketAccess): void {
  const options = { config: { rateLimit: false } } as const;
  app.get("/healthz", options, async (_request, reply) =>
    reply.header("cache-control", "no-store").send({ status: "ok" }),
  );
  app.get("/readyz", options, async (_request, reply) => {
    market.stand().release();
    return reply.header("cache-control", "no-store").send({ status: "ready" });
  });
}
