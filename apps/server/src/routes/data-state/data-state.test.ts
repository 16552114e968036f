import { existsSync, readdirSync, readFileSync, rmSync, writeFileSync } from "node:fs";
import { join } from "node:path";
import { setTimeout as pause } from "node:timers/promises";
import { plantedPrices } from "@plumbline/market/ingest/testing";
import { writeStandingPull } from "@plumbline/market/pull";
import { afterAll, beforeAll, describe, expect, it } from "vitest";
import { type Account, type AccountServer, startAccountServer } from "../../testing/account-server.ts";
import { PulledMarket, STANDING } from "../../testing/pulled-market.ts";

const SECRET = "s3cret-key-of-tiingo";
const pulled = new PulledMarket("tiny");
let server: AccountServer;
let owner: Account;
let member: Account;

beforeAll(async () => {
  await pulled.open();
  server = await startAccountServer(
    {},
    {
      isKeptUp: true,
      clock: () => new Date(pulled.now),
      providerEnvironment: { ...pulled.environment, TIINGO_KEY: SECRET },
      publish: async (dataDirectory) => {
        await pulled.pullInto(dataDirectory);
        await writeStandingPull(dataDirectory, "tiny", STANDING);
      },
    },
  );
  owner = await server.register("owner@example.org");
  member = await server.register("member@example.org");
}, 120_000);
afterAll(async () => {
  await server.close();
  await pulled.close();
});

const stateOf = async () => (await server.read("market/dataState")).json().data;

/** Sends a file as a browser does. */
function upload(account: Account, { id, name, content }: { id: string; name: string; content: string }) {
  const boundary = "made-up-boundary";
  const part = (head: string, body: string) =>
    `--${boundary}\r\ncontent-disposition: form-data; ${head}\r\n\r\n${body}\r\n`;
  const payload = `${part('name="upload"', id)}${part(`name="file"; filename="${name}"`, content)}--${boundary}--\r\n`;
  return server.app.inject({
    method: "POST",
    url: "/api/market/uploadData",
    headers: {
      authorization: `Bearer ${account.accessToken}`,
      "content-type": `multipart/form-data; boundary=${boundary}`,
    },
    payload,
  });
}

async function endOf(run: string) {
  for (;;) {
    const { data } = (await server.read(`market/dataRun?run=${run}`, { token: owner.accessToken })).json();
    if (["done", "failed", "cancelled"].includes(data.run.state)) return data;
    await pause(100);
  }
}

/** Has a delivery imported by the owner, and waits for the end. */
async function importedWith(input: object) {
  const { data } = (await server.post("market/importUpload", input, { token: owner.accessToken })).json();
  return endOf(data.run);
}

