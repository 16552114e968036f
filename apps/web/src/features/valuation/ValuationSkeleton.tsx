import { Skeleton } from "../../ui/index.ts";
import styles from "./ValuationSkeleton.module.css";

/** Holds the place of the first two parts, which fill any screen. */
export function ValuationSkeleton() {
  return (
    <div className={styles.parts}>
      <div className={styles.expectations}>
        <Skeleton width="12rem" height="1rem" />
        <Skeleton width="min(38rem, 100%)" height="3.5rem" />
        <Skeleton width="min(28rem, 100%)" height="1.25rem" />
      </div>
      <div className={styles.footballField}>
        <Skeleton width="10rem" height="1rem" />
        <Skeleton height="18rem" />
      </div>
    </div>
  );
}
