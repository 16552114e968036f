import { describe, expect, it, vi } from "vitest";
import { isSignedIn } from "../state/index.ts";
import { storedTokens } from "../state/session-changes.ts";
import { ADA } from "../state/user.fixture.ts";
import { NOT_LOGGED_IN, reply } from "./session-server.fixture.ts";
import { playSession, tokenFor } from "./signed-in-tab.fixture.ts";

const session = playSession();

describe("a refresh that is refused", () => {
  it.each([
    ["status 401", 401, NOT_LOGGED_IN],
    ["status 401 without an envelope", 401, ""],
    ["status 400", 400, { code: -1, message: "Invalid Parameter", data: null }],
    ["a status flag that is false", 200, { status: false, data: null }],
    ["tokens that are none", 200, { status: true, data: { accessToken: "", refreshToken: 5 } }],
  ])("by %s rejects every waiting call with 'refresh failed', and the session ends", async (_, status, body) => {
    session.signInWith();
    session.server.refresh = (response) => reply(response, status, body);
    const call = session.openTab();
    const calls = await Promise.allSettled([call("sessions", {}), call("profile", {})]);
    for (const { status: outcome, reason } of calls as PromiseRejectedResult[]) {
      expect([outcome, reason.code, reason.message]).toEqual(["rejected", 401, "refresh failed"]);
    }
    expect(session.server.at("refreshToken")).toHaveLength(1);
    // A router that another file of this thread has loaded goes to the start page, and remembers that.
    const { toRouter: _place, ...kept } = Object.fromEntries(session.storage.content);
    expect([isSignedIn(), kept]).toEqual([false, { isLoggedIn: "false" }]);
    expect(session.losses()).toBeGreaterThan(0);
  });

  it("is not tried without a refresh token: the call rejects with 'Refresh token not available'", async () => {
    session.signInWith();
    session.storage.content.delete("refreshToken");
    await expect(session.openTab()("sessions", {})).rejects.toMatchObject({
      code: 401,
      message: "Refresh token not available",
    });
    expect([session.server.received.length, isSignedIn(), session.losses()]).toEqual([1, false, 1]);
  });

  it("does not end the session that another tab has renewed meanwhile", async () => {
    session.signInWith();
    session.server.refresh = (response) => {
      session.storage.content.set("accessToken", "access-9").set("refreshToken", "refresh-9");
      reply(response, 401, NOT_LOGGED_IN);
    };
    session.server.accepted.add("access-9");
    expect(await session.openTab()("sessions", {})).toMatchObject({ token: "access-9" });
    expect(session.losses()).toBe(0);
  });
});

describe("a refresh that fails for another reason", () => {
  it.each([
    ["overloaded", 503, { code: 503, message: "busy", data: null }],
    ["limiting this reader", 429, { code: 429, message: "too many", data: null }],
    ["broken", 500, { code: 500, message: "Unknown error, please try again later", data: null }],
    ["behind a proxy that asks for a login", 200, "<html>Please sign in to the network</html>"],
  ])("because the server is %s rejects with that failure, and the session goes on", async (_, status, body) => {
    session.signInWith();
    session.server.refresh = (response) => reply(response, status, body);
    await expect(session.openTab()("sessions", {})).rejects.toMatchObject({ status });
    expect([isSignedIn(), session.losses(), storedTokens().refreshToken]).toEqual([true, 0, "refresh-0"]);
  });

  it("is one request for all calls that wait for it", async () => {
    session.signInWith();
    const call = session.openTab();
    session.server.refresh = (response) =>
      setTimeout(() => reply(response, 503, { code: 503, message: "busy", data: null }), 50);
    await Promise.allSettled(Array.from({ length: 5 }, () => call("sessions", {})));
    expect([session.tokensSentTo("sessions").length, session.server.at("refreshToken").length]).toEqual([5, 1]);
  });

  it("because the network is away rejects with 'network error', and the next call refreshes again", async () => {
    session.signInWith();
    const call = session.openTab();
    session.server.refresh = (response) => response.socket?.destroy();
    await expect(call("sessions", {})).rejects.toMatchObject({ code: 5, message: "network error" });
    expect([isSignedIn(), session.losses()]).toEqual([true, 0]);
    session.server.refresh = null;
    expect(await call("sessions", {})).toMatchObject({ token: "access-2" });
  });
});

describe("a token that has expired by its own date", () => {
  it("is renewed before the call is sent, once for all calls", async () => {
    const expired = tokenFor(-1);
    session.signInWith(expired);
    const call = session.openTab();
    await Promise.all([call("sessions", {}), call("profile", {}), call("currentUser", {})]);
    expect(session.server.received.map(({ token }) => token)).not.toContain(expired);
    expect(session.server.at("refreshToken")).toHaveLength(1);
  });

  it("is not renewed before its date", async () => {
    const valid = tokenFor(60);
    session.signInWith(valid);
    session.server.accepted.add(valid);
    await session.openTab()("sessions", {});
    expect([session.tokensSentTo("sessions"), session.server.at("refreshToken")]).toEqual([[valid], []]);
  });

  it("is renewed once only where the clock of the device is ahead", async () => {
    session.signInWith(tokenFor(-1));
    const fresh = tokenFor(-1, ADA.id);
    session.server.accepted.add(fresh);
    session.server.refresh = (response) =>
      reply(response, 200, { status: true, data: { accessToken: fresh, refreshToken: "refresh-1" } });
    const call = session.openTab();
    await call("sessions", {});
    await call("sessions", {});
    expect([session.tokensSentTo("sessions"), session.server.at("refreshToken").length]).toEqual([[fresh, fresh], 1]);
  });

  it("ends the session when it cannot be renewed, and the call is not sent", async () => {
    session.signInWith(tokenFor(-1));
    session.server.refresh = (response) => reply(response, 401, NOT_LOGGED_IN);
    await expect(session.openTab()("sessions", {})).rejects.toMatchObject({ code: 401, message: "refresh failed" });
    expect([session.server.at("sessions"), isSignedIn(), session.losses()]).toEqual([[], false, 1]);
  });
});

it.each([
  ["", false],
  [" and there are no locks", true],
])("renews tokens in memory where the storage is blocked%s", async (_, hasNoLocks) => {
  if (hasNoLocks) vi.stubGlobal("navigator", {});
  session.storage.block();
  session.signInWith();
  const call = session.openTab();
  expect(await call("sessions", {})).toMatchObject({ token: "access-1" });
  expect(await call("sessions", {})).toMatchObject({ token: "access-1" });
  expect(session.server.at("refreshToken")).toHaveLength(1);
});
