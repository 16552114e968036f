import { type FileHandle, open, readFile, rm, writeFile } from "node:fs/promises";
import { ProviderError } from "../provider-error.ts";
import type { RawStore, StoredAnswer } from "../raw/raw-store.ts";
import { type BytesRequest, refusalOf } from "../request-bytes.ts";
import { type RetryOptions, withRetry } from "../with-retry.ts";
import type { ProviderGate } from "./provider-gate.ts";

/** A connection on which nothing comes for so long is given up. */
const MAX_SILENCE_MILLISECONDS = 30_000;
const MAX_REFUSAL_BYTES = 64 * 2 ** 10;

export interface Download extends Pick<BytesRequest, "headers" | "refusal">, RetryOptions {
  readonly file: string;
  /** An answer that came after this time, in milliseconds since 1970, is taken from the store. */
  readonly freshSince: number;
  readonly onProgress?: (bytes: number, total: number | null) => void;
}

/** What is known of the file that is under way. */
interface Part {
  /** ETag or time of the last change: what tells that the file is still the same. */
  readonly validator: string | null;
  readonly total: number | null;
  readonly requestedAt?: string;
}

/**
 * Fetches a large file in as many pieces as it takes: where a connection breaks, or the process is killed, the next piece begins
 * where the last one ended, unless the file has changed in the meantime.
 *
 * @throws {ProviderError} when the attempts are used up; what came by then is kept.
 */
export async function downloadFile(
  url: URL,
  request: Download,
  { gate, store }: { readonly gate: ProviderGate; readonly store: RawStore },
): Promise<StoredAnswer> {
  const provider = gate.terms.name;
  const asked = { provider, method: "GET", url: gate.shown(url) };
  const known = await store.newest(
    asked,
    ({ refused, receivedAt }) => refused === null && Date.parse(receivedAt) >= request.freshSince,
  );
  if (known !== null) return known;
  const path = await store.partFile(asked);
  await withRetry((signal) => piece(url, { request, gate, path, signal }), {
    attemptMilliseconds: 86_400_000,
    ...request,
  });
  const { requestedAt = timeOf(gate), validator } = await readPart(path);
  const headers = validator === null ? {} : { [validator.includes('"') ? "etag" : "last-modified"]: validator };
  const receivedAt = timeOf(gate);
  const answer = await store.adopt(
    { ...asked, requestedAt, receivedAt, status: 200, headers, refused: null },
    request.file,
    path,
  );
  await rm(describedBy(path), { force: true });
  return answer;
}

interface Piece {
  readonly request: Download;
  readonly gate: ProviderGate;
  readonly path: string;
  readonly signal: AbortSignal;
}

async function piece(url: URL, { request, gate, path, signal }: Piece): Promise<void> {
  const provider = gate.terms.name;
  await gate.admitted(signal);
  const silence = new Silence(signal);
  const file = await open(path, "a+");
  try {
    await receive(url, { request, gate, path, file, silence });
    await file.datasync();
    await gate.noteOutcome(null);
  } catch (error) {
    const failure = failureOf(error, { provider, signal });
    await gate.noteOutcome(failure);
    throw failure;
  } finally {
    silence.end();
    await file.close();
  }
}

/** What is no answer of the provider is a disturbance of the way to it, unless the caller ended it. */
function failureOf(
  error: unknown,
  { provider, signal }: { readonly provider: string; readonly signal: AbortSignal },
): unknown {
  if (error instanceof ProviderError) return error;
  if (signal.aborted) return signal.reason;
  if (error instanceof Error && "code" in error && String(error.code).startsWith("ENOSPC")) return error;
  return new ProviderError("retryable", { provider, detail: "could not be reached, or broke off a file." });
}

interface Receiving {
  readonly request: Download;
  readonly gate: ProviderGate;
  readonly path: string;
  readonly file: FileHandle;
  readonly silence: Silence;
}

