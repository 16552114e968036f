import { CALLS } from "@plumbline/contract/calls";
import { describe, expect, it, vi } from "vitest";
import { accessToken, isSignedIn } from "../state/index.ts";
import { storedTokens } from "../state/session-changes.ts";
import { fetchEarly } from "./early-answers.ts";
import { requestOfCall } from "./request-of-call.ts";
import { NOT_LOGGED_IN, reply } from "./session-server.fixture.ts";
import { playSession, tokenFor } from "./signed-in-tab.fixture.ts";

const session = playSession();

describe("the token of the session", () => {
  it("goes with every call that needs one and with whitelisted calls, never with public ones", async () => {
    session.signInWith("access-1");
    session.server.accepted.add("access-1");
    const call = session.openTab();
    await call("sessions", {});
    await call("currentUser", {});
    await call("marketState", {});
    expect(session.server.received.map(({ path, token }) => [path, token])).toEqual([
      ["/api/sessions/list", "access-1"],
      ["/api/user/GetUser", "access-1"],
      ["/api/market/state", null],
    ]);
  });

  it("does not go with a whitelisted call when there is none", async () => {
    await session.openTab()("currentUser", {});
    expect(session.tokensSentTo("user/GetUser")).toEqual([null]);
  });

  it("does not go with a whitelisted call whose answer was requested before the client was loaded", async () => {
    session.signInWith("access-1");
    const { path, request } = requestOfCall(CALLS.valuation, { code: "AAPL" }, "en");
    fetchEarly(session.server.base + path, request);
    await session.openTab()("valuation", { code: "AAPL" });
    expect(session.tokensSentTo("stock/getStockValuation")).toEqual([null]);
  });
});

describe("a call that is refused for its token", () => {
  it("is sent once more with the token that a refresh brings", async () => {
    session.signInWith();
    expect(await session.openTab()("updateConfiguration", { name: "Ada L." })).toMatchObject({ token: "access-1" });
    expect(session.server.received).toEqual([
      { path: "/api/user/updateConfiguration", token: "access-0", body: '{"name":"Ada L."}' },
      { path: "/api/refreshToken", token: null, body: '{"refreshToken":"refresh-0"}' },
      { path: "/api/user/updateConfiguration", token: "access-1", body: '{"name":"Ada L."}' },
    ]);
    expect(storedTokens()).toEqual({ accessToken: "access-1", refreshToken: "refresh-1" });
    expect(accessToken.read()).toBe("access-1");
  });

  it("shares one refresh with all calls that are refused at the same time", async () => {
    session.signInWith();
    const call = session.openTab();
    const answers = await Promise.all(Array.from({ length: 20 }, () => call("sessions", {})));
    expect(answers).toHaveLength(20);
    expect(session.server.at("refreshToken")).toHaveLength(1);
    expect(session.tokensSentTo("sessions").filter((token) => token === "access-0")).toHaveLength(20);
    expect(session.tokensSentTo("sessions").filter((token) => token === "access-1")).toHaveLength(20);
  });

  it("uses the tokens that were stored while it was under way", async () => {
    session.signInWith();
    const call = session.openTab();
    let refuse: (() => void) | undefined;
    session.server.accepted.add("access-0");
    session.server.answer = (response, { token, path }) => {
      if (path.includes("sessions") && token === "access-0") refuse = () => reply(response, 401, NOT_LOGGED_IN);
      else if (token === "access-0") reply(response, 401, NOT_LOGGED_IN);
      else reply(response, 200, { code: 0, message: "", data: { token } });
    };
    const slow = call("sessions", {});
    await vi.waitFor(() => expect(refuse).toBeDefined());
    await call("profile", {});
    refuse?.();
    expect(await slow).toEqual({ token: "access-1" });
    expect(session.server.at("refreshToken")).toHaveLength(1);
  });

  it("rejects with 'Exceeded maximum retry attempts' when it is refused again, and the session ends", async () => {
    session.signInWith();
    session.server.answer = (response) => reply(response, 401, NOT_LOGGED_IN);
    await expect(session.openTab()("sessions", {})).rejects.toMatchObject({
      code: 401,
      message: "Exceeded maximum retry attempts",
    });
    expect(session.tokensSentTo("sessions")).toEqual(["access-0", "access-1"]);
    expect(session.server.at("refreshToken")).toHaveLength(1);
    // Where the reader was is kept.
    const { toRouter: _, ...kept } = Object.fromEntries(session.storage.content);
    expect([isSignedIn(), session.losses(), kept]).toEqual([false, 1, { isLoggedIn: "false" }]);
  });

  it("rejects with another failure of the second attempt, and the session goes on", async () => {
    session.signInWith();
    session.server.answer = (response) => reply(response, 503, { code: 503, message: "busy", data: null });
    await expect(session.openTab()("sessions", {})).rejects.toMatchObject({ status: 503 });
    expect([isSignedIn(), session.losses()]).toEqual([true, 0]);
  });

  it("does not refresh for a wrong password, which has the same status", async () => {
    session.signInWith("access-1");
    session.server.accepted.add("access-1");
    session.server.answer = (response) =>
      reply(response, 401, { code: 1001, message: "Incorrect username or password", data: null });
    const change = session.openTab()("changePassword", { password: "new password", currentPassword: "wrong" });
    await expect(change).rejects.toMatchObject({ status: 401, code: 1001 });
    expect([session.server.received.length, isSignedIn()]).toEqual([1, true]);
  });

  it.each([
    ["login", { email: "ada@example.org", password: "wrong" }],
    ["register", { email: "ada@example.org", password: "secret", code: "000000", acceptedTerms: true as const }],
    ["refreshToken", { refreshToken: "refresh-0" }],
  ] as const)("does not refresh for %s", async (name, input) => {
    session.signInWith();
    const refuse = (response: Parameters<typeof reply>[0]) => reply(response, 401, NOT_LOGGED_IN);
    session.server.answer = refuse;
    session.server.refresh = refuse;
    await expect(session.openTab()(name, input)).rejects.toMatchObject({ status: 401, code: 2 });
    expect([session.server.received.length, isSignedIn(), session.losses()]).toEqual([1, true, 0]);
  });
});

