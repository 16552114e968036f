import { PARAMETER_BOUNDS, type ValuationParameter } from "@plumbline/contract/calls";
import { useRef, useState } from "react";
import { fromInput, toInput } from "../../../format/index.ts";
import { useText } from "../../../i18n/index.ts";
import type { LiveState } from "../live/live-bench.ts";
import { useBench, useLiveWritten } from "../live/use-live.ts";
import { isWithin, moved } from "../state/valuation-choice.ts";
import { type FigureKind, figureKind } from "../words/figure-kind.ts";
import styles from "./ParameterControl.module.css";

interface ParameterNumberProps {
  readonly name: ValuationParameter;
  readonly label: string;
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

/** What is being typed, which may be none, or out of bounds. */
interface Typed {
  readonly written: string;
  /** What the model took when it was typed. */
  readonly over: number | null;
}

/** A number by hand, in percent or millions. */
export function ParameterNumber({ name, label }: ParameterNumberProps) {
  const text = useText();
  const { state, change } = useBench();
  const [field, typed] = [useRef<HTMLInputElement>(null), useRef<Typed>(null)];
  const [isInvalid, setInvalid] = useState(false);
  const kind = figureKind(name);
  const unit = UNITS[kind];
  const { min, max } = PARAMETER_BOUNDS[name];
  const taken = (written: string): number | null => {
    const number = fromInput(Number(written), unit);
    return written.trim() !== "" && isWithin(name, number) ? number : null;
  };
  // What the model takes, moved or not; null where it is unknown.
  const inModel = ({ live }: LiveState) => live.chosen.parameters[name];
  const show = (value: number | null): void => {
    typed.current = null;
    setInvalid(false);
    if (field.current) field.current.value = shown(value, unit);
  };
  useLiveWritten(inModel, (value) => {
    const { over, written } = typed.current ?? {};
    // What was moved otherwise since, or by the history, is no longer what was typed.
    const isTyped = written !== undefined && (value === over || value === taken(written));
    if (!isTyped) show(value);
  });
  return (
    <label className={styles.field}>
      <input
        ref={field}
        type="number"
        inputMode="decimal"
        step="any"
        min={toInput(min, unit)}
        max={toInput(max, unit)}
        aria-label={label}
        aria-invalid={isInvalid}
        onChange={({ target: { value: written } }) => {
          const number = taken(written);
          typed.current = { written, over: inModel(state.read()) };
          setInvalid(number === null);
          if (number !== null) change((current) => moved(current, name, number));
        }}
        onBlur={() => show(inModel(state.read()))}
      />
      <span className={styles.unit}>{kind === "rate" ? "%" : kind === "amount" ? text("valuation.millions") : ""}</span>
    </label>
  );
}

function shown(value: number | null, unit: string): string {
  if (value === null) return "";
  const number = toInput(value, unit);
  return String(Number(number.toFixed(Math.abs(number) >= LARGE ? COARSE : FINE)));
}
