import { QueryObserver } from "@tanstack/react-query";
import { afterEach, beforeEach, expect, it, vi } from "vitest";
import { playStorage } from "../state/browser-storage.fixture.ts";
import { clearSession, signIn } from "../state/session-changes.ts";
import { ADA } from "../state/user.fixture.ts";
import { callQuery } from "./call.ts";
import { CallError } from "./call-error.ts";
import { createQueryClient } from "./query-client.ts";

beforeEach(() => {
  playStorage();
});

afterEach(() => {
  clearSession();
  vi.unstubAllGlobals();
});

it("forgets the answers to a user who leaves, and keeps those that everyone gets", async () => {
  const client = createQueryClient();
  signIn({ user: ADA, accessToken: "access.1", refreshToken: "refresh-1" });
  const queries = [
    callQuery("profile", {}),
    callQuery("sessions", {}),
    callQuery("currentUser", {}),
    callQuery("valuation", { code: "A" }),
  ];
  for (const { queryKey, meta = {} } of queries) {
    client.getQueryCache().build(client, { queryKey, meta }).setData({ answer: true });
  }
  client.setQueryData(["stockRows", "A"], { answer: true });
  signIn({ user: { ...ADA, name: "Ada L." }, accessToken: "access.2", refreshToken: "refresh-2" });
  expect(client.getQueryCache().getAll()).toHaveLength(5);
  clearSession();
  const names = () =>
    client
      .getQueryCache()
      .getAll()
      .map(({ queryKey: [name] }) => name);
  await expect.poll(names).toEqual(["valuation", "stockRows"]);
  client.clear();
});

it("does not request old data again for a part that opens while the server asks to wait", async () => {
  vi.useFakeTimers();
  try {
    const client = createQueryClient();
    let requests = 0;
    const query = {
      queryKey: ["marketState"],
      queryFn: () => {
        requests += 1;
        throw new CallError("busy", { status: 503, code: 503, retryAfter: 30 });
      },
    };
    client.setQueryData(query.queryKey, { day: "2026-04-20" }, { updatedAt: Date.now() - 6 * 60_000 });
    const open = () => new QueryObserver(client, query).subscribe(() => undefined);
    open();
    await vi.advanceTimersByTimeAsync(1000);
    open();
    await vi.advanceTimersByTimeAsync(1000);
    expect(requests).toBe(1);
    await vi.advanceTimersByTimeAsync(30_000);
    open();
    await vi.advanceTimersByTimeAsync(1000);
    expect(requests).toBe(2);
    client.clear();
  } finally {
    vi.useRealTimers();
  }
});
