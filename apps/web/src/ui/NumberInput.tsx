import { useId, useState } from "react";
import { writeTypedNumber } from "../format/index.ts";
import { useLanguage, useText } from "../i18n/index.ts";
import { classNames } from "./class-names.ts";
import { FieldInput, FieldProblem } from "./Field.tsx";
import styles from "./NumberInput.module.css";
import { type NumberBounds, numberProblem, numberWithin } from "./number-problem.ts";

interface NumberInputProps extends NumberBounds {
  readonly label: string;
  /** In the unit of the input, like the bounds. */
  readonly value: number;
  /** Stands behind the number. */
  readonly unit?: string | null;
  readonly className?: string | undefined;
  readonly onType: (value: number) => void;
}

/**
 * A number input in the notation of the reader's language. What is typed may be invalid or out of bounds; only a valid
 * number is passed on, and a sentence names the number in use until then.
 */
export function NumberInput({ label, value, unit = null, className, onType, ...bounds }: NumberInputProps) {
  const text = useText();
  const language = useLanguage();
  const problemId = useId();
  const [typed, setTyped] = useState<string | null>(null);
  const used = writeTypedNumber(value, language);
  const isTaken = typed === null || numberWithin(typed, bounds, language) !== null;
  const problem = isTaken ? null : numberProblem(typed, bounds, { used, language, text });
  return (
    <span className={styles.place}>
      <span className={styles.field}>
        <FieldInput
          type="text"
          inputMode="decimal"
          autoComplete="off"
          className={classNames(styles.input, className)}
          aria-label={label}
          aria-invalid={problem !== null}
          aria-describedby={problem === null ? undefined : problemId}
          value={typed ?? used}
          onFocus={({ currentTarget }) => currentTarget.select()}
          onChange={({ target: { value: written } }) => {
            setTyped(written);
            const number = numberWithin(written, bounds, language);
            if (number !== null) onType(number);
          }}
          onBlur={() => setTyped(null)}
        />
        {unit}
      </span>
      {problem !== null && (
        <FieldProblem id={problemId} className={styles.problem}>
          {problem}
        </FieldProblem>
      )}
    </span>
  );
}
