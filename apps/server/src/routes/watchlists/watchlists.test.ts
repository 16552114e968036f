import { randomUUID } from "node:crypto";
import type { WireWatchlist } from "@plumbline/contract";
import { afterAll, beforeAll, describe, expect, it } from "vitest";
import { type AccountServer, startAccountServer } from "../../testing/account-server.ts";
import { add, codesOf, fillWithGone, idOf, newWatchlistReader, outcome } from "../../testing/watchlist-reader.ts";

let server: AccountServer;
beforeAll(async () => {
  server = await startAccountServer();
});
afterAll(() => server.close());

const namesOf = (lists: readonly WireWatchlist[]) => lists.map(({ name }) => name);

describe("the star of a stock", () => {
  it("adds it to a list without a name, which is made for the first one", async () => {
    const reader = await newWatchlistReader(server);
    expect(await reader.lists()).toEqual([]);
    await reader.after("add", add("ADAM"));
    const lists = await reader.after("add", add("YAHO"));
    expect([namesOf(lists), codesOf(lists)]).toEqual([[null], [["ADAM", "YAHO"]]]);
    expect(lists[0]?.stocks[0]).toEqual({
      code: "ADAM",
      note: null,
      addedAt: expect.stringMatching(/^2026-07-01T.*Z$/),
    });
    expect(await reader.lists()).toEqual(lists);
  });

  it("adds it to the list that the user has put first", async () => {
    const reader = await newWatchlistReader(server);
    const lists = await reader.after("save", { name: "Banks" });
    await reader.after("save", { name: "Optics" });
    expect(codesOf(await reader.after("add", add("NONE")))).toEqual([["NONE"], []]);
    await reader.after("order", { ids: [idOf(await reader.lists(), "Optics")] });
    expect(codesOf(await reader.after("add", add("ADAM")))).toEqual([["ADAM"], ["NONE"]]);
    expect(lists).toHaveLength(1);
  });

  it("makes one list, however many stocks get their star at the same moment", async () => {
    const reader = await newWatchlistReader(server);
    const codes = ["ADAM", "BRK.B", "GONE", "NONE", "SPLT", "YAHO"];
    const answers = await Promise.all([...codes, ...codes].map((code) => reader.ask("add", add(code))));
    expect(answers.map(({ statusCode }) => statusCode)).toEqual(Array(12).fill(200));
    const lists = await reader.lists();
    expect(lists).toHaveLength(1);
    expect(codesOf(lists)[0]?.toSorted()).toEqual(codes);
  });

  it("is taken from all lists, or from one", async () => {
    const reader = await newWatchlistReader(server);
    await reader.after("add", add("ADAM", "NONE"));
    const other = idOf(await reader.after("save", { name: "Second" }), "Second");
    await reader.after("add", { list: other, ...add("ADAM", "NONE") });
    expect(codesOf(await reader.after("remove", { list: other, code: "NONE" }))).toEqual([["ADAM", "NONE"], ["ADAM"]]);
    expect(codesOf(await reader.after("remove", { code: "adam" }))).toEqual([["NONE"], []]);
    // It is gone already: another tab was quicker.
    expect(codesOf(await reader.after("remove", { code: "ADAM" }))).toEqual([["NONE"], []]);
  });
});

describe("stocks that are added", () => {
  it.each(["BRK.B", "BRK-B", "brk/b", "BRKB", " brk.b "])(
    "as %s are stored as the market writes them",
    async (code) => {
      const reader = await newWatchlistReader(server);
      await reader.after("add", add("BRK.B"));
      expect(codesOf(await reader.after("add", add(code)))).toEqual([["BRK.B"]]);
      expect(codesOf(await reader.after("remove", { code }))).toEqual([[]]);
    },
  );

  it("come in their order, each once, and those that the market does not know are named", async () => {
    const reader = await newWatchlistReader(server);
    const answer = await reader.ask("add", add("YAHO", "ZZZ", "ADAM", "yaho", "NIX.A", "ZZZ"));
    expect(answer.statusCode).toBe(200);
    expect(answer.json().data.unknown).toEqual(["ZZZ", "NIX.A"]);
    expect(codesOf(answer.json().data.lists)).toEqual([["YAHO", "ADAM"]]);
  });

  it("of which the market knows none are refused by name, and no list is made for them", async () => {
    const reader = await newWatchlistReader(server);
    const answer = await reader.ask("add", add("ZZZ", "NIX"));
    expect(outcome(answer)).toEqual([404, 404]);
    expect([answer.json().message, answer.json().data]).toEqual([
      expect.stringContaining("ZZZ, NIX"),
      { unknown: ["ZZZ", "NIX"] },
    ]);
    expect(await reader.lists()).toEqual([]);
  });

  it("stay where they are when they are added again, and get the note that comes with them", async () => {
    const reader = await newWatchlistReader(server);
    const noted = { code: "ADAM", note: "Glasses" };
    await reader.after("add", { stocks: [noted, { code: "NONE", note: "A bank" }, { code: "YAHO" }] });
    server.wait(600);
    const [list] = await reader.after("add", { stocks: [{ code: "NONE", note: "The bank" }, { code: "adam" }] });
    expect(list?.stocks.map(({ code, note }) => [code, note])).toEqual([
      ["ADAM", "Glasses"],
      ["NONE", "The bank"],
      ["YAHO", null],
    ]);
    expect(new Set(list?.stocks.map(({ addedAt }) => addedAt)).size).toBe(1);
  });

  it("keep their order in the list when some of them are taken away and come back", async () => {
    const reader = await newWatchlistReader(server);
    await reader.after("add", add("ADAM", "NONE", "YAHO"));
    await reader.after("remove", { code: "ADAM" });
    expect(codesOf(await reader.after("add", add("ADAM")))).toEqual([["NONE", "YAHO", "ADAM"]]);
  });
});

