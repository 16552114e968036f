import { createServer, type IncomingMessage, type ServerResponse } from "node:http";
import type { AddressInfo } from "node:net";
import { afterAll, beforeAll, beforeEach } from "vitest";

/** What a played provider does with a request. */
export type Play = (response: ServerResponse, request: IncomingMessage) => void;

/** A provider on loopback: a test says what it does, and reads what it was asked. */
export class PlayedProvider {
  play: Play = (response) => void response.writeHead(501).end();
  requests: { readonly url: URL; readonly headers: IncomingMessage["headers"] }[] = [];
  address = "";
  readonly #server = createServer((request, response) => {
    this.requests.push({ url: new URL(request.url ?? "/", this.address), headers: request.headers });
    this.play(response, request);
  });

  async open(): Promise<void> {
    await new Promise<void>((resolve) => this.#server.listen(0, "127.0.0.1", resolve));
    this.address = `http://127.0.0.1:${(this.#server.address() as AddressInfo).port}`;
  }

  async close(): Promise<void> {
    this.#server.closeAllConnections();
    await new Promise((resolve) => this.#server.close(resolve));
  }

  /** Environment in which every provider is this one, each below a path of its own. */
  get environment(): Record<string, string> {
    return {
      YAHOO_URL: `${this.address}/yahoo`,
      STOOQ_URL: `${this.address}/stooq`,
      ALPHA_VANTAGE_URL: `${this.address}/av`,
      TIINGO_URL: `${this.address}/tiingo`,
      FMP_URL: `${this.address}/fmp`,
      TREASURY_URL: `${this.address}/treasury`,
      ALPHA_VANTAGE_KEY: "s3cret-av",
      TIINGO_KEY: "s3cret-tiingo",
      FMP_KEY: "s3cret-fmp",
    };
  }
}

/** A played provider for the tests of a file. */
export function playedProvider(): PlayedProvider {
  const played = new PlayedProvider();
  beforeAll(() => played.open());
  beforeEach(() => {
    played.requests = [];
  });
  afterAll(() => played.close());
  return played;
}

/** Answers with a body. */
export function answers(body: string | Uint8Array, status = 200, headers: Record<string, string> = {}): Play {
  return (response) => void response.writeHead(status, headers).end(body);
}

/** Answers what is asked at a path, and 404 elsewhere; paths are ends. */
export function byPath(plays: Readonly<Record<string, Play>>): Play {
  return (response, request) => {
    const path = new URL(request.url ?? "/", "http://127.0.0.1").pathname;
    const found = Object.entries(plays).find(([end]) => path.endsWith(end));
    if (found) found[1](response, request);
    else response.writeHead(404).end("<html>Nothing is here.</html>");
  };
}
