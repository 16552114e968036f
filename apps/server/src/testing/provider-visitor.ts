/** A browser as far as a sign-in with a provider needs one: it goes from page to page with its cookies. */
import type { FastifyInstance } from "fastify";

export interface Arrival {
  /** What the result page finds behind the `#`. */
  readonly outcome: Record<string, string>;
  readonly path: string;
}

export interface ProviderVisitor {
  /** Goes to a provider; gives the address of the provider's own page. */
  readonly start: (provider: string) => Promise<string>;
  /** Says who it is on the page of a local provider, or refuses; gives where the provider sends it. */
  readonly answer: (page: string, email: string | null) => Promise<Callback>;
  /** Comes back from the provider. */
  readonly arrive: (callback: Callback) => Promise<Arrival>;
  /** All of it. */
  readonly signIn: (provider: string, email: string | null) => Promise<Arrival>;
}

/** What a provider sends a browser back with. */
export interface Callback {
  readonly parameters: URLSearchParams;
  readonly isForm: boolean;
}

const START = "/api/user/thirdLogin/start";
/** What the page calls its window. */
export const ATTEMPT = "A1b2C3d4E5f6G7h8I9j0";
const CALLBACK = "/api/user/thirdLogin/callback";

export function providerVisitor(app: FastifyInstance, headers: Record<string, string> = {}): ProviderVisitor {
  const own = new Map<string, string>();
  const theirs = new Map<string, string>();

  async function ask(method: "GET" | "POST", url: string, payload?: string) {
    const type = payload === undefined ? {} : { "content-type": "application/x-www-form-urlencoded" };
    const answer = await app.inject({
      method,
      url,
      headers: { ...headers, ...type, cookie: cookieHeader(own) },
      ...(payload === undefined ? {} : { payload }),
    });
    remember(own, [answer.headers["set-cookie"] ?? []].flat());
    return answer;
  }

  async function askProvider(url: string, body?: URLSearchParams): Promise<Response> {
    const response = await fetch(url, {
      method: body ? "POST" : "GET",
      headers: { cookie: cookieHeader(theirs) },
      redirect: "manual",
      ...(body ? { body } : {}),
    });
    remember(theirs, response.headers.getSetCookie());
    return response;
  }

  const start: ProviderVisitor["start"] = async (provider) => {
    const { headers: answer, statusCode } = await ask("GET", `${START}?provider=${provider}&attempt=${ATTEMPT}`);
    if (statusCode !== 303) throw new Error(`The way to ${provider} is answered ${statusCode}.`);
    return String(answer.location);
  };
  const answer: ProviderVisitor["answer"] = async (page, email) => {
    const shown = await askProvider(page);
    const interaction = new URL(shown.headers.get("location") ?? "", page).href;
    const said = new URLSearchParams(email === null ? { cancel: "1" } : { email });
    let next = await askProvider(interaction, said);
    while (next.status >= 300 && next.status < 400) {
      const address = new URL(next.headers.get("location") ?? "", interaction);
      if (address.pathname === CALLBACK) return { parameters: address.searchParams, isForm: false };
      next = await askProvider(address.href);
    }
    const html = await next.text();
    const fields = [...html.matchAll(/name="([^"]+)" value="([^"]*)"/g)].map(([, name = "", value = ""]) => [
      name,
      value,
    ]);
    if (fields.length === 0) throw new Error(`The provider answers ${next.status}: ${html}`);
    return { parameters: new URLSearchParams(fields), isForm: true };
  };
  const arrive: ProviderVisitor["arrive"] = async ({ parameters, isForm }) => {
    let back = isForm ? await ask("POST", CALLBACK, String(parameters)) : await ask("GET", `${CALLBACK}?${parameters}`);
    if (isForm) back = await ask("GET", String(back.headers.location));
    const { pathname, hash } = new URL(String(back.headers.location), "http://localhost");
    return { path: pathname, outcome: Object.fromEntries(new URLSearchParams(hash.slice(1))) };
  };
  return {
    start,
    answer,
    arrive,
    signIn: async (provider, email) => arrive(await answer(await start(provider), email)),
  };
}

function cookieHeader(cookies: ReadonlyMap<string, string>): string {
  return [...cookies].map(([name, value]) => `${name}=${value}`).join("; ");
}

function remember(cookies: Map<string, string>, set: readonly string[]): void {
  for (const line of set) {
    const [name = "", value = ""] = (line.split(";", 1)[0] ?? "").split(/=(.*)/s);
    if (value === "" || /expires=Thu, 01 Jan 1970/i.test(line)) cookies.delete(name);
    else cookies.set(name, value);
  }
}
