import { Note } from "../../features/notes/index.ts";
import { Renewal } from "../../features/plans/later.ts";
import type { PageProps } from "../../router/index.ts";
import { useIsSignedIn } from "../../state/index.ts";
import { Boundary, Skeleton } from "../../ui/index.ts";
import styles from "./RenewalPage.module.css";

/** The plan of the signed-in user, its payment, and the plans that there are. */
export function RenewalPage({ query }: PageProps) {
  // Who has just logged out still sees this page until the start page is loaded: nothing is asked for them any more.
  const isSignedIn = useIsSignedIn();
  return (
    <div className={styles.page}>
      {isSignedIn && (
        <Boundary loading={<RenewalSkeleton />}>
          <Renewal query={query} renderNote={(name) => <Note name={name} />} />
        </Boundary>
      )}
    </div>
  );
}

function RenewalSkeleton() {
  return (
    <div className={styles.skeleton}>
      <Skeleton width="14rem" height="2rem" />
      <Skeleton height="12rem" />
      <Skeleton height="12rem" />
      <Skeleton height="32rem" />
    </div>
  );
}
