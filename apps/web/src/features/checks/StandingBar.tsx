import { STANDINGS, type Standing } from "./check-standing.ts";
import styles from "./StandingBar.module.css";

/** One piece a check, in the order of `STANDINGS`; a picture of the counts that stand beside it. */
export function StandingBar({ counts }: { readonly counts: Readonly<Record<Standing, number>> }) {
  return (
    <div className={styles.bar} aria-hidden="true">
      {STANDINGS.filter((standing) => counts[standing] > 0).map((standing) => (
        <span key={standing} className={styles.piece} data-standing={standing} style={{ flexGrow: counts[standing] }} />
      ))}
    </div>
  );
}
