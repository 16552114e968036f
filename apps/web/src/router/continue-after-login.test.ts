import { afterEach, beforeEach, describe, expect, it, vi } from "vitest";
import { openRemembered } from "./continue-after-login.ts";
import { createMemoryHistory } from "./memory-history.fixture.ts";
import type { Page } from "./page.ts";
import { createRouter } from "./router.ts";

const load: Page["load"] = async () => ({ Page: () => null });

const PAGES: readonly Page[] = [
  { path: "/", aliases: ["/pages/index/index"], isPublic: true, tab: {}, load },
  { path: "/pages/basic-search", isPublic: true, tab: {}, load },
  { path: "/pages/analysis", isPublic: true, load },
  { path: "/pages/usercenter/usercenter", isPublic: false, load },
  { path: "/pages/login/login", isPublic: true, load },
];

/** A reader at an address who signs in there. */
function signInAt(address: string) {
  const history = createMemoryHistory(address);
  let isSignedIn = false;
  let remembered: string | null = null;
  const router = createRouter({
    history,
    isSignedIn: () => isSignedIn,
    remember: (visited) => {
      remembered = visited;
    },
    onLoginNeeded: () => undefined,
  });
  router.start(PAGES);
  router.release();
  isSignedIn = true;
  return { router, history, remembered: () => remembered };
}

describe("a reader who has signed in", () => {
  it("arrives at the guarded address that was the first one", () => {
    const { router, history, remembered } = signInAt("/pages/usercenter/usercenter?tab=lists");
    expect(router.route.read().path).toBe("/");
    openRemembered(router, remembered());
    expect(history.entries).toEqual(["/", "/pages/usercenter/usercenter?tab=lists"]);
    expect(router.route.read()).toMatchObject({ path: "/pages/usercenter/usercenter", query: { tab: "lists" } });
  });

  it("comes back from there to the page before", () => {
    const { router, history } = signInAt("/pages/analysis?code=A");
    openRemembered(router, "/pages/usercenter/usercenter");
    history.go(-1);
    expect(router.route.read()).toMatchObject({ path: "/pages/analysis", query: { code: "A" } });
  });

  it("arrives at a page of the tab bar too", () => {
    const { router } = signInAt("/pages/analysis?code=A");
    openRemembered(router, "/pages/basic-search?q=bank");
    expect(router.route.read()).toMatchObject({ path: "/pages/basic-search", query: { q: "bank" } });
  });

  it("stays where the last address is the open page", () => {
    const { router, history } = signInAt("/pages/analysis?code=BRK%2FB");
    const before = router.route.read();
    openRemembered(router, "/pages/analysis?code=BRK/B");
    expect([router.route.read(), history.entries.length]).toEqual([before, 1]);
  });

  it("leaves the login page for the last address, and does not come back to it", () => {
    const { router, history } = signInAt("/pages/login/login");
    openRemembered(router, "/pages/analysis?code=A");
    expect(history.entries).toEqual(["/pages/analysis?code=A"]);
    expect(router.route.read().path).toBe("/pages/analysis");
  });
});

describe("a last address that is no page of this application", () => {
  // A navigation that fails is logged.
  beforeEach(() => {
    vi.spyOn(console, "warn").mockImplementation(() => undefined);
  });
  afterEach(() => {
    vi.restoreAllMocks();
  });

  const FOREIGN = [
    "https://evil.example/pages/analysis",
    "//evil.example",
    "/\\evil.example",
    "javascript:alert(1)",
    "data:text/html,x",
    "/pages/nowhere",
    '{"broken',
    "__proto__",
    "/pages/login/login",
    "",
  ];

  it.each(FOREIGN.filter((text) => text !== ""))("is not opened: %s", (text) => {
    const { router, history } = signInAt("/pages/analysis?code=A");
    openRemembered(router, text);
    expect([router.route.read().path, history.entries]).toEqual(["/pages/analysis", ["/pages/analysis?code=A"]]);
  });

  it.each([...FOREIGN, null])("leads from the login page to the start page: %s", (text) => {
    const { router, history } = signInAt("/pages/login/login");
    openRemembered(router, text);
    expect([router.route.read().path, history.entries]).toEqual(["/", ["/"]]);
  });

  it("leaves a reader where they are when nothing is remembered", () => {
    const { router } = signInAt("/pages/analysis?code=A");
    openRemembered(router, null);
    expect(router.route.read().path).toBe("/pages/analysis");
  });
});
