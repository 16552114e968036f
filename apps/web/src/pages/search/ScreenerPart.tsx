import { usePrefetchQuery } from "@tanstack/react-query";
import { lazy } from "react";
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
export function ScreenerPart(props: ScreenerPartProps) {
  usePrefetchQuery(callQuery("baseData", {}));
  return (
    <Boundary loading={<Skeleton height="56rem" />}>
      <ScreenerView {...props} />
    </Boundary>
  );
}
