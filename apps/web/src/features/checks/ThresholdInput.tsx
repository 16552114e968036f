import { useState } from "react";
import styles from "./ThresholdControl.module.css";

interface ThresholdInputProps {
  readonly label: string;
  /** In the unit of the input, like the bounds. */
  readonly value: number;
  readonly min: number;
  readonly max: number;
  /** Stands behind the number; null for a number without one. */
  readonly unit: string | null;
  readonly onType: (value: number) => void;
}

/** Decimals that are worth showing of a threshold such as two thirds. */
const DECIMALS = 4;

/** A number by hand. While it is being typed it may be none, or out of bounds: only one within them is taken. */
export function ThresholdInput({ label, value, min, max, unit, onType }: ThresholdInputProps) {
  const [typed, setTyped] = useState<string | null>(null);
  const number = Number(typed ?? value);
  const isTaken = typed === null || (typed.trim() !== "" && number >= min && number <= max);
  return (
    <label className={styles.field}>
      <input
        type="number"
        inputMode="decimal"
        step="any"
        min={min}
        max={max}
        aria-label={label}
        aria-invalid={!isTaken}
        value={typed ?? Number(value.toFixed(DECIMALS))}
        onChange={({ target: { value: text } }) => {
          setTyped(text);
          const next = Number(text);
          if (text.trim() !== "" && next >= min && next <= max) onType(next);
        }}
        onBlur={() => setTyped(null)}
      />
      {unit}
    </label>
  );
}
