import type { WireFigure } from "@plumbline/contract";
import { useLanguage, useText } from "../i18n/index.ts";
import styles from "./MissingLines.module.css";

type Because = Extract<WireFigure, { value: null }>["because"];

/** A part of a page of which nothing exists, such as a row or a column of a table, and why. */
export interface MissingPart {
  readonly name: string;
  readonly because: Because;
}

/**
 * The part of a figure that is missing: one or none, so that those of several figures can be joined.
 *
 * @example
 * missingPart("Beta", { value: null, because: "no-price" }); // [{ name: "Beta", because: "no-price" }]
 * missingPart("Beta", { value: 1.2, provenance }); // []
 */
export function missingPart(name: string, figure: WireFigure): readonly MissingPart[] {
  return figure.value === null ? [{ name, because: figure.because }] : [];
}

/** What would have been rows and columns of dashes: one line for each reason. */
export function MissingLines({ parts }: { readonly parts: readonly MissingPart[] }) {
  if (parts.length === 0) return null;
  const reasons = [...new Set(parts.map(({ because }) => because))];
  return (
    <ul className={styles.lines}>
      {reasons.map((because) => (
        <li key={because}>
          <MissingLine
            names={parts.filter((part) => part.because === because).map(({ name }) => name)}
            because={because}
          />
        </li>
      ))}
    </ul>
  );
}

interface MissingLineProps {
  readonly names: readonly string[];
  readonly because: Because;
}

/** Names of what is missing for one reason, and the reason. */
export function MissingLine({ names, because }: MissingLineProps) {
  const text = useText();
  const list = new Intl.ListFormat(useLanguage(), { type: "conjunction" });
  return (
    <span className={styles.line} data-missing={because}>
      <strong>{list.format(names)}</strong> {text(`reason.${because}`)}
    </span>
  );
}
