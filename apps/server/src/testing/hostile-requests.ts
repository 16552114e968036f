/** Requests that no honest client sends, derived from the contract; the same ones for the same seed. */
import type { AnyEndpoint } from "@plumbline/contract";
import type { InjectOptions } from "fastify";
import * as z from "zod";

const TEXTS = [
  "",
  " ",
  "null",
  "undefined",
  "NaN",
  "true",
  "-1",
  "0",
  "1e999",
  "[object Object]",
  "{}",
  "[]",
  '{"$gt":""}',
  "' OR 1=1 --",
  "<script>alert(1)</script>",
  "../../../../etc/passwd",
  "..\\..\\",
  "\u0000",
  "AAPL\u0000",
  "ADAM\r\nSet-Cookie: a=b",
  "\u202eADAM",
  "\ufeffADAM",
  "ADAM\u200b",
  "İADAM",
  "ẞ",
  "😀",
  "\ud83d",
  "é".normalize("NFD"),
  "ADAM,".repeat(60),
  ",",
  ",,,",
  "^",
  "=1+1",
  "A".repeat(25),
  "A".repeat(1_500),
  "9".repeat(400),
  "2024-13-01",
  "2023-02-29",
  "0000-00-00",
  "99999-01-01",
  "2024-06-28T00:00:00Z",
  "__proto__",
  "constructor",
  "toString",
  "hasOwnProperty",
  "%",
  "%zz",
  "%c0%ae",
  "%ff",
];

const STRANGE_NAMES = [
  "__proto__",
  "constructor",
  "prototype",
  "toString",
  "",
  "a.b",
  "code[]",
  "code[$ne]",
  "é",
  "\u0000",
];

const VALUES: readonly unknown[] = [
  null,
  true,
  0,
  -1,
  1e308,
  0.1,
  [],
  [[]],
  ["ADAM"],
  {},
  { toString: 1 },
  { length: 1e9 },
  ...TEXTS,
];

/** Texts that an honest client might send, so that some requests get past the first check. */
const HONEST: ReadonlyMap<string, readonly string[]> = new Map(
  Object.entries({
    code: ["ADAM", "brk-b", "NONE", "ZZZ"],
    codes: ["ADAM,YAHO", "NONE"],
    range: ["1m", "max"],
    basis: ["total"],
    before: ["2024-07-01", "0001-01-01", "9999-12-31"],
    asOf: ["2024-06-28", "0001-01-01", "9999-12-31", "2012-01-02"],
    key: ["about"],
    language: ["fr"],
    metric: ["roe", "eps"],
    end: ["2023-12-31", "0001-01-01"],
    span: ["quarter", "year"],
    statement: ["income", "balance", "cashFlow", "equity"],
    years: ["1", "20", "21", "0", "-1", "1e9"],
    history: ["months"],
    check: ["O1", "G3", "Z9", "constructor"],
    threshold: ["25", "0.15", "-1", "1e15", "1e16"],
    wideShare: ["0.8", "2"],
    wideMedian: ["0.08", "-1"],
    wideSources: ["1", "9"],
    narrowShare: ["0.6", "1e15"],
    narrowMedian: ["-0.01", "1"],
    narrowSources: ["0", "-1"],
    strongScore: ["3", "0"],
    trendPoints: ["0.01", "0"],
    thresholds: ["O1:20,G2:0.15", "O1:1000", "O1:20,O1:21", "Z9:1", "B1:10"],
    strategyId: ["golden-cross", "halloween", "momentum-12-1", "graham-defensive", "no-such", "constructor"],
    id: ["8b6fd1f2-6c9e-4b0d-9c51-0d8a3f4f5b6a"],
    token: ["a".repeat(64), "a".repeat(201)],
    version: ["8b6fd1f2-6c9e-4b0d-9c51-0d8a3f4f5b6a"],
    against: ["8b6fd1f2-6c9e-4b0d-9c51-0d8a3f4f5b6a"],
    run: ["8b6fd1f2-6c9e-4b0d-9c51-0d8a3f4f5b6a"],
    report: ["teaser", "whole", "none"],
    accession: ["0000000100-24-000001", "0000000000-00-000000"],
    item: ["1", "1A", "II.1A", "EX-99.1", "__proto__"],
    around: ["0123456789abcdef"],
    margin: ["0", "20", "21"],
    format: ["csv", "xlsx", "json", "pdf"],
    session: ["cs_test_0123456789"],
  }),
);

