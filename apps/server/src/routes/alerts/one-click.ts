import { unsubscribeAlerts } from "@plumbline/contract";
import type { FastifyInstance, FastifyReply, FastifyRequest } from "fastify";
import { PRODUCT_NAME } from "../../config/index.ts";
import { Failure, preferredLanguage } from "../../http/index.ts";
import { endingPage } from "../../mail/index.ts";

/** In which programs that read mail send `List-Unsubscribe=One-Click` (RFC 8058, 3.2). */
const FORMS = ["application/x-www-form-urlencoded", "multipart/form-data"];
const FORM_BYTES = 4096;
/** Where the button of the page posts to. */
const PAGE_PATH = `${unsubscribeAlerts.path}/page`;

interface OneClick {
  /** Binds the call. */
  readonly bind: (scope: FastifyInstance) => void;
  /** Ends the e-mails of whoever has a token. */
  readonly end: (token: string) => Promise<unknown>;
}

/**
 * The call that ends e-mails, in a scope that also takes what programs send which read mail: a form that says nothing, with the token in the
 * query. Who follows the address with a browser is asked by a page, because programs follow addresses of messages, too.
 *
 * @see RFC 8058
 */
export function registerOneClick(app: FastifyInstance, { bind, end }: OneClick): void {
  app.register(async (scope) => {
    for (const form of FORMS) {
      if (scope.hasContentTypeParser(form)) scope.removeContentTypeParser(form);
      scope.addContentTypeParser(form, { parseAs: "string", bodyLimit: FORM_BYTES }, (request, _body, done) =>
        done(null, { token: tokenOf(request) }),
      );
    }
    bind(scope);
    scope.get(unsubscribeAlerts.path, (request, reply) => page(request, reply, "ask"));
    scope.post(PAGE_PATH, async (request, reply) => {
      try {
        await end(tokenOf(request));
        return page(request, reply, "done");
      } catch (error) {
        if (!(error instanceof Failure) || error.code !== "notFound") throw error;
        return page(request, reply.code(404), "unknown");
      }
    });
  });
}

function page(request: FastifyRequest, reply: FastifyReply, shown: "ask" | "done" | "unknown"): FastifyReply {
  const language = preferredLanguage(request.headers["accept-language"]);
  const action = `${PAGE_PATH}?token=${encodeURIComponent(tokenOf(request))}`;
  return reply
    .type("text/html; charset=utf-8")
    .header("cache-control", "no-store")
    .header("referrer-policy", "no-referrer")
    .send(endingPage({ language, productName: PRODUCT_NAME, shown, action }));
}

function tokenOf({ query }: FastifyRequest): string {
  return String((query as Record<string, unknown>).token ?? "").slice(0, MAX_TOKEN);
}

const MAX_TOKEN = 300;
