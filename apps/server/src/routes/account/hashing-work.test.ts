import { createHook } from "node:async_hooks";
import type { EmailPurpose } from "@plumbline/contract";
import type { LightMyRequestResponse } from "fastify";
import { afterAll, beforeAll, describe, expect, it } from "vitest";
import { SERVER_REQUESTER } from "../../http/index.ts";
import { type LocalProvider, startLocalProvider } from "../../local-provider/index.ts";
import { type AccountServer, PASSWORD, startAccountServer } from "../../testing/account-server.ts";
import { providerVisitor } from "../../testing/provider-visitor.ts";

/** What Node names the work that the library of Argon2 has done on a thread; a test below finds out if that changes. */
const ARGON2 = "undefined";

/** How often Argon2 has worked while something was done. */
async function hashesDuring(action: () => Promise<unknown>): Promise<number> {
  let count = 0;
  const hook = createHook({ init: (_, type) => void (type === ARGON2 && count++) }).enable();
  await action();
  hook.disable();
  return count;
}

let provider: LocalProvider;
let server: AccountServer;
beforeAll(async () => {
  provider = await startLocalProvider({ kind: "google", label: "Google" });
  server = await startAccountServer({ providers: [provider.settings] });
});
afterAll(async () => {
  await server.close();
  await provider.close();
});

let people = 0;
const unknownAddress = async (): Promise<string> => `unknown${people++}@example.org`;
const knownAddress = async (): Promise<string> => {
  const { email } = await server.register(`known${people++}@example.org`);
  // Another code for the same address may come after a minute.
  server.wait(61);
  return email;
};
const ticketFor = async (email: string) =>
  (await providerVisitor(server.app).signIn("google", email)).outcome.ticket ?? "";
const addressWithoutPassword = async (): Promise<string> => {
  const email = await unknownAddress();
  await server.post("user/thirdLogin", { ticket: await ticketFor(email), acceptedTerms: true });
  return email;
};

/** Makes ready what a call needs, and gives the call. */
type Prepare = (email: string) => Promise<() => Promise<LightMyRequestResponse>>;

/** How often Argon2 works for a call about an address. */
async function workFor(address: () => Promise<string>, prepare: Prepare): Promise<number> {
  const call = await prepare(await address());
  return hashesDuring(async () => {
    const { statusCode } = await call();
    expect(statusCode, "a busy or broken server says nothing of the work").toBeLessThan(500);
  });
}

const posting =
  (path: string, bodyOf: (email: string) => object): Prepare =>
  async (email) =>
  () =>
    server.post(path, bodyOf(email));
/** With the code that was really sent to the address. */
const withCode =
  (path: string, purpose: EmailPurpose, bodyOf: (email: string, code: string) => object): Prepare =>
  async (email) => {
    const code = await server.codeFor(email, purpose);
    return () => server.post(path, bodyOf(email, code));
  };
const registration = (email: string, code: string) => ({ email, code, password: PASSWORD, acceptedTerms: true });
const reset = (email: string, code: string) => ({ email, code, password: "a better password" });
/** Somebody who is signed in and wants to move to the address. */
const moving =
  (codeTo: (email: string) => Promise<string>): Prepare =>
  async (email) => {
    const { accessToken: token } = await server.register(`mover${people++}@example.org`);
    const code = await codeTo(email);
    return () => server.post("user/changeemail", { email, code, currentPassword: PASSWORD }, { token });
  };

const PURPOSES = Object.keys({
  register: true,
  login: true,
  changeemail: true,
  changepassword: true,
  delete: true,
  security: true,
} satisfies Record<EmailPurpose, true>) as EmailPurpose[];

/** Every call that takes an address of somebody who need not be signed in as that user, and how many passwords it hashes. */
const CALLS: readonly (readonly [what: string, prepare: Prepare, hashes: number])[] = [
  ["signing in with a wrong password", posting("user/login", (email) => ({ email, password: "not this one" })), 1],
  ["signing in with a wrong code", posting("user/login", (email) => ({ email, code: "000000" })), 0],
  ["signing in with the code that was sent", withCode("user/login", "login", (email, code) => ({ email, code })), 0],
  ["registering with a wrong code", posting("user/register", (email) => registration(email, "000000")), 0],
  ["registering with the code that was sent", withCode("user/register", "register", registration), 1],
  [
    "setting a forgotten password with a wrong code",
    posting("user/resetpassword", (email) => reset(email, "000000")),
    0,
  ],
  [
    "setting a forgotten password with the code that was sent",
    withCode("user/resetpassword", "changepassword", reset),
    1,
  ],
  ["moving to it with a wrong code", moving(async () => "000000"), 1],
  ["moving to it with the code that was sent", moving((email) => server.codeFor(email, "changeemail")), 1],
  [
    "signing in with a provider that has verified it",
    async (email) => {
      const ticket = await ticketFor(email);
      return () => server.post("user/thirdLogin", { ticket });
    },
    0,
  ],
  ...PURPOSES.map(
    (purpose) => [`asking for a code to ${purpose}`, posting("sendEmail", (email) => ({ email, purpose })), 0] as const,
  ),
];

describe("the passwords that are hashed say nothing of an account", () => {
  it("one at a time is counted: the test itself is not wrong", async () => {
    const { passwords } = server.accounts.context;
    const requester = SERVER_REQUESTER;
    const stored = await passwords.hash(PASSWORD, requester);
    expect(await hashesDuring(() => passwords.hash(PASSWORD, requester))).toBe(1);
    expect(await hashesDuring(() => passwords.verify(PASSWORD, stored, requester))).toBe(1);
    expect(await hashesDuring(() => server.post("sendEmail", { email: "no address", purpose: "login" }))).toBe(0);
  });

  it.each(CALLS)("%s is the same work whether the address has an account or not", async (_, prepare, hashes) => {
    expect(await workFor(unknownAddress, prepare)).toBe(hashes);
    expect(await workFor(knownAddress, prepare)).toBe(hashes);
  });

  it("a password is compared also where the account has none, and where the address cannot be one", async () => {
    const signIn = posting("user/login", (email) => ({ email, password: PASSWORD }));
    expect(await workFor(addressWithoutPassword, signIn)).toBe(1);
    expect(await workFor(async () => "no address", signIn)).toBe(1);
    expect(await workFor(knownAddress, signIn), "as the right one of an account is").toBe(1);
  });
});