/** Rules of a strategy, and some that make no sense although each has the right shape. */
const RULES = {
  version: 1,
  parameters: { length: { value: 20, minimum: 2, maximum: 400, step: 1 } },
  universe: {},
  entry: {
    all: [
      {
        left: { price: "close" },
        operator: "above",
        right: { indicator: "sma", parameters: { length: { parameter: "length" } } },
      },
    ],
  },
  exit: null,
  stops: {},
  ranking: null,
  positions: { count: 3 },
  sizing: { kind: "equal" },
  rebalancing: "signals",
};
const STRATEGIES: readonly unknown[] = [
  RULES,
  { ...RULES, entry: { all: [] } },
  { ...RULES, parameters: {} },
  { ...RULES, parameters: { length: { value: 1e15, minimum: -1e15, maximum: 1e15, step: 0 } } },
  {
    ...RULES,
    entry: {
      any: [
        { check: "constructor", state: "pass" },
        { left: { metric: "toString" }, operator: "between", low: 2, high: 1 },
      ],
    },
  },
  { ...RULES, entry: { all: [{ left: { indicator: "hasOwnProperty" }, operator: "above", right: { number: 1 } }] } },
  {
    ...RULES,
    entry: {
      all: [{ left: { price: "close", barsAgo: -5 }, operator: "above", right: { price: "close", times: 1e15 } }],
    },
  },
  { ...RULES, entryOrder: { type: "limit", below: { parameter: "toString" } } },
  { ...RULES, entryOrder: { type: "stop", above: -1e15 }, rebalancing: "yearly" },
  { ...RULES, stops: { loss: 5, bars: 0.5, trueRanges: { length: 1e9, multiple: -1 } } },
  { ...RULES, rebalancing: "monthly", sizing: { kind: "inverseVolatility", length: 1e15 }, holdMonths: 7.5 },
  { ...RULES, universe: { index: "__proto__", sectors: ["Industrials"], companyTypes: ["bank"] } },
];

