import { useQuery } from "@tanstack/react-query";
import { useUser } from "../../state/index.ts";
import { Skeleton } from "../../ui/index.ts";
import styles from "./DataStateView.module.css";
import { DATA_STATE } from "./data-state.query.ts";
import { Freshness } from "./Freshness.tsx";
import { OwnerTools } from "./OwnerTools.tsx";
import { Providers } from "./Providers.tsx";
import { Quarantine } from "./Quarantine.tsx";
import { Versions } from "./Versions.tsx";
import { Work } from "./Work.tsx";

/** How old the data are, who supplies them, what was rejected; and for the owner, what brings new ones. */
export function DataStateView() {
  const { data, error } = useQuery(DATA_STATE);
  const isOwner = useUser()?.role === "owner";
  if (error && !data) throw error;
  if (!data) return <Skeleton height="60rem" />;
  return (
    <div className={styles.view}>
      <Freshness state={data} />
      {isOwner && <OwnerTools state={data} />}
      <Providers state={data} />
      <Work state={data} />
      <Quarantine state={data} />
      <Versions state={data} />
    </div>
  );
}
