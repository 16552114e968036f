import { randomUUID } from "node:crypto";
import { afterAll, beforeAll, describe, expect, it } from "vitest";
import { removeExpired } from "../../accounts/expiry.ts";
import { type Account, type AccountServer, PASSWORD, startAccountServer } from "../../testing/account-server.ts";

const DAY = 24 * 3600;

let server: AccountServer;
let boss: Account;
beforeAll(async () => {
  server = await startAccountServer({ ownerEmail: "boss@example.org", registration: "invite" });
  boss = await server.register("boss@example.org");
});
afterAll(() => server.close());

interface Invitation {
  readonly id: string;
  readonly token: string;
  readonly usedAt: string | null;
}

const make = async (): Promise<Invitation> =>
  (await server.post("user/invite", {}, { token: boss.accessToken })).json().data;
const list = async (): Promise<readonly Invitation[]> =>
  (await server.read("user/invitations", { token: boss.accessToken })).json().data.invitations;
const revoke = (id: string, token = boss.accessToken) => server.post("user/revokeinvitation", { id }, { token });

async function join(email: string, invitation: string) {
  const code = await server.codeFor(email, "register");
  return server.post("user/register", { email, password: PASSWORD, code, acceptedTerms: true, invitation });
}

describe("the invitations of the owner", () => {
  it("are listed without their tokens, the newest first, with what became of them", async () => {
    const used = await make();
    server.wait(1);
    const open = await make();
    const guest = await join("guest@example.org", used.token);
    expect(guest.statusCode).toBe(200);
    const listed = await list();
    expect(listed.map(({ id }) => id)).toEqual([open.id, used.id]);
    expect(listed.map(({ usedAt }) => usedAt !== null)).toEqual([false, true]);
    const answer = await server.read("user/invitations", { token: boss.accessToken });
    for (const { token } of [used, open]) expect(answer.body).not.toContain(token);
    const data = (await server.read("account/export", { token: boss.accessToken })).json().data;
    expect(data.invitations).toHaveLength(2);
  });

  it("let nobody in once they are taken back", async () => {
    const { id, token } = await make();
    expect((await revoke(id)).statusCode).toBe(200);
    expect((await list()).some((invitation) => invitation.id === id)).toBe(false);
    expect((await join("late@example.org", token)).statusCode).toBe(403);
    expect((await revoke(id)).statusCode).toBe(404);
  });

  it("cannot be taken back once somebody has registered: that stays on record", async () => {
    const { id, token } = await make();
    await join("second@example.org", token);
    expect((await revoke(id)).statusCode).toBe(404);
    expect((await list()).some((invitation) => invitation.id === id)).toBe(true);
  });

  it("are made, seen and taken back by nobody else, whether they exist or not", async () => {
    const { id, token } = await make();
    const { accessToken } = (await join("third@example.org", token)).json().data;
    const open = await make();
    const answers = await Promise.all([
      server.post("user/invite", {}, { token: accessToken }),
      server.read("user/invitations", { token: accessToken }),
      revoke(id, accessToken),
      revoke(open.id, accessToken),
      revoke(randomUUID(), accessToken),
    ]);
    expect(answers.map(({ statusCode }) => statusCode)).toEqual([403, 403, 403, 403, 403]);
    expect(answers[3]?.body).toBe(answers[4]?.body);
    expect((await list()).some((invitation) => invitation.id === open.id)).toBe(true);
  });

  it("are at most a hundred that are open, also when many are made at once", async () => {
    const answers = [];
    for (let batch = 0; batch < 12; batch++) {
      const made = Array.from({ length: 10 }, () => server.post("user/invite", {}, { token: boss.accessToken }));
      answers.push(...(await Promise.all(made)));
    }
    const open = (await list()).filter(({ usedAt }) => usedAt === null);
    expect(open).toHaveLength(100);
    const refused = answers.find(({ statusCode }) => statusCode === 400);
    expect(refused?.json()).toMatchObject({ code: -1, message: expect.stringContaining("100 open invitations") });
  });

  it("go away a month after they have expired", async () => {
    const left = async () => (await server.database.db.selectFrom("invitations").select("id").execute()).length;
    server.wait(44 * DAY - 60);
    await removeExpired(server.accounts.context);
    expect(await left()).toBeGreaterThan(0);
    server.wait(120);
    await removeExpired(server.accounts.context);
    expect(await left()).toBe(0);
  });
});
