/** A user with watchlists, for tests over HTTP. */
import type { WireWatchlist } from "@plumbline/contract";
import type { LightMyRequestResponse } from "fastify";
import { expect } from "vitest";
import type { AccountServer } from "./account-server.ts";

/** A user with calls of their own. */
export interface WatchlistReader {
  readonly token: string;
  readonly ask: (call: string, body: object) => Promise<LightMyRequestResponse>;
  /** The lists after a call that succeeds. */
  readonly after: (call: string, body: object) => Promise<WireWatchlist[]>;
  readonly lists: () => Promise<WireWatchlist[]>;
}

let readers = 0;

export async function newWatchlistReader(server: AccountServer): Promise<WatchlistReader> {
  const { accessToken: token } = await server.register(`reader${readers++}@example.org`);
  const ask = (call: string, body: object) => server.post(`watchlist/${call}`, body, { token });
  const after = async (call: string, body: object) => {
    const answer = await ask(call, body);
    expect(answer.statusCode, answer.body).toBe(200);
    return answer.json().data.lists as WireWatchlist[];
  };
  const lists = async () => (await server.read("watchlist/list", { token })).json().data.lists as WireWatchlist[];
  return { token, ask, after, lists };
}

/** Body that adds stocks, to the first list unless another is named. */
export const add = (...codes: string[]) => ({ stocks: codes.map((code) => ({ code })) });

export const codesOf = (lists: readonly WireWatchlist[]) => lists.map(({ stocks }) => stocks.map(({ code }) => code));

export const outcome = (answer: LightMyRequestResponse) => [answer.statusCode, answer.json().code];

/** Paths of the fields that a refusal names. */
export const fieldsOf = (answer: LightMyRequestResponse) =>
  answer.json().data.fields.map(({ path }: { path: string }) => path);

/** Id of the list with a name, which is there. */
export function idOf(lists: readonly WireWatchlist[], name: string | null): string {
  const list = lists.find((one) => one.name === name);
  if (!list) throw new Error(`There is no list ${name}.`);
  return list.id;
}

/** Puts stocks on a list of which the market knows nothing any more, at places from `first` on. */
export async function fillWithGone(server: AccountServer, listId: string, first: number, count: number): Promise<void> {
  const rows = Array.from({ length: count }, (_, k) => {
    return { list_id: listId, code: `OLD${first + k}`, place: first + k, note: null };
  });
  await server.database.db.insertInto("watched_stocks").values(rows).execute();
}
