import { usePrefetchQuery } from "@tanstack/react-query";
import { lazy, useMemo } from "react";
import { OpinionSkeleton } from "../../features/opinion/OpinionSkeleton.tsx";
import { opinionQuery } from "../../features/opinion/opinion.query.ts";
import { type ChangeOpinion, readOpinionState, writeOpinionState } from "../../features/opinion/opinion-state.ts";
import { learn } from "../../i18n/index.ts";
import { type PageProps, router, setQuery } from "../../router/index.ts";
import { Boundary } from "../../ui/index.ts";
import { type SeenStock, StockFrame } from "../stock-frame/StockFrame.tsx";

const Opinion = lazy(async () => {
  const [{ Opinion: View }] = await Promise.all([import("../../features/opinion/Opinion.tsx"), learn("opinion")]);
  return { default: View };
});

/** The address is the state: what it says at this moment is changed, whatever is on screen by now. */
const changeOpinion: ChangeOpinion = (change) => {
  setQuery(writeOpinionState(change(readOpinionState(router.route.read().query))));
};

/** What analysts expect of a stock. */
export function OpinionPage({ query }: PageProps) {
  return (
    <StockFrame query={query} section="opinion">
      {(stock) => <Targets {...stock} query={query} />}
    </StockFrame>
  );
}

function Targets({ code, asOf, query }: SeenStock & PageProps) {
  const state = useMemo(() => readOpinionState(query), [query]);
  // Asked for while the file that shows it still loads.
  usePrefetchQuery(opinionQuery({ code, asOf }));
  return (
    <Boundary loading={<OpinionSkeleton />}>
      <Opinion code={code} asOf={asOf} state={state} onChange={changeOpinion} />
    </Boundary>
  );
}