describe("a stock that the market no longer has", () => {
  it("stays on its list, and can be noted, moved and taken away", async () => {
    const reader = await newWatchlistReader(server);
    const list = idOf(await reader.after("add", add("ADAM")), null);
    await fillWithGone(server, list, 1, 2);
    expect(codesOf(await reader.after("arrange", { list, codes: ["old2"] }))).toEqual([["OLD2", "ADAM", "OLD1"]]);
    const [noted] = await reader.after("note", { list, code: "OLD1", note: "Bought by ADAM" });
    expect(noted?.stocks.at(-1)?.note).toBe("Bought by ADAM");
    expect(codesOf(await reader.after("remove", { code: "OLD1" }))).toEqual([["OLD2", "ADAM"]]);
    expect(outcome(await reader.ask("add", { list, ...add("OLD1") }))).toEqual([404, 404]);
  });
});

describe("the lists of a user", () => {
  it("are made at the end, renamed, ordered and deleted with their stocks", async () => {
    const reader = await newWatchlistReader(server);
    for (const name of ["One", "Two", "  Three "]) await reader.after("save", { name });
    const lists = await reader.lists();
    expect(namesOf(lists)).toEqual(["One", "Two", "Three"]);
    const [one, two, three] = lists.map(({ id }) => id) as [string, string, string];
    await reader.after("add", { list: two, ...add("ADAM") });
    expect(namesOf(await reader.after("order", { ids: [three, randomUUID(), three] }))).toEqual([
      "Three",
      "One",
      "Two",
    ]);
    expect(namesOf(await reader.after("save", { id: one, name: "First" }))).toEqual(["Three", "First", "Two"]);
    expect(namesOf(await reader.after("delete", { id: two }))).toEqual(["Three", "First"]);
    expect(outcome(await reader.ask("delete", { id: two }))).toEqual([404, 404]);
    const rows = await server.database.db
      .selectFrom("watched_stocks")
      .select("code")
      .where("list_id", "=", two)
      .execute();
    expect(rows).toEqual([]);
  });

  it("are at most twenty, also of many that are made at once", async () => {
    const reader = await newWatchlistReader(server);
    const names = Array.from({ length: 26 }, (_, k) => `List ${k}`);
    const answers = await Promise.all(names.map((name) => reader.ask("save", { name })));
    expect(answers.filter(({ statusCode }) => statusCode === 200)).toHaveLength(20);
    const refused = answers.filter(({ statusCode }) => statusCode !== 200);
    expect(refused.map(outcome)).toEqual(Array(6).fill([400, -1]));
    expect(refused[0]?.json().data.fields).toEqual([{ path: "name", message: expect.stringContaining("20") }]);
    expect(await reader.lists()).toHaveLength(20);
  });

  it("end in the order of one of two tabs when both order them", async () => {
    const reader = await newWatchlistReader(server);
    for (const name of ["A", "B", "C", "D"]) await reader.after("save", { name });
    const [a, b, c, d] = (await reader.lists()).map(({ id }) => id) as [string, string, string, string];
    await Promise.all([reader.after("order", { ids: [d, a, c, b] }), reader.after("order", { ids: [b, c, a, d] })]);
    expect([
      ["D", "A", "C", "B"],
      ["B", "C", "A", "D"],
    ]).toContainEqual(namesOf(await reader.lists()));
  });
});

describe("the lists of another user", () => {
  it("are answered exactly as lists that do not exist, and stay as they are", async () => {
    const [ada, ben] = [await newWatchlistReader(server), await newWatchlistReader(server)];
    await ada.after("add", add("ADAM"));
    const lists = await ben.after("add", add("ADAM", "NONE"));
    const foreign = lists[0]?.id ?? "";
    const calls = (id: string): [string, object][] => [
      ["save", { id, name: "Mine" }],
      ["delete", { id }],
      ["order", { ids: [id] }],
      ["add", { list: id, ...add("YAHO") }],
      ["remove", { list: id, code: "ADAM" }],
      ["note", { list: id, code: "ADAM", note: "Mine" }],
      ["arrange", { list: id, codes: ["NONE"] }],
    ];
    const unknown = calls(randomUUID());
    for (const [index, [call, body]] of calls(foreign).entries()) {
      const answer = await ada.ask(call, body);
      const other = await ada.ask(...(unknown[index] as [string, object]));
      expect([outcome(answer), answer.body], call).toEqual([[404, 404], other.body]);
    }
    expect(await ben.lists()).toEqual(lists);
    expect(codesOf(await ada.lists())).toEqual([["ADAM"]]);
  });
});

describe("what belongs to an account", () => {
  it("includes its lists: they are in the export, in order, with notes", async () => {
    const reader = await newWatchlistReader(server);
    await reader.after("add", { stocks: [{ code: "YAHO" }, { code: "ADAM", note: "Glasses" }] });
    await reader.after("save", { name: "Empty" });
    const { data } = (await server.read("account/export", { token: reader.token })).json();
    expect(data.watchlists).toMatchObject([
      {
        name: null,
        stocks: [
          { code: "YAHO", note: null },
          { code: "ADAM", note: "Glasses" },
        ],
      },
      { name: "Empty", stocks: [] },
    ]);
  });

  it("is private: no cache stores the lists, and nobody reads them without a token", async () => {
    const reader = await newWatchlistReader(server);
    const answer = await server.read("watchlist/list", { token: reader.token });
    expect([answer.headers["cache-control"], answer.headers.etag]).toEqual(["private, no-store", undefined]);
    expect((await server.read("watchlist/list")).statusCode).toBe(401);
    expect((await server.read("watchlist/list?user=1", { token: reader.token })).statusCode).toBe(400);
  });
});
