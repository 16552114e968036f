import { lookup as resolve } from "node:dns";
import { request as overHttp, type RequestOptions } from "node:http";
import { request as overHttps } from "node:https";
import { isIP, type LookupFunction } from "node:net";
import { DeliveryError } from "../mail/index.ts";
import { isPublicAddress } from "./public-addresses.ts";

/** Which addresses that users have given are asked. */
export interface Reach {
  readonly protocols: readonly string[];
  readonly isAllowed: (address: string) => boolean;
}

/** What users may name: encrypted, on the public network. */
export const PUBLIC_REACH: Reach = { protocols: ["https:"], isAllowed: isPublicAddress };

export interface OutsidePost {
  readonly url: string;
  readonly headers: Readonly<Record<string, string | number>>;
  readonly body: string | Buffer;
  readonly signal?: AbortSignal | undefined;
}

const ATTEMPT_MILLISECONDS = 10_000;
const MAX_RETRY_SECONDS = 3600;

/** Whether an address may be asked as far as that can be told without looking its name up. */
export function isReachable(url: string, { protocols, isAllowed }: Reach): boolean {
  if (!URL.canParse(url)) return false;
  const { protocol, hostname, username, password } = new URL(url);
  const host = hostname.replace(/^\[|\]$/g, "");
  return protocols.includes(protocol) && username + password === "" && (isIP(host) === 0 || isAllowed(host));
}

/**
 * Posts to an address that a user has given. Its name is looked up once, and the connection goes to what was found and examined: a
 * name that changes its mind in between leads nowhere else. Redirects are not followed, and of the answer the status alone is read.
 *
 * @throws {DeliveryError} unless the answer is a success; permanent where another attempt would end alike.
 */
export async function postOutside({ url, headers, body, signal }: OutsidePost, reach: Reach): Promise<void> {
  if (!isReachable(url, reach)) throw refused();
  const deadline = AbortSignal.timeout(ATTEMPT_MILLISECONDS);
  const options: RequestOptions = {
    method: "POST",
    headers: { ...headers, "content-length": Buffer.byteLength(body) },
    lookup: examinedLookup(reach),
    // A connection of its own: one that is kept was examined for another name.
    agent: false,
    signal: signal ? AbortSignal.any([signal, deadline]) : deadline,
  };
  const { status, retryAfter } = await answerOf(new URL(url), options, body);
  if (status >= 200 && status < 300) return;
  throw new DeliveryError(`The receiver answered ${status}.`, {
    isPermanent: status >= 300 && status < 500 && status !== 408 && status !== 429,
    retryAfterMilliseconds: retryAfter === null ? null : Math.min(retryAfter, MAX_RETRY_SECONDS) * 1000,
  });
}

interface Answered {
  readonly status: number;
  /** Seconds. */
  readonly retryAfter: number | null;
}

function answerOf(url: URL, options: RequestOptions, body: string | Buffer): Promise<Answered> {
  return new Promise((resolveAnswer, reject) => {
    const sent = (url.protocol === "https:" ? overHttps : overHttp)(url, options, (answer) => {
      const seconds = Number(answer.headers["retry-after"] ?? Number.NaN);
      resolveAnswer({ status: answer.statusCode ?? 0, retryAfter: Number.isFinite(seconds) ? seconds : null });
      answer.destroy();
    });
    sent.on("error", (error: NodeJS.ErrnoException) => {
      const isRefused = error.code === REFUSED;
      reject(
        isRefused
          ? refused()
          : new DeliveryError(`The receiver could not be reached (${error.code ?? error.name}).`, {
              isPermanent: false,
            }),
      );
    });
    sent.end(body);
  });
}

const REFUSED = "ENOTPUBLIC";

function refused(): DeliveryError {
  return new DeliveryError("The address of the receiver is none of the public network.", { isPermanent: true });
}

/** Finds the addresses of a name; where one of them is not allowed, none is. */
function examinedLookup({ isAllowed }: Reach): LookupFunction {
  return (hostname, options, found) => {
    resolve(hostname, { ...options, all: true }, (error, addresses) => {
      if (error) return found(error, "", 0);
      if (addresses.length === 0 || addresses.some(({ address }) => !isAllowed(address))) {
        return found(Object.assign(new Error("The address is not public."), { code: REFUSED }), "", 0);
      }
      const [first] = addresses;
      if (options.all) return found(null, addresses as never);
      return found(null, first?.address ?? "", first?.family ?? 0);
    });
  };
}
