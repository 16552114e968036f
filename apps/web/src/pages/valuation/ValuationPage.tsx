import { usePrefetchQuery, useQuery } from "@tanstack/react-query";
import { useMemo } from "react";
import { SaveButton } from "../../features/saved/index.ts";
import {
  type ChoiceToSave,
  readChoice,
  type ValuationChoice,
  ValuationSkeleton,
  valuationQuery,
  writeChoice,
} from "../../features/valuation/index.ts";
import { ValuationPanel } from "../../features/valuation/later.ts";
import { useNameOf, useText } from "../../i18n/index.ts";
import { type PageProps, router, useRoute, writeAddress } from "../../router/index.ts";
import { AlertLink } from "../../ui/AlertLink.tsx";
import { Boundary } from "../../ui/index.ts";
import { type SeenStock, StockFrame } from "../stock-frame/StockFrame.tsx";

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
  const choice = useChoiceOf(query);
  const saved = useMemo(() => readChoice(choice), [choice]);
  // Requested while the file that shows it still loads.
  usePrefetchQuery(valuationQuery({ code, asOf }));
  return (
    <Boundary loading={<ValuationSkeleton />}>
      <ValuationPanel
        code={code}
        asOf={asOf}
        saved={saved}
        onSave={save}
        renderSave={(shown) => <SaveValuation code={code} asOf={asOf} shown={shown} />}
      />
    </Boundary>
  );
}

/** The choice in the newest address: the drawn page may lag behind it, and two quick steps would then mix. */
function useChoiceOf(query: PageProps["query"]): PageProps["query"] {
  const { page, query: current } = useRoute();
  const isHere = page?.path === "/pages/valuation" && current.code === query.code && current.asOf === query.asOf;
  return isHere ? current : query;
}

interface SaveValuationProps extends Omit<SeenStock, "assetClass"> {
  readonly shown: ChoiceToSave;
}

function SaveValuation({ code, asOf, shown: { model, read, words, update } }: SaveValuationProps) {
  const text = useText();
  const nameOf = useNameOf();
  const { data: valuation } = useQuery(valuationQuery({ code, asOf }));
  const company = valuation ? nameOf(valuation.names) : code;
  return (
    <>
      <SaveButton
        kind="valuation"
        label={text("valuation.save")}
        readAddress={() => writeAddress("/pages/valuation", { code, asOf, ...writeChoice(read()) })}
        suggestName={async () => `${company} · ${await words()}`}
        onStart={update}
      />
      <AlertLink about={`gap.${model}`}>{text("valuation.alert")}</AlertLink>
    </>
  );
}
