import { usePrefetchQuery, useSuspenseQuery } from "@tanstack/react-query";
import { useText } from "../../i18n/index.ts";
import { Panel } from "../../ui/index.ts";
import { AlertInbox } from "./AlertInbox.tsx";
import { AlertList } from "./AlertList.tsx";
import { AlertSettings } from "./AlertSettings.tsx";
import styles from "./AlertsSection.module.css";
import { ALERT_SETTINGS, ALERTS, INBOX } from "./alerts.query.ts";

/** What alerts have told, the alerts themselves, and how they tell. */
export function AlertsSection() {
  const text = useText();
  // All at once: each of the three waits by itself.
  usePrefetchQuery(ALERTS);
  usePrefetchQuery(ALERT_SETTINGS);
  const { data: inbox } = useSuspenseQuery(INBOX);
  const { data: list } = useSuspenseQuery(ALERTS);
  const { data: settings } = useSuspenseQuery(ALERT_SETTINGS);
  return (
    <Panel title={text("userCenter.alerts")} note={text("alerts.note")}>
      <div className={styles.parts}>
        <AlertInbox inbox={inbox} />
        <AlertList {...list} />
        <AlertSettings key={JSON.stringify(settings)} settings={settings} />
      </div>
    </Panel>
  );
}
