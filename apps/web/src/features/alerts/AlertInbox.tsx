import type { WireRing } from "@plumbline/contract";
import type { CallOutput } from "@plumbline/contract/calls";
import { useQueryClient } from "@tanstack/react-query";
import { localDay } from "../../format/index.ts";
import { useText } from "../../i18n/index.ts";
import { writeAddress } from "../../router/index.ts";
import { Button, Chip, Link } from "../../ui/index.ts";
import styles from "./AlertsSection.module.css";
import { readAll } from "./alerts.query.ts";
import { ringLines } from "./condition-words.ts";
import { useAlertWords } from "./use-alert-words.ts";

/** What alerts have told, the newest first. */
export function AlertInbox({ inbox: { rings, unread } }: { readonly inbox: CallOutput<"alertInbox"> }) {
  const text = useText();
  const client = useQueryClient();
  return (
    <section aria-labelledby="alert-inbox">
      <div className={styles.head}>
        <h3 id="alert-inbox" className={styles.title}>
          {text("alerts.inbox")}
        </h3>
        {unread > 0 && <Button onClick={() => void readAll(client)}>{text("alerts.readAll")}</Button>}
      </div>
      {rings.length === 0 && <p className={styles.none}>{text("alerts.inboxNone")}</p>}
      <ul>
        {rings.map((ring) => (
          <li key={ring.id} className={styles.row}>
            <RingRow ring={ring} />
          </li>
        ))}
      </ul>
    </section>
  );
}

function RingRow({ ring }: { readonly ring: WireRing }) {
  const text = useText();
  const words = useAlertWords();
  const { name, code, rungAt, isRead } = ring;
  return (
    <>
      <div className={styles.words}>
        {code === null ? (
          <span className={styles.name}>{name}</span>
        ) : (
          <Link to={writeAddress("/pages/analysis", { code })} className={`${styles.name} ${styles.link}`}>
            {name}
          </Link>
        )}
        {ringLines(ring, words).map((line) => (
          <p key={line} className={styles.soft}>
            {line}
          </p>
        ))}
        <time dateTime={rungAt} className={styles.soft}>
          {words.formats.day(localDay(rungAt))}
        </time>
      </div>
      {!isRead && <Chip tone="notice">{text("alerts.isNew")}</Chip>}
    </>
  );
}
