import type { ComponentProps, ReactNode } from "react";
import { classNames } from "./class-names.ts";
import styles from "./Field.module.css";

interface FieldProps {
  readonly label: string;
  /** What a reader should know before typing. */
  readonly hint?: string;
  readonly className?: string | undefined;
  /** The box. */
  readonly children: ReactNode;
}

/** A box with its label. */
export function Field({ label, hint, className, children }: FieldProps) {
  return (
    // biome-ignore lint/a11y/noLabelWithoutControl: the control is among the children.
    <label className={classNames(styles.field, className)}>
      <span>{label}</span>
      {children}
      {hint && <span className={styles.hint}>{hint}</span>}
    </label>
  );
}

/** Characters that a box for text takes unless it says otherwise; fixed by the specification. */
const MAX_LENGTH = 140;

/** The box of a field. */
export function FieldInput({ className, ...input }: ComponentProps<"input">) {
  return <input className={classNames(styles.box, className)} maxLength={MAX_LENGTH} {...input} />;
}

/** A box to choose from. */
export function Select({ className, ...select }: ComponentProps<"select">) {
  return <select className={classNames(styles.box, className)} {...select} />;
}

interface FieldProblemProps {
  /** For `aria-describedby` of the box. */
  readonly id: string;
  readonly className?: string | undefined;
  readonly children: ReactNode;
}

/** What is wrong with what was typed. */
export function FieldProblem({ id, className, children }: FieldProblemProps) {
  return (
    <span id={id} role="status" className={classNames(styles.problem, className)}>
      {children}
    </span>
  );
}
