import type { WireOwnStrategy, WireStrategy } from "@plumbline/contract";
import { useSuspenseQuery } from "@tanstack/react-query";
import { useText } from "../../../i18n/index.ts";
import { router } from "../../../router/index.ts";
import { strategyFilters, strategyParamFilters } from "../../../state/index.ts";
import { LIBRARY, useOwnStrategies } from "../strategies.query.ts";
import { useStrategyWords } from "../use-strategy-words.ts";
import { strategyOfBlocks } from "./blocks.ts";
import { EMPTY_DRAFT } from "./draft.ts";
import { readShared } from "./share.ts";

/** What the builder begins with. */
export interface Beginning {
  readonly name: string;
  readonly strategy: WireStrategy;
  /** The own strategy that is changed; null for a new one. */
  readonly own: WireOwnStrategy | null;
  readonly forkedFrom: string | null;
}

/** What the builder begins with: a link, what was being built, a strategy of the library or of the user, or nothing. */
export function useBeginning(from: string | null): Beginning {
  const text = useText();
  const { nameOf } = useStrategyWords();
  const { data: library } = useSuspenseQuery(LIBRARY);
  const own = useOwnStrategies().find(({ id }) => id === from) ?? null;
  const published = library.strategies.find(({ id }) => id === from);
  // A link to rules, or the rules of this page before it was loaded anew.
  const { query } = router.route.read();
  const shared = readShared(query.strategyFilters ?? "", query.paramFilters ?? "");
  if (own) return { name: own.name, strategy: shared ?? own.strategy, own, forkedFrom: null };
  if (published) {
    const name = text("builder.copyOf", { name: nameOf(published.id) });
    return { name, strategy: shared ?? published.strategy, own: null, forkedFrom: published.id };
  }
  const unfinished = strategyOfBlocks(strategyFilters.read(), strategyParamFilters.read());
  const strategy = shared ?? unfinished ?? EMPTY_DRAFT;
  return { name: text("builder.newName"), strategy, own: null, forkedFrom: null };
}
