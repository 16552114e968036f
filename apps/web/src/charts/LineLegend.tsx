import type { CSSProperties, ReactNode } from "react";
import styles from "./LineLegend.module.css";

export interface LegendEntry {
  readonly key: string;
  readonly name: string;
  readonly value: string;
  /** Of its line; null of a value that is drawn elsewhere. */
  readonly colour: string | null;
  /** What stands behind the value. */
  readonly mark?: ReactNode;
}

interface LineLegendProps {
  /** Of which the values are. */
  readonly day?: string;
  readonly entries: readonly LegendEntry[];
}

/** The names of lines in their colours, with the values of one day. */
export function LineLegend({ day, entries }: LineLegendProps) {
  return (
    <ul className={styles.legend}>
      {day !== undefined && <li className={styles.day}>{day}</li>}
      {entries.map(({ key, name, value, colour, mark }) => (
        <li
          key={key}
          className={colour === null ? undefined : styles.line}
          style={colour === null ? undefined : ({ "--line-colour": colour } as CSSProperties)}
        >
          {name} <b>{value}</b>
          {mark}
        </li>
      ))}
    </ul>
  );
}
