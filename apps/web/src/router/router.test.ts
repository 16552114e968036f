import { describe, expect, it } from "vitest";
import { createMemoryHistory } from "./memory-history.fixture.ts";
import type { Page } from "./page.ts";
import { createRouter, type Verb } from "./router.ts";

const load: Page["load"] = async () => ({ Page: () => null });

const PAGES: readonly Page[] = [
  { path: "/", aliases: ["/pages/index/index"], isPublic: true, tab: {}, load },
  { path: "/pages/basic-search", isPublic: true, tab: {}, load },
  { path: "/pages/analysis", isPublic: true, load },
  { path: "/pages/backtesting", isPublic: false, load },
  { path: "/pages/shelf", aliases: ["/pages/own-shelf"], isPublic: true, ownPath: "/pages/own-shelf", tab: {}, load },
  { path: "/pages/login/login", isPublic: false, load },
];

function visit(address = "", { isSignedIn = false } = {}) {
  const history = createMemoryHistory(address);
  const remembered: string[] = [];
  let refusals = 0;
  const router = createRouter({
    history,
    isSignedIn: () => isSignedIn,
    remember: (visited) => remembered.push(visited),
    onLoginNeeded: () => refusals++,
  });
  router.start(PAGES);
  const open = (verb: Verb, url: string | undefined, query?: Record<string, string>) => {
    router.open(verb, url, query);
    router.release();
  };
  return { history, router, remembered, open, refusals: () => refusals };
}

describe("the errors of navigation (specification, section 8)", () => {
  it.each<[Verb, string | undefined, string]>([
    ["navigateTo", undefined, 'Missing required args: "url"'],
    ["navigateTo", "", 'Missing required args: "url"'],
    ["navigateTo", "/pages/login/other", "page /pages/login/other is not found"],
    ["reLaunch", "/pages/login/gone", "page /pages/login/gone is not found"],
    ["navigateTo", "/pages/basic-search", "can not navigateTo a tabbar page"],
    ["redirectTo", "/", "can not redirectTo a tabbar page"],
    ["navigateTo", "/pages/index/index", "can not navigateTo a tabbar page"],
    ["switchTab", "/pages/analysis", "can not switch to no-tabBar page"],
  ])("%s(%s) fails with: %s", (verb, url, message) => {
    const { open, router } = visit();
    const before = router.route.read();
    expect(() => open(verb, url)).toThrow(message);
    expect(router.route.read()).toBe(before);
  });

  it("locks an address until its page is shown", () => {
    const { router } = visit();
    router.open("navigateTo", "/pages/analysis?code=A");
    expect(() => router.open("navigateTo", "/pages/analysis?code=A")).toThrow("/pages/analysis?code=A locked");
    router.release();
    expect(() => router.open("navigateTo", "/pages/analysis?code=A")).not.toThrow();
  });
});

describe("the guard (specification, sections 4 and 5)", () => {
  it("refuses a protected page to someone who is not signed in, and asks for a login", () => {
    const { open, router, refusals } = visit();
    expect(() => open("navigateTo", "/pages/backtesting")).toThrow();
    expect(router.route.read().path).toBe("/");
    expect(refusals()).toBe(1);
  });

  it("checks the login before it checks whether the page exists", () => {
    const { open, refusals } = visit();
    expect(() => open("navigateTo", "/pages/usercenter/usercenter")).toThrow("needs a login");
    expect(refusals()).toBe(1);
  });

  it("opens a protected page for a user who is signed in", () => {
    const { open, router } = visit("", { isSignedIn: true });
    open("navigateTo", "/pages/backtesting");
    expect(router.route.read().path).toBe("/pages/backtesting");
  });

  it("refuses the path of a public page that shows what is the reader's own, and opens the other", () => {
    const { open, router, refusals } = visit();
    open("switchTab", "/pages/shelf");
    expect(() => open("switchTab", "/pages/own-shelf?run=1")).toThrow("needs a login");
    expect([router.route.read().path, refusals()]).toEqual(["/pages/shelf", 1]);
    const signedIn = visit("", { isSignedIn: true });
    signedIn.open("switchTab", "/pages/own-shelf?run=1");
    expect(signedIn.router.route.read().path).toBe("/pages/own-shelf");
  });

  it("guards the first address too, and a typed one", () => {
    const { router, history, refusals } = visit("/pages/backtesting?run=1");
    expect([router.route.read().path, history.read(), refusals()]).toEqual(["/", "/", 1]);
    history.edit("/pages/backtesting");
    expect([router.route.read().path, history.read(), refusals()]).toEqual(["/", "/", 2]);
  });

  it("keeps the first address that it refuses, and a typed one, as the last address", () => {
    const { remembered, history } = visit("/pages/backtesting?run=1");
    expect(remembered).toEqual(["/pages/backtesting?run=1"]);
    history.edit("/pages/backtesting?run=2");
    expect(remembered.at(-1)).toBe("/pages/backtesting?run=2");
  });

  it("stores the target of every navigation except to the login pages", () => {
    const { open, remembered } = visit("/pages/analysis?code=A");
    expect(() => open("navigateTo", "/pages/backtesting")).toThrow();
    open("navigateTo", "/pages/login/login");
    open("switchTab", "/");
    expect(remembered).toEqual(["/pages/analysis?code=A", "/pages/backtesting", "/"]);
  });
});

