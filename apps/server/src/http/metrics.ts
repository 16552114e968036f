import type { FastifyInstance } from "fastify";
import { Counter, collectDefaultMetrics, Gauge, Histogram, Registry } from "prom-client";
import type { AnswerCache } from "./answer-cache.ts";

/** Upper bounds in seconds, from an answer that lay ready to one that somebody had to wait for. */
const DURATION_BUCKETS = [0.0005, 0.001, 0.0025, 0.005, 0.01, 0.025, 0.05, 0.1, 0.25, 0.5, 1, 2.5];

/**
 * Measures the server for Prometheus: request durations, the cache of answers, memory and the event loop.
 *
 * @returns The registry, to which others add what they know.
 */
export function registerMetrics(app: FastifyInstance, cache: AnswerCache): Registry {
  const registry = new Registry();
  collectDefaultMetrics({ register: registry });
  const durations = new Histogram({
    name: "http_request_duration_seconds",
    help: "Time from the arrival of a request to the end of its answer.",
    labelNames: ["method", "route", "status"],
    buckets: DURATION_BUCKETS,
    registers: [registry],
  });
  app.addHook("onResponse", (request, reply, done) => {
    // The route as declared, not as asked for: strangers must not be able to add labels.
    const route = request.routeOptions.url ?? "unknown";
    durations.observe({ method: request.method, route, status: reply.statusCode }, reply.elapsedTime / 1000);
    done();
  });
  registerCacheMetrics(registry, cache);
  return registry;
}

function registerCacheMetrics(registry: Registry, cache: AnswerCache): void {
  new Counter({
    name: "answer_cache_requests_total",
    help: "Questions to the cache of answers, by whether the answer was there.",
    labelNames: ["result"],
    registers: [registry],
    collect() {
      this.reset();
      this.inc({ result: "hit" }, cache.hits);
      this.inc({ result: "miss" }, cache.misses);
    },
  });
  new Gauge({
    name: "answer_cache_bytes",
    help: "Memory that cached answers take.",
    registers: [registry],
    collect() {
      this.set(cache.bytes);
    },
  });
}
