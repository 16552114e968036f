import { isWithinBounds, type ValuationParameter } from "@plumbline/contract/calls";
import { type CSSProperties, useRef } from "react";
import { useLocale } from "../../../i18n/index.ts";
import { cssPercent } from "../../../ui/index.ts";
import { figureKind, writeFigure } from "../figures/figure-words.ts";
import { useDirectWrite, useValuationStore } from "../store/valuation-store.ts";
import { withParameter } from "../valuation-choice.ts";
import styles from "./ParameterGroup.module.css";
import { sliderRange, stepOf, valueAt } from "./slider-range.ts";

interface ParameterSliderProps {
  readonly name: ValuationParameter;
  readonly label: string;
  /** The default, which is marked on the track; null where there is none. */
  readonly defaultValue: number | null;
}

/**
 * The slider of a parameter; nothing is drawn where a slider has no meaningful range. Its position and its rail are written
 * directly to the page, because they change with every move.
 */
export function ParameterSlider({ name, label, defaultValue }: ParameterSliderProps) {
  const locale = useLocale();
  const { change } = useValuationStore();
  const slider = useRef<HTMLInputElement>(null);
  const fill = useRef<HTMLSpanElement>(null);
  const range = sliderRange(name, defaultValue);
  const steps = range ? Math.round((range.max - range.min) / range.step) : 0;
  const mark = range && defaultValue !== null ? (defaultValue - range.min) / (range.max - range.min) : null;
  useDirectWrite(
    ({ results }) => results.chosen.parameters[name],
    (value) => {
      if (!range || !slider.current || !fill.current) return;
      const at = stepOf(value ?? defaultValue ?? range.min, range);
      fill.current.style.backgroundSize = `${cssPercent(at / steps)} 100%`;
      slider.current.value = String(at);
      slider.current.ariaValueText = value === null ? "" : writeFigure(value, figureKind(name), locale);
    },
  );
  if (!range) return null;
  return (
    <div className={styles.track}>
      <span ref={fill} className={styles.fill} aria-hidden="true" />
      {mark !== null && (
        <span className={styles.default} style={{ "--default": mark } as CSSProperties} aria-hidden="true" />
      )}
      <input
        ref={slider}
        type="range"
        className={styles.slider}
        min={0}
        max={steps}
        aria-label={label}
        onChange={({ target }) => {
          const next = valueAt(target.valueAsNumber, range);
          if (isWithinBounds(name, next)) change((current) => withParameter(current, name, next));
        }}
      />
    </div>
  );
}
