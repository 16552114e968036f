import type { MetricGroup } from "@plumbline/contract/calls";
import { lazy, useMemo } from "react";
import { type ChangeDetail, readDetailState, writeDetailState } from "../../features/fundamentals/detail-state.ts";
import { FundamentalsSkeleton } from "../../features/fundamentals/FundamentalsSkeleton.tsx";
import { learn } from "../../i18n/index.ts";
import { type PageProps, router, setQuery } from "../../router/index.ts";
import { Boundary } from "../../ui/index.ts";

const loadTab = async () => {
  const [{ FundamentalsTab }] = await Promise.all([
    import("../../features/fundamentals/FundamentalsTab.tsx"),
    learn("fundamentals"),
  ]);
  return { default: FundamentalsTab };
};
const FundamentalsTab = lazy(loadTab);

/** Loads what the tabs show, so that it is there when one is chosen; a failure shows when one is. */
export function preloadMetrics(): void {
  loadTab().catch(() => undefined);
}

interface MetricsTabProps extends PageProps {
  readonly code: string;
  readonly asOf: string | undefined;
  readonly group: MetricGroup;
}

/** The address is the state, as for the chart. */
const changeDetail: ChangeDetail = (change) => {
  setQuery(writeDetailState(change(readDetailState(router.route.read().query))));
};

/** One group of metrics, with what is open of it in the address. */
export function MetricsTab({ code, asOf, group, query }: MetricsTabProps) {
  const state = useMemo(() => readDetailState(query), [query]);
  return (
    <Boundary loading={<FundamentalsSkeleton />}>
      <FundamentalsTab code={code} asOf={asOf} group={group} state={state} onChange={changeDetail} />
    </Boundary>
  );
}
