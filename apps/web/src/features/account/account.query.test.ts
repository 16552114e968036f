import { afterEach, beforeEach, expect, it, vi } from "vitest";
import { createQueryClient } from "../../api/query-client.ts";
import { playStorage } from "../../state/browser-storage.fixture.ts";
import { user } from "../../state/index.ts";
import { clearSession, signIn } from "../../state/session-changes.ts";
import { ADA } from "../../state/user.fixture.ts";
import { theme } from "../../ui/index.ts";
import { keepUser } from "./account.query.ts";

const TOKENS = { accessToken: "access.1", refreshToken: "refresh-1" };

beforeEach(() => {
  playStorage();
});

afterEach(() => {
  clearSession();
  theme.write("system");
  vi.unstubAllGlobals();
});

it("stores a changed user for the page, for the other tabs and in the profile that is on screen", () => {
  const client = createQueryClient();
  signIn({ user: ADA, ...TOKENS });
  client.setQueryData(["profile", {}], { user: ADA, accepted: [], hasPassword: true });
  keepUser(client, { ...ADA, name: "Ada Lovelace" });
  expect(user.read()?.name).toBe("Ada Lovelace");
  expect(client.getQueryData(["profile", {}])).toMatchObject({ user: { name: "Ada Lovelace" }, hasPassword: true });
  client.clear();
});

it("applies preferences that another device has changed", () => {
  const client = createQueryClient();
  signIn({ user: ADA, ...TOKENS });
  keepUser(client, { ...ADA, preferences: { ...ADA.preferences, theme: "dark" } });
  expect(theme.read()).toBe("dark");
  client.clear();
});

it("does not bring back a user who has logged out before the answer arrives", () => {
  const client = createQueryClient();
  signIn({ user: ADA, ...TOKENS });
  clearSession();
  keepUser(client, { ...ADA, name: "Ada Lovelace" });
  expect(user.read()).toBeNull();
  client.clear();
});

it("does not put one user in the place of another who has signed in meanwhile", () => {
  const client = createQueryClient();
  const ben = { ...ADA, id: "5f0c2a10-0b7b-4b55-8f0e-2b4c3c1d9e77", email: "ben@example.org" };
  signIn({ user: ben, ...TOKENS });
  keepUser(client, { ...ADA, name: "Ada Lovelace" });
  expect(user.read()?.email).toBe("ben@example.org");
  client.clear();
});
