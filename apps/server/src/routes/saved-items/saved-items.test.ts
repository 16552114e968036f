import { randomUUID } from "node:crypto";
import { SAVED_LIMITS, type WireSavedItem } from "@plumbline/contract";
import { afterAll, beforeAll, describe, expect, it } from "vitest";
import { removeExpired } from "../../accounts/expiry.ts";
import { type Account, type AccountServer, startAccountServer } from "../../testing/account-server.ts";

let server: AccountServer;
beforeAll(async () => {
  server = await startAccountServer();
});
afterAll(() => server.close());

const VALUATION = { kind: "valuation", name: "Adam · DCF 9%", address: "/pages/valuation?code=ADAM&set=wacc%3A0.09" };
const SCREEN = { kind: "screen", name: "Cheap", address: "/pages/basic-search?f=pe(..15)&sort=-marketValue" };
const COMPARISON = { kind: "comparison", name: "Two", address: "/pages/basic-search?compare=ADAM%2CBRK.B" };

const outcome = ({ statusCode, json }: { statusCode: number; json: () => { code: number } }) => [
  statusCode,
  json().code,
];

let users = 0;
async function arrive() {
  const account: Account = await server.register(`saver${users++}@example.org`);
  const token = account.accessToken;
  return {
    account,
    save: (body: object) => server.post("saved/save", body, { token }),
    remove: (id: string) => server.post("saved/delete", { id }, { token }),
    list: async (): Promise<WireSavedItem[]> => (await server.read("saved/list", { token })).json().data.items,
  };
}

describe("saving", () => {
  it("keeps a valuation, a screen and a comparison, the newest first", async () => {
    const { save, list } = await arrive();
    expect(await list()).toEqual([]);
    for (const item of [VALUATION, SCREEN, COMPARISON]) {
      server.wait(1);
      expect(outcome(await save(item))).toEqual([200, 0]);
    }
    expect(await list()).toEqual([
      expect.objectContaining(COMPARISON),
      expect.objectContaining(SCREEN),
      expect.objectContaining(VALUATION),
    ]);
  });

  it("stores the address without what is no part of the state, and the name without blanks around it", async () => {
    const { save } = await arrive();
    const given = { ...VALUATION, name: "  Nine  ", address: "/pages/valuation?q=x&set=wacc:0.090&code=adam" };
    const answer = await save(given);
    expect(answer.json().data.items).toEqual([expect.objectContaining({ ...VALUATION, name: "Nine" })]);
  });

  it("with an id changes the name and the state, and puts the item first", async () => {
    const { save, list } = await arrive();
    await save(VALUATION);
    server.wait(60);
    await save(SCREEN);
    const [, { id, createdAt } = { id: "", createdAt: "" }] = await list();
    server.wait(60);
    const changed = { ...VALUATION, name: "Eight", address: "/pages/valuation?code=ADAM&set=wacc%3A0.08" };
    expect(outcome(await save({ ...changed, id }))).toEqual([200, 0]);
    const [first, second] = await list();
    expect(first).toEqual(expect.objectContaining({ ...changed, id, createdAt }));
    expect(Date.parse(first?.changedAt ?? "") - Date.parse(createdAt)).toBe(120_000);
    expect(second).toEqual(expect.objectContaining(SCREEN));
  });

  it.each([
    ["an address elsewhere", { ...VALUATION, address: "https://example.org/pages/valuation?code=ADAM" }, "address"],
    ["a page of another kind", { ...VALUATION, address: SCREEN.address }, "address"],
    ["a parameter out of its bounds", { ...VALUATION, address: "/pages/valuation?code=ADAM&set=wacc:9" }, "address"],
    ["a control character", { ...VALUATION, address: "/pages/valuation?code=ADAM&q=%00" }, "address"],
    [
      "an address that is too long",
      { ...SCREEN, address: `/pages/basic-search?q=${"x".repeat(SAVED_LIMITS.address)}` },
      "address",
    ],
    ["no name", { ...VALUATION, name: "  " }, "name"],
    ["a name that is too long", { ...VALUATION, name: "x".repeat(81) }, "name"],
    ["a name of two lines", { ...VALUATION, name: "one\ntwo" }, "name"],
    ["a name that turns the text around it", { ...VALUATION, name: "\u202eABC" }, "name"],
    ["another kind of page", { ...VALUATION, kind: "watchlist" }, "kind"],
    ["an id that is none", { ...VALUATION, id: "first" }, "id"],
  ])("refuses %s, names the field and stores nothing", async (_, body, field) => {
    const { save, list } = await arrive();
    const answer = await save(body);
    expect(outcome(answer)).toEqual([400, -1]);
    expect(answer.json().data.fields.map(({ path }: { path: string }) => path)).toEqual([field]);
    expect(await list()).toEqual([]);
  });

  it("grows where escaping makes an address longer than it may be, and refuses that too", async () => {
    const { save } = await arrive();
    const filter = `sectors(${"é".repeat(2000)})`;
    expect(outcome(await save({ ...SCREEN, address: `/pages/basic-search?f=${filter}` }))).toEqual([400, -1]);
  });

  it("ends at 200 items, also where several come at once, and goes on when one is deleted", async () => {
    const { save, list, remove } = await arrive();
    for (let index = 0; index < 195; index++) await save({ ...VALUATION, name: `Item ${index}` });
    const answers = await Promise.all(Array.from({ length: 10 }, () => save(SCREEN)));
    const outcomes = answers.map((answer) => outcome(answer).join(" ")).sort();
    expect(outcomes).toEqual([...Array(5).fill("200 0"), ...Array(5).fill("400 -1")]);
    const items = await list();
    expect(items).toHaveLength(200);
    await remove(items[77]?.id ?? "");
    expect(outcome(await save(SCREEN))).toEqual([200, 0]);
    expect(outcome(await save(SCREEN))).toEqual([400, -1]);
    // One that is there can be changed still.
    expect(outcome(await save({ ...VALUATION, id: items.findLast(({ kind }) => kind === "valuation")?.id }))).toEqual([
      200, 0,
    ]);
  });
});

