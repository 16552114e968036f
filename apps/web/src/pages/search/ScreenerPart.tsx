import { usePrefetchQuery } from "@tanstack/react-query";
import { lazy, memo } from "react";
import { callQuery } from "../../api/index.ts";
import { learn } from "../../i18n/index.ts";
import type { PageProps } from "../../router/index.ts";
import { Boundary, Skeleton } from "../../ui/index.ts";

const ScreenerView = lazy(async () => {
  const [{ ScreenerView: View }] = await Promise.all([
    import("./ScreenerView.tsx"),
    learn("screener"),
    learn("checks"),
  ]);
  return { default: View };
});

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
