import type { LanguageCode } from "@plumbline/contract";
import { isWithinBounds, PARAMETER_BOUNDS, type ValuationParameter } from "@plumbline/contract/calls";
import { useId, useRef, useState } from "react";
import { fromInput, toInput, writeTypedNumber } from "../../../format/index.ts";
import { useLanguage, useText } from "../../../i18n/index.ts";
import { FieldInput, FieldProblem, numberProblem, numberWithin } from "../../../ui/index.ts";
import { type FigureKind, figureKind } from "../figures/figure-words.ts";
import type { ValuationState } from "../store/valuation-store.ts";
import { useDirectWrite, useValuationStore } from "../store/valuation-store.ts";
import { withParameter } from "../valuation-choice.ts";
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

/** Decimals that a field keeps and shows: what is typed finer is rounded, so that the model has what is shown. */
const DECIMALS = 4;

/** The text that is being typed; it may be no number, or out of bounds. */
interface Typed {
  readonly written: string;
  /** The value that the model used when the text was typed. */
  readonly used: number | null;
}

/**
 * The number of a parameter, in percent or millions, written as in the reader's language. It is written directly to the
 * field, because it changes with every move of the slider.
 */
export function ParameterNumber({ name, label }: ParameterNumberProps) {
  const text = useText();
  const language = useLanguage();
  const { state, change } = useValuationStore();
  const field = useRef<HTMLInputElement>(null);
  const typed = useRef<Typed>(null);
  const [problem, setProblem] = useState<string | null>(null);
  const problemId = useId();
  const kind = figureKind(name);
  const unit = UNITS[kind];
  const bounds = {
    min: toInput(PARAMETER_BOUNDS[name].min, unit, language),
    max: toInput(PARAMETER_BOUNDS[name].max, unit, language),
  };
  const parse = (written: string): number | null => {
    const typedNumber = numberWithin(written, bounds, language);
    const number = typedNumber === null ? null : fromInput(Number(typedNumber.toFixed(DECIMALS)), unit, language);
    return number !== null && isWithinBounds(name, number) ? number : null;
  };
  // The value that the model uses; null where it is unknown.
  const usedValue = ({ results }: ValuationState) => results.chosen.parameters[name];
  const show = (value: number | null): void => {
    typed.current = null;
    setProblem(null);
    if (field.current) field.current.value = formatted(value, unit, language);
  };
  useDirectWrite(usedValue, (value) => {
    const { used, written } = typed.current ?? {};
    // A value that the slider or the history has changed since replaces the typed text.
    const isTyped = written !== undefined && (value === used || value === parse(written));
    if (!isTyped) show(value);
  });
  return (
    <>
      <span className={styles.field}>
        <FieldInput
          ref={field}
          type="text"
          inputMode="decimal"
          autoComplete="off"
          aria-label={label}
          aria-invalid={problem !== null}
          aria-describedby={problem === null ? undefined : problemId}
          onChange={({ target: { value: written } }) => {
            const number = parse(written);
            const used = usedValue(state.read());
            typed.current = { written, used };
            if (number !== null) change((current) => withParameter(current, name, number));
            setProblem(
              number === null
                ? numberProblem(written, bounds, { used: formatted(used, unit, language), language, text })
                : null,
            );
          }}
          onBlur={() => show(usedValue(state.read()))}
        />
        <span className={styles.unit}>
          {kind === "rate" ? "%" : kind === "amount" ? text("valuation.millions") : ""}
        </span>
      </span>
      {problem !== null && (
        <FieldProblem id={problemId} className={styles.problem}>
          {problem}
        </FieldProblem>
      )}
    </>
  );
}

function formatted(value: number | null, unit: string, language: LanguageCode): string {
  if (value === null) return "";
  return writeTypedNumber(toInput(value, unit, language), language, DECIMALS);
}
