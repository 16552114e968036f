import type { MetricGroup } from "@plumbline/contract/calls";
import { FundamentalsSkeleton } from "../../features/fundamentals/index.ts";
import { FundamentalsTab } from "../../features/fundamentals/later.ts";
import type { PageProps } from "../../router/index.ts";
import { Boundary } from "../../ui/index.ts";

/** Loads what the tabs show, so that it is there when one is chosen. */
export const preloadMetrics = FundamentalsTab.preload;

interface MetricsTabProps extends PageProps {
  readonly code: string;
  readonly asOf: string | undefined;
  readonly group: MetricGroup;
}

/** One group of metrics, with what is open of it in the address. */
export function MetricsTab({ code, asOf, group, query }: MetricsTabProps) {
  return (
    <Boundary loading={<FundamentalsSkeleton />}>
      <FundamentalsTab code={code} asOf={asOf} group={group} query={query} />
    </Boundary>
  );
}
