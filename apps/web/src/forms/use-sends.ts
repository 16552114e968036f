import { useLayoutEffect, useState } from "react";
import { runtimeConfiguration } from "../api/index.ts";

/** Which messages a server sends; the others are files in its outbox. */
export type Sends = Readonly<Record<"email" | "sms", boolean>>;

/**
 * Reads which messages a server sends from its configuration. One that could not be loaded says nothing: then the answer to who asks
 * for a message does.
 *
 * @example
 * sendsOf({ FEATURES: ["accounts", "mail"], VERSION: "1.0.0" }); // { email: true, sms: false }
 */
export function sendsOf({
  FEATURES,
  VERSION,
}: {
  readonly FEATURES: readonly string[];
  readonly VERSION: string;
}): Sends {
  return { email: !VERSION || FEATURES.includes("mail"), sms: !VERSION || FEATURES.includes("sms") };
}

/** Which messages this server sends. */
export function useSends(): Sends {
  const [sends, setSends] = useState<Sends>({ email: true, sms: true });
  // Before the first paint where the configuration is there already.
  useLayoutEffect(() => {
    void runtimeConfiguration().then((configuration) => setSends(sendsOf(configuration)));
  }, []);
  return sends;
}
