import type { LanguageCode } from "@plumbline/contract";
import { PARAMETER_BOUNDS, type ValuationParameter } from "@plumbline/contract/calls";
import { useId, useRef, useState } from "react";
import { fromInput, toInput, writeTypedNumber } from "../../../format/index.ts";
import { useLanguage, useText } from "../../../i18n/index.ts";
import { numberProblem, numberWithin } from "../../../ui/index.ts";
import { type FigureKind, figureKind } from "../figures/figure-words.ts";
import type { LiveState } from "../store/valuation-store.ts";
import { useBench, useLiveWritten } from "../store/valuation-store.ts";
import { isWithin, moved } from "../valuation-choice.ts";
import styles from "./ParameterGroup.module.css";

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

/** A number by hand, in percent or millions, as the reader's language writes it. */
export function ParameterNumber({ name, label }: ParameterNumberProps) {
  const text = useText();
  const language = useLanguage();
  const { state, change } = useBench();
  const [field, typed] = [useRef<HTMLInputElement>(null), useRef<Typed>(null)];
  const [problem, setProblem] = useState<string | null>(null);
  const problemId = useId();
  const kind = figureKind(name);
  const unit = UNITS[kind];
  const bounds = { min: toInput(PARAMETER_BOUNDS[name].min, unit), max: toInput(PARAMETER_BOUNDS[name].max, unit) };
  const taken = (written: string): number | null => {
    const typedNumber = numberWithin(written, bounds, language);
    const number = typedNumber === null ? null : fromInput(typedNumber, unit);
    return number !== null && isWithin(name, number) ? number : null;
  };
  // What the model takes, moved or not; null where it is unknown.
  const inModel = ({ live }: LiveState) => live.chosen.parameters[name];
  const show = (value: number | null): void => {
    typed.current = null;
    setProblem(null);
    if (field.current) field.current.value = shown(value, unit, language);
  };
  useLiveWritten(inModel, (value) => {
    const { over, written } = typed.current ?? {};
    // What was moved otherwise since, or by the history, is no longer what was typed.
    const isTyped = written !== undefined && (value === over || value === taken(written));
    if (!isTyped) show(value);
  });
  return (
    <>
      <span className={styles.field}>
        <input
          ref={field}
          type="text"
          inputMode="decimal"
          autoComplete="off"
          aria-label={label}
          aria-invalid={problem !== null}
          aria-describedby={problem === null ? undefined : problemId}
          onChange={({ target: { value: written } }) => {
            const number = taken(written);
            const used = inModel(state.read());
            typed.current = { written, over: used };
            if (number !== null) change((current) => moved(current, name, number));
            setProblem(
              number === null
                ? numberProblem(written, bounds, { used: shown(used, unit, language), language, text })
                : null,
            );
          }}
          onBlur={() => show(inModel(state.read()))}
        />
        <span className={styles.unit}>
          {kind === "rate" ? "%" : kind === "amount" ? text("valuation.millions") : ""}
        </span>
      </span>
      {problem !== null && (
        <span id={problemId} role="status" className={styles.problem}>
          {problem}
        </span>
      )}
    </>
  );
}

function shown(value: number | null, unit: string, language: LanguageCode): string {
  if (value === null) return "";
  const number = toInput(value, unit);
  return writeTypedNumber(number, language, Math.abs(number) >= LARGE ? COARSE : FINE);
}
