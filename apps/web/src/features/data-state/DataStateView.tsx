import { useQuery } from "@tanstack/react-query";
import { useText } from "../../i18n/index.ts";
import { loginModalVisible, useUser } from "../../state/index.ts";
import { Button, Notice, Skeleton, useHasAccounts, useIsOperator } from "../../ui/index.ts";
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
      {!isOwner && data.ownMarket !== null && <FirstAccount />}
      <Providers state={data} />
      <Work state={data} />
      <Quarantine state={data} />
      <Versions state={data} />
    </div>
  );
}

/** Own companies need an owner: on a server that has none yet, this is where the first account begins. */
function FirstAccount() {
  const text = useText();
  const isOperator = useIsOperator();
  const hasAccounts = useHasAccounts();
  if (!isOperator || !hasAccounts) return null;
  return (
    <Notice
      title={text("data.own")}
      action={
        <Button look="primary" onClick={() => loginModalVisible.write(true)}>
          {text("data.ownCreate")}
        </Button>
      }
    >
      {text("data.ownNeedsAccount")}
    </Notice>
  );
}
