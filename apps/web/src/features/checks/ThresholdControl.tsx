import type { WireEvaluation } from "@plumbline/contract";
import { useMemo } from "react";
import { fromInput, toInput } from "../../format/index.ts";
import { Button, NumberInput } from "../../ui/index.ts";
import { writeThreshold } from "./check-value.ts";
import styles from "./ThresholdControl.module.css";
import { nearestStop, thresholdStops } from "./threshold-stops.ts";
import { useDraft } from "./use-draft.ts";
import { useSpeaker } from "./use-speaker.ts";

interface ThresholdControlProps {
  readonly id: string;
  readonly check: Pick<WireEvaluation, "id" | "unit" | "bounds" | "defaultThreshold">;
  /** What the check asks about. */
  readonly name: string;
  /** As it stands in the address, which may be ahead of the check. */
  readonly threshold: number;
  /** Null puts the threshold back. */
  readonly onMove: (threshold: number | null) => void;
}

/** Moves the threshold of a check: a slider for the hand, a number for the exact value. */
export function ThresholdControl({ id, check, name, threshold, onMove }: ThresholdControlProps) {
  const speaker = useSpeaker();
  const { text } = speaker;
  const { bounds, unit, defaultThreshold } = check;
  const stops = useMemo(() => thresholdStops(bounds, unit), [bounds, unit]);
  const [shown, move] = useDraft(threshold, (value) => onMove(value === defaultThreshold ? null : value));
  const label = text("checks.thresholdOf", { check: name });
  const write = (value: number): string => writeThreshold(value, check, speaker);
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
        value={toInput(shown, unit)}
        min={toInput(bounds.min, unit)}
        max={toInput(bounds.max, unit)}
        unit={unit === "fraction" ? "%" : unit === "money" ? text("checks.millions") : null}
        onType={(typed) => move(fromInput(typed, unit))}
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