describe("the verbs", () => {
  it("append encoded query parameters and hand them to the page as texts", () => {
    const { open, router, history } = visit();
    open("navigateTo", "/pages/analysis", { code: "600519", note: "a&b" });
    expect(history.read()).toBe("/pages/analysis?code=600519&note=a%26b");
    expect(router.route.read().query).toEqual({ code: "600519", note: "a&b" });
  });

  it("add an entry to the history, or take the place of the last one", () => {
    const { open, history } = visit();
    open("navigateTo", "/pages/analysis?code=A");
    open("redirectTo", "/pages/analysis?code=B");
    open("switchTab", "/pages/basic-search");
    open("reLaunch", "/");
    expect(history.entries).toEqual(["", "/pages/analysis?code=B", "/"]);
  });

  it("show the start page under its alias", () => {
    const { open, router } = visit();
    open("switchTab", "/pages/index/index");
    expect(router.route.read().page?.path).toBe("/");
  });
});

describe("the address bar", () => {
  it("opens a deep link", () => {
    const { path, query, arrival } = visit("/pages/analysis?code=AAPL").router.route.read();
    expect({ path, query: { ...query }, arrival }).toEqual({
      path: "/pages/analysis",
      query: { code: "AAPL" },
      arrival: "start",
    });
  });

  it("finds no page at a path without one, and asks for no login", () => {
    const { router, refusals } = visit("/pages/nowhere");
    expect([router.route.read().page, refusals()]).toEqual([null, 0]);
  });

  it("contains a changed parameter, and no longer one that is removed", () => {
    const { router, history } = visit("/pages/analysis?code=A&range=1y");
    router.setQuery({ range: "5y" });
    expect(history.entries).toEqual(["/pages/analysis?code=A&range=5y"]);
    router.setQuery({ range: undefined }, "push");
    expect(history.entries).toEqual(["/pages/analysis?code=A&range=5y", "/pages/analysis?code=A"]);
    expect(router.route.read().arrival).toBe("within");
  });

  it("goes back to where the reader was, under the same key", () => {
    const { open, router, history } = visit();
    open("navigateTo", "/pages/analysis?code=A");
    const { key } = router.route.read();
    open("switchTab", "/pages/basic-search");
    history.go(-1);
    expect(router.route.read()).toMatchObject({ path: "/pages/analysis", key, arrival: "back" });
  });

  it("opens what the reader types over the address, and goes back to the first page from there", () => {
    const { router, history } = visit("/pages/analysis?code=A");
    const { key } = router.route.read();
    history.edit("/pages/analysis?code=B");
    expect(router.route.read()).toMatchObject({ query: { code: "B" }, arrival: "forth" });
    expect(router.route.read().key).not.toBe(key);
    history.edit("/pages/basic-search");
    history.go(-2);
    expect(router.route.read()).toMatchObject({ query: { code: "A" }, key, arrival: "back" });
  });

  it("recognises a step back that only changes the query of the same page", () => {
    const { router, history } = visit("/pages/analysis?code=A");
    router.setQuery({ tab: "growth" }, "push");
    history.go(-1);
    expect(router.route.read().arrival).toBe("within");
  });
});
