import { usePrefetchQuery } from "@tanstack/react-query";
import { lazy, useMemo } from "react";
import { readChoice, type ValuationChoice, writeChoice } from "../../features/valuation/state/valuation-choice.ts";
import { ValuationSkeleton } from "../../features/valuation/ValuationSkeleton.tsx";
import { valuationQuery } from "../../features/valuation/valuation.query.ts";
import { learn } from "../../i18n/index.ts";
import { type PageProps, router } from "../../router/index.ts";
import { Boundary } from "../../ui/index.ts";
import { type SeenStock, StockFrame } from "../stock-frame/StockFrame.tsx";

const ValuationPanel = lazy(async () => {
  const [{ ValuationPanel: Panel }] = await Promise.all([
    import("../../features/valuation/ValuationPanel.tsx"),
    learn("valuation"),
  ]);
  return { default: Panel };
});

/** Each version is an entry of the history, to go back to. */
const save = (choice: ValuationChoice): void => router.setQuery(writeChoice(choice), "push");

/** What a share is worth. */
export function ValuationPage({ query }: PageProps) {
  return (
    <StockFrame query={query} section="valuation">
      {(stock) => <Valuation {...stock} query={query} />}
    </StockFrame>
  );
}

function Valuation({ code, asOf, query }: SeenStock & PageProps) {
  const saved = useMemo(() => readChoice(query), [query]);
  // Asked for while the file that shows it still loads.
  usePrefetchQuery(valuationQuery({ code, asOf }));
  return (
    <Boundary loading={<ValuationSkeleton />}>
      <ValuationPanel code={code} asOf={asOf} saved={saved} onSave={save} />
    </Boundary>
  );
}
