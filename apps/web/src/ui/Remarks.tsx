import styles from "./Remarks.module.css";

/** A sentence, or several that belong together. */
export type Remark = string | readonly string[];

/** Sentences that a reader needs before the figures; nothing without any. */
export function Remarks({ remarks }: { readonly remarks: readonly Remark[] }) {
  if (remarks.length === 0) return null;
  return (
    <ul className={styles.remarks}>
      {remarks.map((remark) => (
        <li key={String(remark)}>
          {[remark].flat().map((sentence) => (
            <span key={sentence}>{sentence}</span>
          ))}
        </li>
      ))}
    </ul>
  );
}
