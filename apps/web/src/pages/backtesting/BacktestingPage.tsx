import { useText } from "../../i18n/index.ts";
import type { PageProps } from "../../router/index.ts";
import { Boundary, lazyPart, Skeleton, useTitle } from "../../ui/index.ts";

const BacktestingView = lazyPart(["strategies"], async () => (await import("./BacktestingView.tsx")).BacktestingView);

/** Strategies, the builder and the backtests of the reader; the address says which. */
export function BacktestingPage({ query }: PageProps) {
  const text = useText();
  useTitle(text("shell.strategies"));
  return (
    <Boundary loading={<Skeleton height="100vh" />}>
      <BacktestingView query={query} />
    </Boundary>
  );
}
