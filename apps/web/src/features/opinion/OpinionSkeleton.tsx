import { Skeleton } from "../../ui/index.ts";
import styles from "./Opinion.module.css";

/** Holds the place of the first parts. */
export function OpinionSkeleton() {
  return (
    <div className={styles.parts}>
      <div className={styles.headlinePlace}>
        <Skeleton height="100%" />
      </div>
      <div className={styles.trustPlace}>
        <Skeleton height="100%" />
      </div>
      <div className={styles.chartPlace}>
        <Skeleton height="100%" />
      </div>
    </div>
  );
}
