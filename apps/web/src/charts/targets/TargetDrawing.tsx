import { memo } from "react";
import { cssPercent } from "../../ui/index.ts";
import { fanPath, linePath, SQUARE } from "./line-path.ts";
import { MarkGlyph } from "./MarkGlyph.tsx";
import { Placed } from "./Placed.tsx";
import styles from "./TargetDrawing.module.css";
import type { TargetLayout, TargetView } from "./target-layout.ts";

interface TargetDrawingProps {
  readonly view: TargetView;
  readonly layout: TargetLayout;
}

/** With more targets than this, their twelve months would cover each other: then only the one that is read shows its. */
const MAX_HORIZONS = 24;

/** Grid, fan, price and targets; drawn anew only when they change, not when the pointer moves. */
export const TargetDrawing = memo(function TargetDrawing({ view, layout }: TargetDrawingProps) {
  return (
    <>
      <Grid view={view} layout={layout} />
      <svg className={styles.layer} viewBox={`0 0 ${SQUARE} ${SQUARE}`} preserveAspectRatio="none" aria-hidden="true">
        <path className={styles.fan} d={fanPath(view, layout)} />
        <path className={styles.line} d={linePath(view, layout)} />
      </svg>
      <svg className={styles.layer} aria-hidden="true">
        <Rays view={view} layout={layout} />
        {view.marks.length <= MAX_HORIZONS && <Horizons view={view} layout={layout} />}
        <Stems view={view} layout={layout} />
        {view.marks.map(({ key, fate }, index) => (
          <Placed key={key} at={layout.marks[index] ?? { left: 0, top: 0 }}>
            <MarkGlyph fate={fate} />
          </Placed>
        ))}
      </svg>
    </>
  );
});

function Grid({ view, layout }: TargetDrawingProps) {
  const today = cssPercent(layout.leftOf(view.today));
  return (
    <svg className={styles.layer} aria-hidden="true">
      {layout.ticks.map(({ value, top }) => (
        <line key={value} className={styles.grid} x1="0" x2="100%" y1={cssPercent(top)} y2={cssPercent(top)} />
      ))}
      <line className={styles.today} x1={today} x2={today} y1="0" y2="100%" />
    </svg>
  );
}

/** From today's price to the ends and the middle of the targets that stand. */
function Rays({ view: { fan, today }, layout }: TargetDrawingProps) {
  if (!fan) return null;
  const left = cssPercent(layout.leftOf(today));
  const top = cssPercent(layout.topOf(fan.price));
  return (["low", "high", "median"] as const).map((end) => (
    <line
      key={end}
      className={styles.ray}
      data-end={end}
      x1={left}
      y1={top}
      x2="100%"
      y2={cssPercent(layout.topOf(fan[end]))}
    />
  ));
}

/** The twelve months of each target. */
function Horizons({ view: { marks }, layout }: TargetDrawingProps) {
  return marks.map(({ key, day, horizon, target }) => {
    const top = cssPercent(layout.topOf(target));
    const end = cssPercent(Math.min(1, layout.leftOf(horizon)));
    return <line key={key} className={styles.horizon} x1={cssPercent(layout.leftOf(day))} x2={end} y1={top} y2={top} />;
  });
}

/** Joins each target to the price when posted. */
function Stems({ view: { marks }, layout }: TargetDrawingProps) {
  return marks.map(({ key, day, target, price }) => {
    if (price === null) return null;
    const left = cssPercent(layout.leftOf(day));
    const top = cssPercent(layout.topOf(target));
    const foot = cssPercent(layout.topOf(price));
    return <line key={key} className={styles.stem} x1={left} x2={left} y1={top} y2={foot} />;
  });
}
