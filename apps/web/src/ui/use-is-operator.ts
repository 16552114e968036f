import { useEffect, useState } from "react";
import { runtimeConfiguration } from "../api/index.ts";
import { useUser } from "../state/index.ts";

/**
 * Whether notes for the person who runs the server are shown: to its owner, and to everyone on a server that has no accounts, or not
 * the first one yet.
 */
export function useIsOperator(): boolean {
  const isOwner = useUser()?.role === "owner";
  const [hasNoOwner, setHasNoOwner] = useState(false);
  useEffect(() => {
    void runtimeConfiguration().then(({ FEATURES, VERSION }) =>
      // Without its configuration, the page does not know.
      setHasNoOwner(VERSION !== "" && (!FEATURES.includes("accounts") || FEATURES.includes("first-account"))),
    );
  }, []);
  return isOwner || hasNoOwner;
}
