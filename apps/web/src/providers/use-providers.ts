import { useLayoutEffect, useState } from "react";
import { runtimeConfiguration } from "../api/index.ts";
import type { Provider } from "./ProviderMark.tsx";

/** Where users of this server can sign in besides; none until its configuration is there. */
export function useProviders(): readonly Provider[] {
  const [providers, setProviders] = useState<readonly Provider[]>([]);
  // Before the first paint where the configuration is there already.
  useLayoutEffect(() => {
    void runtimeConfiguration().then(({ API_BASE_URL, PROVIDERS }) => {
      // The window of a provider ends where the interface is, and speaks to pages of that origin alone.
      setProviders(API_BASE_URL === "" ? PROVIDERS : []);
    });
  }, []);
  return providers;
}
