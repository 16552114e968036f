import { afterEach, describe, expect, it, vi } from "vitest";
import { playStorage } from "./browser-storage.fixture.ts";
import { ADA } from "./user.fixture.ts";

/** Opens the page in a tab whose storage has this content: the modules of the session are loaded anew. */
async function openTab(content: Readonly<Record<string, string>> = {}, { isBlocked = false } = {}) {
  const storage = playStorage(content);
  if (isBlocked) storage.block();
  const listeners: ((event: Pick<StorageEvent, "key">) => void)[] = [];
  vi.stubGlobal("addEventListener", (type: string, listener: (event: Pick<StorageEvent, "key">) => void) => {
    if (type === "storage") listeners.push(listener);
  });
  vi.resetModules();
  const session = await import("./session.ts");
  const changes = await import("./session-changes.ts");
  /** Another tab writes, and the browser tells this one. */
  const writeElsewhere = (key: string, value: string | null) => {
    if (value === null) storage.content.delete(key);
    else storage.content.set(key, value);
    for (const listener of listeners) listener({ key });
  };
  const clearElsewhere = () => {
    storage.content.clear();
    for (const listener of listeners) listener({ key: null });
  };
  return { ...session, ...changes, storage, writeElsewhere, clearElsewhere };
}

afterEach(() => {
  vi.unstubAllGlobals();
  vi.resetModules();
});

const TOKENS = { accessToken: "access.1", refreshToken: "refresh-1" };

// Keys and contents of the specification, section 3.
describe("a session", () => {
  it("is stored under the keys of the specification when a user signs in", async () => {
    const { signIn, storage, user, isSignedIn } = await openTab();
    signIn({ user: ADA, ...TOKENS });
    expect(Object.fromEntries(storage.content)).toEqual({
      user: JSON.stringify(ADA),
      accessToken: "access.1",
      refreshToken: "refresh-1",
      isLoggedIn: "true",
    });
    expect([user.read(), isSignedIn()]).toEqual([ADA, true]);
  });

  it("is gone from the storage when it is cleared, which leaves everything else", async () => {
    const { signIn, clearSession, storage, user, isSignedIn, storedTokens } = await openTab({ theme: "dark" });
    signIn({ user: ADA, ...TOKENS });
    clearSession();
    expect(Object.fromEntries(storage.content)).toEqual({ theme: "dark", isLoggedIn: "false" });
    expect([user.read(), isSignedIn()]).toEqual([null, false]);
    expect(storedTokens()).toEqual({ accessToken: null, refreshToken: null });
  });

  it("is there again on the next visit", async () => {
    const { user, isSignedIn, storedTokens } = await openTab({ user: JSON.stringify(ADA), ...TOKENS });
    expect([user.read(), isSignedIn(), storedTokens()]).toEqual([ADA, true, TOKENS]);
  });

  it("counts as one when only a token is stored, or only a user", async () => {
    expect((await openTab({ accessToken: "access.1" })).isSignedIn()).toBe(true);
    expect((await openTab({ user: JSON.stringify(ADA) })).isSignedIn()).toBe(true);
    expect((await openTab({ refreshToken: "refresh-1" })).isSignedIn()).toBe(false);
  });
});

describe("a damaged session", () => {
  it.each([
    ['{"broken'],
    [""],
    ["null"],
    ["17"],
    ['"ada"'],
    ["[]"],
    ["{}"],
    [JSON.stringify({ ...ADA, id: 5 })],
    [JSON.stringify({ ...ADA, email: {} })],
    [JSON.stringify({ ...ADA, preferences: null })],
    [JSON.stringify({ ...ADA, preferences: "dark" })],
  ])("has no user when %j is stored as one", async (text) => {
    const { user, isSignedIn } = await openTab({ user: text });
    expect([user.read(), isSignedIn()]).toEqual([null, false]);
  });

  it.each([[""], [" "], ["a b"], ["a\nb"], ["令牌"]])("has no token when %j is stored as one", async (text) => {
    const { isSignedIn, storedTokens } = await openTab({ accessToken: text, refreshToken: text });
    expect([isSignedIn(), storedTokens()]).toEqual([false, { accessToken: null, refreshToken: null }]);
  });
});

describe("a blocked storage", () => {
  it("leaves the session in memory until it is cleared", async () => {
    const { signIn, clearSession, storedTokens, user, isSignedIn } = await openTab({}, { isBlocked: true });
    signIn({ user: ADA, ...TOKENS });
    expect([user.read(), isSignedIn(), storedTokens()]).toEqual([ADA, true, TOKENS]);
    clearSession();
    expect([user.read(), isSignedIn()]).toEqual([null, false]);
    expect(storedTokens()).toEqual({ accessToken: null, refreshToken: null });
  });

  it("gives the newest tokens after they were renewed", async () => {
    const { signIn, storeTokens, storedTokens } = await openTab({}, { isBlocked: true });
    signIn({ user: ADA, ...TOKENS });
    storeTokens({ accessToken: "access.2", refreshToken: "refresh-2" });
    expect(storedTokens()).toEqual({ accessToken: "access.2", refreshToken: "refresh-2" });
  });
});

describe("another tab", () => {
  it("signs this one in", async () => {
    const { writeElsewhere, user, isSignedIn } = await openTab();
    const seen: unknown[] = [];
    user.subscribe(() => seen.push(user.read()));
    writeElsewhere("user", JSON.stringify(ADA));
    expect([seen, isSignedIn()]).toEqual([[ADA], true]);
  });

  it("signs this one out, also when it removes everything", async () => {
    const { writeElsewhere, isSignedIn } = await openTab({ user: JSON.stringify(ADA), ...TOKENS });
    writeElsewhere("accessToken", null);
    expect(isSignedIn()).toBe(true);
    writeElsewhere("user", null);
    expect(isSignedIn()).toBe(false);
    const other = await openTab({ user: JSON.stringify(ADA), ...TOKENS });
    other.clearElsewhere();
    expect(other.isSignedIn()).toBe(false);
  });

  it("gives its tokens to this one at once", async () => {
    const { storage, storedTokens } = await openTab({ user: JSON.stringify(ADA), ...TOKENS });
    storage.content.set("accessToken", "access.2");
    storage.content.set("refreshToken", "refresh-2");
    expect(storedTokens()).toEqual({ accessToken: "access.2", refreshToken: "refresh-2" });
  });

  it("makes a user leave by signing out, or by signing in as another one, but not by a change of the profile", async () => {
    const { writeElsewhere, whenUserLeaves } = await openTab();
    let departures = 0;
    whenUserLeaves(() => departures++);
    writeElsewhere("user", JSON.stringify(ADA));
    writeElsewhere("user", JSON.stringify({ ...ADA, name: "Ada L." }));
    expect(departures).toBe(0);
    writeElsewhere("user", JSON.stringify({ ...ADA, id: "4cfd3ab6-54c5-4b36-9d5b-5a64a0a1f6ac" }));
    expect(departures).toBe(1);
    writeElsewhere("user", null);
    expect(departures).toBe(2);
  });
});

it("has a login dialog that is closed by default", async () => {
  expect((await openTab()).loginModalVisible.read()).toBe(false);
});
