import type { WireStrategy } from "@plumbline/contract";
import { useEffect, useRef } from "react";
import { router, setQuery, useRoute } from "../../../router/index.ts";
import { EMPTY_DRAFT } from "./draft.ts";
import { readShared, writeStrategyFilters, writeStrategyNumbers } from "./share.ts";
import type { Draft } from "./use-draft.ts";

/** Keeps draft and address in step: the rules are written into the address, and rules that arrive in it are taken over. */
export function useDraftAddress({ strategy, reset }: Draft): void {
  const { query } = useRoute();
  const { strategyFilters, paramFilters } = query;
  const written = useRef<string | null>(null);
  useEffect(() => {
    const shared = addressOf(strategy);
    written.current = keyOf(shared);
    setQuery(shared);
  }, [strategy]);
  // biome-ignore lint/correctness/useExhaustiveDependencies: only another address is taken over; a draft is its own.
  useEffect(() => {
    const key = keyOf({ strategyFilters, paramFilters });
    // On a slow machine a later change has written the address anew before this one is seen.
    const isLatest = keyOf(router.route.read().query) === key;
    const isOurs = written.current === null || key === written.current;
    const arrived = isOurs || !isLatest ? null : readShared(strategyFilters ?? "", paramFilters ?? "");
    if (arrived) reset(arrived);
  }, [strategyFilters, paramFilters]);
}

type Shared = Readonly<Record<"strategyFilters" | "paramFilters", string | undefined>>;

function addressOf(strategy: WireStrategy): Shared {
  const filters = strategy === EMPTY_DRAFT ? null : writeStrategyFilters(strategy);
  return {
    strategyFilters: filters ?? undefined,
    paramFilters: filters === null ? undefined : writeStrategyNumbers(strategy) || undefined,
  };
}

function keyOf({ strategyFilters = "", paramFilters = "" }: Partial<Shared>): string {
  return `${strategyFilters} ${paramFilters}`;
}
