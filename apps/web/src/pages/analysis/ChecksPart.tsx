import type { CheckTab } from "@plumbline/contract/calls";
import { usePrefetchQuery } from "@tanstack/react-query";
import { checksQuery, readChecksState, ScorecardSkeleton, writeChecksState } from "../../features/checks/index.ts";
import { Scorecard } from "../../features/checks/later.ts";
import { type PageProps, queryState } from "../../router/index.ts";
import { Boundary } from "../../ui/index.ts";

const [useChecksState, changeChecks] = queryState(readChecksState, writeChecksState);

interface ChecksPartProps extends PageProps {
  readonly code: string;
  readonly asOf: string | undefined;
  readonly tab: CheckTab;
}

/** The checks of a tab, with what is moved and open of them in the address. */
export function ChecksPart({ code, asOf, tab, query }: ChecksPartProps) {
  const state = useChecksState(query);
  // Requested while the file that shows it still loads.
  usePrefetchQuery(checksQuery({ code, asOf, thresholds: state.thresholds }));
  return (
    <Boundary loading={<ScorecardSkeleton tab={tab} />}>
      <Scorecard code={code} asOf={asOf} tab={tab} state={state} onChange={changeChecks} />
    </Boundary>
  );
}
