import { type Delivery, DeliveryError, type SmsMessage } from "./delivery.ts";

export interface HttpSmsOptions {
  /** Where the vendor takes messages. */
  readonly url: string;
  /** Sent as a bearer token. */
  readonly token: string;
  /** Number or name that the vendor shows as the sender. */
  readonly from: string;
}

const TIMEOUT_MILLISECONDS = 15_000;

/** At most 15 digits, country code included (ITU-T E.164, section 6.1). */
const E164 = /^\+[1-9]\d{6,14}$/;

/** The request itself is at fault; all others, such as a wrong token, can be put right while the message waits. */
const FINAL_STATUS = [400, 413, 422];

/**
 * Delivers text messages through one HTTP vendor: `POST {from, to, text}` as JSON with a bearer token; any 2xx means taken.
 *
 * @throws {RangeError} if the token would cross a network unencrypted, or `url` is no address.
 */
export function httpSmsDelivery({ url, token, from }: HttpSmsOptions): Delivery<SmsMessage> {
  const parsed = URL.parse(url);
  const isLoopback = /^(localhost|127(\.\d+){3}|\[::1\])$/.test(parsed?.hostname ?? "");
  if (parsed?.protocol !== "https:" && !(parsed?.protocol === "http:" && isLoopback))
    throw new RangeError("The SMS vendor must be given as an https:// address.");
  return {
    async deliver({ to, text }, { id, signal } = {}) {
      if (!E164.test(to)) throw new DeliveryError("The number of the recipient is malformed.", { isPermanent: true });
      const timeout = AbortSignal.timeout(TIMEOUT_MILLISECONDS);
      const headers: Record<string, string> = { authorization: `Bearer ${token}`, "content-type": "application/json" };
      if (id !== undefined) headers["idempotency-key"] = id;
      const request: RequestInit = {
        method: "POST",
        headers,
        body: JSON.stringify({ from, to, text }),
        // Followed, a redirect would carry the message elsewhere.
        redirect: "manual",
        signal: signal ? AbortSignal.any([signal, timeout]) : timeout,
      };
      const response = await fetch(parsed, request).catch(() => {
        const sentence = "The SMS vendor could not be reached, or did not answer in time.";
        throw new DeliveryError(sentence, { isPermanent: false });
      });
      await response.body?.cancel().catch(() => {});
      if (!response.ok) throw refusal(response);
    },
    // Connections are those of fetch, which ends them itself.
    close: () => {},
  };
}

function refusal({ status, headers }: Response): DeliveryError {
  const seconds = /^\d{1,6}$/.exec(headers.get("retry-after")?.trim() ?? "")?.[0];
  return new DeliveryError(`The SMS vendor answered ${status}.`, {
    isPermanent: FINAL_STATUS.includes(status),
    retryAfterMilliseconds: seconds === undefined ? null : Number(seconds) * 1000,
  });
}
