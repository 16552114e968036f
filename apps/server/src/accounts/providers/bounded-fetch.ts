import type { CustomFetch } from "openid-client";

/** A provider's own description and its keys are a few kilobytes. */
const MAX_BYTES = 256 * 1024;

/**
 * Asks a provider: only by https, or, of one on this machine, only itself; nothing that is longer than a quarter of a megabyte
 * is read.
 *
 * @param issuer Address of the provider. What it says of itself may name other hosts, but no way without encryption to them.
 */
export function boundedFetch(issuer: URL): CustomFetch {
  return async (url, options) => {
    const { protocol, hostname } = new URL(url);
    const isAllowed = issuer.protocol === "https:" ? protocol === "https:" : hostname === issuer.hostname;
    if (!isAllowed) throw new TypeError(`${url} is not asked on behalf of ${issuer.origin}.`);
    const response = await fetch(url, { ...options, body: options.body as BodyInit | null, redirect: "manual" });
    const body = response.body?.pipeThrough(limitTo(MAX_BYTES)) ?? null;
    return new Response(body, { status: response.status, headers: response.headers });
  };
}

function limitTo(maximum: number): TransformStream<Uint8Array, Uint8Array> {
  let bytes = 0;
  return new TransformStream({
    transform(chunk, controller) {
      bytes += chunk.length;
      if (bytes > maximum) controller.error(new TypeError(`The answer has more than ${maximum} bytes.`));
      else controller.enqueue(chunk);
    },
  });
}
