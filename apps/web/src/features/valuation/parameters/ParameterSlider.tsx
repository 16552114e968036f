import type { ValuationParameter } from "@plumbline/contract/calls";
import { type CSSProperties, useRef } from "react";
import { cssPercent } from "../../../ui/index.ts";
import { figureKind, writeFigure } from "../figures/figure-words.ts";
import { useSpeaker } from "../figures/locale.ts";
import { useBench, useLiveWritten } from "../store/valuation-store.ts";
import { isWithin, moved } from "../valuation-choice.ts";
import styles from "./ParameterGroup.module.css";
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
  const [slider, fill] = [useRef<HTMLInputElement>(null), useRef<HTMLSpanElement>(null)];
  const span = sliderSpan(name, usual);
  const steps = span ? Math.round((span.max - span.min) / span.step) : 0;
  const mark = span && usual !== null ? (usual - span.min) / (span.max - span.min) : null;
  useLiveWritten(
    ({ live }) => live.chosen.parameters[name],
    (value) => {
      if (!span || !slider.current || !fill.current) return;
      const at = stepOf(value ?? usual ?? span.min, span);
      fill.current.style.backgroundSize = `${cssPercent(at / steps)} 100%`;
      slider.current.value = String(at);
      slider.current.ariaValueText = value === null ? "" : writeFigure(value, figureKind(name), speaker);
    },
  );
  if (!span) return null;
  return (
    <div className={styles.track}>
      <span ref={fill} className={styles.fill} aria-hidden="true" />
      {mark !== null && (
        <span className={styles.usual} style={{ "--usual": mark } as CSSProperties} aria-hidden="true" />
      )}
      <input
        ref={slider}
        type="range"
        className={styles.slider}
        min={0}
        max={steps}
        aria-label={label}
        onChange={({ target }) => {
          const next = valueAt(target.valueAsNumber, span);
          if (isWithin(name, next)) change((current) => moved(current, name, next));
        }}
      />
    </div>
  );
}
