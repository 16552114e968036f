import { useLayoutEffect, useState } from "react";
import { runtimeConfiguration } from "../../api/index.ts";

/**
 * Where a user's picture is loaded from; null for a user without one, and until the page knows where its server is.
 *
 * @param path As the user has it.
 */
export function useAvatarAddress(path: string | null): string | null {
  const [base, setBase] = useState<string | null>(null);
  // Before the first paint where the configuration is there already.
  useLayoutEffect(() => {
    void runtimeConfiguration().then(({ API_BASE_URL }) => setBase(API_BASE_URL));
  }, []);
  // A user that an earlier version has stored has no such field.
  return base === null || !path ? null : base + path;
}
