import { Skeleton } from "../../ui/index.ts";
import styles from "./UserCenterSkeleton.module.css";

/** Holds the place of head and sections while the profile loads. */
export function UserCenterSkeleton() {
  return (
    <>
      <div className={styles.head}>
        <Skeleton width="3rem" height="3rem" className={styles.monogram} />
        <Skeleton width="14rem" height="2.5rem" />
      </div>
      <div className={styles.columns}>
        <div className={styles.navigation}>
          <Skeleton height="11rem" />
        </div>
        <div className={styles.sections}>
          <Skeleton height="18rem" />
          <Skeleton height="17rem" />
          <Skeleton height="24rem" />
        </div>
      </div>
    </>
  );
}
