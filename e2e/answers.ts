import type { AnyEndpoint, InputOf, OutputOf } from "@plumbline/contract";
import { inject } from "vitest";
import { askedAgain } from "./asked-again.ts";

/**
 * What the server of the tests answers to an input.
 *
 * @throws {Error} if it refuses.
 */
export async function answerOf<E extends AnyEndpoint>(endpoint: E, input: InputOf<E>): Promise<OutputOf<E>> {
  const answer = await askedAgain(() => request(endpoint, input));
  if (!answer.ok) throw new Error(`${endpoint.path} answered ${answer.status}.`);
  return endpoint.output.parse(((await answer.json()) as { data: unknown }).data);
}

function request({ path, method }: AnyEndpoint, input: object): Promise<Response> {
  const address = `${inject("address")}${path}`;
  if (method === "POST") {
    return fetch(address, { method, headers: { "content-type": "application/json" }, body: JSON.stringify(input) });
  }
  const given = Object.entries(input).filter(([, value]) => value !== undefined);
  return fetch(`${address}?${new URLSearchParams(given.map(([name, value]) => [name, String(value)]))}`);
}
