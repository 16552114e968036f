import { type ReactNode, useId } from "react";
import styles from "./CheckField.module.css";
import { FieldMessage } from "./TextField.tsx";
import type { FieldState } from "./use-form.ts";

interface CheckFieldProps extends FieldState<boolean> {
  /** Whether it has to be ticked; then there is a line for the message. */
  readonly required?: boolean;
  readonly children: ReactNode;
}

/** A box to tick, with what it means beside it. */
export function CheckField({ name, value, problem, onWrite, required = false, children }: CheckFieldProps) {
  const id = useId();
  return (
    <div className={styles.field}>
      <label className={styles.label}>
        <input
          type="checkbox"
          name={name}
          checked={value}
          required={required}
          className={styles.box}
          aria-invalid={problem !== undefined}
          aria-describedby={required ? id : undefined}
          onChange={({ target }) => onWrite(target.checked)}
        />
        <span className={styles.words}>{children}</span>
      </label>
      {required && <FieldMessage id={id} problem={problem} />}
    </div>
  );
}
