import { ChatFailure } from "./chat-failure.ts";

/** A report is some 10 KB, and each of its tokens comes in a frame of some 300 bytes. */
const MAX_BYTES = 4 * 1024 * 1024;

/** `fetch` whose answer ends with a failure once it is longer than any report: what is read is kept in memory until a line ends. */
export async function limitedFetch(input: string | URL | Request, init?: RequestInit): Promise<Response> {
  const response = await fetch(input, { ...init, redirect: "error" });
  if (response.body === null) return response;
  let bytes = 0;
  const limit = new TransformStream<Uint8Array, Uint8Array>({
    transform(piece, controller) {
      bytes += piece.byteLength;
      if (bytes > MAX_BYTES) controller.error(new ChatFailure("flood"));
      else controller.enqueue(piece);
    },
  });
  const { status, statusText, headers } = response;
  return new Response(response.body.pipeThrough(limit), { status, statusText, headers });
}
