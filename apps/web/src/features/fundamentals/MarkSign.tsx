import type { WireMark } from "@plumbline/contract";
import { useText } from "../../i18n/index.ts";
import styles from "./MarkSign.module.css";

/** The letters by which statistics flag figures: r is a revised figure, f a former one. */
const SIGNS = { "not-confirmed": "?", "first-reported": "f", restated: "r" } as const satisfies Record<
  WireMark["mark"],
  string
>;

interface MarkSignProps {
  readonly mark: WireMark["mark"];
  /** Id of its name, for the figure that it describes. */
  readonly id?: string | undefined;
}

/** Marks a figure that is not the last word of the filings: a small sign, its name for those who listen, a sentence on hover. */
export function MarkSign({ mark, id }: MarkSignProps) {
  const text = useText();
  return (
    <span className={styles.place} title={text(`fundamentals.note.${mark}`)}>
      <sup className={styles.sign} aria-hidden="true">
        {SIGNS[mark]}
      </sup>
      <span className="visually-hidden" id={id}>
        {text(`fundamentals.mark.${mark}`)}
      </span>
    </span>
  );
}
