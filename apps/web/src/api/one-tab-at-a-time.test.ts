import { describe, expect, it, vi } from "vitest";
import { clearSession, signIn, storedTokens } from "../state/session-changes.ts";
import { ADA } from "../state/user.fixture.ts";
import { NOT_LOGGED_IN, reply } from "./session-server.fixture.ts";
import { playSession, tokenFor } from "./signed-in-tab.fixture.ts";

const session = playSession();

describe("several tabs", () => {
  it.each([
    ["with locks", false],
    ["without locks, as on a page that is not served over HTTPS", true],
  ])("share one refresh, %s", async (_, hasNoLocks) => {
    if (hasNoLocks) vi.stubGlobal("navigator", {});
    session.signInWith();
    const answers = await Promise.all(
      [session.openTab(), session.openTab(), session.openTab()].map((call) => call("sessions", {})),
    );
    expect(answers).toEqual(Array(3).fill({ path: "/api/sessions/list", token: "access-1" }));
    expect(session.server.at("refreshToken")).toHaveLength(1);
    expect([...session.storage.content.keys()].sort()).toEqual(["accessToken", "isLoggedIn", "refreshToken", "user"]);
  });

  it.each([
    ["was closed during its refresh long ago", () => `${Date.now() - 1} 0.5`],
    ["has another clock", () => `${Date.now() + 3_600_000} 0.5`],
    ["wrote nonsense", () => "Infinity"],
  ])("do not wait for one that %s", async (_, note) => {
    vi.stubGlobal("navigator", {});
    session.signInWith();
    session.storage.content.set("refreshing", note());
    expect(await session.openTab()("sessions", {})).toMatchObject({ token: "access-1" });
  });

  it("do not take for a new token the one that the server has just refused", async () => {
    session.signInWith();
    const call = session.openTab();
    // Another tab holds the lock and stores tokens, of which the server refuses the first at one address.
    let release: (() => void) | undefined;
    const held = navigator.locks.request("refreshing", () => new Promise<void>((resolve) => (release = resolve)));
    const waiting = call("sessions", {});
    await vi.waitFor(() => expect(session.server.at("sessions")).toHaveLength(1));
    session.storage.content.set("accessToken", "access-9").set("refreshToken", "refresh-9");
    session.server.accepted.add("access-9");
    session.server.answer = (response, { path, token }) => {
      if (path.includes("getUserInfo") && token === "access-9") reply(response, 401, NOT_LOGGED_IN);
      else reply(response, 200, { code: 0, message: "", data: { token } });
    };
    const refused = call("profile", {});
    await vi.waitFor(() => expect(session.server.at("user/getUserInfo")).toHaveLength(1));
    release?.();
    await held;
    expect(await Promise.all([waiting, refused])).toEqual([{ token: "access-9" }, { token: "access-1" }]);
  });

  it("do not end a session that began while a call was sent the second time", async () => {
    session.signInWith();
    session.server.answer = (response) => {
      session.storage.content.set("accessToken", "access-9").set("refreshToken", "refresh-9");
      reply(response, 401, NOT_LOGGED_IN);
    };
    await expect(session.openTab()("sessions", {})).rejects.toMatchObject({
      message: "Exceeded maximum retry attempts",
    });
    expect([storedTokens().accessToken, session.losses()]).toEqual(["access-9", 0]);
  });

  it("keep signed out a reader who signed out during the refresh", async () => {
    session.signInWith();
    session.server.refresh = (response) => {
      clearSession();
      reply(response, 200, { status: true, data: { accessToken: "access-1", refreshToken: "refresh-1" } });
    };
    await expect(session.openTab()("sessions", {})).rejects.toMatchObject({ code: 401 });
    expect(storedTokens()).toEqual({ accessToken: null, refreshToken: null });
    expect(session.tokensSentTo("sessions")).toEqual(["access-0"]);
  });

  it("do not send the call of one user with the token of another one who signed in meanwhile", async () => {
    session.signInWith(tokenFor(60));
    const other = tokenFor(60, "4cfd3ab6-54c5-4b36-9d5b-5a64a0a1f6ac");
    session.server.refresh = (response) => {
      signIn({ user: { ...ADA, id: "4cfd3ab6-54c5-4b36-9d5b-5a64a0a1f6ac" }, accessToken: other, refreshToken: "r-9" });
      reply(response, 401, NOT_LOGGED_IN);
    };
    await expect(session.openTab()("updateConfiguration", { name: "Ada" })).rejects.toMatchObject({ code: 401 });
    expect(session.server.at("user/updateConfiguration")).toHaveLength(1);
    expect([storedTokens(), session.losses()]).toEqual([{ accessToken: other, refreshToken: "r-9" }, 0]);
  });
});
