import { endpoint, type ProviderCall, ProviderError, reached, requestBytes } from "../../providers/index.ts";
import { HEADERS } from "./spelling.ts";

interface Held {
  readonly cookie: string;
  readonly crumb: string;
}

/** After a refusal nobody asks again for so long. */
const REFUSED_MS = 10 * 60_000;
const MAX_CRUMB_BYTES = 4096;
/** Letters, digits and signs; an answer that is a page or a sentence is none. */
const CRUMB = /^[\w./\\=+-]{4,64}$/;

/**
 * A session with Yahoo: a cookie that any page sets, and the `crumb` that belongs to it and goes with each address. Neither is kept
 * anywhere but here.
 */
export class YahooSession {
  readonly #origin: URL;
  readonly #cookieAddress: URL;
  #held: Held | null = null;
  #opening: Promise<Held | null> | null = null;
  #refusedUntil = 0;
  #closedUntil = 0;

  constructor({ origin, cookieAddress }: { readonly origin: URL; readonly cookieAddress: URL }) {
    this.#origin = origin;
    this.#cookieAddress = cookieAddress;
  }

  /**
   * Adds the session to an address, and opens one before where there is none.
   *
   * @returns The headers that belong to it; without a session those of everybody.
   * @throws {ProviderError} `retryable`, where Yahoo is away.
   */
  async join(url: URL, call: ProviderCall): Promise<Record<string, string>> {
    this.#held ??= await this.#opened(call);
    if (this.#held === null) return HEADERS;
    url.searchParams.set("crumb", this.#held.crumb);
    return { ...HEADERS, cookie: this.#held.cookie };
  }

  get isHeld(): boolean {
    return this.#held !== null;
  }

  /** True for a while after Yahoo has refused even who has no session. */
  get isClosed(): boolean {
    return Date.now() < this.#closedUntil;
  }

  /** Drops a session that Yahoo has refused. */
  forget(): void {
    if (this.#held === null) this.#closedUntil = Date.now() + REFUSED_MS;
    this.#held = null;
  }

  /** Who asks while another one opens it waits for that; where the other fails or gives up, each tries for itself. */
  async #opened(call: ProviderCall): Promise<Held | null> {
    if (this.#opening !== null) {
      const others = await this.#opening.catch(() => undefined);
      if (others !== undefined) return others;
    }
    const opening = this.#open(call);
    this.#opening = opening;
    try {
      return await opening;
    } finally {
      if (this.#opening === opening) this.#opening = null;
    }
  }

  async #open(call: ProviderCall): Promise<Held | null> {
    if (Date.now() < this.#refusedUntil) return null;
    const cookie = await this.#cookie(call);
    const crumb = cookie === "" ? null : await this.#crumb(cookie, call);
    if (crumb !== null) return { cookie, crumb };
    this.#refusedUntil = Date.now() + REFUSED_MS;
    return null;
  }

  /** The page need not exist: a 404 sets the cookie as well. */
  async #cookie({ fetch, signal }: ProviderCall): Promise<string> {
    return reached("yahoo", signal, async () => {
      const response = await fetch(this.#cookieAddress, {
        headers: { accept: "text/html", ...HEADERS },
        signal,
        redirect: "manual",
        cache: "no-store",
      });
      await response.body?.cancel();
      const cookies = response.headers.getSetCookie().map((cookie) => cookie.split(";", 1)[0] ?? "");
      return cookies.filter((cookie) => cookie.includes("=")).join("; ");
    });
  }

  async #crumb(cookie: string, call: ProviderCall): Promise<string | null> {
    try {
      const bytes = await requestBytes(endpoint(this.#origin, "v1/test/getcrumb"), {
        provider: "yahoo",
        headers: { ...HEADERS, accept: "text/plain", cookie },
        maxBytes: MAX_CRUMB_BYTES,
        isOfTheMoment: true,
        ...call,
      });
      const crumb = Buffer.from(bytes ?? [])
        .toString()
        .trim();
      return CRUMB.test(crumb) ? crumb : null;
    } catch (error) {
      if (error instanceof ProviderError && error.code !== "retryable") return null;
      throw error;
    }
  }
}
