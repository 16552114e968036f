import { type InputHTMLAttributes, type ReactNode, useId } from "react";
import { useText } from "../i18n/index.ts";
import { classNames, FieldInput } from "../ui/index.ts";
import styles from "./TextField.module.css";
import type { FieldState } from "./use-form.ts";

type InputAttributes = Omit<InputHTMLAttributes<HTMLInputElement>, "name" | "value" | "onChange" | "className">;

export interface TextFieldProps extends InputAttributes, FieldState<string> {
  readonly label: string;
  /** What a reader should know before typing; gives way to a problem. */
  readonly hint?: ReactNode;
  /** What the reader can do about the problem, behind its message. */
  readonly way?: ReactNode;
  /** Stands at the end of the box: `inside` over it, `beside` after it. */
  readonly end?: ReactNode;
  readonly endPlace?: "inside" | "beside";
  readonly inputClassName?: string | undefined;
}

/** A box with its label above and a line for its message below, which is there from the start: nothing moves. */
export function TextField({
  label,
  hint,
  way,
  end,
  endPlace = "inside",
  inputClassName,
  name,
  value,
  problem,
  onWrite,
  ...input
}: TextFieldProps) {
  const id = useId();
  return (
    <div className={styles.field}>
      <label htmlFor={id} className={styles.label}>
        {label}
      </label>
      <div className={classNames(styles.row, end !== undefined && styles[endPlace])}>
        <FieldInput
          id={id}
          type="text"
          {...input}
          name={name}
          value={value}
          className={classNames(styles.box, inputClassName)}
          aria-invalid={problem !== undefined}
          aria-describedby={`${id}-message`}
          onChange={({ target }) => onWrite(target.value)}
        />
        {end}
      </div>
      <FieldMessage id={`${id}-message`} problem={problem} hint={hint} way={way} />
    </div>
  );
}

interface FieldMessageProps extends Pick<TextFieldProps, "problem" | "hint" | "way"> {
  readonly id: string;
}

/** The line below a field: the problem, or else the hint. Screen readers say each change. */
export function FieldMessage({ id, problem, hint, way }: FieldMessageProps) {
  const text = useText();
  return (
    <p id={id} className={classNames(styles.message, problem && styles.problem)} aria-live="polite">
      {problem ? (
        <>
          {problem(text)}
          {way && <> {way}</>}
        </>
      ) : (
        hint
      )}
    </p>
  );
}