describe("deleting", () => {
  it("takes one item away, once", async () => {
    const { save, list, remove } = await arrive();
    await save(VALUATION);
    await save(SCREEN);
    const id = (await list()).find(({ kind }) => kind === "valuation")?.id ?? "";
    expect((await remove(id)).json().data.items).toEqual([expect.objectContaining(SCREEN)]);
    expect(outcome(await remove(id))).toEqual([404, 404]);
    expect(await list()).toHaveLength(1);
  });
});

describe("what another user has saved", () => {
  it("is neither listed nor changed nor deleted, and its id is answered as one that nobody has", async () => {
    const ada = await arrive();
    const ben = await arrive();
    await ada.save(VALUATION);
    const [item] = await ada.list();
    const id = item?.id ?? "";
    const nobodys = randomUUID();
    expect(await ben.list()).toEqual([]);
    for (const ask of [ben.remove, (which: string) => ben.save({ ...VALUATION, id: which })]) {
      const [foreign, unknown] = [await ask(id), await ask(nobodys)];
      expect(outcome(foreign)).toEqual([404, 404]);
      expect(foreign.body).toBe(unknown.body);
    }
    expect(await ada.list()).toEqual([item]);
    expect(await ben.list()).toEqual([]);
  });

  it("takes no place of a user's own", async () => {
    const ada = await arrive();
    const ben = await arrive();
    await ada.save(VALUATION);
    await ben.save(VALUATION);
    expect([await ada.list(), await ben.list()].map(({ length }) => length)).toEqual([1, 1]);
  });
});

it("a saved item keeps its kind: its id with another one is answered as unknown", async () => {
  const { save, list } = await arrive();
  await save(VALUATION);
  const [item] = await list();
  expect(outcome(await save({ ...SCREEN, id: item?.id }))).toEqual([404, 404]);
  expect(await list()).toEqual([item]);
});

it("saved items are in the export of a user's data, and go with the account", async () => {
  const { account, save } = await arrive();
  await save(VALUATION);
  const token = account.accessToken;
  const exported = (await server.read("account/export", { token })).json().data;
  expect(exported.savedItems).toEqual([expect.objectContaining(VALUATION)]);
  const rows = () =>
    server.database.db.selectFrom("saved_items").where("user_id", "=", account.id).select("id").execute();
  expect(await rows()).toHaveLength(1);
  const code = await server.codeFor(account.email, "delete");
  expect(outcome(await server.post("account/delete", { code }, { token }))).toEqual([200, 0]);
  server.wait(31 * 24 * 3600);
  await removeExpired(server.accounts.context);
  expect(await rows()).toEqual([]);
});

it.each([
  ["GET", "saved/list"],
  ["POST", "saved/save"],
  ["POST", "saved/delete"],
])("%s %s is refused to who is not signed in", async (method, path) => {
  const answer = await (method === "GET" ? server.read(path) : server.post(path, VALUATION));
  expect(outcome(answer)).toEqual([401, 2]);
});
