import type { WireEvaluation } from "@plumbline/contract";
import { useEffect, useEffectEvent, useMemo, useState } from "react";
import { fromInput, toInput } from "../../format/index.ts";
import { currencyName, useLanguage, useLocale } from "../../i18n/index.ts";
import { Button, NumberInput } from "../../ui/index.ts";
import { writeThreshold } from "./check-value.ts";
import styles from "./ThresholdControl.module.css";

interface ThresholdControlProps {
  readonly id: string;
  readonly check: Pick<WireEvaluation, "id" | "unit" | "currency" | "bounds" | "defaultThreshold">;
  /** The name of the check, such as "P/E". */
  readonly name: string;
  /** The threshold in the address, which may be newer than the answer. */
  readonly threshold: number;
  /** Null resets the threshold. */
  readonly onMove: (threshold: number | null) => void;
}

/** Changes the threshold of a check with a slider, or with a number field for the exact value. */
export function ThresholdControl({ id, check, name, threshold, onMove }: ThresholdControlProps) {
  const locale = useLocale();
  const { text } = locale;
  const language = useLanguage();
  const { bounds, unit, currency, defaultThreshold } = check;
  const stops = useMemo(() => thresholdStops(bounds, unit), [bounds, unit]);
  const [shown, move] = useDraft(threshold, (value) => onMove(value === defaultThreshold ? null : value));
  const label = text("checks.thresholdOf", { check: name });
  const write = (value: number): string => writeThreshold(value, check, locale);
  const amountUnit = currency
    ? text("checks.millionsOf", { currency: currencyName(currency, text) })
    : text("checks.millions");
  return (
    <fieldset id={id} className={styles.control} data-print="hide">
      <legend className="visually-hidden">{label}</legend>
      <input
        type="range"
        className={styles.slider}
        min={0}
        max={stops.length - 1}
        value={nearestStop(stops, shown)}
        aria-label={label}
        aria-valuetext={write(shown)}
        onChange={({ target }) => move(stops[target.valueAsNumber] as number)}
      />
      <NumberInput
        label={label}
        value={toInput(shown, unit, language)}
        min={toInput(bounds.min, unit, language)}
        max={toInput(bounds.max, unit, language)}
        unit={unit === "fraction" ? "%" : unit === "money" ? amountUnit : null}
        onType={(typed) => move(fromInput(typed, unit, language))}
      />
      <span className={styles.bounds}>{text("checks.bounds", { min: write(bounds.min), max: write(bounds.max) })}</span>
      {threshold !== defaultThreshold && (
        <Button look="quiet" onClick={() => onMove(null)}>
          {text("checks.reset", { threshold: write(defaultThreshold) })}
        </Button>
      )}
    </fieldset>
  );
}

/** Round amounts between two powers of ten: with equal steps, small amounts would have no space on a slider. */
const MANTISSAS = [1, 1.5, 2, 3, 4, 5, 6, 8] as const;

/** The multiples of `step` from `min` to `max`, without rounding errors of binary fractions. */
function evenStops({ min, max, step }: WireEvaluation["bounds"]): number[] {
  const count = Math.floor((max - min) / step + 1e-9);
  return Array.from({ length: count + 1 }, (_, index) => Number((min + index * step).toPrecision(12)));
}

function amountStops({ min, max, step }: WireEvaluation["bounds"]): number[] {
  const stops = new Set([min]);
  for (let power = step; power <= max; power *= 10) {
    for (const mantissa of MANTISSAS) {
      const stop = Math.round((mantissa * power) / step) * step;
      if (stop > min && stop < max) stops.add(stop);
    }
  }
  return [...stops, max];
}

/**
 * The stops of a threshold's slider, ascending.
 *
 * @param unit The unit of the check; amounts of money are spaced by ratio.
 */
export function thresholdStops(bounds: WireEvaluation["bounds"], unit: WireEvaluation["unit"]): readonly number[] {
  return unit === "money" ? amountStops(bounds) : evenStops(bounds);
}

/** Index of the stop nearest to a value. */
export function nearestStop(stops: readonly number[], value: number): number {
  let nearest = 0;
  for (const [index, stop] of stops.entries()) {
    if (Math.abs(stop - value) < Math.abs((stops[nearest] as number) - value)) nearest = index;
  }
  return nearest;
}

/** Milliseconds without a change after which the value is passed on. */
const SETTLE_MS = 250;

/**
 * A value that shows each change at once, and passes it on after a pause.
 *
 * @param settled The value while no change is pending.
 */
function useDraft(
  settled: number,
  onSettle: (value: number) => void,
): readonly [shown: number, move: (value: number) => void] {
  const [draft, setDraft] = useState<number | null>(null);
  const settle = useEffectEvent(onSettle);
  useEffect(() => {
    if (draft === null) return;
    const timer = setTimeout(() => {
      settle(draft);
      setDraft(null);
    }, SETTLE_MS);
    return () => clearTimeout(timer);
  }, [draft]);
  return [draft ?? settled, setDraft];
}
