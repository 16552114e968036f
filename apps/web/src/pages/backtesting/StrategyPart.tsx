import { useQuery, useSuspenseQuery } from "@tanstack/react-query";
import { Suspense } from "react";
import { callQuery } from "../../api/index.ts";
import { marketStateQuery } from "../../features/market/index.ts";
import { useRunStart } from "../../features/runs/index.ts";
import { CompanyPicker, useLastStock } from "../../features/search/index.ts";
import { StrategyDetail } from "../../features/strategies/later.ts";
import { useText } from "../../i18n/index.ts";
import { useIsSignedIn } from "../../state/index.ts";
import { lazyPart, Notice, useIsOperator } from "../../ui/index.ts";

const StrategyAlert = lazyPart(["alerts"], async () => (await import("./StrategyAlert.tsx")).StrategyAlert);

const renderAlert = (strategy: { readonly id: string; readonly name: string }) => (
  <Suspense>
    <StrategyAlert {...strategy} />
  </Suspense>
);
const renderPicker = (onPick: (symbol: string) => void) => <CompanyPicker onPick={onPick} />;

interface StrategyPartProps {
  readonly id: string;
  /** A stock to begin with. */
  readonly stock: string | null;
}

/** A strategy, with what the market and the reader's lists offer for a test. */
export function StrategyPart({ id, stock }: StrategyPartProps) {
  const text = useText();
  const { data: state } = useSuspenseQuery(marketStateQuery);
  const isSignedIn = useIsSignedIn();
  const isOperator = useIsOperator();
  const { data: watched, isLoading } = useQuery({ ...callQuery("watchlists", {}), enabled: isSignedIn });
  const lastStock = useLastStock();
  const { start, isBusy, refusal } = useRunStart();
  const { firstDay, lastDay, sectors, priced } = state;
  if (firstDay === null || lastDay === null) {
    return <Notice title={text("market.empty")}>{isOperator && text("market.emptyExplained")}</Notice>;
  }
  if (isLoading) return null;
  const lists = (watched?.lists ?? []).map(({ name, stocks }) => ({
    name: name ?? text("watchlists.first"),
    codes: stocks.map(({ code }) => code),
  }));
  return (
    <StrategyDetail
      id={id}
      stock={stock}
      testable={{
        span: { first: firstDay, last: lastDay },
        sectors: sectors.map(({ sector }) => sector),
        stocks: priced,
        lists,
        lastStock,
        renderPicker,
      }}
      isStarting={isBusy}
      refusal={refusal?.(text) ?? null}
      onStart={start}
      renderAlert={renderAlert}
    />
  );
}
