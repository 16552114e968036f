import { usePrefetchQuery } from "@tanstack/react-query";
import { marketChangesQuery } from "../../features/market/changes/market-changes.query.ts";
import { Boundary, lazyPart, Skeleton } from "../../ui/index.ts";
import styles from "./HomePage.module.css";

const ChangesView = lazyPart(["changes", "checks"], async () => (await import("./ChangesView.tsx")).ChangesView);

/** What has become known of the market of late; it comes after the rest of the page. */
export function ChangesPart() {
  usePrefetchQuery(marketChangesQuery);
  const loading = (
    <>
      <Skeleton height="26rem" />
      <Skeleton height="20rem" />
    </>
  );
  return (
    <div className={styles.changes}>
      <Boundary loading={loading}>
        <ChangesView />
      </Boundary>
    </div>
  );
}
