import type { WireStrategy } from "@plumbline/contract";
import { useEffect, useRef, useState } from "react";
import { router, setQuery, useRoute } from "../../../router/index.ts";
import { readSetup, writeSetup } from "./setup-address.ts";
import type { ChangeSetup, Setup } from "./setup-state.ts";

/**
 * A setup in step with the address: what is changed is written into it, and what arrives in it is taken over.
 *
 * @param offered What the setup is filled with for the reader; the address has it as if the reader had typed it.
 * @param first What the setup of any reader begins with.
 */
export function useSetup(
  strategy: WireStrategy,
  offered: Partial<Setup>,
  first: () => Setup,
): readonly [Setup, ChangeSetup] {
  const [before] = useState(first);
  const { setup: shared = "" } = useRoute().query;
  const [setup, setSetup] = useState<Setup>(() => ({ ...before, ...offered, ...readSetup(shared, strategy) }));
  const written = useRef(shared);
  useEffect(() => {
    const text = writeSetup(setup, before);
    written.current = text;
    setQuery({ setup: text || undefined });
  }, [setup, before]);
  // biome-ignore lint/correctness/useExhaustiveDependencies: only another address is taken over; a setup is its own.
  useEffect(() => {
    // On a slow machine a later change has written the address anew before this one is seen.
    const isLatest = (router.route.read().query.setup ?? "") === shared;
    if (isLatest && shared !== written.current) setSetup({ ...before, ...readSetup(shared, strategy) });
  }, [shared]);
  return [setup, (part) => setSetup((now) => ({ ...now, ...part }))];
}
