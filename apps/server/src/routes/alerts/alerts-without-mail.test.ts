import { afterAll, beforeAll, describe, expect, it, vi } from "vitest";
import { type Account, type AccountServer, startAccountServer } from "../../testing/account-server.ts";
import { publishUntil } from "../../testing/one-price-market.ts";
import { publishTinyMarket } from "../../testing/tiny-market.ts";

let server: AccountServer;
let ada: Account;
beforeAll(async () => {
  // ADAM has cost 1 on the last of April 2024; in the whole tiny market it costs 55.61.
  server = await startAccountServer(
    { sends: { email: false, sms: false }, publicUrl: "https://stocks.example.org" },
    { publish: (folder) => publishUntil(folder, "2024-04-30"), clock: () => new Date("2024-05-01T12:00:00Z") },
  );
  ada = await server.register("ada@example.org");
});
afterAll(() => server.close());

const post = (path: string, body: object) => server.post(`alerts/${path}`, body, { token: ada.accessToken });
const read = async (path: string) => (await server.read(`alerts/${path}`, { token: ada.accessToken })).json().data;
const ABOVE_50 = { code: "ADAM", condition: { kind: "price", direction: "above", line: 50 }, name: "Above fifty" };

describe("on a server that sends no mail", () => {
  it("an alert by e-mail is refused by its field, in the language of the reader, and nothing is made", async () => {
    const answer = await server.post(
      "alerts/create",
      { ...ABOVE_50, channels: ["push", "email"] },
      { token: ada.accessToken, headers: { "accept-language": "fr" } },
    );
    expect([answer.statusCode, answer.json().code]).toEqual([400, -1]);
    const [field] = answer.json().data.fields;
    expect([field.path, field.message]).toEqual(["channels", expect.stringContaining("n’envoie pas d’e-mails")]);
    expect((await read("list")).alerts).toEqual([]);
  });

  it("another alert cannot be changed to it, and the settings neither promise nor take e-mails", async () => {
    const { id } = (await post("create", { ...ABOVE_50, channels: ["push"] })).json().data;
    expect((await post("change", { id, channels: ["email"] })).json().data.fields[0].path).toBe("channels");
    expect((await read("list")).alerts).toMatchObject([{ id, channels: ["push"] }]);
    await post("delete", { id });
    expect((await read("settings")).emails).toBe(false);
    for (const [change, path] of [
      [{ emails: true }, "emails"],
      [{ rhythm: "daily" }, "rhythm"],
    ] as const)
      expect((await post("configure", change)).json().data.fields[0].path).toBe(path);
    expect((await post("configure", { webhook: null, timeZone: "Europe/Paris" })).statusCode).toBe(200);
  });

  it("an alert that was made while mail was sent rings in the inbox, keeps its channel and writes nothing", async () => {
    const { id } = (await post("create", { ...ABOVE_50, channels: [] })).json().data;
    const { db } = server.database;
    await db.updateTable("alerts").set({ by_email: true }).where("id", "=", id).execute();
    const seen = () => db.selectFrom("alerts").select("evaluated").where("id", "=", id).executeTakeFirstOrThrow();
    await vi.waitFor(async () => expect((await seen()).evaluated).toBeGreaterThan(0), {
      timeout: 15_000,
      interval: 50,
    });
    await post("change", { id, name: "Fifty", channels: ["email"] });
    await publishTinyMarket(server.dataDirectory);
    await server.market.refresh();
    await vi.waitFor(async () => expect((await read("inbox")).rings).toHaveLength(1), {
      timeout: 20_000,
      interval: 50,
    });
    expect((await read("list")).alerts).toMatchObject([{ name: "Fifty", channels: ["email"], rings: 1 }]);
    expect(await db.selectFrom("alert_mails").selectAll().execute()).toEqual([]);
    // The code of her registration, and no message about the alert.
    expect(await server.messagesTo(ada.email, 1)).toHaveLength(1);
  });
});
