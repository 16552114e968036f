import { PanelFrame, Skeleton } from "../../ui/index.ts";
import styles from "./ValuationSkeleton.module.css";

/** Holds the place of the first two parts, which fill any screen. */
export function ValuationSkeleton() {
  return (
    <div className={styles.parts}>
      <PanelFrame className={styles.expectations}>
        <Skeleton width="12rem" height="1rem" />
        <Skeleton width="min(38rem, 100%)" height="3.5rem" />
        <Skeleton width="min(28rem, 100%)" height="1.25rem" />
      </PanelFrame>
      <PanelFrame className={styles.footballField}>
        <Skeleton width="10rem" height="1rem" />
        <Skeleton height="18rem" />
      </PanelFrame>
    </div>
  );
}
