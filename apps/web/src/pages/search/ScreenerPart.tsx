import { usePrefetchQuery } from "@tanstack/react-query";
import { memo } from "react";
import { callQuery } from "../../api/index.ts";
import type { PageProps } from "../../router/index.ts";
import { Boundary, lazyPart, Skeleton } from "../../ui/index.ts";

const ScreenerView = lazyPart(["screener", "checks"], async () => (await import("./ScreenerView.tsx")).ScreenerView);

interface ScreenerPartProps extends PageProps {
  readonly asOf: string | undefined;
}

/** The screener; its files and its catalogue load while the search can be used already. */
export const ScreenerPart = memo(function ScreenerPart(props: ScreenerPartProps) {
  usePrefetchQuery(callQuery("fundamentals", {}));
  return (
    <Boundary loading={<Skeleton height="56rem" />}>
      <ScreenerView {...props} />
    </Boundary>
  );
}, isAsBefore);

/** Whether two addresses show the same screen: what is typed into the search above it is nothing to the screener. */
function isAsBefore(one: ScreenerPartProps, other: ScreenerPartProps): boolean {
  const keys = new Set([...Object.keys(one.query), ...Object.keys(other.query)]);
  keys.delete("q");
  return one.asOf === other.asOf && [...keys].every((key) => one.query[key] === other.query[key]);
}
