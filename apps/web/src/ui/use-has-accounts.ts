import { useEffect, useState } from "react";
import { runtimeConfiguration } from "../api/index.ts";

/** Whether this server has accounts; most do, so that what needs one has its place from the start. */
export function useHasAccounts(): boolean {
  const [hasAccounts, setHasAccounts] = useState(true);
  useEffect(() => {
    // Without its configuration, the page does not know.
    runtimeConfiguration().then(({ FEATURES, VERSION }) => setHasAccounts(!VERSION || FEATURES.includes("accounts")));
  }, []);
  return hasAccounts;
}
