import { PARAMETER_BOUNDS, type ValuationParameter } from "@plumbline/contract/calls";
import { useState } from "react";
import { fromInput, toInput } from "../../../format/index.ts";
import { useText } from "../../../i18n/index.ts";
import { isWithin } from "../state/valuation-choice.ts";
import { type FigureKind, figureKind } from "../words/figure-kind.ts";
import styles from "./ParameterControl.module.css";

interface ParameterNumberProps {
  readonly name: ValuationParameter;
  readonly label: string;
  readonly value: number | null;
  readonly onType: (value: number) => void;
}

const UNITS: Readonly<Record<FigureKind, string>> = {
  rate: "fraction",
  amount: "money",
  perShare: "pure",
  times: "pure",
  count: "pure",
};

const [FINE, COARSE] = [2, 1] as const;
/** From here on a decimal says nothing. */
const LARGE = 1000;

/** A number by hand, in percent or millions. While it is being typed it may be none, or out of bounds. */
export function ParameterNumber({ name, label, value, onType }: ParameterNumberProps) {
  const text = useText();
  const [typed, setTyped] = useState<string | null>(null);
  const kind = figureKind(name);
  const unit = UNITS[kind];
  const { min, max } = PARAMETER_BOUNDS[name];
  const taken = (written: string): number | null => {
    const number = fromInput(Number(written), unit);
    return written.trim() !== "" && isWithin(name, number) ? number : null;
  };
  return (
    <label className={styles.field}>
      <input
        type="number"
        inputMode="decimal"
        step="any"
        min={toInput(min, unit)}
        max={toInput(max, unit)}
        aria-label={label}
        aria-invalid={typed !== null && taken(typed) === null}
        value={typed ?? shown(value, unit)}
        onChange={({ target: { value: written } }) => {
          setTyped(written);
          const number = taken(written);
          if (number !== null) onType(number);
        }}
        onBlur={() => setTyped(null)}
      />
      <span className={styles.unit}>{kind === "rate" ? "%" : kind === "amount" ? text("valuation.millions") : ""}</span>
    </label>
  );
}

function shown(value: number | null, unit: string): number | "" {
  if (value === null) return "";
  const number = toInput(value, unit);
  return Number(number.toFixed(Math.abs(number) >= LARGE ? COARSE : FINE));
}
