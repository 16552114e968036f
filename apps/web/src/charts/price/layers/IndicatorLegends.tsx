import type { ReactNode } from "react";
import { useFormats } from "../../../i18n/index.ts";
import { type Observable, useObservable } from "../../../state/index.ts";
import { classNames } from "../../../ui/index.ts";
import type { LiveChart } from "../live-chart.ts";
import { useFilledFigures } from "../use-filled-figures.ts";
import styles from "./IndicatorLegends.module.css";
import { type DrawnPane, type PanePlace, writeValue } from "./indicator-layer.ts";

/** A drawn pane with what its legend says. */
export interface NamedPane extends DrawnPane {
  /** Name of the indicator with its numbers. */
  readonly title: string;
  /** Names of its lines, in their order; empty where there is only one. */
  readonly lineNames: readonly string[];
}

interface IndicatorLegendsProps {
  readonly panes: readonly NamedPane[];
  readonly places: Observable<readonly PanePlace[]>;
  readonly pointed: LiveChart["pointed"];
  /** Rows of the legend of the prices, below which the indicators on the prices stand. */
  readonly rowsAbove: number;
  /** Last bar, whose values are shown when no bar is under the crosshair. */
  readonly last: number;
  readonly renderButtons?: ((pane: NamedPane) => ReactNode) | undefined;
}

/** Height of a row of the legend of the prices, in rem. */
const ROW = 1.2;

/** Name and values of each indicator at the crosshair: of those on the prices below their legend, of others in their panes. */
export function IndicatorLegends({ panes, places, pointed, rowsAbove, last, renderButtons }: IndicatorLegendsProps) {
  const standing = useObservable(places);
  const overlays = panes.filter(({ overlaysPrice }) => overlaysPrice);
  const below = panes.filter(({ overlaysPrice }) => !overlaysPrice);
  const rest = { pointed, last, renderButtons };
  return (
    <>
      {overlays.length > 0 && (
        <div className={styles.overlays} style={{ top: `${rowsAbove * ROW}rem` }}>
          {overlays.map((pane) => (
            <Legend key={pane.key} pane={pane} {...rest} />
          ))}
        </div>
      )}
      {below.map((pane, i) => {
        const place = standing[i];
        if (!place || place.height === 0) return null;
        return (
          <div key={pane.key} className={styles.pane} style={{ top: place.top }}>
            <Legend pane={pane} {...rest} />
          </div>
        );
      })}
    </>
  );
}

interface LegendProps extends Pick<IndicatorLegendsProps, "pointed" | "last" | "renderButtons"> {
  readonly pane: NamedPane;
}

function Legend({ pane, pointed, last, renderButtons }: LegendProps) {
  const formats = useFormats();
  const { title, lines, lineNames, unit } = pane;
  const places = useFilledFigures<number | null, HTMLDivElement>(pointed, (index) =>
    Object.fromEntries(
      lines.map(({ name, values }) => {
        const value = values[index ?? last];
        return [name, { text: value === undefined || Number.isNaN(value) ? "–" : writeValue(value, unit, formats) }];
      }),
    ),
  );
  return (
    <div className={styles.row}>
      <div ref={places} className={styles.figures} aria-hidden="true">
        <span className={styles.title}>{title}</span>
        {lines.map(({ name, colour, look }, i) => (
          <span key={name} className={classNames(styles.value, styles[colour])} data-look={look}>
            {lineNames[i] && <span className={styles.name}>{lineNames[i]} </span>}
            <span data-figure={name} />
          </span>
        ))}
      </div>
      {renderButtons?.(pane)}
    </div>
  );
}
