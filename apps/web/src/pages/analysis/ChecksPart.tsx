import type { CheckTab } from "@plumbline/contract/calls";
import { usePrefetchQuery } from "@tanstack/react-query";
import { lazy, useMemo } from "react";
import { checksQuery } from "../../features/checks/checks.query.ts";
import { type ChangeChecks, readChecksState, writeChecksState } from "../../features/checks/checks-state.ts";
import { ScorecardSkeleton } from "../../features/checks/ScorecardSkeleton.tsx";
import { learn } from "../../i18n/index.ts";
import { type PageProps, router, setQuery } from "../../router/index.ts";
import { Boundary } from "../../ui/index.ts";

const loadScorecard = async () => {
  const [{ Scorecard }] = await Promise.all([import("../../features/checks/Scorecard.tsx"), learn("checks")]);
  return { default: Scorecard };
};
const Scorecard = lazy(loadScorecard);

/** The address is the state: what it says at this moment is changed, whatever is on screen by now. */
const changeChecks: ChangeChecks = (change) => {
  setQuery(writeChecksState(change(readChecksState(router.route.read().query))));
};

interface ChecksPartProps extends PageProps {
  readonly code: string;
  readonly asOf: string | undefined;
  readonly tab: CheckTab;
}

/** The checks of a tab, with what is moved and open of them in the address. */
export function ChecksPart({ code, asOf, tab, query }: ChecksPartProps) {
  const state = useMemo(() => readChecksState(query), [query]);
  // Asked for while the file that shows it still loads.
  usePrefetchQuery(checksQuery({ code, asOf, thresholds: state.thresholds }));
  return (
    <Boundary loading={<ScorecardSkeleton tab={tab} />}>
      <Scorecard code={code} asOf={asOf} tab={tab} state={state} onChange={changeChecks} />
    </Boundary>
  );
}
