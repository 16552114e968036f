import { randomUUID } from "node:crypto";
import { afterAll, beforeAll, describe, expect, it } from "vitest";
import { type AccountServer, startAccountServer } from "../../testing/account-server.ts";
import { add, fieldsOf, fillWithGone, idOf, newWatchlistReader, outcome } from "../../testing/watchlist-reader.ts";

let server: AccountServer;
beforeAll(async () => {
  server = await startAccountServer();
});
afterAll(() => server.close());

describe("a note", () => {
  it("of several lines is set, replaced and taken away", async () => {
    const reader = await newWatchlistReader(server);
    const list = idOf(await reader.after("add", add("ADAM")), null);
    const noteAfter = async (note: string | null) =>
      (await reader.after("note", { list, code: "adam", note }))[0]?.stocks[0]?.note;
    expect(await noteAfter("Glasses\nand lenses")).toBe("Glasses\nand lenses");
    expect(await noteAfter("x".repeat(500))).toBe("x".repeat(500));
    expect(await noteAfter(null)).toBeNull();
  });

  it.each([
    ["one of 501 characters", { note: "x".repeat(501) }, "note"],
    ["an empty one", { note: " " }, "note"],
    ["one with a control character", { note: "a\u0000b" }, "note"],
    ["one of half a character", { note: "\ud83d" }, "note"],
    ["a stock that is no symbol", { code: "A B" }, "code"],
    ["a list that is no id", { list: "first" }, "list"],
    ["a field that does not exist", { place: 1 }, "place"],
  ])("is refused with %s, and nothing changes", async (_, wrong, field) => {
    const reader = await newWatchlistReader(server);
    const list = idOf(await reader.after("add", { stocks: [{ code: "ADAM", note: "Kept" }] }), null);
    const answer = await reader.ask("note", { list, code: "ADAM", note: "New", ...wrong });
    expect([outcome(answer), fieldsOf(answer)]).toEqual([[400, -1], [field]]);
    expect((await reader.lists())[0]?.stocks[0]?.note).toBe("Kept");
  });

  it("of a stock that is not on the list is refused", async () => {
    const reader = await newWatchlistReader(server);
    const list = idOf(await reader.after("add", add("ADAM")), null);
    expect(outcome(await reader.ask("note", { list, code: "YAHO", note: "?" }))).toEqual([404, 404]);
  });
});

it("a list of 200 stocks with the longest notes goes in at once, as it came out", async () => {
  const reader = await newWatchlistReader(server);
  const note = "注".repeat(500);
  const [list] = await reader.after("add", { stocks: Array(200).fill({ code: "ADAM", note }) });
  expect(list?.stocks).toMatchObject([{ code: "ADAM", note }]);
  const endless = await reader.ask("add", { stocks: [{ code: "ADAM", note: "x".repeat(400_000) }] });
  expect(outcome(endless)).toEqual([413, 413]);
});

