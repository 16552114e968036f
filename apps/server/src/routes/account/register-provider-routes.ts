import { randomBytes } from "node:crypto";
import type { FastifyInstance, FastifyReply, FastifyRequest } from "fastify";
import {
  type Accounts,
  beginProviderSignIn,
  CALLBACK_PATH,
  endProviderSignIn,
  ProviderFailure,
  type ProviderOutcome,
} from "../../accounts/index.ts";
import { Failure, requesterOf } from "../../http/index.ts";

const START_PATH = "/api/user/thirdLogin/start";
/** A page of the build: it hands the outcome to the page that opened the window. */
const RESULT_PAGE = "/provider-result.html";
const FORM = "application/x-www-form-urlencoded";
const FORM_BYTES = 16 * 1024;
const COOKIE_SECONDS = 10 * 60;
const COOKIE_BYTES = 32;
/** A name or an address, and a port. */
const HOST = /^(?:[\w.-]+|\[[\da-f:.]+\])(?::\d+)?$/i;
const COOKIE_VALUE = /^[\w-]{43}$/;

/**
 * The way to a provider and back, which a browser goes by itself: whatever happens, it ends on the result page, with a ticket
 * or a problem behind the `#`, which no server sees.
 */
export function registerProviderRoutes(app: FastifyInstance, accounts: Accounts): void {
  app.get<{ Querystring: Record<string, unknown> }>(START_PATH, (request, reply) =>
    answered(request, reply, async () => {
      const origin = accounts.context.settings.publicUrl ?? originOf(request);
      const browser = cookieOf(request, origin) ?? randomBytes(COOKIE_BYTES).toString("base64url");
      const provider = String(request.query.provider ?? "");
      const attempt = String(request.query.attempt ?? "");
      const visitor = { browser, client: requesterOf(request).client };
      const url = await beginProviderSignIn(accounts.context, { provider, attempt, origin }, visitor);
      reply.header("set-cookie", cookie(browser, origin));
      return url.href;
    }),
  );

  app.get(CALLBACK_PATH, (request, reply) =>
    answered(request, reply, async () => {
      const origin = accounts.context.settings.publicUrl ?? originOf(request);
      const visitor = { browser: cookieOf(request, origin) ?? "", client: requesterOf(request).client };
      const parameters = new URL(request.url, origin).searchParams;
      const outcome = await endProviderSignIn(accounts.context, parameters, visitor);
      if (outcome.cause) request.log.warn(reasonsOf(outcome.cause), "A sign-in with a provider has failed");
      return resultAddress(outcome);
    }),
  );

  // A provider that answers by a form sends it from its own site, without our cookie: the browser comes again by itself.
  app.register(async (scope) => {
    scope.addContentTypeParser(FORM, { parseAs: "string", bodyLimit: FORM_BYTES }, (_request, body, done) =>
      done(null, body),
    );
    scope.post<{ Body: unknown }>(CALLBACK_PATH, async ({ body }, reply) => {
      const sent = new URLSearchParams(typeof body === "string" ? body : "");
      const parameters = new URLSearchParams();
      for (const name of ["code", "state", "iss", "error"]) {
        const value = sent.get(name);
        if (value !== null) parameters.set(name, value);
      }
      return redirected(reply, `${CALLBACK_PATH}?${parameters}`);
    });
  });
}

/** Sends the browser on, to the result page where something has failed. */
async function answered(
  { log, query }: FastifyRequest,
  reply: FastifyReply,
  next: () => Promise<string>,
): Promise<FastifyReply> {
  try {
    return redirected(reply, await next());
  } catch (error) {
    const attempt = String((query as Record<string, unknown>).attempt ?? "");
    if (error instanceof Failure)
      return redirected(reply, resultAddress({ origin: null, attempt, ...problemOf(error) }));
    if (!(error instanceof ProviderFailure)) throw error;
    log.warn(reasonsOf(error), "A sign-in with a provider could not begin");
    return redirected(reply, resultAddress({ origin: null, attempt, problem: error.problem }));
  }
}

function redirected(reply: FastifyReply, address: string): FastifyReply {
  return reply.header("cache-control", "no-store").header("referrer-policy", "no-referrer").redirect(address, 303);
}

function problemOf({ code, detail }: Failure): { readonly problem: string; readonly wait?: number | undefined } {
  if (code === "tooManyRequests") return { problem: "tooManyRequests", wait: detail.retryAfterSeconds };
  return { problem: code === "unavailable" ? "unavailable" : "misconfigured" };
}

interface Refused {
  readonly origin: null;
  readonly attempt: string;
  readonly problem: string;
  /** Seconds until it can be tried again. */
  readonly wait?: number | undefined;
}

function resultAddress(outcome: ProviderOutcome | Refused): string {
  const { attempt } = outcome;
  const said = new URLSearchParams("ticket" in outcome ? { ticket: outcome.ticket } : { problem: outcome.problem });
  if (attempt !== "") said.set("attempt", attempt);
  if ("wait" in outcome && outcome.wait !== undefined) said.set("wait", String(outcome.wait));
  return `${outcome.origin ?? ""}${RESULT_PAGE}#${said}`;
}

/** What a log may say of it: no code, no token. */
function reasonsOf(error: unknown): { readonly reasons: readonly string[] } {
  const reasons: string[] = [];
  for (let cause = error; cause instanceof Error; cause = cause.cause) {
    const { code, message } = cause as { readonly code?: unknown; readonly message: string };
    reasons.push(code === undefined ? message : `${message} (${String(code)})`);
  }
  return { reasons };
}

/** Address by which a browser knows this server. @throws {Failure} `invalidParameter` of a host that cannot be one. */
function originOf({ protocol, host }: FastifyRequest): string {
  const url = HOST.test(host) ? URL.parse(`${protocol}://${host}`) : null;
  if (url === null) throw new Failure("invalidParameter");
  return url.origin;
}

/** Only by https can a cookie be kept from other servers of the domain. */
function cookieName(origin: string): string {
  return origin.startsWith("https:") ? "__Host-plumbline-provider" : "plumbline-provider";
}

function cookie(value: string, origin: string): string {
  const secure = origin.startsWith("https:") ? "; Secure" : "";
  return `${cookieName(origin)}=${value}; Path=/; Max-Age=${COOKIE_SECONDS}; HttpOnly; SameSite=Lax${secure}`;
}

function cookieOf({ headers }: FastifyRequest, origin: string): string | null {
  const name = cookieName(origin);
  const pairs = (headers.cookie ?? "").split(";").map((pair) => pair.trim().split("="));
  const value = pairs.find(([key]) => key === name)?.[1] ?? "";
  return COOKIE_VALUE.test(value) ? value : null;
}
