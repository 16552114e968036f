import type { Evidence } from "@plumbline/contract";
import { useText } from "../i18n/index.ts";
import { formulaOf } from "./evidence-formula.ts";
import { howKey } from "./evidence-name.ts";
import styles from "./Formula.module.css";
import { useEvidenceValue } from "./use-evidence-value.ts";
import { usePartText } from "./use-part-text.ts";

interface FormulaProps {
  readonly evidence: Evidence;
  /** The number as it is written. */
  readonly result: string;
}

/** How a number was made: in words, and with its numbers filled in. */
export function Formula({ evidence, result }: FormulaProps) {
  const text = useText();
  const partText = usePartText();
  const writeValue = useEvidenceValue();
  const tokens = formulaOf(evidence);
  const how = howKey(evidence.how);
  if (tokens.length === 0) {
    return <p className={styles.formula}>{how ? text(how) : evidence.how}</p>;
  }
  const write = (ofPart: (part: Evidence, index: number) => string): string =>
    tokens
      .map((token) => (token.kind === "sign" ? token.sign : ofPart(token.part, evidence.parts.indexOf(token.part))))
      .join(" ")
      .replaceAll("( ", "(")
      .replaceAll(" )", ")");
  return (
    <div className={styles.formula}>
      <p>{write((part, index) => partText(part, evidence, index))}</p>
      <p className={styles.numbers}>
        {write(writeValue)} = <strong>{result}</strong>
      </p>
    </div>
  );
}