/** Bodies of an honest client, and some that are wrong only in what they mean. */
const HONEST_BODIES: ReadonlyMap<string, readonly unknown[]> = new Map(
  Object.entries({
    codes: [["ADAM"], ["adam", "BRK-B", "NONE", "ZZZ"]],
    explain: ["ADAM", "GONE", "ZZZ"],
    code: ["ADAM", "none", "ZZZ", "123456", "000000"],
    email: ["ada@example.org", "ada@example.org\u0000", "Ada@EXAMPLE.org", "é@exämple.org", "\ud83d@example.org"],
    password: ["seven green bottles", "password", "nul \u0000 in it", "lone \ud83d surrogate"],
    currentPassword: ["seven green bottles", "nul \u0000 in it"],
    purpose: ["register", "login", "changeemail", "changepassword", "delete"],
    acceptedTerms: [true, "true"],
    keepLoggedIn: [true, false],
    invitation: ["a".repeat(32), "\u0000"],
    refreshToken: ["a".repeat(43), "\u0000".repeat(43)],
    name: ["Ada", "Ada\u0000Lovelace", "\ud83d", "\u202eada"],
    preferences: [
      {},
      { theme: "dark" },
      { language: "xx" },
      { rising: null, theme: null },
      { benchmark: "ADAM", costPreset: "low" },
      { benchmark: "__proto__" },
      { costPreset: "constructor" },
    ],
    message: ["Hello", "Hel\u0000lo", "\ud83d", "line\r\nBcc: eve@example.org"],
    contact: ["me@example.org", "\u0000", "me@example.org\r\nBcc: eve@example.org"],
    id: ["8b6fd1f2-6c9e-4b0d-9c51-0d8a3f4f5b6a"],
    run: ["8b6fd1f2-6c9e-4b0d-9c51-0d8a3f4f5b6a"],
    writer: ["rules", "model"],
    others: [true],
    ids: [["8b6fd1f2-6c9e-4b0d-9c51-0d8a3f4f5b6a"], Array(20).fill("8b6fd1f2-6c9e-4b0d-9c51-0d8a3f4f5b6a"), ["first"]],
    list: ["8b6fd1f2-6c9e-4b0d-9c51-0d8a3f4f5b6a", "first"],
    stocks: [
      [{ code: "ADAM" }],
      [{ code: "brk/b", note: "Warren" }, { code: "ZZZ" }, { code: "ADAM", note: "nul \u0000 in it" }],
      [{ code: "constructor" }, { code: "__proto__" }],
      Array.from({ length: 201 }, () => ({ code: "ADAM" })),
    ],
    note: ["Glasses", "two\r\nlines", null, "\u0000", "\ud83d", "x".repeat(501)],
    kind: ["valuation", "screen", "comparison", "other"],
    address: [
      "/pages/valuation?code=ADAM&set=wacc%3A0.09",
      "/pages/basic-search?f=pe(..15)~sectors(Energy)&sort=-marketValue",
      "/pages/basic-search?compare=ADAM,BRK.B",
      "https://example.org/pages/valuation?code=ADAM",
      "/pages/valuation?code=%00",
      "/pages/valuation?code=%E0%A4",
    ],
    condition: [
      { kind: "price", direction: "above", line: 50 },
      { kind: "change", period: "1m", direction: "below", line: -0.1 },
      { kind: "gap", model: "graham", direction: "above", line: 0 },
      { kind: "metric", metric: "constructor", direction: "above", line: 1 },
      { kind: "percentile", metric: "pe", within: "industry", direction: "above", line: 2 },
      { kind: "check", check: "O1", turns: "either", threshold: -1e15 },
      { kind: "check", check: "toString", turns: "fail" },
      { kind: "consensus", direction: "below" },
      { kind: "moat", change: "any" },
      { kind: "filing", filings: ["annual", "event"] },
      { kind: "target", change: "lowered" },
      { kind: "earnings", days: 7 },
      { kind: "earnings", days: 1e9 },
      { kind: "strategy", strategyId: "__proto__", change: "enters" },
      { kind: "strategy", strategyId: "turn-of-month", change: "either" },
      { kind: "thesis", savedItemId: "8b6fd1f2-6c9e-4b0d-9c51-0d8a3f4f5b6a" },
    ],
    channels: [[], ["email", "push", "webhook"], ["email", "email"], ["pigeon"]],
    isPaused: [true, false],
    timeZone: ["Europe/Paris", "Mars/Olympus", "../../etc/passwd"],
    rhythm: ["atOnce", "daily"],
    dailyAt: [0, 1439, 1440],
    quiet: [null, { from: 0, until: 1439 }, { from: 60, until: 60 }, { from: -1, until: 1e9 }],
    emails: [true, false],
    webhook: [
      null,
      "https://hooks.example.org/x",
      "http://127.0.0.1/",
      "https://[::1]/",
      "https://169.254.169.254/",
      "x",
    ],
    endpoint: ["https://push.example.org/x", "https://10.0.0.1/x", "file:///etc/passwd"],
    keys: [
      { p256dh: "p".repeat(87), auth: "a".repeat(22) },
      { p256dh: "", auth: "" },
    ],
    token: ["a".repeat(64), "a".repeat(201), "\u0000"],
    all: [true, false],
    documents: [["terms"], ["terms", "terms"], ["terms", "privacy", "disclaimer"], ["cookies"]],
    language: ["en", "zh-Hant"],
    before: ["2024-07-01", "0001-01-01", "9999-12-31"],
    asOf: ["2024-06-28", "0001-01-01", "9999-12-31"],
    parameters: [
      {},
      { wacc: 0.08, terminalGrowth: 0.025 },
      { wacc: 0.01, terminalGrowth: 0.06, baseFlow: 1e15 },
      { riskFreeRate: 0, beta: 0, equityRiskPremium: 0, bondYield: 0.2, taxRate: 0.6 },
      { shortTermGrowth: -0.5, longTermGrowth: -0.3, baseFlow: 1e-6, shares: 1e-6, netDebt: -1e15, wacc: 0.3 },
      { eps: 1e-6, grahamGrowth: 0.25, growthMultiplier: 0, noGrowthMultiple: 1e-6, wacc: 0.05 },
      { eps: 1e-300, shares: 1e-300, growthMultiplier: 5e-324 },
      { wacc: 1e6, beta: -1, toString: 1 },
    ],
    choices: [
      {},
      { timing: "mid-year", growthPath: "linear-fade", stockCompensation: "deducted", earnings: "three-years" },
      { securities: "added" },
      { timing: "noon" },
    ],
    paramFilters: [
      [],
      [{ metric: "pe", op: "atMost", high: 25 }],
      [{ metric: "revenue.yearOverYear", op: "between", low: 2, high: 1 }],
      [{ metric: "ps", op: "percentileAtLeast", low: 0.5, within: "industry" }],
      [{ metric: "constructor", op: "atLeast", low: 1 }],
      [
        { check: "O1", state: "pass", threshold: 1e15 },
        { check: "B1", state: "unknown" },
      ],
      [{ check: "Z9", state: "near" }],
      [{ sectors: ["Industrials"] }, { industries: ["Machinery", "__proto__"] }, { companyTypes: ["bank"] }],
      Array.from({ length: 140 }, () => ({ check: "O1", state: "pass" })),
    ],
    strategyFilters: [["golden-cross"], ["halloween", "constructor"], ["__proto__"], Array(6).fill("rsi2")],
    word: ["k7mqd-x9tbf", " ", "\u0000", "a".repeat(41)],
    order: [
      { metric: "pe", descending: true },
      { bestBy: ["pe", "returnOnCapital"], within: "sector" },
      { bestBy: ["toString"], within: "market" },
    ],
    page: [
      "/pages/valuation",
      "/pages/\u0000",
      { offset: 0, limit: 10_000 },
      { offset: 1_000_000, limit: 0 },
      { offset: -1, limit: 0.5 },
    ],
    action: ["create", "change", "fork", "delete"],
    strategy: STRATEGIES,
    strategyId: ["golden-cross", "8b6fd1f2-6c9e-4b0d-9c51-0d8a3f4f5b6a", "constructor"],
    values: [{}, { fast: 20 }, { length: 1e15 }, { toString: 1 }],
    universe: [
      { codes: ["ADAM"] },
      { market: true },
      { sectors: ["Industrials"] },
      { codes: ["NONE", "ZZZ"] },
      { market: false },
    ],
    from: ["2020-01-02", "0001-01-01", "golden-cross"],
    to: ["2021-01-04", "2019-01-01", "9999-12-31"],
    capital: [10_000, 1, 1e300, -5],
    costs: [
      { rate: 0, slippage: 0 },
      { rate: 0.1, slippage: 0.1, fixed: 1e6, minimum: 1e6 },
      { rate: 2, slippage: -1 },
    ],
    fractional: [true, false],
    fillAt: ["nextOpen", "close", "open"],
    volumeShare: [null, 0.1, 1, 0, 1e300],
    delistingRecovery: [0, 0.3, 1, -1],
    benchmark: [null, "ADAM", "NONE"],
    sweep: [[{ parameter: "fast", from: 10, to: 12, step: 1 }], [{ parameter: "fast", from: 2, to: 1e9, step: 1e-9 }]],
    seed: [0, 2 ** 31],
    plan: ["investor", "professional", "free", "gold", "__proto__"],
    interval: ["month", "year", "week"],
    coupon: ["SPRING", "spring", "10 %", ""],
    apply: [true, false],
    at: ["2026-07-01T11:59:00Z", "2026-07-01T12:01:00Z", "0001-01-01T00:00:00Z", "yesterday"],
    type: ["customer.subscription.updated", ""],
    favourite: [true, false],
    delete: [true, false],
    columns: [[], [{ metric: "price" }, { check: "D9" }], [{ metric: "hasOwnProperty" }, { check: "Q" }]],
  }),
);

