import type { CheckTab } from "@plumbline/contract/calls";
import { usePrefetchQuery } from "@tanstack/react-query";
import { useEffect } from "react";
import { checksQuery, readChecksState, ScorecardSkeleton, writeChecksState } from "../../features/checks/index.ts";
import { Scorecard } from "../../features/checks/later.ts";
import { type PageProps, queryState } from "../../router/index.ts";
import { keepMoves, keptThresholds } from "../../state/index.ts";
import { Boundary } from "../../ui/index.ts";

/** An address without thresholds has those that the reader has moved at another stock. */
const [useChecksState, changeAddress] = queryState((query) => {
  const state = readChecksState(query);
  return query.th === undefined ? { ...state, thresholds: keptThresholds() } : state;
}, writeChecksState);

const changeChecks: typeof changeAddress = (change) =>
  changeAddress((current) => {
    const next = change(current);
    keepMoves(current.thresholds, next.thresholds);
    return next;
  });

interface ChecksPartProps extends PageProps {
  readonly code: string;
  readonly asOf: string | undefined;
  readonly tab: CheckTab;
}

/** The checks of a tab, with what is moved and open of them in the address. */
export function ChecksPart({ code, asOf, tab, query }: ChecksPartProps) {
  const state = useChecksState(query);
  const { th } = writeChecksState(state);
  useEffect(() => {
    // As it is by now: what is drawn may be older than a click.
    if (th !== query.th && query.th === undefined) changeAddress((newest) => newest);
  }, [th, query.th]);
  // Requested while the file that shows it still loads.
  usePrefetchQuery(checksQuery({ code, asOf, thresholds: state.thresholds }));
  return (
    <Boundary loading={<ScorecardSkeleton tab={tab} />}>
      <Scorecard code={code} asOf={asOf} tab={tab} state={state} onChange={changeChecks} />
    </Boundary>
  );
}
