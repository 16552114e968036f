import type { IncomingMessage, ServerResponse } from "node:http";
import { text as bodyText } from "node:stream/consumers";
import type { LanguageCode } from "@plumbline/contract";
import type Provider from "oidc-provider";
import { preferredLanguage } from "../http/index.ts";
import { page } from "./page.ts";

export const INTERACTION_PATH = "/interaction/";

interface Interaction {
  readonly request: IncomingMessage;
  readonly response: ServerResponse;
  /** Name of the provider. */
  readonly label: string;
}

/** Asks who somebody is, and believes it. */
export async function answerInteraction(provider: Provider, interaction: Interaction): Promise<void> {
  const { request, response, label } = interaction;
  const language: LanguageCode = preferredLanguage(request.headers["accept-language"]);
  try {
    if (request.method === "POST") await finish(provider, interaction);
    else {
      // Throws unless the browser has come by the way that leads here.
      await provider.interactionDetails(request, response);
      response.setHeader("content-type", "text/html; charset=utf-8");
      response.end(page(label, language));
    }
  } catch {
    response.statusCode = 400;
    response.setHeader("content-type", "text/plain; charset=utf-8");
    response.end("Bad Request");
  }
}

async function finish(provider: Provider, { request, response }: Interaction): Promise<void> {
  const typed = new URLSearchParams(await bodyText(request));
  const email = typed.get("email")?.trim() ?? "";
  if (typed.has("cancel") || email === "") {
    const denied = { error: "access_denied", error_description: "cancelled" };
    return provider.interactionFinished(request, response, denied);
  }
  const { params } = await provider.interactionDetails(request, response);
  const grant = new provider.Grant({ accountId: email, clientId: String(params.client_id) });
  grant.addOIDCScope("openid email");
  const result = { select_account: {}, login: { accountId: email }, consent: { grantId: await grant.save() } };
  return provider.interactionFinished(request, response, result);
}
