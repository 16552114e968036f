import { UserCenter } from "../../features/account/later.ts";
import type { PageProps } from "../../router/index.ts";
import { useIsSignedIn } from "../../state/index.ts";
import { Boundary } from "../../ui/index.ts";
import styles from "./UserCenterPage.module.css";
import { UserCenterSkeleton } from "./UserCenterSkeleton.tsx";

/** The account of the signed-in user. */
export function UserCenterPage({ query }: PageProps) {
  // Who has just logged out still sees this page until the start page is loaded: nothing is asked for them any more.
  const isSignedIn = useIsSignedIn();
  return (
    <div className={styles.page}>
      {isSignedIn && (
        <Boundary loading={<UserCenterSkeleton />}>
          <UserCenter query={query} />
        </Boundary>
      )}
    </div>
  );
}
