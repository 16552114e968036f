import { usePrefetchQuery } from "@tanstack/react-query";
import { OpinionSkeleton } from "../../features/opinion/OpinionSkeleton.tsx";
import { opinionQuery } from "../../features/opinion/opinion.query.ts";
import { readOpinionState, writeOpinionState } from "../../features/opinion/opinion-state.ts";
import { type PageProps, queryState } from "../../router/index.ts";
import { Boundary, lazyPart } from "../../ui/index.ts";
import { type SeenStock, StockFrame } from "../stock-frame/StockFrame.tsx";

const Opinion = lazyPart(["opinion"], async () => (await import("../../features/opinion/Opinion.tsx")).Opinion);
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
