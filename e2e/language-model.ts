/** A service of a language model on loopback: it writes sections from the numbered items that it is given. */
import { createServer, type Server, type ServerResponse } from "node:http";
import type { AddressInfo } from "node:net";
import { json } from "node:stream/consumers";
import { setTimeout as pause } from "node:timers/promises";

export interface PlayedModel {
  readonly url: string;
  /** Milliseconds between two words. */
  slowness: number;
  /** What it has sent, each word with its moment in milliseconds since 1970. */
  readonly sent: SentWord[];
  close(): Promise<void>;
}

interface SentWord {
  readonly text: string;
  readonly at: number;
}

/** How it answers: a draft for a prompt, and the words in which it is sent. */
interface Writing {
  readonly draftOf: (prompt: string) => string;
  readonly wordsOf: (draft: string) => readonly string[];
}

/** Tokens that it states; the page shows them after a run. */
export const STATED = { prompt_tokens: 4321, completion_tokens: 765 };

interface Asked {
  readonly messages: readonly { readonly role: string; readonly content: string }[];
}

const SHORT: Writing = { draftOf: shortDraft, wordsOf: (draft) => draft.split(/(?<= )/) };

/** Starts it on a free port. */
export async function playModel({ draftOf, wordsOf } = SHORT): Promise<PlayedModel> {
  const model = { url: "", slowness: 0, sent: [] as SentWord[], close: () => closed(server) };
  const server = createServer(async (request, response) => {
    const { messages } = (await json(request)) as Asked;
    response.writeHead(200, { "content-type": "text/event-stream" });
    const begun = performance.now();
    for (const [place, word] of wordsOf(draftOf(messages.at(-1)?.content ?? "")).entries()) {
      // A pause that takes too long is made up for by the next ones.
      const wait = begun + place * model.slowness - performance.now();
      if (wait > 0) await pause(wait);
      send(response, { choices: [{ index: 0, delta: { content: word } }] });
      model.sent.push({ text: word, at: performance.timeOrigin + performance.now() });
    }
    send(response, { choices: [], usage: STATED });
    response.end("data: [DONE]\n\n");
  });
  await new Promise<void>((resolve) => server.listen(0, "127.0.0.1", resolve));
  model.url = `http://127.0.0.1:${(server.address() as AddressInfo).port}/v1`;
  return model;
}

function send(response: ServerResponse, chunk: object): void {
  response.write(`data: ${JSON.stringify({ id: "played", object: "chat.completion.chunk", ...chunk })}\n\n`);
}

function closed(server: Server): Promise<void> {
  server.closeAllConnections();
  return new Promise((resolve) => server.close(() => resolve()));
}

/** What the model says of an item, by the start of its id. */
const SAID: readonly (readonly [section: string, id: string, words: string])[] = [
  ["summary", "metric.operatingMargin.latest", "The model reads an operating margin of {{n|percent}}."],
  ["bull", "metric.grossMargin.latest", "In the words of the model, the gross margin stands at {{n|percent}}."],
  ["bear", "metric.debtRatio.latest", "Liabilities make up {{n|percent}} of assets, the model notes."],
];

/** A draft of the sections that are asked for: a sentence about one number each. */
function shortDraft(prompt: string): string {
  const numbers = new Map(Array.from(prompt.matchAll(/\{"n":(\d+),"is":"([^"]+)"/g), ([, n, id]) => [id, Number(n)]));
  const wanted = /Write these sections: ([\w, ]+)\./.exec(prompt)?.[1]?.split(", ") ?? [];
  const empty = (section: string) => (section === "moat" ? { sources: [], text: [] } : []);
  const draft = wanted.map((section) => {
    const [, id = "", words = ""] = SAID.find(([of]) => of === section) ?? [];
    const n = numbers.get(id);
    return [section, n === undefined ? empty(section) : [{ refs: [n], text: words.replace("n|", `${n}|`) }]];
  });
  return JSON.stringify(Object.fromEntries(draft)).replaceAll(",", ", ");
}
