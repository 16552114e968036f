import { afterEach, describe, expect, it, vi } from "vitest";
import { playStorage } from "../state/browser-storage.fixture.ts";
import { ADA } from "../state/user.fixture.ts";
import type { Page } from "./page.ts";

const load: Page["load"] = async () => ({ Page: () => null });

const PAGES: readonly Page[] = [
  { path: "/", aliases: ["/pages/index/index"], isPublic: true, tab: {}, load },
  { path: "/pages/analysis", isPublic: true, load },
  { path: "/pages/usercenter/usercenter", isPublic: false, load },
];

const SESSION = { user: JSON.stringify(ADA), accessToken: "access.1", refreshToken: "refresh-1", isLoggedIn: "true" };

/** Opens the page at an address, in a browser whose history and storage are played; modules are loaded anew. */
async function openPage(address: string, content: Readonly<Record<string, string>> = {}) {
  const storage = playStorage(content);
  const bar = { hash: address === "" ? "" : `#${address}` };
  // The address is left as it is where none is given.
  const write = (state: unknown, _title: string, url?: string) => {
    entry.state = state;
    bar.hash = url ?? bar.hash;
  };
  const entry = { state: null as unknown, pushState: write, replaceState: write };
  vi.stubGlobal("location", bar);
  vi.stubGlobal("history", entry);
  vi.stubGlobal("addEventListener", () => undefined);
  vi.resetModules();
  const app = await import("./app-router.ts");
  const { continueAfterLogin } = await import("./continue-after-login.ts");
  const state = await import("../state/index.ts");
  const changes = await import("../state/session-changes.ts");
  app.router.start(PAGES);
  app.router.release();
  return { ...app, ...state, ...changes, continueAfterLogin, content: storage.content, bar };
}

afterEach(() => {
  vi.unstubAllGlobals();
  vi.resetModules();
});

describe("a guarded address (specification, sections 4 and 5)", () => {
  it("that is the first one opens the login dialog, and after signing in the page", async () => {
    const page = await openPage("/pages/usercenter/usercenter?tab=lists");
    expect(page.bar.hash).toBe("#/");
    expect([page.loginModalVisible.read(), page.loginRefusals.read()]).toEqual([true, 1]);
    expect(page.content.get("toRouter")).toBe("/pages/usercenter/usercenter?tab=lists");
    page.signIn({ user: ADA, accessToken: "access.1", refreshToken: "refresh-1" });
    page.continueAfterLogin();
    expect(page.loginModalVisible.read()).toBe(false);
    expect(page.bar.hash).toBe("#/pages/usercenter/usercenter?tab=lists");
  });

  it("that a reader navigates to leaves the page on screen until they have signed in", async () => {
    const page = await openPage("/pages/analysis?code=A");
    const logged = vi.spyOn(console, "warn").mockImplementation(() => undefined);
    page.navigateTo("/pages/usercenter/usercenter");
    logged.mockRestore();
    expect(page.bar.hash).toBe("#/pages/analysis?code=A");
    expect([page.loginModalVisible.read(), page.loginRefusals.read()]).toEqual([true, 1]);
    page.signIn({ user: ADA, accessToken: "access.1", refreshToken: "refresh-1" });
    page.continueAfterLogin();
    expect(page.bar.hash).toBe("#/pages/usercenter/usercenter");
  });

  it.each(["user", "accessToken"] as const)("opens when the storage has a session's %s", async (key) => {
    const page = await openPage("/pages/usercenter/usercenter", { [key]: SESSION[key] });
    expect([page.router.route.read().path, page.loginModalVisible.read()]).toEqual([
      "/pages/usercenter/usercenter",
      false,
    ]);
  });

  it("leads there in this tab, wherever another tab has gone meanwhile", async () => {
    const page = await openPage("/pages/usercenter/usercenter");
    page.content.set("toRouter", "/pages/analysis?code=B");
    page.signIn({ user: ADA, accessToken: "access.1", refreshToken: "refresh-1" });
    page.continueAfterLogin();
    expect(page.bar.hash).toBe("#/pages/usercenter/usercenter");
  });

  it("is reached after signing in where the storage is blocked", async () => {
    const page = await openPage("/pages/usercenter/usercenter");
    vi.stubGlobal("localStorage", undefined);
    page.signIn({ user: ADA, accessToken: "access.1", refreshToken: "refresh-1" });
    page.continueAfterLogin();
    expect(page.bar.hash).toBe("#/pages/usercenter/usercenter");
  });
});

describe("a session that ends", () => {
  it("because it could not be renewed opens the start page, from a public page too", async () => {
    for (const address of ["/pages/analysis?code=A", "/pages/usercenter/usercenter"]) {
      const page = await openPage(address, SESSION);
      page.loseSession();
      expect(page.bar.hash).toBe("#/pages/index/index");
    }
  });

  it("by signing out opens the start page from a guarded page, and leaves a public page open", async () => {
    const guarded = await openPage("/pages/usercenter/usercenter", SESSION);
    guarded.clearSession();
    expect(guarded.bar.hash).toBe("#/pages/index/index");
    const open = await openPage("/pages/analysis?code=A", SESSION);
    open.clearSession();
    expect(open.bar.hash).toBe("#/pages/analysis?code=A");
  });
});
