import { isIP } from "node:net";
import { Failure } from "../../http/index.ts";
import type { AccountRequest, AccountsContext } from "../accounts-context.ts";

/** What a passkey belongs to. */
export interface RelyingParty {
  /** A name of the domain system: passkeys know no addresses of networks. */
  readonly id: string;
  readonly origin: string;
}

/**
 * The name of this server for passkeys: that of its public address or, where none is set, the one that the browser has used.
 *
 * @throws {Failure} `forbidden` where browsers make no passkeys: without https, or under a number.
 */
export function relyingParty({ settings }: AccountsContext, { sender }: AccountRequest): RelyingParty {
  const url = URL.parse(settings.publicUrl ?? sender.origin);
  const id = url?.hostname ?? "";
  const isName = id !== "" && isIP(id.replace(/^\[|\]$/g, "")) === 0;
  const isSecure = url?.protocol === "https:" || id === "localhost" || id.endsWith(".localhost");
  if (!url || !isName || !isSecure) throw new Failure("forbidden");
  return { id, origin: url.origin };
}
