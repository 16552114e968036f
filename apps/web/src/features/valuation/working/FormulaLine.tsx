import type { ReactNode } from "react";
import styles from "./FormulaLine.module.css";

interface FormulaLineProps {
  /** What the line computes, such as a year. */
  readonly name: string;
  /** The formula with its numbers filled in. */
  readonly formula: string;
  readonly result: ReactNode;
}

/** One computation with its numbers. */
export function FormulaLine({ name, formula, result }: FormulaLineProps) {
  return (
    <p className={styles.line}>
      <span className={styles.name}>{name}</span> {formula} = <b>{result}</b>
    </p>
  );
}
