import { useState } from "react";
import { LaterNote } from "../../features/notes/later.ts";
import { PaymentCancel, PaymentSuccess, Renewal } from "../../features/plans/later.ts";
import { type PageProps, router } from "../../router/index.ts";
import { useIsSignedIn } from "../../state/index.ts";
import { Boundary, Skeleton } from "../../ui/index.ts";
import styles from "./PlansPage.module.css";

/**
 * The plan of the signed-in user with all plans, and where the provider of payments sends its visitors back. An address of those that
 * names no payment tells of none: it shows the plan.
 */
export function PlansPage({ query }: PageProps) {
  // Who has just logged out still sees this page until the start page is loaded: nothing is asked for them any more.
  const isSignedIn = useIsSignedIn();
  // Of the address with which it was opened: while the next page loads, the route is already that of the next page.
  const [path] = useState(() => router.route.read().path);
  return (
    <div className={styles.page}>
      {isSignedIn && (
        <Boundary loading={<PlansSkeleton />}>
          {path === "/pages/payment/success" && query.session !== undefined ? (
            <PaymentSuccess session={query.session} />
          ) : path === "/pages/payment/cancel" && query.plan !== undefined ? (
            <PaymentCancel query={query} />
          ) : (
            <Renewal query={query} renderNote={(name) => <LaterNote name={name} />} />
          )}
        </Boundary>
      )}
    </div>
  );
}

function PlansSkeleton() {
  return (
    <div className={styles.skeleton}>
      <Skeleton width="14rem" height="2rem" />
      <Skeleton height="12rem" />
      <Skeleton height="32rem" />
    </div>
  );
}
