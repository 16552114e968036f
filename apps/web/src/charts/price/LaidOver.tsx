import type { WireChart } from "@plumbline/contract";
import { Suspense } from "react";
import { DrawingTools } from "./annotations/later.ts";
import type { GiveLayer } from "./chart-layer.ts";
import { Indicators } from "./indicators/later.ts";
import type { LiveChart } from "./live-chart.ts";
import { Marks } from "./marks/later.ts";
import type { PriceView } from "./price-view.ts";

interface LaidOverProps {
  readonly view: PriceView;
  readonly code: string;
  /** Nothing that became known later is shown. */
  readonly asOf?: string | undefined;
  /** Closes before the first bar, and what the bars are: values per share stand among prices only. */
  readonly chart: Pick<WireChart, "leadIn" | "basis" | "interval" | "unitDay">;
  /** What is chosen, as in the address. */
  readonly state: { readonly indicators: string; readonly marks: string };
  /** Whether there may be drawings, or the reader may draw and measure. */
  readonly isDrawnOn: boolean;
  readonly onIndicators: (indicators: string) => void;
  readonly live: LiveChart;
  readonly onLayer: GiveLayer;
}

/** All that a reader has laid over a price chart, each in a file of its own. */
export function LaidOver(props: LaidOverProps) {
  const { chart, state, isDrawnOn, onIndicators, ...shared } = props;
  const { indicators, marks } = state;
  const { view, live, onLayer } = shared;
  return (
    <>
      {/* One that is still loading hides none of the others, which may have the focus. */}
      <Suspense>
        {indicators && (
          <Indicators
            view={view}
            leadIn={chart.leadIn.close}
            chosen={indicators}
            onChange={onIndicators}
            isGrowing
            pointed={live.pointed}
            onLayer={onLayer}
          />
        )}
      </Suspense>
      <Suspense>
        {marks && (
          <Marks {...shared} chosen={marks} isPriced={chart.basis === "split-adjusted"} indicators={indicators} />
        )}
      </Suspense>
      <Suspense>
        {isDrawnOn && chart.unitDay && (
          <DrawingTools
            view={view}
            interval={chart.interval}
            isTotalReturn={chart.basis === "total-return"}
            unitDay={chart.unitDay}
            pointed={live.pointed}
            onLayer={onLayer}
          />
        )}
      </Suspense>
    </>
  );
}
