import { randomUUID } from "node:crypto";
import type { ServerResponse } from "node:http";
import { setTimeout as pause } from "node:timers/promises";
import { afterAll, beforeAll, describe, expect, it } from "vitest";
import { Accounts } from "../../accounts/index.ts";
import { outboxDelivery } from "../../mail/index.ts";
import { reportEvidence } from "../../reports/index.ts";
import { honestDraft } from "../../reports/model/honest-draft.fixture.ts";
import {
  configurationOf,
  frameOf,
  inPieces,
  type PlayedService,
  startPlayedService,
} from "../../reports/model/played-service.fixture.ts";
import { type Account, type AccountServer, startAccountServer } from "../../testing/account-server.ts";
import { type PaidServer, startPaidServer } from "../../testing/paid-server.ts";
import { startTestServer, type TestServer, type TestServerOptions } from "../../testing/test-server.ts";

/** A million tokens read cost 1 dollar, written 2: a token is one or two millionths. */
const PRICES = { input: 1, output: 2, currency: "USD" };
const USAGE = { prompt_tokens: 9_000, completion_tokens: 1_500, total_tokens: 10_500 };

let service: PlayedService;
let server: AccountServer;
let other: TestServer;
/** A server whose reports may cost next to nothing. */
let thrifty: TestServer;
let ada: Account;
let ben: Account;
let eve: Account;

beforeAll(async () => {
  service = await startPlayedService();
  const languageModel = configurationOf(service, {
    prices: PRICES,
    ceilings: { run: 100_000, user: 400_000, month: 1_000_000 },
    outputTokens: 6_000,
    atOnce: 1,
  });
  server = await startAccountServer({ rateLimitScale: 1e6 }, { languageModel });
  ada = await server.register("ada@example.org");
  ben = await server.register("ben@example.org");
  eve = await server.register("eve@example.org");
  other = await serverBeside(languageModel);
  thrifty = await serverBeside({ ...languageModel, ceilings: { ...languageModel.ceilings, run: 1_000 } });
}, 60_000);
afterAll(async () => {
  await thrifty.close();
  await other.close();
  await server.close();
  await service.close();
});

/** Another server on the same database. Messages that it delivers are not looked for. */
async function serverBeside(languageModel: NonNullable<TestServerOptions["languageModel"]>): Promise<TestServer> {
  const delivery = outboxDelivery({ folder: server.dataDirectory });
  const { settings } = server.accounts.context;
  let opening: Promise<void> | undefined;
  const beside = await startTestServer({
    languageModel,
    accountsService: ({ logger }) => {
      const shared = { jwtSecret: null, settings, email: delivery, sms: delivery, clock: server.now, logger };
      const accounts = new Accounts({ ...shared, firstAccountFile: null });
      opening = accounts.open(server.database);
      return accounts;
    },
  });
  await opening;
  return beside;
}

type Language = Parameters<typeof honestDraft>[1];

async function draftOf(code: string, language: Language) {
  const served = server.market.served;
  const instrument = served?.snapshot.find(code);
  if (!served || !instrument) throw new Error(`The market has no ${code}.`);
  return JSON.stringify(honestDraft(await reportEvidence(served, instrument), language));
}

/** A model that writes half of a report and waits until it may go on. */
async function haltingModel(code: string, language: Language = "en") {
  const draft = await draftOf(code, language);
  const half = Math.floor(draft.length / 2);
  const gate = Promise.withResolvers<void>();
  const left = Promise.withResolvers<void>();
  const word = (response: ServerResponse, piece: string) =>
    response.write(frameOf({ choices: [{ index: 0, delta: { content: piece } }] }));
  service.play("honest", () => ({
    raw: (response) => {
      response.writeHead(200, { "content-type": "text/event-stream" });
      response.once("close", () => left.resolve());
      for (const piece of inPieces(draft.slice(0, half))) word(response, piece);
      void gate.promise.then(() => {
        for (const piece of inPieces(draft.slice(half))) word(response, piece);
        response.end(`${frameOf({ choices: [], usage: USAGE })}data: [DONE]\n\n`);
      });
    },
  }));
  return { goOn: () => gate.resolve(), left: left.promise };
}

async function honestModel(code: string, language: Language = "en") {
  const draft = await draftOf(code, language);
  service.play("honest", () => ({ pieces: inPieces(draft), usage: USAGE }));
}

const asked = () => service.requests.length;

async function update(who: Account, body: object, on: Pick<TestServer, "app"> = server) {
  const headers = { authorization: `Bearer ${who.accessToken}` };
  const answer = await on.app.inject({ method: "POST", url: "/api/stock/updateStockDetail", headers, payload: body });
  return { status: answer.statusCode, headers: answer.headers, ...answer.json() };
}

