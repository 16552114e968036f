import type { CheckTab } from "@plumbline/contract/calls";
import { usePrefetchQuery } from "@tanstack/react-query";
import { checksQuery } from "../../features/checks/checks.query.ts";
import { readChecksState, writeChecksState } from "../../features/checks/checks-state.ts";
import { ScorecardSkeleton } from "../../features/checks/ScorecardSkeleton.tsx";
import { type PageProps, queryState } from "../../router/index.ts";
import { Boundary, lazyPart } from "../../ui/index.ts";

const Scorecard = lazyPart(["checks"], async () => (await import("../../features/checks/Scorecard.tsx")).Scorecard);
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
