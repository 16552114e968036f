import { parseDay } from "@plumbline/core/time";
import { type KeyboardEvent, useId, useState } from "react";
import { priceDecimals, writeTypedNumber } from "../../../format/index.ts";
import { useLanguage, useText } from "../../../i18n/index.ts";
import { FieldInput, FieldProblem, numberProblem, numberWithin } from "../../../ui/index.ts";
import styles from "./AnnotationWindow.module.css";

interface BoxProps<Value> {
  readonly label: string;
  readonly value: Value;
  /** Called once what was typed is meant: with Enter, or when the box is left. */
  readonly onChange: (value: Value) => void;
}

/** A text that counts once it is meant, so that taking it back takes back all of it. */
export function TextBox({ label, value, maxLength, onChange }: BoxProps<string> & { readonly maxLength: number }) {
  return (
    <TypedBox
      label={label}
      used={value}
      isWrong={(typed) => typed.trim() === ""}
      onMeant={onChange}
      maxLength={maxLength}
    />
  );
}

/** Prices that a drawing can have. */
const PRICES = { min: 0.000001, max: 1e9 };

/** A price in the notation of the reader's language. */
export function PriceBox({ label, value, onChange }: BoxProps<number>) {
  const language = useLanguage();
  const text = useText();
  const read = (typed: string): number | null => numberWithin(typed, PRICES, language);
  const used = writeTypedNumber(value, language, priceDecimals(value) + 2);
  return (
    <TypedBox
      label={label}
      used={used}
      isWrong={(typed) => read(typed) === null}
      problemOf={(typed) => numberProblem(typed, PRICES, { used, language, text })}
      onMeant={(typed) => onChange(read(typed) as number)}
    />
  );
}

/** A day. */
export function DateBox({ label, value, onChange }: BoxProps<string>) {
  return (
    <FieldInput
      type="date"
      className={styles.day}
      aria-label={label}
      title={label}
      min="1900-01-01"
      max="2199-12-31"
      defaultValue={value}
      key={value}
      onBlur={({ target }) => {
        const isDay = target.validity.valid && parseDay(target.value) !== null;
        if (isDay && target.value !== value) onChange(target.value);
        else target.value = value;
      }}
      onKeyDown={leaveWithEnter}
    />
  );
}

interface TypedBoxProps {
  readonly label: string;
  /** What is in use, as it is written. */
  readonly used: string;
  readonly isWrong: (typed: string) => boolean;
  readonly onMeant: (typed: string) => void;
  /** Why a number is not taken. */
  readonly problemOf?: (typed: string) => string;
  readonly maxLength?: number;
}

function TypedBox({ label, used, isWrong, onMeant, problemOf, maxLength }: TypedBoxProps) {
  const [typed, setTyped] = useState<string | null>(null);
  const problemId = useId();
  const isNumber = problemOf !== undefined;
  const problem = typed !== null && isWrong(typed) ? problemOf?.(typed) : undefined;
  const box = (
    <FieldInput
      className={isNumber ? styles.price : styles.text}
      inputMode={isNumber ? "decimal" : "text"}
      autoComplete="off"
      aria-label={label}
      title={label}
      aria-invalid={typed !== null && isWrong(typed)}
      aria-describedby={problem && problemId}
      maxLength={maxLength}
      value={typed ?? used}
      onChange={({ target }) => setTyped(target.value)}
      onKeyDown={leaveWithEnter}
      onBlur={() => {
        if (typed !== null && typed !== used && !isWrong(typed)) onMeant(typed);
        setTyped(null);
      }}
    />
  );
  return (
    <>
      {box}
      {problem && <FieldProblem id={problemId}>{problem}</FieldProblem>}
    </>
  );
}

/** Enter means what was typed; the focus stays. */
function leaveWithEnter(event: KeyboardEvent<HTMLInputElement>): void {
  if (event.key !== "Enter" || event.nativeEvent.isComposing) return;
  event.currentTarget.blur();
  event.currentTarget.focus();
}