/** Mulberry32: small, and the same on every machine. */
function chanceOf(seed: number): () => number {
  let state = seed;
  return () => {
    state = (state + 0x6d2b79f5) | 0;
    let mixed = Math.imul(state ^ (state >>> 15), 1 | state);
    mixed = (mixed + Math.imul(mixed ^ (mixed >>> 7), 61 | mixed)) ^ mixed;
    return ((mixed ^ (mixed >>> 14)) >>> 0) / 2 ** 32;
  };
}

function fieldsOf(endpoint: AnyEndpoint): string[] {
  const schema = z.toJSONSchema(endpoint.input, { io: "input", unrepresentable: "any" });
  const shapes = (schema.anyOf ?? [schema]) as { properties?: object }[];
  return [...new Set(shapes.flatMap((shape) => Object.keys(shape.properties ?? {})))];
}

/** Makes requests to an endpoint with missing, repeated, unknown, wrong, huge and strange fields. */
export function* hostileRequests(
  endpoint: AnyEndpoint,
  { count, seed }: { readonly count: number; readonly seed: number },
): Generator<InjectOptions> {
  const chance = chanceOf(seed);
  const pick = <Item>(items: readonly Item[]): Item => items[Math.floor(chance() * items.length)] as Item;
  const fields = fieldsOf(endpoint);
  const nameOf = () => (fields.length > 0 && chance() < 0.75 ? pick(fields) : pick(STRANGE_NAMES));
  const textOf = (name: string) => (chance() < 0.4 ? pick(HONEST.get(name) ?? TEXTS) : pick(TEXTS));
  const bodyOf = (name: string): unknown => {
    const honest = HONEST_BODIES.get(name);
    if (honest && chance() < 0.8) return chance() < 0.7 ? pick(honest) : spoiled(pick(honest), { chance, pick });
    return chance() < 0.5 ? textOf(name) : pick(VALUES);
  };
  const headers = () => ({
    "accept-language": pick(["en", "zh-TW", "*", "x".repeat(3000), ";q=", "fr;q=NaN", ""]),
    "accept-encoding": pick(["br", "gzip", "*;q=0", "nonsense", ""]),
    "if-none-match": pick(["*", '"a"', "W/", ",".repeat(2000), ""]),
  });
  for (let made = 0; made < count; made++) {
    const names = Array.from({ length: 1 + Math.floor(chance() * 5) }, nameOf);
    if (endpoint.method === "GET") {
      const query = names.map((name) => `${encoded(name, chance)}=${encoded(textOf(name), chance)}`).join("&");
      yield { method: "GET", url: `${endpoint.path}?${query}`, headers: headers() };
    } else {
      const body = Object.fromEntries(names.map((name) => [name, bodyOf(name)]));
      const payload = chance() < 0.1 ? pick(TEXTS) : JSON.stringify(body);
      yield {
        method: "POST",
        url: endpoint.path,
        headers: { ...headers(), "content-type": "application/json" },
        payload,
      };
    }
  }
}

/** Mostly as the standard has it; now and then raw, as far as a URL can hold it. */
function encoded(text: string, chance: () => number): string {
  const isRaw = chance() < 0.1 && /^[!-~]*$/.test(text) && !/[#&]/.test(text);
  return isRaw ? text : encodeURIComponent(text.toWellFormed());
}

/** The same with something strange somewhere inside. */
function spoiled(
  value: unknown,
  { chance, pick }: { readonly chance: () => number; readonly pick: <Item>(items: readonly Item[]) => Item },
): unknown {
  if (typeof value !== "object" || value === null || chance() < 0.3) return pick(VALUES);
  if (Array.isArray(value)) return [...value, value.length > 0 ? spoiled(pick(value), { chance, pick }) : pick(VALUES)];
  const [name, member] = pick([...Object.entries(value), [pick(STRANGE_NAMES), null] as const]);
  return { ...value, [name]: spoiled(member, { chance, pick }) };
}
