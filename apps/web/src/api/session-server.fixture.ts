import { createServer, type IncomingMessage, type ServerResponse } from "node:http";
import type { AddressInfo } from "node:net";

/** What the server received. */
export interface Received {
  readonly path: string;
  /** The token of the request; `null` for a request without one. */
  readonly token: string | null;
  readonly body: string;
}

export interface SessionServer {
  readonly base: string;
  readonly received: Received[];
  /** The access tokens that it accepts. */
  readonly accepted: Set<string>;
  /** What it does with a refresh token, instead of giving the next pair. */
  refresh: ((response: ServerResponse, refreshToken: string) => void) | null;
  /** What it does with another call of which the token is good, instead of answering with the path and the token. */
  answer: ((response: ServerResponse, received: Received) => void) | null;
  /** The requests of a path below `/api/`. */
  at(path: string): Received[];
  close(): Promise<void>;
}

export function reply(response: ServerResponse, status: number, body: unknown): void {
  response.writeHead(status, { "content-type": "application/json" });
  response.end(typeof body === "string" ? body : JSON.stringify(body));
}

/** The answer of a server to a token that it does not accept (specification, section 8). */
export const NOT_LOGGED_IN = { code: 2, message: "User Not Logged In", data: null };

/**
 * Plays the server of a session on a free port of this machine: it accepts some tokens, refuses others with 401, and
 * gives the pair `access-N`, `refresh-N` for the N-th refresh token that it receives.
 */
export async function startSessionServer(): Promise<SessionServer> {
  const server = createServer(async (request, response) => {
    const received = { path: request.url ?? "", token: tokenOf(request), body: await textOf(request) };
    session.received.push(received);
    if (received.path === "/api/refreshToken") refreshTokens(session, response, received.body);
    else if (received.token !== null && !session.accepted.has(received.token)) reply(response, 401, NOT_LOGGED_IN);
    else if (session.answer) session.answer(response, received);
    else reply(response, 200, { code: 0, message: "", data: { path: received.path, token: received.token } });
  });
  await new Promise<void>((resolve) => server.listen(0, "127.0.0.1", resolve));
  const session: SessionServer = {
    base: `http://127.0.0.1:${(server.address() as AddressInfo).port}`,
    received: [],
    accepted: new Set(),
    refresh: null,
    answer: null,
    at: (path) => session.received.filter((received) => received.path.startsWith(`/api/${path}`)),
    close: () =>
      new Promise((resolve) => {
        server.close(() => resolve());
        server.closeAllConnections();
      }),
  };
  return session;
}

function refreshTokens(session: SessionServer, response: ServerResponse, body: string): void {
  if (session.refresh) {
    session.refresh(response, (JSON.parse(body) as { refreshToken: string }).refreshToken);
    return;
  }
  const count = session.at("refreshToken").length;
  session.accepted.add(`access-${count}`);
  reply(response, 200, { status: true, data: { accessToken: `access-${count}`, refreshToken: `refresh-${count}` } });
}

function tokenOf({ headers }: IncomingMessage): string | null {
  return headers.authorization?.replace(/^Bearer /, "") ?? null;
}

async function textOf(request: IncomingMessage): Promise<string> {
  const pieces: Buffer[] = [];
  for await (const piece of request) pieces.push(piece as Buffer);
  return Buffer.concat(pieces).toString("latin1");
}
