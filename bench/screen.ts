/** What screening a whole market costs: the engine alone, and an answer of the server. */
import { type InputOf, type ParamFilter, screener } from "@plumbline/contract";
import { CHECKS } from "@plumbline/core/checks";
import { runScreen, SCREEN_METRICS, type ScreenFilter, type ScreenMatrix } from "@plumbline/core/screen";
import type { Snapshot } from "@plumbline/market/snapshot";
import { Admission, AnswerCache, createHttp, createJsonLogger, serve } from "../apps/server/src/http/index.ts";
import type { ServedMarket } from "../apps/server/src/market-access/index.ts";
import { type JudgedMarket, screenerRoute } from "../apps/server/src/routes/screener/index.ts";
import { madeUpScreening, madeUpStock } from "./_made-up-screening.ts";
import type { Measurement } from "./_run-benches.ts";
import { sized } from "./_size.ts";

type App = Awaited<ReturnType<typeof createHttp>>;
type ScreenRequest = InputOf<typeof screener>;

const METRICS = SCREEN_METRICS.slice(0, 100).map(({ id }) => id);
const ROUNDS = sized(40, 2);
const GOAL = "< 25 ms";

export async function run(): Promise<Measurement[]> {
  return [...(await engine()), ...(await answers())];
}

async function engine(): Promise<Measurement[]> {
  const ranges = METRICS.map((metric): ScreenFilter => ({ metric, op: "atLeast", low: -3 }));
  const checks = CHECKS.map(({ id }): ScreenFilter => ({ check: id, state: "pass", threshold: -3 }));
  const standings = METRICS.map(
    (metric, k): ScreenFilter => ({ metric, op: "percentileAtLeast", low: 0.001, within: k % 2 ? "sector" : "market" }),
  );
  const few: ScreenFilter[] = [...ranges.slice(0, 90), ...standings.slice(90)];
  const options = { order: { metric: "pe", descending: true }, page: { offset: 0, limit: 50 } };
  const { matrix } = madeUpScreening();
  return [
    await cpu("100 ranges, sorted, of 10,000 stocks", GOAL, () => runScreen(matrix, ranges, options)),
    await cpu("42 checks with moved thresholds, sorted", GOAL, () => runScreen(matrix, checks, options)),
    await cpu("90 ranges and 10 percentiles seen for the first time", GOAL, () => runScreen(unseen(matrix), few)),
    await cpu("100 percentiles, ranked before", GOAL, () => runScreen(matrix, standings, options)),
  ];
}

/** A market whose percentiles have not been computed yet. */
function unseen(matrix: ScreenMatrix): ScreenMatrix {
  const metrics = [...matrix.metrics].map(
    ([id, { values, ...column }]) => [id, { ...column, values: values.slice() }] as const,
  );
  return { ...matrix, metrics: new Map(metrics) };
}

/** From the body of the request to the compressed answer, without the socket. */
async function answers(): Promise<Measurement[]> {
  const app = await application();
  const paramFilters = METRICS.map((metric): ParamFilter => ({ metric, op: "atLeast", low: -3 }));
  const columns = METRICS.slice(0, 40).map((metric) => ({ metric }));
  const order = { metric: "pe", descending: true };
  const all = { offset: 0, limit: 10_000 };
  const ask = (request: ScreenRequest) => () => answered(app, request);
  const measured = [
    await cpu(
      "answer: 100 ranges, 50 rows of 10 columns",
      GOAL,
      ask({ paramFilters, order, columns: columns.slice(0, 10) }),
    ),
    await cpu(
      "answer: 5 ranges, 50 rows of 10 columns",
      "-",
      ask({ paramFilters: paramFilters.slice(0, 5), order, columns: columns.slice(0, 10) }),
    ),
    await cpu("answer: all 10,000 rows of 40 columns", "-", ask({ paramFilters: [], order, columns, page: all })),
  ];
  await app.close();
  return measured;
}

async function application(): Promise<App> {
  const logger = createJsonLogger({ level: "error", clock: () => new Date(), write: () => undefined });
  const app = await createHttp({ logger, rateLimitScale: 1e6, trustProxy: false, isSecure: false });
  const screening = madeUpScreening();
  // All that the route asks of its market.
  const source = {
    snapshot: { find: madeUpStock } as Partial<Snapshot> as Snapshot,
    screenings: { of: async () => screening } as Partial<ServedMarket["screenings"]> as ServedMarket["screenings"],
    refused: [],
    previousDay: null,
  };
  // No screen here asks for strategies.
  const hits = {} as JudgedMarket["hits"];
  const sourceFor = (turn: JudgedMarket["turn"]): JudgedMarket => ({ served: source, turn, hits });
  const pin = () => ({ sourceFor, revision: "", meta: null, release: () => undefined });
  serve(app, screener, screenerRoute, {
    pin,
    identify: async () => null,
    cache: new AnswerCache(),
    admission: new Admission({ delay: () => 0, arrivals: () => 0 }),
    program: "",
  });
  return app;
}

async function answered(app: App, payload: ScreenRequest): Promise<void> {
  const headers = { "accept-encoding": "br" };
  const answer = await app.inject({ method: "POST", url: screener.path, payload, headers });
  if (answer.statusCode !== 200) throw new Error(`The screen was answered with ${answer.statusCode}: ${answer.body}`);
}

/** The median processor time of one call, after as many calls to warm up. */
async function cpu(name: string, goal: string, work: () => unknown): Promise<Measurement> {
  for (let round = 0; round < ROUNDS; round++) await work();
  const times = new Float64Array(ROUNDS);
  for (let round = 0; round < ROUNDS; round++) {
    const before = process.cpuUsage();
    await work();
    const { user, system } = process.cpuUsage(before);
    times[round] = (user + system) / 1000;
  }
  return { name, measured: times.sort()[ROUNDS / 2] as number, unit: "ms CPU", goal };
}
