import type { SentenceUnit } from "@plumbline/core/strategy";
import { SlidersHorizontal } from "lucide-react";
import { fromInput, toInput } from "../../../format/index.ts";
import { currencyName, useLanguage, useText } from "../../../i18n/index.ts";
import { Button, NumberInput } from "../../../ui/index.ts";
import styles from "./Builder.module.css";
import { madeTunable, numberIn, type Tunable } from "./draft.ts";
import { useDraft } from "./use-draft.ts";

interface NumberFieldProps {
  readonly label: string;
  readonly value: Tunable;
  readonly unit: SentenceUnit;
  /** Of an amount whose currency is known. */
  readonly currency?: string;
  /** In the unit of the value: fractions, not percent. */
  readonly min?: number;
  readonly max?: number;
  readonly isWhole?: boolean;
  /** The strategy with another value in this place. */
  readonly place: (value: Tunable) => Parameters<ReturnType<typeof useDraft>["change"]>[0];
}

const LARGEST = 1e12;

/** A number of the strategy in the reader's notation; a button lets a backtest move it. */
export function NumberField({
  label,
  value,
  unit,
  currency,
  min = -LARGEST,
  max = LARGEST,
  isWhole = false,
  place,
}: NumberFieldProps) {
  const text = useText();
  const language = useLanguage();
  const { strategy, change } = useDraft();
  const { parameters } = strategy;
  const name = typeof value === "number" ? null : value.parameter;
  const used = numberIn(value, parameters);
  const write = (typed: number): void => {
    const next = fromInput(typed, unit, language);
    const parameter = name === null ? undefined : parameters[name];
    if (name === null) change(place(next));
    else if (parameter) change({ ...strategy, parameters: { ...parameters, [name]: { ...parameter, value: next } } });
  };
  const toggle = (): void => {
    if (name !== null) {
      change(place(used));
      return;
    }
    const [{ parameters: more }, tunable] = madeTunable(strategy, used, { min, max, isWhole });
    change({ ...place(tunable), parameters: more });
  };
  const amountUnit =
    currency === undefined
      ? text("builder.millions")
      : text("builder.millionsOf", { currency: currencyName(currency, text) });
  return (
    <span className={styles.number}>
      <NumberInput
        label={label}
        value={toInput(used, unit, language)}
        min={toInput(min, unit, language)}
        max={toInput(max, unit, language)}
        isWhole={isWhole}
        unit={unit === "fraction" ? "%" : unit === "money" ? amountUnit : null}
        onType={write}
      />
      <Button
        look="quiet"
        icon
        aria-pressed={name !== null}
        aria-label={text("builder.tunable", { name: label })}
        title={text("builder.tunable", { name: label })}
        className={styles.tune}
        onClick={toggle}
      >
        <SlidersHorizontal size={14} aria-hidden="true" />
      </Button>
    </span>
  );
}
