import { useLayoutEffect, useState } from "react";
import { loadConfiguration, runtimeConfiguration } from "../../api/index.ts";

/**
 * Whether this server has no account yet and prints the word for the first one. What the page was told when it was loaded is known at
 * once; then the server is asked once more, because the first account may have been made since.
 */
export function useFirstAccount(): boolean {
  const [isFirst, setFirst] = useState(false);
  // Before the first paint where the configuration is there already.
  useLayoutEffect(() => {
    let isOver = false;
    const take = ({ FEATURES, VERSION }: { readonly FEATURES: readonly string[]; readonly VERSION: string }) => {
      const isWithout = FEATURES.includes("first-account");
      // One that could not be loaded says nothing.
      if (!isOver && VERSION) setFirst(isWithout);
      return isWithout;
    };
    // A server that has an account is not asked again.
    void runtimeConfiguration().then(async (known) => take(known) && take(await loadConfiguration()));
    return () => {
      isOver = true;
    };
  }, []);
  return isFirst;
}
