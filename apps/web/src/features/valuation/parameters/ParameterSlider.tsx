import type { ValuationParameter } from "@plumbline/contract/calls";
import type { CSSProperties } from "react";
import { cssPercent } from "../../../ui/index.ts";
import { useBench, useLive } from "../live/use-live.ts";
import { isWithin, moved } from "../state/valuation-choice.ts";
import { figureKind, writeFigure } from "../words/figure-kind.ts";
import { useSpeaker } from "../words/speaker.ts";
import styles from "./ParameterControl.module.css";
import { sliderSpan, stepOf, valueAt } from "./slider-span.ts";

interface ParameterSliderProps {
  readonly name: ValuationParameter;
  readonly label: string;
  /** The default, which has a mark on the track; null where there is none. */
  readonly usual: number | null;
}

/** A parameter under the hand; nothing where its values have no bounds that a hand could reach. */
export function ParameterSlider({ name, label, usual }: ParameterSliderProps) {
  const speaker = useSpeaker();
  const { change } = useBench();
  const value = useLive(({ live }) => live.chosen.parameters[name]);
  const span = sliderSpan(name, usual);
  if (!span) return null;
  const at = stepOf(value ?? usual ?? span.min, span);
  const steps = Math.round((span.max - span.min) / span.step);
  const mark = usual === null ? null : (usual - span.min) / (span.max - span.min);
  return (
    <div className={styles.track}>
      <span className={styles.fill} style={{ backgroundSize: `${cssPercent(at / steps)} 100%` }} aria-hidden="true" />
      {mark !== null && (
        <span className={styles.usual} style={{ "--usual": mark } as CSSProperties} aria-hidden="true" />
      )}
      <input
        type="range"
        className={styles.slider}
        min={0}
        max={steps}
        value={at}
        aria-label={label}
        aria-valuetext={value === null ? "" : writeFigure(value, figureKind(name), speaker)}
        onChange={({ target }) => {
          const next = valueAt(target.valueAsNumber, span);
          if (isWithin(name, next)) change((current) => moved(current, name, next));
        }}
      />
    </div>
  );
}
