import { afterEach, beforeEach, vi } from "vitest";
import { type BrowserStorage, playStorage } from "../state/browser-storage.fixture.ts";
import { lostSessions } from "../state/index.ts";
import { clearSession, signIn } from "../state/session-changes.ts";
import { ADA } from "../state/user.fixture.ts";
import { type Client, createClient } from "./client.ts";
import { type SessionServer, startSessionServer } from "./session-server.fixture.ts";

/** A browser and a server, anew for each test. */
export interface PlayedSession {
  server: SessionServer;
  storage: BrowserStorage;
  /** The client of one tab; all tabs share the storage and the locks of the browser. */
  openTab(): Client;
  /** Signs in with tokens of which the server accepts none unless the test says so. */
  signInWith(accessToken?: string, refreshToken?: string): void;
  /** How many sessions have ended because their tokens could not be renewed. */
  losses(): number;
  /** The tokens of the requests for a path. */
  tokensSentTo(path: string): (string | null)[];
}

export function playSession(): PlayedSession {
  let before = 0;
  const played = {
    openTab: () => createClient({ baseUrl: () => played.server.base, language: () => "en" }),
    signInWith: (accessToken = "access-0", refreshToken = "refresh-0") =>
      signIn({ user: ADA, accessToken, refreshToken }),
    losses: () => lostSessions.read() - before,
    tokensSentTo: (path: string) => played.server.at(path).map(({ token }) => token),
  } as PlayedSession;

  beforeEach(async () => {
    played.server = await startSessionServer();
    played.storage = playStorage();
    before = lostSessions.read();
  });
  afterEach(async () => {
    clearSession();
    globalThis.earlyAnswers = undefined;
    vi.unstubAllGlobals();
    await played.server.close();
  });
  return played;
}

/** An access token of a user that is valid until some seconds from now; nobody checks its signature here. */
export function tokenFor(seconds: number, subject: string = ADA.id): string {
  const encoded = (part: object) => Buffer.from(JSON.stringify(part)).toString("base64url");
  const payload = { sub: subject, exp: Math.floor(Date.now() / 1000) + seconds, name: "Ada Ünal 值 ~~~???" };
  return `${encoded({ alg: "EdDSA", typ: "JWT" })}.${encoded(payload)}.c2lnbmF0dXJl`;
}
