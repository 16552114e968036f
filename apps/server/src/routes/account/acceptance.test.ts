import { afterAll, beforeAll, describe, expect, it } from "vitest";
import { type AccountServer, startAccountServer } from "../../testing/account-server.ts";

/** Newer than any day on which the accounts of this file accept something. */
const DOCUMENTS = { terms: "2026-06-01", privacy: "2026-06-01", disclaimer: "2026-06-01" } as const;

let server: AccountServer;
beforeAll(async () => {
  server = await startAccountServer({ documents: DOCUMENTS });
});
afterAll(() => server.close());

const profileOf = async (token: string) => (await server.read("user/getUserInfo", { token })).json().data;
const accept = (token: string, body: object) => server.post("user/accept", body, { token });

/** Makes the current version of a text one that a user has not accepted, as a newer version of it does. */
const forget = (userId: string, document: "terms" | "privacy" | "disclaimer") =>
  server.database.db
    .updateTable("acceptances")
    .set({ version: "2025-01-01" })
    .where("user_id", "=", userId)
    .where("document", "=", document)
    .execute();

describe("newer versions of the texts", () => {
  it("are accepted by who has just registered", async () => {
    const { accessToken } = await server.register("fresh@example.org");
    const { accepted, outstanding } = await profileOf(accessToken);
    expect(outstanding).toEqual([]);
    expect(accepted.map(({ version }: { version: string }) => version)).toEqual(Array(3).fill("2026-06-01"));
  });

  it("are outstanding until they are accepted, and the older acceptance stays on record", async () => {
    const user = await server.register("older@example.org");
    await forget(user.id, "terms");
    await forget(user.id, "privacy");
    expect((await profileOf(user.accessToken)).outstanding).toEqual(["terms", "privacy"]);
    server.wait(60);
    const answer = await accept(user.accessToken, { documents: ["privacy"] });
    expect(answer.statusCode).toBe(200);
    expect(answer.json().data.outstanding).toEqual(["terms"]);
    expect((await accept(user.accessToken, {})).json().data.outstanding).toEqual([]);
    const { accepted, outstanding } = await profileOf(user.accessToken);
    expect(outstanding).toEqual([]);
    const ofTerms = accepted.filter(({ document }: { document: string }) => document === "terms");
    expect(ofTerms.map(({ version }: { version: string }) => version)).toEqual(["2026-06-01", "2025-01-01"]);
  });

  it("keep the moment of the first acceptance when they are accepted again, also by many tabs at once", async () => {
    const user = await server.register("again@example.org");
    const before = (await profileOf(user.accessToken)).accepted;
    server.wait(600);
    const answers = await Promise.all(Array.from({ length: 5 }, () => accept(user.accessToken, {})));
    expect(answers.map(({ statusCode }) => statusCode)).toEqual(Array(5).fill(200));
    expect((await profileOf(user.accessToken)).accepted).toEqual(before);
  });

  it.each([
    ["a text that does not exist", { documents: ["cookies"] }],
    ["no text", { documents: [] }],
    ["more texts than there are", { documents: ["terms", "terms", "terms", "terms"] }],
    ["a version", { documents: ["terms"], version: "2026-06-01" }],
    ["a user", { user: "8b6fd1f2-6c9e-4b0d-9c51-0d8a3f4f5b6a" }],
  ])("are not accepted by a request with %s", async (_, body) => {
    const user = await server.register(`odd-${Math.random().toString(36).slice(2)}@example.org`);
    await forget(user.id, "disclaimer");
    expect((await accept(user.accessToken, body)).statusCode).toBe(400);
    expect((await profileOf(user.accessToken)).outstanding).toEqual(["disclaimer"]);
  });

  it("are accepted for the signed-in user and nobody else", async () => {
    const [ada, ben] = [await server.register("ada-a@example.org"), await server.register("ben-a@example.org")];
    await forget(ada.id, "terms");
    await forget(ben.id, "terms");
    await accept(ada.accessToken, {});
    expect((await profileOf(ben.accessToken)).outstanding).toEqual(["terms"]);
    expect((await server.post("user/accept", {})).statusCode).toBe(401);
  });
});
