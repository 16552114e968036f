import type { KeyboardEvent } from "react";
import { useText } from "../../../i18n/index.ts";
import { type Observable, useObservable } from "../../../state/index.ts";
import type { NamedPane } from "./IndicatorLegends.tsx";
import type { PanePlace } from "./indicator-layer.ts";
import styles from "./PaneSeparators.module.css";

interface PaneSeparatorsProps {
  /** Those below the prices, in their order. */
  readonly panes: readonly NamedPane[];
  readonly places: Observable<readonly PanePlace[]>;
  /** @param factor Times as high as now. */
  readonly onScale: (key: string, factor: number) => void;
}

/** How much a press of a key changes a height. */
const STEP = 1.15;

/** The upper edge of each pane for the keyboard, which makes it higher and lower; a pointer drags the edge on the canvas. */
export function PaneSeparators({ panes, places, onScale }: PaneSeparatorsProps) {
  const text = useText();
  const standing = useObservable(places);
  const whole = standing.reduce((bottom, { top, height }) => Math.max(bottom, top + height), 1);
  const onKeyDown = (event: KeyboardEvent, key: string): void => {
    if (event.key !== "ArrowUp" && event.key !== "ArrowDown") return;
    onScale(key, event.key === "ArrowUp" ? STEP : 1 / STEP);
    event.preventDefault();
  };
  return panes.map(({ key, title }, i) => {
    const place = standing[i];
    if (!place || place.height === 0) return null;
    return (
      // biome-ignore lint/a11y/useSemanticElements: a rule of HTML cannot be moved.
      <div
        key={key}
        role="separator"
        tabIndex={0}
        className={styles.separator}
        style={{ top: place.top }}
        aria-orientation="horizontal"
        aria-label={text("charting.paneHeight", { name: title })}
        aria-valuemin={0}
        aria-valuemax={100}
        aria-valuenow={Math.round((100 * place.height) / whole)}
        onKeyDown={(event) => onKeyDown(event, key)}
      />
    );
  });
}
