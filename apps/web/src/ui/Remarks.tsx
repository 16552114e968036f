import styles from "./Remarks.module.css";

/** Sentences that a reader needs before the figures; nothing without any. */
export function Remarks({ remarks }: { readonly remarks: readonly string[] }) {
  if (remarks.length === 0) return null;
  return (
    <ul className={styles.remarks}>
      {remarks.map((remark) => (
        <li key={remark}>{remark}</li>
      ))}
    </ul>
  );
}
