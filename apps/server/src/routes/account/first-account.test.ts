import { afterEach, describe, expect, it } from "vitest";
import { type AccountServer, PASSWORD, startAccountServer } from "../../testing/account-server.ts";

let server: AccountServer;
afterEach(() => server.close());

const WITHOUT_MAIL = { sends: { email: false, sms: false } } as const;

const outcome = ({ statusCode, json }: { statusCode: number; json: () => { code: number } }) => [
  statusCode,
  json().code,
];

/** Registers by a word; from an address of the network, where many try. */
const registerBy = (word: string, email = "ada@example.org", more: { from?: string; password?: string } = {}) => {
  const { from = "127.0.0.1", password = PASSWORD } = more;
  return server.post("user/register", { email, password, word, acceptedTerms: true }, { from });
};

const word = async () => (await server.accounts.firstAccountWord()) ?? "";
const features = async (): Promise<string[]> => (await server.get("/config/config.json")).json().FEATURES;
const accounts = () => server.database.db.selectFrom("users").select(["email", "role"]).orderBy("email").execute();

describe("the first account of a server that sends no mail", () => {
  it("is made by the word of the server, is signed in and owns it; the word is used once", async () => {
    server = await startAccountServer(WITHOUT_MAIL);
    expect(await features()).toEqual(["accounts", "registration-open", "first-account"]);
    const made = await word();
    const answer = await registerBy(made.toUpperCase());
    expect(outcome(answer)).toEqual([200, 0]);
    const { user, accessToken } = answer.json().data;
    expect([user.email, user.role]).toEqual(["ada@example.org", "owner"]);
    expect((await server.read("user/getUserInfo", { token: accessToken })).statusCode).toBe(200);
    expect(await features()).toEqual(["accounts", "registration-open"]);
    expect(await server.accounts.firstAccountWord()).toBeNull();
    expect(outcome(await registerBy(made, "eve@example.org"))).toEqual([422, 10]);
    expect(await accounts()).toEqual([{ email: "ada@example.org", role: "owner" }]);
  });

  it("is one, also when several are asked for at the same moment", async () => {
    server = await startAccountServer(WITHOUT_MAIL);
    const made = await word();
    const emails = ["ada@example.org", "bea@example.org", "cleo@example.org"];
    const answers = await Promise.all(emails.map((email) => registerBy(made, email)));
    expect(answers.map((answer) => outcome(answer).join()).toSorted()).toEqual(["200,0", "422,10", "422,10"]);
    expect(await accounts()).toHaveLength(1);
  });

  it("sent once more, because its answer was lost, makes nothing anew and opens no session", async () => {
    server = await startAccountServer(WITHOUT_MAIL);
    const made = await word();
    const { user } = (await registerBy(made)).json().data;
    expect((await registerBy(made)).json().data).toEqual({ user, accessToken: null, refreshToken: null });
    expect(outcome(await registerBy(made, "ada@example.org", { password: "not this one" }))).toEqual([422, 10]);
  });

  it("can be made by a code of the outbox too, which ends the word", async () => {
    server = await startAccountServer(WITHOUT_MAIL);
    const made = await word();
    await server.register("ada@example.org");
    expect(await features()).not.toContain("first-account");
    expect(outcome(await registerBy(made, "eve@example.org"))).toEqual([422, 10]);
  });

  it("is refused with a wrong word, and after ten from one client that client waits while another one gets in", async () => {
    server = await startAccountServer(WITHOUT_MAIL);
    const made = await word();
    for (let guess = 0; guess < 10; guess++)
      expect(outcome(await registerBy(`guess-${guess}`, "eve@example.org", { from: "203.0.113.7" }))).toEqual([
        422, 10,
      ]);
    const limited = await registerBy(made, "eve@example.org", { from: "203.0.113.7" });
    expect([...outcome(limited), Number(limited.headers["retry-after"]) > 0]).toEqual([429, 429, true]);
    expect(await accounts()).toEqual([]);
    expect(outcome(await registerBy(made))).toEqual([200, 0]);
  });

  it.each([
    ["an empty word", { word: " " }, "word"],
    ["a word beside a code", { word: "aaaaa-aaaaa", code: "123456" }, "word"],
    ["a common password", { word: "aaaaa-aaaaa", password: "Password1" }, "password"],
    ["terms that are not accepted", { word: "aaaaa-aaaaa", acceptedTerms: false }, "acceptedTerms"],
  ])("is refused with %s, which names the field and uses no word up", async (_, more, field) => {
    server = await startAccountServer(WITHOUT_MAIL);
    const made = await word();
    const body = { email: "ada@example.org", password: PASSWORD, acceptedTerms: true, ...more };
    const answer = await server.post("user/register", body);
    expect(outcome(answer)).toEqual([400, -1]);
    expect(answer.json().data.fields.map(({ path }: { path: string }) => path)).toEqual([field]);
    expect(await word()).toBe(made);
  });

  it("needs no invitation, because it is the owner's; nobody can make one where registration is closed", async () => {
    server = await startAccountServer({ ...WITHOUT_MAIL, registration: "invite" });
    expect((await registerBy(await word())).json().data.user.role).toBe("owner");
    await server.close();
    server = await startAccountServer({ ...WITHOUT_MAIL, registration: "closed" });
    expect(await features()).toEqual(["accounts", "registration-closed"]);
    expect(outcome(await registerBy("aaaaa-aaaaa"))).toEqual([403, 403]);
  });

  it("stands in no log and no row", async () => {
    server = await startAccountServer(WITHOUT_MAIL);
    const made = await word();
    await registerBy("aaaaa-aaaaa");
    await registerBy(made);
    const rows = await server.database.db.selectFrom("secrets").selectAll().execute();
    expect(JSON.stringify([rows, server.log])).not.toContain(made);
  });
});

describe("a code", () => {
  it("says that it lies in the outbox, where nothing is sent, and that it was sent, where it is", async () => {
    const ask = async () => {
      const codes = [
        await server.post("sendEmail", { email: "ada@example.org", purpose: "changepassword" }),
        await server.post("sendSms", { phone: "+14155550123", purpose: "changemobile" }),
      ];
      return codes.map((answer) => answer.json().data.delivery);
    };
    server = await startAccountServer(WITHOUT_MAIL);
    expect(await ask()).toEqual(["outbox", "outbox"]);
    await server.close();
    server = await startAccountServer({ sends: { email: true, sms: false } });
    expect(await ask()).toEqual(["sent", "outbox"]);
  });
});

describe("a server that sends mail", () => {
  it("has no word, tells the page that it sends, and refuses every word as a wrong code", async () => {
    server = await startAccountServer();
    expect(await features()).toEqual(["accounts", "registration-open", "mail", "sms"]);
    expect(await server.accounts.firstAccountWord()).toBeNull();
    expect(outcome(await registerBy(""))).toEqual([400, -1]);
    expect(outcome(await registerBy("aaaaa-aaaaa"))).toEqual([422, 10]);
    expect(await accounts()).toEqual([]);
  });
});
