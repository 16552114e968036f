import { afterEach, beforeEach, describe, expect, it, vi } from "vitest";
import { playStorage } from "../state/browser-storage.fixture.ts";

/** Plays the browser around the page: a window that opens or not, and the clock. */
async function openPage({ isBlocked = false, isPhone = false } = {}) {
  const storage = playStorage({});
  const session = new Map<string, string>();
  const windows: { readonly url: string; readonly features: string; closed: boolean }[] = [];
  const visited: string[] = [];
  const open = (url: string, _name: string, features: string) => {
    const opened = { url, features, closed: false };
    if (!isBlocked) windows.push(opened);
    return isBlocked ? null : opened;
  };
  vi.stubGlobal("window", { open });
  vi.stubGlobal("matchMedia", () => ({ matches: isPhone }));
  vi.stubGlobal("screenX", 100);
  vi.stubGlobal("screenY", 0);
  vi.stubGlobal("outerWidth", 1500);
  vi.stubGlobal("outerHeight", 1000);
  vi.stubGlobal("location", { assign: (url: string) => visited.push(url) });
  vi.stubGlobal("sessionStorage", {
    getItem: (key: string) => session.get(key) ?? null,
    setItem: (key: string, value: string) => session.set(key, value),
    removeItem: (key: string) => session.delete(key),
  });
  vi.resetModules();
  const page = await import("./provider-window.ts");
  const heard: unknown[] = [];
  const listener = {
    onOutcome: (outcome: unknown) => heard.push(outcome),
    onProblem: (problem: string) => heard.push(problem),
  };
  const attemptOf = (url: string) => new URLSearchParams(url.split("?")[1]).get("attempt") ?? "";
  /** The result page stores an outcome; whoever is asleep does not hear of it by the channel. */
  const store = (outcome: object) =>
    storage.content.set("providerOutcome", JSON.stringify({ at: Date.now(), ...outcome }));
  return { ...page, storage, windows, visited, heard, listener, attemptOf, store };
}

beforeEach(() => {
  vi.useFakeTimers();
});
afterEach(() => {
  vi.useRealTimers();
  vi.unstubAllGlobals();
  vi.resetModules();
});

const GOOGLE = { id: "google", label: "Google" };
const APPLE = { id: "apple", label: "Apple" };
const TICKET = "t".repeat(43);

// The times are those of the specification, section 9.
describe("the window of a provider", () => {
  it("is 500 by 600 in the middle of the page's own, with a name of 20 letters and digits", async () => {
    const { openProviderWindow, windows, listener, attemptOf } = await openPage();
    openProviderWindow(GOOGLE, listener);
    expect(windows[0]?.features).toBe("popup,width=500,height=600,left=600,top=200");
    expect(windows[0]?.url).toMatch(/^\/api\/user\/thirdLogin\/start\?provider=google&attempt=/);
    expect(attemptOf(windows[0]?.url ?? "")).toMatch(/^[A-Za-z0-9]{20}$/);
  });

  it("hands over its outcome within ten seconds also where no message arrives, and only once", async () => {
    const { openProviderWindow, windows, listener, attemptOf, store, heard, storage } = await openPage();
    openProviderWindow(GOOGLE, listener);
    const attempt = attemptOf(windows[0]?.url ?? "");
    vi.advanceTimersByTime(60_000);
    store({ ticket: TICKET, attempt });
    vi.advanceTimersByTime(10_000);
    expect(heard).toEqual([{ attempt, ticket: TICKET, problem: null, wait: null }]);
    expect(storage.content.has("providerOutcome")).toBe(false);
    store({ ticket: TICKET, attempt });
    vi.advanceTimersByTime(60_000);
    expect(heard).toHaveLength(1);
  });

  it("does not take the outcome of another tab's window, or one that is older than ten minutes", async () => {
    const { openProviderWindow, windows, listener, attemptOf, store, heard } = await openPage();
    openProviderWindow(GOOGLE, listener);
    store({ ticket: TICKET, attempt: "Z".repeat(20) });
    vi.advanceTimersByTime(20_000);
    store({ ticket: TICKET, attempt: attemptOf(windows[0]?.url ?? ""), at: Date.now() - 600_001 });
    vi.advanceTimersByTime(20_000);
    expect(heard).toEqual([]);
  });

  it("counts as closed eight seconds after it was found so; what it hands over later still counts", async () => {
    const { openProviderWindow, windows, listener, attemptOf, store, heard } = await openPage();
    openProviderWindow(GOOGLE, listener);
    (windows[0] as { closed: boolean }).closed = true;
    vi.advanceTimersByTime(2000 + 7999);
    expect(heard).toEqual([]);
    vi.advanceTimersByTime(1);
    expect(heard).toEqual(["closed"]);
    store({ ticket: TICKET, attempt: attemptOf(windows[0]?.url ?? "") });
    vi.advanceTimersByTime(10_000);
    expect(heard[1]).toMatchObject({ ticket: TICKET });
  });

  it("is cancelled by the next one", async () => {
    const { openProviderWindow, windows, listener, attemptOf, store, heard } = await openPage();
    openProviderWindow(GOOGLE, listener);
    openProviderWindow(APPLE, { ...listener, onProblem: () => undefined });
    expect(heard).toEqual(["cancelled"]);
    store({ ticket: TICKET, attempt: attemptOf(windows[0]?.url ?? "") });
    vi.advanceTimersByTime(60_000);
    expect(heard).toEqual(["cancelled"]);
  });
});

describe("a browser that opens no window", () => {
  it("says so on a desktop", async () => {
    const { openProviderWindow, listener, heard, visited } = await openPage({ isBlocked: true });
    openProviderWindow(GOOGLE, listener);
    expect([heard, visited]).toEqual([["blocked"], []]);
  });

  it("goes to the provider itself on a phone, and finds the outcome when it is back", async () => {
    const { openProviderWindow, takeRedirectOutcome, listener, visited, attemptOf, store, heard } = await openPage({
      isBlocked: true,
      isPhone: true,
    });
    openProviderWindow(GOOGLE, listener);
    const attempt = attemptOf(visited[0] ?? "");
    store({ ticket: TICKET, attempt });
    expect(takeRedirectOutcome()).toMatchObject({ outcome: { ticket: TICKET }, label: "Google" });
    expect(takeRedirectOutcome()).toBeNull();
    // A page that is still there after two seconds has not left.
    vi.advanceTimersByTime(1999);
    expect(heard).toEqual([]);
    vi.advanceTimersByTime(1);
    expect(heard).toEqual(["cancelled"]);
  });
});

describe("what is stored as an outcome", () => {
  it.each(["", "null", "17", "{}", '{"at":"now"}', '{"ticket":"<b>"}'])(
    "is passed over when it is %j",
    async (text) => {
      const { readOutcome } = await import("./provider-outcome.ts");
      expect(readOutcome(text, Date.now())).toBeNull();
    },
  );

  it("is a wrong setting when its problem has a name that nobody knows", async () => {
    const { readOutcome } = await import("./provider-outcome.ts");
    const outcome = readOutcome(JSON.stringify({ problem: "novel", at: Date.now(), wait: "30" }), Date.now());
    expect(outcome).toEqual({ attempt: null, ticket: null, problem: "misconfigured", wait: 30 });
  });
});
