import { Skeleton } from "../../ui/index.ts";
import styles from "./HomePage.module.css";

/** Holds the place of the market while it loads. */
export function HomeSkeleton() {
  return (
    <div className={styles.market}>
      <Skeleton height="14rem" className={styles.examples} />
      <Skeleton height="32rem" className={styles.sectors} />
      <Skeleton height="32rem" className={styles.movers} />
    </div>
  );
}
