import type { ServerResponse } from "node:http";
import type { StripeAccount } from "./stripe-account.ts";

interface Asked {
  readonly method: string;
  readonly pathname: string;
}

/** The pages that Stripe hosts: a checkout that can be paid or left, and the portal. */
export function hostedPage(account: StripeAccount, { method, pathname }: Asked, response: ServerResponse): void {
  const [, kind = "", id = ""] = pathname.split("/");
  const session = account.sessions.get(id);
  if (kind === "portal") {
    page(response, "<h1>Your card</h1>");
  } else if (kind !== "pay" || !session) {
    response.writeHead(404).end();
  } else if (method === "POST") {
    if (session.status === "open") account.pay(session);
    response.writeHead(303, { location: session.successUrl }).end();
  } else {
    const { unit_amount, currency } = session.price;
    const amount = `${(unit_amount / 100).toFixed(2)} ${currency.toUpperCase()}`;
    const cancel = session.cancelUrl.replaceAll("&", "&amp;");
    page(response, `<h1>Pay ${amount}</h1><form method="post"><button>Pay</button></form><a href="${cancel}">Back</a>`);
  }
}

function page(response: ServerResponse, content: string): void {
  response.writeHead(200, { "content-type": "text/html; charset=utf-8" });
  response.end(
    `<!doctype html><html lang="en"><title>Stripe, played</title><link rel="icon" href="data:,"><main>${content}</main></html>`,
  );
}
