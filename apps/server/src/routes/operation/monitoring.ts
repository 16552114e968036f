import { getHeapStatistics, type HeapInfo } from "node:v8";
import type { FastifyInstance } from "fastify";
import { Gauge, type Registry } from "prom-client";
import type { Backtests } from "../../backtests/index.ts";
import { isStale, type MarketAccess } from "../../market-access/index.ts";

/** `/metrics`: what the server measures, in the text format of Prometheus. */
export function registerMetricsRoute(
  app: FastifyInstance,
  registry: Registry,
  { market, backtests }: { readonly market: MarketAccess; readonly backtests: Pick<Backtests, "watched"> },
): void {
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
  new Gauge({
    name: "background_resident_memory_bytes",
    help: "Memory of the process that makes what a new snapshot needs; 0 while there is none.",
    registers: [registry],
    collect() {
      this.set(market.backgroundBytes);
    },
  });
  new Gauge({
    name: "backtest_event_streams",
    help: "Streams of events that tell clients how far backtests are.",
    registers: [registry],
    collect() {
      this.set(backtests.watched);
    },
  });
  registerHeaps(registry, market);
  app.get("/metrics", async (_request, reply) =>
    reply
      .type(registry.contentType)
      .header("cache-control", "no-store")
      .send(await registry.metrics()),
  );
}

/** What each isolate holds: the main thread has one, and so has each thread that computes screenings. */
function registerHeaps(registry: Registry, market: MarketAccess): void {
  const gauge = (name: string, help: string, of: (heap: HeapInfo) => number) =>
    new Gauge({
      name,
      help,
      labelNames: ["isolate"],
      registers: [registry],
      async collect() {
        this.reset();
        this.set({ isolate: "main" }, of(getHeapStatistics()));
        for (const [k, heap] of (await market.screeningHeaps()).entries()) {
          this.set({ isolate: `screening-${k + 1}` }, of(heap));
        }
      },
    });
  gauge("isolate_heap_used_bytes", "Memory that objects take.", ({ used_heap_size: used }) => used);
  gauge("isolate_heap_total_bytes", "Memory set aside for objects.", ({ total_heap_size: total }) => total);
  gauge("isolate_heap_limit_bytes", "Memory that objects may take at most.", ({ heap_size_limit: limit }) => limit);
  gauge("isolate_external_bytes", "Memory outside the heap that objects hold.", ({ external_memory: held }) => held);
}

/** `/healthz`: the process answers. `/readyz`: it has a market to answer from. */
export function registerHealth(app: FastifyInstance, market: MarketAccess): void {
  const options = { config: { rateLimit: false } } as const;
  app.get("/healthz", options, async (_request, reply) =>
    reply.header("cache-control", "no-store").send({ status: "ok" }),
  );
  app.get("/readyz", options, async (_request, reply) => {
    market.pin().release();
    return reply.header("cache-control", "no-store").send({ status: "ready" });
  });
}