describe("a whitelisted call", () => {
  it("is sent once more after a refresh, as any other", async () => {
    session.signInWith();
    expect(await session.openTab()("currentUser", {})).toMatchObject({ token: "access-1" });
  });

  it("rejects when the refresh is refused, but never ends the session", async () => {
    session.signInWith();
    session.server.refresh = (response) => reply(response, 401, NOT_LOGGED_IN);
    const call = session.openTab();
    for (const calling of [call("valuation", { code: "AAPL" }), call("feedback", { message: "Good." })]) {
      await expect(calling).rejects.toMatchObject({ code: 401, message: "refresh failed" });
    }
    expect([isSignedIn(), session.losses(), storedTokens().refreshToken]).toEqual([true, 0, "refresh-0"]);
  });

  it("does not send a refresh token again that was refused", async () => {
    session.signInWith();
    session.server.refresh = (response) => reply(response, 401, NOT_LOGGED_IN);
    const call = session.openTab();
    for (let time = 0; time < 3; time++) {
      await expect(call("currentUser", {})).rejects.toMatchObject({ message: "refresh failed" });
    }
    expect(session.server.at("refreshToken")).toHaveLength(1);
  });

  it("rejects when it is refused again, but never ends the session", async () => {
    session.signInWith();
    session.server.answer = (response) => reply(response, 401, NOT_LOGGED_IN);
    await expect(session.openTab()("currentUser", {})).rejects.toMatchObject({
      message: "Exceeded maximum retry attempts",
    });
    expect([isSignedIn(), session.losses()]).toEqual([true, 0]);
  });

  it.each([
    ["refused", 401],
    ["impossible because the database is away", 503],
  ])("is answered without a token when the refresh of an expired one is %s", async (_, status) => {
    session.signInWith(tokenFor(-1));
    session.server.refresh = (response) => reply(response, status, { code: status, message: "", data: null });
    expect(await session.openTab()("valuation", { code: "AAPL" })).toMatchObject({ token: null });
    expect([isSignedIn(), session.losses()]).toEqual([true, 0]);
  });
});

it("gives up a call that is aborted while it waits for a refresh, which other calls still use", async () => {
  session.signInWith();
  const call = session.openTab();
  let finish: (() => void) | undefined;
  session.server.refresh = (response) => {
    session.server.accepted.add("access-1");
    const pair = { accessToken: "access-1", refreshToken: "refresh-1" };
    finish = () => reply(response, 200, { status: true, data: pair });
  };
  const controller = new AbortController();
  const aborted = call("profile", {}, { signal: controller.signal });
  const other = call("sessions", {});
  await vi.waitFor(() => expect(finish).toBeDefined());
  controller.abort();
  await expect(aborted).rejects.toMatchObject({ code: 600_003, message: "abort" });
  finish?.();
  expect(await other).toMatchObject({ token: "access-1" });
  expect(isSignedIn()).toBe(true);
});
