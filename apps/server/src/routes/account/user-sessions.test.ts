import { afterAll, beforeAll, describe, expect, it } from "vitest";
import { type Account, type AccountServer, PASSWORD, startAccountServer } from "../../testing/account-server.ts";

let server: AccountServer;
let boss: Account;
beforeAll(async () => {
  server = await startAccountServer();
  boss = await server.register("boss@example.org");
});
afterAll(() => server.close());

const PROOF = { currentPassword: PASSWORD };
const revoke = (which: object, { accessToken: token }: Pick<Account, "accessToken"> = boss) =>
  server.post("sessions/revokeuser", { proof: PROOF, ...which }, { token });
const isSignedIn = async (token: string) => (await server.read("user/getUserInfo", { token })).statusCode === 200;
const signIn = async (email: string): Promise<Account> =>
  (await server.post("user/login", { email, password: PASSWORD })).json().data;

describe("the owner of a server", () => {
  it("ends all sessions of a user, and no other one", async () => {
    const ada = await server.register("ada@example.org");
    const ben = await server.register("ben@example.org");
    const second = await signIn(ada.email);
    expect((await revoke({ email: " ADA@example.org" })).json().data).toEqual({ ended: 2 });
    const open = await Promise.all([ada, second, ben, boss].map(({ accessToken }) => isSignedIn(accessToken)));
    expect(open).toEqual([false, false, true, true]);
    expect((await server.post("refreshToken", { refreshToken: ada.refreshToken })).statusCode).toBe(401);
    // Nobody is locked out, and the record says who ended the sessions.
    const { accessToken: token } = await signIn(ada.email);
    const { sessions } = (await server.read("account/export", { token })).json().data;
    expect(sessions.map((session: { ended_because: string | null }) => session.ended_because)).toEqual([
      "owner",
      "owner",
      null,
    ]);
  });

  it("ends the sessions of everyone but the one that asks", async () => {
    const users = await Promise.all(["eva@example.org", "finn@example.org"].map((email) => server.register(email)));
    const elsewhere = await signIn(boss.email);
    expect((await revoke({ everyone: true })).json().data.ended).toBeGreaterThanOrEqual(3);
    for (const { accessToken } of [...users, elsewhere]) expect(await isSignedIn(accessToken)).toBe(false);
    expect(await isSignedIn(boss.accessToken)).toBe(true);
    expect((await revoke({ everyone: true })).json().data).toEqual({ ended: 0 });
  });

  it("proves again who it is, and learns of a typing error", async () => {
    const gil = await server.register("gil@example.org");
    expect((await server.post("sessions/revokeuser", { everyone: true }, { token: boss.accessToken })).statusCode).toBe(
      400,
    );
    const wrong = await revoke({ everyone: true, proof: { currentPassword: "not this one" } });
    expect([wrong.statusCode, wrong.json().code]).toEqual([401, 1001]);
    expect((await revoke({ email: "gill@example.org" })).statusCode).toBe(404);
    expect((await revoke({ email: "no address" })).statusCode).toBe(404);
    expect(await isSignedIn(gil.accessToken)).toBe(true);
  });

  it("alone can: to others every address is answered alike, with and without an account", async () => {
    const mallory = await server.register("mallory@example.org");
    const answers = await Promise.all([
      revoke({ email: boss.email }, mallory),
      revoke({ email: "nobody@example.org" }, mallory),
      revoke({ everyone: true }, mallory),
    ]);
    expect(answers.map(({ statusCode }) => statusCode)).toEqual([403, 403, 403]);
    expect(answers[0]?.body).toBe(answers[1]?.body);
    expect(await isSignedIn(boss.accessToken)).toBe(true);
  });
});
