import { useMemo } from "react";
import { PriceChart } from "../src/charts/PriceChart.tsx";
import { Indicators } from "../src/charts/price/indicators/Indicators.tsx";
import type { PriceView } from "../src/charts/price/price-view.ts";
import { useLayers } from "../src/charts/price/use-layers.ts";
import { FIVE_PANES } from "./five-panes.ts";
import { syntheticMarks } from "./synthetic-marks.ts";

const NOTHING: readonly number[] = [];
const ignore = () => undefined;

/** A chart with five panes of indicators and five kinds of marks. */
export function FullChart({ view: plain }: { readonly view: PriceView }) {
  const [layers, giveLayer] = useLayers();
  const marks = useMemo(() => syntheticMarks(plain).layer, [plain]);
  const view = useMemo(() => ({ ...plain, layers: { ...layers, marks } }), [plain, layers, marks]);
  return (
    <PriceChart
      view={view}
      currency="USD"
      name="Walk"
      note=""
      renderOver={({ pointed }) => (
        <Indicators
          view={plain}
          leadIn={NOTHING}
          chosen={FIVE_PANES}
          onChange={ignore}
          isGrowing
          pointed={pointed}
          onLayer={giveLayer}
        />
      )}
    />
  );
}
