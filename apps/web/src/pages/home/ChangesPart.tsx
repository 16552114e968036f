import { usePrefetchQuery } from "@tanstack/react-query";
import { lazy } from "react";
import { marketChangesQuery } from "../../features/market/market.query.ts";
import { learn } from "../../i18n/index.ts";
import { Boundary, Skeleton } from "../../ui/index.ts";
import styles from "./HomePage.module.css";

const ChangesView = lazy(async () => {
  const [{ ChangesView: View }] = await Promise.all([import("./ChangesView.tsx"), learn("changes"), learn("checks")]);
  return { default: View };
});

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
