import type { FastifyInstance } from "fastify";
import { Gauge, type Registry } from "prom-client";
import { isStale, type MarketAccess } from "../../market-access/index.ts";

/** `/metrics`: what the server measures, in the text format of Prometheus. */
export function registerMetricsRoute(app: FastifyInstance, registry: Registry, market: MarketAccess): void {
  new Gauge({
    name: "market_snapshot_info",
    help: "1 for the snapshot that is served.",
    labelNames: ["market", "snapshot", "last_day"],
    registers: [registry],
    collect() {
      this.reset();
      const manifest = market.served?.snapshot.manifest;
      if (manifest) this.set({ market: manifest.market, snapshot: manifest.id, last_day: manifest.lastDay ?? "" }, 1);
    },
  });
  new Gauge({
    name: "market_stale",
    help: "1 when the newest snapshot is damaged and an earlier one is served.",
    registers: [registry],
    collect() {
      this.set(market.served && isStale(market.served) ? 1 : 0);
    },
  });
  new Gauge({
    name: "screening_jobs",
    help: "Screenings that wait for their turn or are being computed: of whole markets and of parts.",
    labelNames: ["kind", "state"],
    registers: [registry],
    collect() {
      for (const [kind, { waiting, underway }] of Object.entries(market.screeningLoad)) {
        this.set({ kind, state: "waiting" }, waiting);
        this.set({ kind, state: "underway" }, underway);
      }
    },
  });
  app.get("/metrics", async (_request, reply) =>
    reply
      .type(registry.contentType)
      .header("cache-control", "no-store")
      .send(await registry.metrics()),
  );
}
