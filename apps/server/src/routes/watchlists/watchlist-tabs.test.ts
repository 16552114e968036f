import fc from "fast-check";
import { afterAll, beforeAll, describe, expect, it } from "vitest";
import { type AccountServer, startAccountServer } from "../../testing/account-server.ts";
import { add, codesOf, idOf, newWatchlistReader } from "../../testing/watchlist-reader.ts";

let server: AccountServer;
beforeAll(async () => {
  server = await startAccountServer();
});
afterAll(() => server.close());

describe("changes of several tabs at once", () => {
  it("lose no stock and repeat none, whatever is added, taken away and moved", async () => {
    const CODES = ["ADAM", "BRK.B", "GONE", "NONE", "SPLT", "YAHO"];
    const reader = await newWatchlistReader(server);
    const list = idOf(await reader.after("add", add(...CODES)), null);
    const code = fc.constantFrom(...CODES);
    const step = fc.oneof(
      code.map((one) => ["add", { list, ...add(one) }] as const),
      code.map((one) => ["remove", { list, code: one }] as const),
      fc.shuffledSubarray(CODES, { minLength: 1 }).map((codes) => ["arrange", { list, codes }] as const),
      code.map((one) => ["note", { list, code: one, note: one }] as const),
    );
    await fc.assert(
      fc.asyncProperty(fc.array(step, { minLength: 2, maxLength: 12 }), async (steps) => {
        await reader.after("add", { list, ...add(...CODES) });
        const answers = await Promise.all(steps.map(([call, body]) => reader.ask(call, body)));
        for (const { statusCode } of answers) expect([200, 404]).toContain(statusCode);
        const stays = (wanted: string) => steps.every(([call, body]) => call !== "remove" || body.code !== wanted);
        const codes = codesOf(await reader.lists())[0] ?? [];
        expect(codes.toSorted()).toEqual([...new Set(codes)].toSorted());
        expect(codes).toEqual(expect.arrayContaining(CODES.filter(stays)));
        expect(CODES).toEqual(expect.arrayContaining(codes));
      }),
      { numRuns: 25 },
    );
  }, 60_000);

  it("end in the order of one of them, when all put the stocks in an order", async () => {
    const reader = await newWatchlistReader(server);
    const list = idOf(await reader.after("add", add("ADAM", "GONE", "NONE", "YAHO")), null);
    const orders = [
      ["YAHO", "NONE", "GONE", "ADAM"],
      ["NONE", "ADAM", "YAHO", "GONE"],
      ["GONE", "YAHO", "ADAM", "NONE"],
    ];
    await Promise.all(orders.map((codes) => reader.after("arrange", { list, codes })));
    expect(orders).toContainEqual(codesOf(await reader.lists())[0]);
  });
});
