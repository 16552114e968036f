/** A service of a language model, played by a real server on loopback: honest, or hostile in a way that a test chooses. */
import { createServer, type IncomingMessage, type ServerResponse } from "node:http";
import type { AddressInfo } from "node:net";
import type { LanguageModelConfiguration } from "../../config/index.ts";

/** What was asked of it. */
export interface PlayedRequest {
  readonly body: {
    readonly model: string;
    readonly messages: readonly { readonly role: string; readonly content: string }[];
    readonly response_format?: { readonly type: string };
    readonly max_tokens?: number;
    readonly max_completion_tokens?: number;
  };
  readonly headers: IncomingMessage["headers"];
  /** How often this model was asked before. */
  readonly before: number;
}

/** What it does: it answers with pieces of text, with a status, or in a way of its own. */
export type Played =
  | { readonly pieces: readonly string[]; readonly usage?: unknown; readonly end?: "cut" | "hang" }
  | { readonly status: number; readonly headers?: Record<string, string>; readonly body?: string }
  | { readonly raw: (response: ServerResponse) => void };

export interface PlayedService {
  readonly url: string;
  readonly requests: PlayedRequest[];
  /** Sets what a model does. */
  readonly play: (model: string, answer: (request: PlayedRequest) => Played | Promise<Played>) => void;
  readonly close: () => Promise<void>;
}

export async function startPlayedService(): Promise<PlayedService> {
  const answers = new Map<string, (request: PlayedRequest) => Played | Promise<Played>>();
  const counts = new Map<string, number>();
  const requests: PlayedRequest[] = [];
  const server = createServer((request, response) => {
    const parts: Buffer[] = [];
    request.on("data", (part: Buffer) => parts.push(part));
    request.on("end", async () => {
      const body: PlayedRequest["body"] = JSON.parse(Buffer.concat(parts).toString());
      const before = counts.get(body.model) ?? 0;
      counts.set(body.model, before + 1);
      const asked = { body, headers: request.headers, before };
      requests.push(asked);
      send(response, (await answers.get(body.model)?.(asked)) ?? { status: 404 });
    });
  });
  server.listen(0, "127.0.0.1");
  await new Promise((resolve) => server.once("listening", resolve));
  return {
    url: `http://127.0.0.1:${(server.address() as AddressInfo).port}/v1`,
    requests,
    play: (model, answer) => void answers.set(model, answer),
    close: async () => {
      server.closeAllConnections();
      await new Promise((resolve) => server.close(resolve));
    },
  };
}

function send(response: ServerResponse, played: Played): void {
  if ("raw" in played) {
    played.raw(response);
    return;
  }
  if ("status" in played) {
    response.writeHead(played.status, { "content-type": "application/json", ...played.headers });
    response.end(played.body ?? JSON.stringify({ error: { message: "no" } }));
    return;
  }
  response.writeHead(200, { "content-type": "text/event-stream" });
  for (const piece of played.pieces) response.write(frameOf({ choices: [{ index: 0, delta: { content: piece } }] }));
  if (played.end === "hang") return;
  if (played.end === "cut") {
    // What was written is sent before the connection breaks.
    setTimeout(() => response.destroy(), 5);
    return;
  }
  response.write(frameOf({ choices: [{ index: 0, delta: {}, finish_reason: "stop" }] }));
  if (played.usage !== undefined) response.write(frameOf({ choices: [], usage: played.usage }));
  response.end("data: [DONE]\n\n");
}

/** A frame as services of OpenAI's interface send it. */
export function frameOf(fields: object): string {
  return `data: ${JSON.stringify({ id: "c", object: "chat.completion.chunk", created: 1, model: "m", ...fields })}\n\n`;
}

/** A text in pieces of some characters. */
export function inPieces(text: string, length = 40): string[] {
  return text.match(new RegExp(`.{1,${length}}`, "gsu")) ?? [];
}

/** What an operator may have set of the played service. */
export function configurationOf(
  { url }: Pick<PlayedService, "url">,
  changes: Partial<LanguageModelConfiguration> = {},
): LanguageModelConfiguration {
  return {
    url,
    model: "honest",
    key: null,
    prices: null,
    ceilings: { run: null, user: null, month: null },
    outputTokens: 6000,
    atOnce: 2,
    ...changes,
  };
}

/** Long enough for a machine with much else to do, and for a service that stalls short enough for a test. */
export const PATIENT = { first: 20_000, between: 20_000, whole: 25_000, retry: 1 };
export const IMPATIENT = { first: 400, between: 300, whole: 3_000, retry: 1 };
