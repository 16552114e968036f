import { Skeleton } from "../../ui/index.ts";
import styles from "./Opinion.module.css";
import heights from "./OpinionSkeleton.module.css";

/** Holds the places of the first parts. */
export function OpinionSkeleton() {
  return (
    <div className={styles.parts}>
      <div className={heights.headline}>
        <Skeleton height="100%" />
      </div>
      <div className={heights.trust}>
        <Skeleton height="100%" />
      </div>
      <div className={heights.chart}>
        <Skeleton height="100%" />
      </div>
    </div>
  );
}