/** The events of a run, as its stream told them until it ended. */
async function events(who: Account, run: string, on: Pick<TestServer, "app"> = server) {
  const headers = { authorization: `Bearer ${who.accessToken}` };
  const answer = await on.app.inject({ method: "GET", url: `/api/ai/reportEvents?run=${run}`, headers });
  expect([answer.statusCode, answer.headers["content-type"], answer.headers["cache-control"]]).toEqual([
    200,
    "text/event-stream",
    "private, no-store",
  ]);
  return [...answer.body.matchAll(/event: (\w+)\ndata: (.*)\n\n/g)].map(([, name, data]) => ({
    name,
    data: JSON.parse(data as string),
  }));
}

const runRow = (id: string) =>
  server.database.db.selectFrom("report_runs").selectAll().where("id", "=", id).executeTakeFirstOrThrow();

/** Counts an amount, in millionths, as spent in this month; the returned function takes it back. */
async function spend(cost: number, who: Account): Promise<() => Promise<unknown>> {
  const id = randomUUID();
  const row = { id, hash: Buffer.alloc(32, 3), user_id: who.id, cost, currency: "USD", state: "done" as const };
  const shelf = {
    market: "tiny",
    code: "ADAM",
    language: "en" as const,
    as_of: "2024-06-28",
    snapshot: "s",
    model: "m",
  };
  await server.database.db
    .insertInto("report_runs")
    .values({ ...shelf, ...row, finished_at: new Date() })
    .execute();
  return () => server.database.db.deleteFrom("report_runs").where("id", "=", id).execute();
}

/** What all runs of the month have cost, or may cost, in millionths. */
async function spent(): Promise<number> {
  const runs = await server.database.db.selectFrom("report_runs").select("cost").execute();
  return runs.reduce((sum, { cost }) => sum + Number(cost ?? 0), 0);
}

