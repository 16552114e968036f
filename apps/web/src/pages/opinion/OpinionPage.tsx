import { usePrefetchQuery } from "@tanstack/react-query";
import { OpinionSkeleton, opinionQuery, readOpinionState, writeOpinionState } from "../../features/opinion/index.ts";
import { Opinion } from "../../features/opinion/later.ts";
import { type PageProps, queryState } from "../../router/index.ts";
import { Boundary } from "../../ui/index.ts";
import { type SeenStock, StockFrame } from "../stock-frame/StockFrame.tsx";

const [useOpinionState, changeOpinion] = queryState(readOpinionState, writeOpinionState);

/** What analysts expect of a stock. */
export function OpinionPage({ query }: PageProps) {
  return (
    <StockFrame query={query} section="opinion">
      {(stock) => <Targets {...stock} query={query} />}
    </StockFrame>
  );
}

function Targets({ code, asOf, query }: SeenStock & PageProps) {
  const state = useOpinionState(query);
  // Requested while the file that shows it still loads.
  usePrefetchQuery(opinionQuery({ code, asOf }));
  return (
    <Boundary loading={<OpinionSkeleton />}>
      <Opinion code={code} asOf={asOf} state={state} onChange={changeOpinion} />
    </Boundary>
  );
}
