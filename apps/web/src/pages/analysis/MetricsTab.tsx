import type { MetricGroup } from "@plumbline/contract/calls";
import { readDetailState, writeDetailState } from "../../features/fundamentals/detail-state.ts";
import { FundamentalsSkeleton } from "../../features/fundamentals/FundamentalsSkeleton.tsx";
import { type PageProps, queryState } from "../../router/index.ts";
import { Boundary, lazyPart } from "../../ui/index.ts";

const FundamentalsTab = lazyPart(
  ["fundamentals"],
  async () => (await import("../../features/fundamentals/FundamentalsTab.tsx")).FundamentalsTab,
);
const [useDetailState, changeDetail] = queryState(readDetailState, writeDetailState);

/** Loads what the tabs show, so that it is there when one is chosen. */
export const preloadMetrics = FundamentalsTab.preload;

interface MetricsTabProps extends PageProps {
  readonly code: string;
  readonly asOf: string | undefined;
  readonly group: MetricGroup;
}

/** One group of metrics, with what is open of it in the address. */
export function MetricsTab({ code, asOf, group, query }: MetricsTabProps) {
  const state = useDetailState(query);
  return (
    <Boundary loading={<FundamentalsSkeleton />}>
      <FundamentalsTab code={code} asOf={asOf} group={group} state={state} onChange={changeDetail} />
    </Boundary>
  );
}