describe("an update by a language model", () => {
  it("is written once for all who ask for the same, and told to each of them, on every server", async () => {
    const model = await haltingModel("ADAM");
    const before = asked();
    const first = (await update(ada, { code: "ADAM", language: "en" })).data;
    expect(first).toMatchObject({ outcome: "started", isShared: false });
    const second = (await update(ben, { code: "adam", language: "en" })).data;
    expect(second).toMatchObject({ outcome: "started", isShared: true, run: first.run });
    const streams = Promise.all([events(ada, first.run), events(ben, first.run), events(ben, first.run, other)]);
    await pause(50);
    model.goOn();
    const [ofAda, ofBen, elsewhere] = await streams;
    expect(asked() - before).toBe(1);
    const done = ofAda.at(-1);
    expect(done).toMatchObject({
      name: "done",
      data: { consumption: { inputTokens: 9_000, outputTokens: 1_500, cost: { amount: 0.012, currency: "USD" } } },
    });
    expect(ofBen.at(-1)).toEqual(done);
    expect(elsewhere.at(-1)).toEqual(done);
    const sections = (list: typeof ofAda) =>
      list.filter(({ name }) => name === "section").map(({ data }) => data.section);
    expect(sections(ofAda)).toEqual(sections(ofBen));
    expect([...sections(elsewhere)].sort()).toEqual([...sections(ofAda)].sort());
    expect(ofAda.some(({ name }) => name === "sentence")).toBe(true);
    // What was told is what is shown from now on.
    const shown = (await server.get("/api/ai/report?code=ADAM&language=en")).json().data.whole;
    expect(shown.version).toMatchObject({ id: done?.data.version, writer: "model", model: "honest" });
    expect(Object.values(shown.report.writtenBy)).toContain("model");
    expect((await update(eve, { code: "ADAM", language: "en" })).data).toMatchObject({
      outcome: "unchanged",
      version: shown.version,
    });
    expect(asked() - before).toBe(1);
    // Who comes later is told all of it.
    expect((await events(ada, first.run)).at(-1)).toEqual(done);
  });

  it("shows no word before it has passed its checks: every event holds what the report holds, and its items", async () => {
    await honestModel("BRK.B");
    const { run } = (await update(ada, { code: "BRK.B", language: "en" })).data;
    const told = await events(ada, run);
    const shown = (await server.get("/api/ai/report?code=BRK.B&language=en")).json().data.whole;
    const items = new Set<string>();
    const unknown: string[] = [];
    for (const { name, data } of told) {
      for (const { id } of data.items ?? []) items.add(id);
      if (name === "sentence") unknown.push(...data.sentence.refs.filter((id: string) => !items.has(id)));
    }
    expect(unknown).toEqual([]);
    const sections = told.filter(({ name }) => name === "section");
    expect(sections.length).toBeGreaterThan(0);
    expect(sections.map(({ data }) => data.content)).toEqual(sections.map(({ data }) => shown.report[data.section]));
  });

  it("ends when nobody is left who asked for it, and counts what it has cost by then", async () => {
    const model = await haltingModel("ADAM", "es");
    const { run } = (await update(ada, { code: "ADAM", language: "es" })).data;
    await update(ben, { code: "ADAM", language: "es" });
    const following = events(ben, run);
    await pause(50);
    const leave = (who: Account) => server.post("ai/cancelReport", { run }, { token: who.accessToken });
    expect((await leave(ada)).json().data).toEqual({ state: "running" });
    expect((await leave(ben)).json().data).toEqual({ state: "cancelled" });
    await model.left;
    expect((await following).at(-1)).toEqual({ name: "cancelled", data: {} });
    const row = await runRow(run);
    expect([row.state, row.report_id]).toEqual(["cancelled", null]);
    expect(Number(row.cost)).toBeGreaterThan(0);
    expect(Number(row.cost)).toBeLessThan(100_000);
    // It can be asked for again.
    await honestModel("ADAM", "es");
    const again = (await update(ada, { code: "ADAM", language: "es" })).data;
    expect(again.run).not.toBe(run);
    expect((await events(ada, again.run)).at(-1)?.name).toBe("done");
  });

  it("waits for its turn, and says how many are before it", async () => {
    const model = await haltingModel("ADAM", "fr");
    const running = (await update(ada, { code: "ADAM", language: "fr" })).data;
    const waiting = (await update(ada, { code: "BRK.B", language: "fr" })).data;
    const told = events(ada, waiting.run);
    await pause(50);
    model.goOn();
    expect((await events(ada, running.run)).at(-1)?.name).toBe("done");
    expect((await told)[0]).toEqual({ name: "state", data: { state: "queued", waiting: 1, tokens: 0 } });
  });

  it("fails with what is to blame when the service fails, and costs what was written", async () => {
    service.play("honest", () => ({ status: 401 }));
    const { run } = (await update(ben, { code: "SPLT", language: "es" })).data;
    expect((await events(ben, run)).at(-1)).toEqual({ name: "failed", data: { error: "refused" } });
    const row = await runRow(run);
    expect([row.state, row.error, Number(row.cost)]).toEqual(["failed", "refused", 0]);
    // The rules write all the same.
    const { whole } = (await server.get("/api/ai/report?code=SPLT&language=es")).json().data;
    expect(new Set(Object.values(whole.report.writtenBy))).toEqual(new Set(["rules"]));
  });

  it("is given up when its process has ended without a word, so that it can be asked for again", async () => {
    const model = await haltingModel("ADAM", "zh-Hant");
    const { run } = (await update(ben, { code: "ADAM", language: "zh-Hant" })).data;
    const lost = { claim: "22222222-2222-4222-8222-222222222222", claimed_until: new Date(0) };
    await server.database.db.updateTable("report_runs").set(lost).where("id", "=", run).execute();
    const next = (await update(ben, { code: "ADAM", language: "zh-Hant" })).data;
    expect(next.run).not.toBe(run);
    expect(await runRow(run)).toMatchObject({ state: "failed", error: "program" });
    await server.post("ai/cancelReport", { run: next.run }, { token: ben.accessToken });
    model.goOn();
  });

  it("is refused where the month of a reader would cost more than it may", async () => {
    await honestModel("ADAM", "zh-Hans");
    const takeBack = await spend(399_999, eve);
    const refused = await update(eve, { code: "ADAM", language: "zh-Hans" });
    expect([refused.status, Number(refused.headers["retry-after"]) > 0]).toEqual([429, true]);
    // Another reader has not spent as much.
    const allowed = (await update(ada, { code: "ADAM", language: "zh-Hans" })).data;
    expect(allowed.outcome).toBe("started");
    // Who joins a run pays nothing of it.
    expect((await update(eve, { code: "ADAM", language: "zh-Hans" })).data).toMatchObject({ isShared: true });
    await events(ada, allowed.run);
    await takeBack();
  });

  it("is refused to everyone where the month of all would cost more than it may", async () => {
    await honestModel("SPLT", "fr");
    const takeBack = await spend(1_000_000 - (await spent()), eve);
    for (const who of [ada, ben]) {
      const refused = await update(who, { code: "SPLT", language: "fr" });
      expect([refused.status, Number(refused.headers["retry-after"]) > 0]).toEqual([429, true]);
    }
    expect((await update(ada, { code: "SPLT", language: "fr", writer: "rules" })).status).toBe(200);
    await takeBack();
    const allowed = (await update(ada, { code: "SPLT", language: "fr" })).data;
    expect(allowed.outcome).toBe("started");
    await events(ada, allowed.run);
  });

  it("is begun by one of two who ask at once, on two servers, where the month has room for one", async () => {
    const model = await haltingModel("YAHO");
    const languages = ["en", "es"] as const;
    const most = await Promise.all(
      languages.map(async (language) => {
        const { data } = (await server.get(`/api/ai/estimate?code=YAHO&language=${language}`)).json();
        return Math.ceil(data.estimate.most.cost.amount * 1e6);
      }),
    );
    const takeBack = await spend(1_000_000 - (await spent()) - Math.max(...most), eve);
    const answers = await Promise.all([
      update(ada, { code: "YAHO", language: languages[0] }),
      update(ben, { code: "YAHO", language: languages[1] }, other),
    ]);
    expect(answers.map(({ status }) => status).sort()).toEqual([200, 429]);
    expect(await spent()).toBeLessThanOrEqual(1_000_000);
    model.goOn();
    for (const [at, { data, status }] of answers.entries()) {
      const [who, on] = at === 0 ? [ada, server] : [ben, other];
      if (status === 200) await events(who, data.run, on);
    }
    await takeBack();
  });

  it("is refused where the report alone would cost more than one may", async () => {
    const before = asked();
    const refused = await update(ada, { code: "BRK.B", language: "zh-Hant" }, thrifty);
    expect([refused.status, refused.code]).toEqual([403, 403]);
    expect(asked()).toBe(before);
    expect((await update(ada, { code: "BRK.B", language: "zh-Hant", writer: "rules" }, thrifty)).status).toBe(200);
  });

  it("is told in advance what it takes, and afterwards what it took", async () => {
    const { data } = (await server.get("/api/ai/estimate?code=ADAM&language=zh-Hant")).json();
    expect(data).toMatchObject({
      model: "honest",
      isPublished: false,
      ceilings: { run: { amount: 0.1 }, user: { amount: 0.4 }, month: { amount: 1, currency: "USD" } },
    });
    const { least, most } = data.estimate;
    expect(least.cost.amount).toBeCloseTo((least.inputTokens + 2 * least.outputTokens) / 1e6, 9);
    expect(most.inputTokens).toBe(2 * least.inputTokens);
    expect(most.outputTokens).toBe(12_000);
  });

  it("is followed and left by nobody who has not asked for it", async () => {
    await honestModel("SPLT");
    const { run } = (await update(ada, { code: "SPLT", language: "en" })).data;
    await events(ada, run);
    const token = eve.accessToken;
    expect((await server.read(`ai/reportEvents?run=${run}`, { token })).statusCode).toBe(404);
    expect((await server.post("ai/cancelReport", { run }, { token })).statusCode).toBe(404);
  });
});

