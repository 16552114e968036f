import type { ReactNode } from "react";
import { useIsSignedIn } from "../../state/index.ts";
import { Boundary, Skeleton } from "../../ui/index.ts";
import styles from "./PaymentFrame.module.css";

/** The frame of the pages to which the provider of payments sends its visitors back. */
export function PaymentFrame({ children }: { readonly children: ReactNode }) {
  const isSignedIn = useIsSignedIn();
  return (
    <div className={styles.page}>
      {isSignedIn && <Boundary loading={<Skeleton height="18rem" />}>{children}</Boundary>}
    </div>
  );
}
