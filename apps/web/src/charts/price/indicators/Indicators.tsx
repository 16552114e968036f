import { X } from "lucide-react";
import { useEffect, useMemo, useRef, useState } from "react";
import { useText } from "../../../i18n/index.ts";
import { observable } from "../../../state/index.ts";
import type { GiveLayer } from "../chart-layer.ts";
import { IndicatorLegends, type NamedPane } from "../layers/IndicatorLegends.tsx";
import { indicatorLayer, type PanePlace } from "../layers/indicator-layer.ts";
import { drawnPanes } from "../layers/indicator-panes.ts";
import { PaneSeparators } from "../layers/PaneSeparators.tsx";
import { PaneHeights } from "../layers/pane-heights.ts";
import { useLegendRows } from "../layers/use-legend-rows.ts";
import type { LiveChart } from "../live-chart.ts";
import type { PriceView } from "../price-view.ts";
import { keyOf, readIndicators, writeIndicators } from "./chosen-indicators.ts";
import { computeChosen } from "./compute-chosen.ts";
import styles from "./Indicators.module.css";
import { useIndicatorNames } from "./indicator-names.ts";

interface IndicatorsProps {
  readonly view: PriceView;
  /** Indicators that are always shown, before those of the reader. */
  readonly fixed?: readonly NamedPane[];
  /** Closes before the first bar, oldest first. */
  readonly leadIn: readonly (number | null)[];
  /** As in the address. */
  readonly chosen: string;
  readonly onChange: (chosen: string) => void;
  readonly pointed: LiveChart["pointed"];
  /** Whether the chart becomes taller with each pane; otherwise they share its height. */
  readonly isGrowing?: boolean;
  readonly onLayer: GiveLayer;
}

/** In rem. */
const PANE_HEIGHT = 7;
const NONE: readonly NamedPane[] = [];

/** The indicators of a reader over a price chart: computes and draws them, with a legend that can take each away. */
export function Indicators({
  view,
  fixed = NONE,
  leadIn,
  chosen,
  onChange,
  pointed,
  isGrowing = false,
  onLayer,
}: IndicatorsProps) {
  const names = useIndicatorNames();
  const [places] = useState(() => observable<readonly PanePlace[]>([]));
  const [heights] = useState(() => new PaneHeights());
  const { bars, comparison } = view;
  const base = comparison?.base;
  const taken = fixed.length;
  const panes = useMemo(() => {
    const before = Float64Array.from(leadIn, (value) => value ?? Number.NaN);
    const drawn = drawnPanes(computeChosen(readIndicators(chosen), bars, before), taken);
    if (base === undefined) return drawn;
    // While two stocks are compared, the axis of the prices counts growth.
    const factor = 1 / (bars.close[base] as number);
    return drawn.map((pane) =>
      pane.overlaysPrice
        ? {
            ...pane,
            lines: pane.lines.map((line) => ({ ...line, values: line.values.map((value) => value * factor) })),
          }
        : pane,
    );
  }, [bars, base, chosen, leadIn, taken]);
  const layer = useMemo(
    () => indicatorLayer(bars.date, [...fixed, ...panes], { places, heights }),
    [bars, fixed, panes, places, heights],
  );
  useEffect(() => onLayer("indicators", layer), [layer, onLayer]);
  useEffect(() => () => onLayer("indicators", null), [onLayer]);
  const list = readIndicators(chosen);
  const named = panes.flatMap((pane): NamedPane[] => {
    const own = list.find((indicator, place) => keyOf(indicator, place) === pane.key);
    return own ? [names.named(pane, names.title(own))] : [];
  });
  const remove = (key: string) => onChange(writeIndicators(list.filter((each, place) => keyOf(each, place) !== key)));
  const below = isGrowing ? panes.filter(({ overlaysPrice }) => !overlaysPrice).length : 0;
  const place = useRef<HTMLSpanElement>(null);
  useEffect(() => {
    // Of the chart, which says on this element whether it is being updated.
    const chart = place.current?.closest<HTMLElement>("[data-updating]");
    if (below === 0) return;
    chart?.style.setProperty("--chart-height", `calc(clamp(22rem, 50vh, 32rem) + ${below * PANE_HEIGHT}rem)`);
    return () => {
      chart?.style.removeProperty("--chart-height");
    };
  }, [below]);
  return (
    <>
      <span ref={place} hidden />
      <IndicatorLegends
        panes={[...fixed, ...named]}
        places={places}
        pointed={pointed}
        rowsAbove={useLegendRows(view)}
        last={bars.date.length - 1}
        renderButtons={(pane) =>
          fixed.includes(pane) ? null : <Remove title={pane.title} onClick={() => remove(pane.key)} />
        }
      />
      <PaneSeparators
        panes={[...fixed, ...named].filter(({ overlaysPrice }) => !overlaysPrice)}
        places={places}
        onScale={layer.scale}
      />
    </>
  );
}

function Remove({ title, onClick }: { readonly title: string; readonly onClick: () => void }) {
  const label = useText()("charting.remove", { name: title });
  return (
    <button type="button" className={styles.remove} aria-label={label} title={label} onClick={onClick}>
      <X size={12} aria-hidden="true" />
    </button>
  );
}
