import { setTimeout as pause } from "node:timers/promises";
import { exampleBacktest, type OutputOf } from "@plumbline/contract";
import { afterAll, beforeAll, describe, expect, it } from "vitest";
import { type AccountServer, startAccountServer } from "../../testing/account-server.ts";

type Run = OutputOf<typeof exampleBacktest>;

let server: AccountServer;
beforeAll(async () => {
  server = await startAccountServer();
});
afterAll(() => server.close());

const ask = (headers = {}) => server.app.inject({ url: "/api/backStock/example", headers });
const read = async (): Promise<Run> => (await ask()).json().data;

async function finished(path: string, ask: () => Promise<Run>): Promise<Run> {
  for (let asked = 0; asked < 1000; asked += 1, await pause(50)) {
    const run = await ask();
    if (run.state === "failed") throw new Error(`${path} failed: ${run.error}`);
    if (run.state === "done") return run;
  }
  throw new Error(`${path} did not end.`);
}

describe("the run that everyone may read", () => {
  it("is computed once for all who ask, without an account", async () => {
    const first = await Promise.all(Array.from({ length: 8 }, read));
    const run = await finished("The example", read);
    const begun = new Set([...first, run].map(({ startedAt }) => startedAt));
    expect(begun.size).toBe(1);
    expect(exampleBacktest.output.safeParse(run).error).toBeUndefined();
    expect(run.result?.equity.date.length).toBeGreaterThan(1000);
  });

  it("has the result that a user gets who asks the same", async () => {
    const { input, result, name } = await finished("The example", read);
    const { accessToken: token } = await server.register("curious@example.org");
    const { id } = (await server.post("backStock", input, { token })).json().data;
    const own = await finished(
      "The own run",
      async () => (await server.read(`backStock?id=${id}`, { token })).json().data,
    );
    expect(own.name).toBe(name);
    expect(own.result).toEqual(result);
  });

  it("is of the stock of which most money changes hands, of those with ten years of prices that still trade", async () => {
    const { input } = await read();
    // ADAM, SPLT and YAHO are traded alike in the tiny market, and BRK.B is new: the first by the alphabet.
    expect(input.universe).toEqual({ codes: ["ADAM"] });
  });

  it("is not sent again to a browser that has it", async () => {
    await finished("The example", read);
    const { etag } = (await ask()).headers;
    expect((await ask({ "if-none-match": etag })).statusCode).toBe(304);
  });

  it("cannot be changed, exported or opened as a run of a user", async () => {
    const { id } = await read();
    const { accessToken: token } = await server.register("meddler@example.org");
    const answers = await Promise.all([
      server.read(`backStock?id=${id}`, { token }),
      server.read(`orderExport?id=${id}&format=csv`, { token }),
      server.post("backStockList", { id, delete: true }, { token }),
    ]);
    expect(answers.map(({ statusCode }) => statusCode)).toEqual([404, 404, 404]);
  });
});