describe("the state of the data", () => {
  it("is read by everyone: providers in their order, ages, versions, and what is due", async () => {
    await expect.poll(async () => (await stateOf()).upkeep, { timeout: 20_000 }).toBe("on");
    const state = await stateOf();
    expect(state.universe).toBe("ADAM,EVEA");
    expect(state.providers.map(({ name }: { name: string }) => name).slice(0, 2)).toEqual(["edgar", "yahoo"]);
    const byName = Object.fromEntries(state.providers.map((one: { name: string }) => [one.name, one]));
    expect(byName.yahoo).toMatchObject({ rank: 2, state: "answers", lastSuccessAt: expect.any(String) });
    expect(byName.fmp).toMatchObject({ rank: null, state: "keyless" });
    const ages = Object.fromEntries(
      state.ages.map(({ kind, newest }: { kind: string; newest: string }) => [kind, newest]),
    );
    // The last planted session, and the last announcement of the played companies.
    expect(ages).toMatchObject({ prices: pulled.lastDay, filings: "2020-02-05" });
    expect(state.snapshots).toHaveLength(1);
    expect(state.due.map(({ work }: { work: string }) => work)).toContain("session");
    expect(JSON.stringify(state)).not.toContain(SECRET);
    expect(JSON.stringify(state)).not.toContain(server.dataDirectory);
  }, 60_000);

  it("is refreshed by the owner alone, and says by events how far that is", async () => {
    expect((await server.post("market/refreshData", {})).statusCode).toBe(401);
    expect((await server.post("market/refreshData", {}, { token: member.accessToken })).statusCode).toBe(403);
    const { data } = (await server.post("market/refreshData", {}, { token: owner.accessToken })).json();
    const events = await server.read(`market/dataRunEvents?run=${data.run}`, { token: owner.accessToken });
    expect(events.headers["content-type"]).toContain("text/event-stream");
    const states = [...events.body.matchAll(/"state":"(\w+)"/g)].map(([, state]) => state);
    expect(states.at(-1)).toBe("done");
    expect(await endOf(data.run)).toMatchObject({ run: { result: "unchanged" }, report: { stocks: 2 } });
  }, 60_000);

  it("takes files of the owner, whatever they call themselves, and imports them", async () => {
    const id = "0b7c9f3e-2c1d-4d8e-9a55-7d1f0a3b4c5d";
    const content = plantedPrices("NOAH", { from: 0, until: 400 });
    expect((await upload(member, { id, name: "NOAH.csv", content })).statusCode).toBe(403);
    expect(existsSync(join(server.dataDirectory, "uploads"))).toBe(false);
    const sent = await upload(owner, { id, name: "../../../NOAH.csv", content });
    expect(sent.json().data).toEqual({ upload: id, files: 1, bytes: Buffer.byteLength(content) });
    const folder = join(server.dataDirectory, "uploads", id);
    const [place = ""] = readdirSync(folder);
    expect(readdirSync(join(folder, place))).toEqual(["NOAH.csv"]);
    expect(readFileSync(join(folder, place, "NOAH.csv"), "utf8")).toBe(content);
    const end = await importedWith({ upload: id });
    const data = end.run;
    expect(end).toMatchObject({ run: { state: "done", result: "published" }, report: { imported: { files: 1 } } });
    expect(server.market.served?.snapshot.find("NOAH")?.currency).toBeNull();
    // The table does not state its currency: the delivery is kept until that is said.
    const [{ topic, file, asked }] = end.report.imported.unanswered;
    expect([topic, file, asked.choices, end.report.imported.upload]).toEqual(["currency", "NOAH.csv", [], id]);
    // A symbol as the United States spell them: proposed, and not used before the owner says so.
    expect(asked.proposed).toBe("USD");
    const answers = { [asked.layout]: { currency: "usd" } };
    const again = await importedWith({ upload: id, answers });
    expect(again).toMatchObject({
      run: { state: "done", result: "published" },
      report: { imported: { unanswered: [] } },
    });
    expect(server.market.served?.snapshot.find("NOAH")?.currency).toBe("USD");
    expect(existsSync(folder)).toBe(false);
    // Its report names files: it is the owner's alone.
    for (const call of ["dataRun", "dataRunEvents"]) {
      const refused = await server.read(`market/${call}?run=${data.id}`, { token: member.accessToken });
      expect(refused.statusCode).toBe(404);
    }
    for (const [call, input] of [
      ["cancelDataRun", { run: data.id }],
      ["importUpload", { upload: id }],
    ] as const)
      expect((await server.post(`market/${call}`, input, { token: member.accessToken })).statusCode).toBe(403);
  }, 60_000);

  it("asks what files do not show, and reads them with the answers; what is none ends the import with a reason", async () => {
    const id = "1b7c9f3e-2c1d-4d8e-9a55-7d1f0a3b4c5d";
    // Days that fit both orders: of January to March, or the first ones of some months.
    const days = ["01/02/2023", "02/03/2023", "03/04/2023"].map((day) => `${day},50,51,49,50.5,1000`);
    const content = ["Date,Open,High,Low,Close,Volume", ...days, ""].join("\n");
    expect((await upload(owner, { id, name: "OMRI.csv", content })).statusCode).toBe(200);
    const first = await importedWith({ upload: id });
    const { unanswered } = first.report.imported;
    expect(unanswered.map(({ topic }: { topic: string }) => topic)).toEqual(["day-order", "basis", "currency"]);
    const [{ asked }] = unanswered;
    expect(asked).toMatchObject({
      choices: ["day-first", "month-first"],
      evidence: [{ id: "either-day-order", values: { cell: "01/02/2023" } }],
    });
    expect(server.market.served?.snapshot.find("OMRI")).toBeNull();
    const said = { "day-order": "day-first", basis: "raw", currency: "EUR" };
    expect(
      await importedWith({ upload: id, answers: { [asked.layout]: { ...said, currency: "coins" } } }),
    ).toMatchObject({
      run: { state: "failed", problem: "files" },
    });
    expect(await importedWith({ upload: id, answers: { [asked.layout]: said } })).toMatchObject({
      run: { state: "done", result: "published" },
      report: { imported: { unanswered: [] } },
    });
    expect(server.market.served?.snapshot.find("OMRI")).toMatchObject({ currency: "EUR", priceBasis: "raw" });
    // It was imported: nothing is left of it.
    const gone = await server.post("market/importUpload", { upload: id }, { token: owner.accessToken });
    expect(gone.statusCode).toBe(404);
    const nonsense = { upload: id, answers: { any: { colour: "red" } } };
    expect((await server.post("market/importUpload", nonsense, { token: owner.accessToken })).statusCode).toBe(400);
  }, 60_000);

  it("has one stock asked for by whoever is signed in", async () => {
    await pulled.nextSession(server.dataDirectory);
    const ask = (code: string) =>
      server.post("stock/updateStockDetail", { code, what: "data" }, { token: member.accessToken });
    const { data } = (await ask("ADAM")).json();
    expect(data).toMatchObject({ outcome: "job", isShared: false });
    expect(await endOf(data.run)).toMatchObject({ run: { state: "done", result: "published", symbol: "ADAM" } });
    expect((await ask("adam")).json().data).toMatchObject({ outcome: "current" });
    expect((await ask("ZZZ")).statusCode).toBe(404);
    // What readers ask for is not shown to others.
    expect((await stateOf()).runs.every(({ work }: { work: string }) => work !== "stock")).toBe(true);
  }, 60_000);

  it("refuses at once while no provider of prices can be asked, with the time to try again", async () => {
    await pulled.nextSession(server.dataDirectory);
    const gate = join(server.dataDirectory, "providers", "yahoo");
    const [newest = ""] = readdirSync(gate)
      .filter((name) => name.endsWith(".json"))
      .sort()
      .reverse();
    const known = JSON.parse(readFileSync(join(gate, newest), "utf8"));
    const next = `${String(Number(newest.slice(0, 12)) + 1).padStart(12, "0")}.json`;
    writeFileSync(join(gate, next), JSON.stringify({ ...known, pausedUntil: pulled.now + 90_000 }));
    const refused = await server.post(
      "stock/updateStockDetail",
      { code: "EVEA", what: "data" },
      { token: member.accessToken },
    );
    expect([refused.statusCode, refused.headers["retry-after"]]).toEqual([503, "90"]);
    rmSync(join(gate, next));
  }, 60_000);
});
