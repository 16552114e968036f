/** Servers for valuations: over the tiny market as it is, and with yields and an index that moves as ADAM does. */
import type { OutputOf, valuation, WireFairValueHistory, WireValuation } from "@plumbline/contract";
import { type Day, day, weekdayOf } from "@plumbline/core/time";
import type { ReferenceSeries } from "@plumbline/market/model";
import type { LightMyRequestResponse } from "fastify";
import { startTestServer, type TestServer, type TestServerOptions } from "./test-server.ts";
import { publishTinyMarket, type TinyMarketOptions } from "./tiny-market.ts";

type Answer = OutputOf<typeof valuation>;
type Kind = Answer["kind"];

export interface ValuedServer extends TestServer {
  /** Each fails where the answer is not a success. */
  readonly valuation: (query: string) => Promise<WireValuation>;
  readonly history: (query: string) => Promise<WireFairValueHistory>;
  readonly chosen: (payload: object) => Promise<WireValuation>;
  readonly post: (payload: object, headers?: Record<string, string>) => Promise<LightMyRequestResponse>;
}

export const VALUATION_URL = "/api/stock/getStockValuation";

const FIRST_DAY = day("2012-01-02");
const LAST_DAY = day("2024-06-28");

/** Government bonds yield 4 %, AAA bonds 5 %; beside the index, ADAM has a beta of 1. */
const YIELDS_AND_INDEX: readonly ReferenceSeries[] = [
  series("treasury-10year", "fraction", () => 0.04),
  series("aaa-yield", "fraction", () => 0.05),
  series("demo-index", "points", (on) => 10 + (on - FIRST_DAY) / 100),
];

function series(name: string, unit: ReferenceSeries["unit"], valueOn: (on: number) => number): ReferenceSeries {
  const every = Int32Array.from({ length: LAST_DAY - FIRST_DAY + 1 }, (_, k) => FIRST_DAY + k);
  const days = every.filter((on) => weekdayOf(on as Day) <= 5);
  return { name, unit, source: "maker", day: days, value: Float64Array.from(days, valueOn) };
}

/** Starts a server over the tiny market with yields and index, unless told otherwise. */
export async function startValuedServer({
  moves = [],
  receipts,
  ...options
}: TestServerOptions & Pick<TinyMarketOptions, "moves" | "receipts"> = {}): Promise<ValuedServer> {
  const market = { series: YIELDS_AND_INDEX, moves, ...(receipts && { receipts }) };
  const publish = (directory: string) => publishTinyMarket(directory, market);
  const server = await startTestServer({ publish, ...options });
  const post: ValuedServer["post"] = (payload, headers = {}) =>
    server.app.inject({ method: "POST", url: VALUATION_URL, payload, headers });
  return {
    ...server,
    post,
    valuation: async (query) => answered(await server.get(`${VALUATION_URL}?${query}`), "valuation").valuation,
    history: async (query) => answered(await server.get(`${VALUATION_URL}?${query}&history=months`), "history").history,
    chosen: async (payload) => answered(await post(payload), "valuation").valuation,
  };
}

function answered<Wanted extends Kind>(
  answer: LightMyRequestResponse,
  kind: Wanted,
): Extract<Answer, { kind: Wanted }> {
  const { code, data } = answer.json();
  if (code !== 0 || data.kind !== kind) throw new Error(answer.body);
  return data;
}
