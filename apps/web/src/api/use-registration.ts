import { useLayoutEffect, useState } from "react";
import { runtimeConfiguration } from "./runtime-configuration.ts";

/** Who may make an account: everyone, who has an invitation, or nobody. */
export type Registration = "open" | "invite" | "closed";

/**
 * Reads who may make an account from the features that a server names.
 *
 * @example
 * registrationOf(["accounts", "registration-invite"]); // "invite"
 */
export function registrationOf(features: readonly string[]): Registration {
  const modes: readonly Registration[] = ["invite", "closed"];
  // Without its configuration the page does not know: the server decides.
  return modes.find((mode) => features.includes(`registration-${mode}`)) ?? "open";
}

/** Who may make an account on this server. */
export function useRegistration(): Registration {
  const [registration, setRegistration] = useState<Registration>("open");
  // Before the first paint where the configuration is there already.
  useLayoutEffect(() => {
    void runtimeConfiguration().then(({ FEATURES }) => setRegistration(registrationOf(FEATURES)));
  }, []);
  return registration;
}