describe("what a list cannot take", () => {
  it("is a 201st stock: then none is added, and the field is named", async () => {
    const reader = await newWatchlistReader(server);
    const list = idOf(await reader.after("add", add("ADAM")), null);
    await fillWithGone(server, list, 1, 198);
    const full = await reader.ask("add", add("NONE", "YAHO"));
    expect([outcome(full), fieldsOf(full)]).toEqual([[400, -1], ["stocks"]]);
    expect(full.json().data.fields[0].message).toContain("200");
    expect((await reader.after("add", add("NONE")))[0]?.stocks).toHaveLength(200);
    expect(outcome(await reader.ask("add", add("YAHO")))).toEqual([400, -1]);
    // What is on it may be added again.
    expect((await reader.after("add", add("NONE", "ADAM")))[0]?.stocks).toHaveLength(200);
    const [turned] = await reader.after("arrange", { list, codes: ["NONE", "OLD198"] });
    expect(turned?.stocks.slice(0, 3).map(({ code }) => code)).toEqual(["NONE", "OLD198", "ADAM"]);
    expect(turned?.stocks).toHaveLength(200);
  });

  it("is more than one of many stocks that compete for its last place", async () => {
    const reader = await newWatchlistReader(server);
    const list = idOf(await reader.after("add", add("ADAM")), null);
    await fillWithGone(server, list, 1, 198);
    const answers = await Promise.all(["NONE", "YAHO", "SPLT", "GONE"].map((code) => reader.ask("add", add(code))));
    expect(answers.map(({ statusCode }) => statusCode).toSorted()).toEqual([200, 400, 400, 400]);
    expect((await reader.lists())[0]?.stocks).toHaveLength(200);
  });

  it.each([
    ["save", "name", { name: "" }],
    ["save", "name", { name: "x".repeat(61) }],
    ["save", "name", { name: "two\nlines" }],
    ["save", "name", { name: "\u202ebackwards" }],
    ["save", "id", { id: "1", name: "One" }],
    ["delete", "id", {}],
    ["order", "ids", { ids: [] }],
    ["order", "ids", { ids: Array(21).fill(randomUUID()) }],
    ["add", "stocks", { stocks: [] }],
    ["add", "stocks", { stocks: Array(201).fill({ code: "ADAM" }) }],
    ["add", "stocks.0.place", { stocks: [{ code: "ADAM", place: 0 }] }],
    ["remove", "code", { code: "" }],
    ["arrange", "codes", { list: randomUUID(), codes: [] }],
    ["arrange", "codes", { list: randomUUID(), codes: Array(201).fill("ADAM") }],
  ])("is a call %s with a wrong %s: the field is named, and nothing changes", async (call, field, body) => {
    const reader = await newWatchlistReader(server);
    const before = await reader.after("add", add("ADAM"));
    const answer = await reader.ask(call, body);
    expect([outcome(answer), fieldsOf(answer)[0]]).toEqual([[400, -1], field]);
    expect(await reader.lists()).toEqual(before);
  });

  it("is impossible for the database too: a place is taken once and there are no more than twenty and two hundred", async () => {
    const reader = await newWatchlistReader(server);
    const [list] = await reader.after("add", add("ADAM"));
    const listId = list?.id ?? "";
    await expect(fillWithGone(server, listId, 0, 1)).rejects.toThrow("one_stock_at_a_place");
    await expect(fillWithGone(server, listId, 200, 1)).rejects.toThrow("place_check");
    const { user_id } = await server.database.db
      .selectFrom("watchlists")
      .select("user_id")
      .where("id", "=", listId)
      .executeTakeFirstOrThrow();
    const insert = (place: number, name: string | null) =>
      server.database.db.insertInto("watchlists").values({ id: randomUUID(), user_id, name, place }).execute();
    await expect(insert(0, "Same place")).rejects.toThrow("one_list_at_a_place");
    await expect(insert(20, "Too many")).rejects.toThrow("place_check");
    await expect(insert(1, null)).rejects.toThrow("one_nameless_list");
  });
});

describe("a server whose market is not open yet", () => {
  it("shows and orders lists, and asks to try again where the market must know the stock", async () => {
    const fresh = await startAccountServer();
    const { accessToken: token } = await fresh.register("early@example.org");
    const ask = (call: string, body: object) => fresh.post(`watchlist/${call}`, body, { token });
    const list = (await ask("save", { name: "Early" })).json().data.lists[0].id as string;
    await fresh.market.close();
    const answers = [
      await ask("add", { list, ...add("ADAM") }),
      await ask("remove", { list, code: "ADAM" }),
      await ask("note", { list, code: "ADAM", note: null }),
      await ask("arrange", { list, codes: ["ADAM"] }),
    ];
    expect(answers.map(outcome)).toEqual(Array(4).fill([503, 503]));
    expect(Number(answers[0]?.headers["retry-after"])).toBeGreaterThan(0);
    expect((await fresh.read("watchlist/list", { token })).json().data.lists).toMatchObject([{ name: "Early" }]);
    await fresh.close();
  });
});