async function receive(url: URL, { request, gate, path, file, silence }: Receiving): Promise<void> {
  const provider = gate.terms.name;
  const part = await readPart(path);
  const had = part.validator === null ? 0 : (await file.stat()).size;
  if (part.total !== null && had === part.total && had > 0) return;
  const range = had === 0 ? {} : { range: `bytes=${had}-`, "if-range": part.validator as string };
  // A compressed transfer has no place in the file at which to go on.
  const headers = { accept: "*/*", "accept-encoding": "identity", ...request.headers, ...range };
  const response = await fetch(url, { headers, signal: silence.signal, redirect: "manual" });
  await refuseText(response, { request, provider });
  const begin = beginOf(response, had);
  if (begin === null) {
    await file.truncate(0);
    throw new ProviderError("retryable", { provider, detail: "sent another piece of a file than was asked for." });
  }
  await file.truncate(begin);
  const total = totalOf(response, begin);
  const requestedAt = begin === 0 ? timeOf(gate) : part.requestedAt;
  await writeFile(describedBy(path), JSON.stringify({ validator: validatorOf(response), total, requestedAt }));
  let bytes = begin;
  for await (const chunk of response.body ?? []) {
    await file.write(chunk);
    silence.broken();
    bytes += chunk.length;
    request.onProgress?.(bytes, total);
  }
  if (total !== null && bytes !== total)
    throw new ProviderError("retryable", { provider, detail: "broke off a file." });
}

/** A page in place of the file says why, whatever its status. */
async function refuseText(
  response: Response,
  { request, provider }: { readonly request: Download; readonly provider: string },
): Promise<void> {
  const isPage = /text\/html/.test(response.headers.get("content-type") ?? "");
  if (response.ok && !isPage) return;
  const meaning = request.refusal?.({ status: response.status, text: await startOf(response) }) ?? null;
  if (response.ok) throw new ProviderError("malformed", { provider, detail: "sent a page in place of a file." });
  throw refusalOf(provider, response, meaning === "nothing" ? "permanent" : meaning);
}

async function startOf(response: Response): Promise<string> {
  const parts: Uint8Array[] = [];
  let bytes = 0;
  for await (const part of response.body ?? []) {
    parts.push(part);
    bytes += part.length;
    if (bytes > MAX_REFUSAL_BYTES) break;
  }
  return Buffer.concat(parts).toString();
}

/** Where in the file an answer begins; null where that is not what was asked for. */
function beginOf({ status, headers }: Response, had: number): number | null {
  if (status === 200) return 0;
  const begin = /^bytes (\d+)-/.exec(headers.get("content-range") ?? "")?.[1];
  return status === 206 && Number(begin) === had ? had : null;
}

function totalOf({ headers }: Response, begin: number): number | null {
  const stated = /\/(\d+)$/.exec(headers.get("content-range") ?? "")?.[1];
  if (stated !== undefined) return Number(stated);
  const length = headers.get("content-length");
  return length === null ? null : begin + Number(length);
}

/** A weak ETag tells nothing of bytes. @see RFC 9110, section 13.1.5 */
function validatorOf({ headers }: Response): string | null {
  const etag = headers.get("etag");
  return etag !== null && !etag.startsWith("W/") ? etag : headers.get("last-modified");
}

function timeOf(gate: ProviderGate): string {
  return new Date(gate.now()).toISOString();
}

function describedBy(path: string): string {
  return `${path}.json`;
}

async function readPart(path: string): Promise<Part> {
  try {
    return JSON.parse(await readFile(describedBy(path), "utf8")) as Part;
  } catch {
    return { validator: null, total: null };
  }
}

/** Ends a transfer on which nothing comes. */
class Silence {
  readonly signal: AbortSignal;
  readonly #own = new AbortController();
  #timer: NodeJS.Timeout | undefined;

  constructor(signal: AbortSignal) {
    this.signal = AbortSignal.any([signal, this.#own.signal]);
    this.broken();
  }

  broken(): void {
    clearTimeout(this.#timer);
    this.#timer = setTimeout(() => this.#own.abort(), MAX_SILENCE_MILLISECONDS);
  }

  end(): void {
    clearTimeout(this.#timer);
  }
}