describe("where plans are sold", () => {
  let paid: PaidServer;
  let reader: Account;
  beforeAll(async () => {
    paid = await startPaidServer({ languageModel: configurationOf(service, { prices: PRICES }) });
    await paid.register("owner@example.org");
    reader = await paid.register("reader@example.org");
    await paid.ask(reader, "ai/unlock", { code: "ADAM" });
  }, 60_000);
  afterAll(() => paid.close());

  const estimate = () => paid.ask(reader, "ai/estimate?code=ADAM&language=en");
  const ask = async (body: object) =>
    paid.post(
      "stock/updateStockDetail",
      { code: "ADAM", language: "en", ...body },
      { token: await paid.tokenOf(reader) },
    );

  it("the free plan has no reports by a model: the estimate says so, the rules write, a refusal names the plans", async () => {
    const offered = { isAllowed: false, plans: ["investor", "professional"] };
    expect(await estimate()).toMatchObject({ model: "honest", ...offered });
    expect((await paid.read("ai/estimate?code=ADAM&language=en")).json().data).toMatchObject(offered);
    const before = asked();
    const refused = await ask({ writer: "model" });
    expect([refused.statusCode, refused.json()]).toEqual([
      403,
      {
        code: 403,
        message: "Your plan does not include this.",
        data: { needs: "plan", feature: "modelReports", plans: offered.plans },
      },
    ]);
    expect((await ask({})).json().data).toMatchObject({ outcome: "published", version: { writer: "rules" } });
    expect(asked()).toBe(before);
  });

  it("a plan that includes them begins one", async () => {
    await honestModel("ADAM");
    const subscription = await paid.subscribe(reader);
    expect(await estimate()).toMatchObject({ isAllowed: true });
    const { outcome, run } = (await ask({})).json().data;
    expect(outcome).toBe("started");
    const told = await events({ ...reader, accessToken: await paid.tokenOf(reader) }, run, paid);
    expect(told.at(-1)?.name).toBe("done");
    paid.stripe.account.end(subscription);
    await paid.tell();
    expect(await estimate()).toMatchObject({ isAllowed: false });
  });
});
