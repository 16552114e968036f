import type { FastifyInstance } from "fastify";
import { Counter, collectDefaultMetrics, Gauge, Histogram, Registry } from "prom-client";
import type { Admission } from "./admission.ts";
import type { AnswerCache } from "./answer-cache.ts";
import { requestsUnderway } from "./connections.ts";
import type { EventLoopDelay } from "./event-loop-delay.ts";

/** Upper bounds in seconds, from a cached answer to one that took long. */
const DURATION_BUCKETS = [0.0005, 0.001, 0.0025, 0.005, 0.01, 0.025, 0.05, 0.1, 0.25, 0.5, 1, 2.5];

export interface Measured {
  readonly cache: AnswerCache;
  readonly admission: Admission;
  readonly delay: EventLoopDelay;
}

/**
 * Measures the server for Prometheus: request durations, requests in flight, the cache of
 * answers, what waits and what was sent away, memory and the event loop.
 *
 * @returns The registry, to which others add their measures.
 */
export function registerMetrics(app: FastifyInstance, { cache, admission, delay }: Measured): Registry {
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
  new Gauge({
    name: "http_requests_underway",
    help: "Requests that have arrived and have no whole answer yet.",
    registers: [registry],
    collect() {
      this.set(requestsUnderway(app));
    },
  });
  registerCacheMetrics(registry, cache);
  registerAdmissionMetrics(registry, admission, delay);
  return registry;
}

function registerCacheMetrics(registry: Registry, cache: AnswerCache): void {
  new Counter({
    name: "answer_cache_requests_total",
    help: "Lookups in the cache of answers, by whether the answer was there.",
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

function registerAdmissionMetrics(registry: Registry, admission: Admission, delay: EventLoopDelay): void {
  new Counter({
    name: "computed_answers_total",
    help: "Answers that were not cached, by outcome: computed, shed with 503, or abandoned because the client left.",
    labelNames: ["fate"],
    registers: [registry],
    collect() {
      this.reset();
      this.inc({ fate: "computed" }, admission.computed);
      this.inc({ fate: "shed" }, admission.shed);
      this.inc({ fate: "abandoned" }, admission.abandoned);
    },
  });
  new Gauge({
    name: "computed_answers_waiting",
    help: "Answers that wait for their turn to be computed.",
    registers: [registry],
    collect() {
      this.set(admission.waiting);
    },
  });
  new Gauge({
    name: "computed_answer_pace_seconds",
    help: "Time that an answer keeps those behind it waiting.",
    registers: [registry],
    collect() {
      this.set(admission.pace / 1000);
    },
  });
  new Gauge({
    name: "event_loop_delay_seconds",
    help: "How late the event loop ran at its worst in the last half second.",
    registers: [registry],
    collect() {
      this.set(delay.worst() / 1000);
    },
  });
}
