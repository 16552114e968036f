import { useState } from "react";
import styles from "./FilterEditor.module.css";

interface NumberFieldProps {
  readonly label: string;
  readonly value: number;
  readonly min?: number;
  readonly max?: number;
  readonly onType: (value: number) => void;
}

/** Digits that are worth showing of a bound. */
const DIGITS = 10;

/** A number by hand. While it is being typed it may be none, or out of bounds: only one within them is taken. */
export function NumberField({ label, value, min, max, onType }: NumberFieldProps) {
  const [typed, setTyped] = useState<string | null>(null);
  const isTaken = (text: string): boolean => {
    const number = Number(text);
    return text.trim() !== "" && Number.isFinite(number) && number >= (min ?? -1e15) && number <= (max ?? 1e15);
  };
  return (
    <input
      type="number"
      inputMode="decimal"
      step="any"
      className={styles.number}
      {...{ min, max }}
      aria-label={label}
      aria-invalid={typed !== null && !isTaken(typed)}
      value={typed ?? Number(value.toPrecision(DIGITS))}
      onFocus={({ currentTarget }) => currentTarget.select()}
      onChange={({ target: { value: text } }) => {
        setTyped(text);
        if (isTaken(text)) onType(Number(text));
      }}
      onBlur={() => setTyped(null)}
    />
  );
}
