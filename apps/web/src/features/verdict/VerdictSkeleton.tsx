import { Skeleton } from "../../ui/index.ts";
import styles from "./VerdictSkeleton.module.css";

/** The place of the verdict, as high as what comes. */
export function VerdictSkeleton() {
  return (
    <div className={styles.place}>
      <Skeleton height="100%" />
    </div>
  );
}
