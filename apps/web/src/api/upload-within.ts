import { CallError, CLIENT_CODES, NETWORK_ERROR, TIMED_OUT } from "./call-error.ts";
import { type Answer, REQUEST_TIMEOUT, type RequestOptions } from "./fetch-within.ts";

interface UploadOptions extends RequestOptions {
  /** Called with the part of the body that has been sent, from 0 to 1. */
  readonly onProgress: (part: number) => void;
}

/**
 * Sends a body as `fetchWithin` does, and says how much of it has been sent: `fetch` does not know.
 *
 * @throws {CallError} as `fetchWithin`.
 */
export function uploadWithin(
  url: string,
  { method = "POST", headers, body }: RequestInit,
  { signal, timeout = REQUEST_TIMEOUT, onProgress }: UploadOptions,
): Promise<Answer<string>> {
  return new Promise((resolve, reject) => {
    const request = new XMLHttpRequest();
    const fail = (message: string, code: number) => () => reject(new CallError(message, { code }));
    request.open(method, url);
    for (const [name, value] of new Headers(headers)) request.setRequestHeader(name, value);
    request.timeout = timeout;
    request.upload.onprogress = ({ lengthComputable, loaded, total }) => lengthComputable && onProgress(loaded / total);
    request.onload = () => resolve({ response: responseOf(request), body: request.responseText });
    request.onerror = fail(NETWORK_ERROR, CLIENT_CODES.unreachable);
    request.ontimeout = fail(TIMED_OUT, CLIENT_CODES.unreachable);
    request.onabort = fail("abort", CLIENT_CODES.aborted);
    const abort = () => request.abort();
    signal?.addEventListener("abort", abort, { once: true });
    request.onloadend = () => signal?.removeEventListener("abort", abort);
    if (signal?.aborted) fail("abort", CLIENT_CODES.aborted)();
    else request.send(body as XMLHttpRequestBodyInit);
  });
}

/** Status and headers, without the body. */
function responseOf(request: XMLHttpRequest): Response {
  const lines = request.getAllResponseHeaders().trim().split(/\r?\n/);
  const headers = lines
    .filter((line) => line.includes(":"))
    .map((line) => line.split(/:\s*(.*)/s, 2) as [string, string]);
  return new Response(null, { status: request.status, headers });
}
