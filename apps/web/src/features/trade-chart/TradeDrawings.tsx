import { useQuery } from "@tanstack/react-query";
import { useMemo } from "react";
import { callQuery } from "../../api/index.ts";
import { DrawingTools, type GiveLayer, type LiveChart, marksOnBars, type PriceView } from "../../charts/index.ts";

interface TradeDrawingsProps {
  readonly view: PriceView;
  /** Whether dividends are reinvested in the bars. */
  readonly isTotalReturn: boolean;
  readonly pointed: LiveChart["pointed"];
  readonly onLayer: GiveLayer;
}

/**
 * The drawings of a stock over the bars of a run. The run does not say which splits and dividends its prices are adjusted
 * for, nor up to which day; the price chart of the stock does. Nothing is drawn before that is known: it would be kept in the
 * shares of another day.
 */
export function TradeDrawings({ view, isTotalReturn, pointed, onLayer }: TradeDrawingsProps) {
  const { data } = useQuery(callQuery("priceChart", { code: view.symbol, range: "max" }));
  const chart = data?.kind === "chart" ? data.chart : null;
  const { bars } = view;
  const marks = useMemo(() => {
    const { dividends, splits } = chart ?? NOTHING;
    return marksOnBars(bars.date, [
      ...dividends.date.map((date, i) => ({ kind: "dividend", date, amount: dividends.amount[i] as number }) as const),
      ...splits.date.map((date, i) => ({ kind: "split", date, ratio: splits.ratio[i] as number }) as const),
    ]);
  }, [bars, chart]);
  if (!chart?.unitDay) return null;
  return (
    <DrawingTools
      view={{ ...view, marks }}
      interval="day"
      isTotalReturn={isTotalReturn}
      unitDay={chart.unitDay}
      pointed={pointed}
      onLayer={onLayer}
    />
  );
}

const NOTHING = { dividends: { date: [], amount: [] }, splits: { date: [], ratio: [] } };
