import type { WireAlert } from "@plumbline/contract";
import type { CallOutput } from "@plumbline/contract/calls";
import { useQuery, useQueryClient } from "@tanstack/react-query";
import { History, Pause, Pencil, Play, Trash2 } from "lucide-react";
import { type ReactNode, Suspense, useState } from "react";
import { callQuery } from "../../api/index.ts";
import { localDay } from "../../format/index.ts";
import { callProblem, useSends } from "../../forms/index.ts";
import { useFormats, useNameOf, useText } from "../../i18n/index.ts";
import { Button, Confirmation, showToast } from "../../ui/index.ts";
import styles from "./AlertsSection.module.css";
import { AlertDialog } from "./alert-dialog-part.ts";
import { type AlertSubject, draftOf } from "./alert-draft.ts";
import { changeAlert, deleteAlert } from "./alerts.query.ts";
import { conditionWords, ringLines } from "./condition-words.ts";
import { useAlertWords } from "./use-alert-words.ts";

const SENTENCE = 5000;

/** All alerts of the user, and whether they wait for newer data. */
export function AlertList({ alerts, restingSince }: CallOutput<"alerts">) {
  const text = useText();
  const { day } = useFormats();
  return (
    <section aria-labelledby="alert-list">
      <div className={styles.head}>
        <h3 id="alert-list" className={styles.title}>
          {text("alerts.list")}
        </h3>
      </div>
      {alerts.length > 0 && restingSince !== null && (
        <p className={styles.none}>{text("alerts.resting", { day: day(restingSince) })}</p>
      )}
      {alerts.length === 0 && <p className={styles.none}>{text("alerts.listNone")}</p>}
      <ul>
        {alerts.map((alert) => (
          <li key={alert.id} className={styles.row}>
            <AlertRow alert={alert} />
          </li>
        ))}
      </ul>
    </section>
  );
}

type Opened = "history" | "dialog" | "question" | null;

function AlertRow({ alert }: { readonly alert: WireAlert }) {
  const text = useText();
  const words = useAlertWords();
  const client = useQueryClient();
  const [opened, setOpened] = useState<Opened>(null);
  const sends = useSends();
  const { id, name, condition, channels, isPaused, rings, lastRangAt } = alert;
  const toggle = (what: Opened) => () => setOpened(opened === what ? null : what);
  const attempt = (work: () => Promise<void>): void =>
    void work().catch((failure: unknown) => showToast(callProblem(failure)(text), SENTENCE));
  const pause = () => attempt(() => changeAlert(client, { id, isPaused: !isPaused }));
  const rang =
    lastRangAt === null
      ? text("alerts.neverRang")
      : text("alerts.rang", {
          count: rings,
          n: words.formats.count(rings),
          day: words.formats.day(localDay(lastRangAt)),
        });
  return (
    <>
      <div className={styles.words}>
        <span className={styles.name}>{name}</span>
        <span className={styles.soft}>{conditionWords(condition, alert, words)}</span>
        <span className={styles.soft}>{isPaused ? text("alerts.paused") : rang}</span>
        {channels.includes("email") && !sends.email && <span className={styles.soft}>{text("alerts.notByEmail")}</span>}
      </div>
      <div className={styles.actions}>
        <RowButton label={text(isPaused ? "alerts.resume" : "alerts.pause")} name={name} onPress={pause}>
          {isPaused ? <Play size={16} aria-hidden="true" /> : <Pause size={16} aria-hidden="true" />}
        </RowButton>
        <RowButton label={text("alerts.history")} name={name} isOpen={opened === "history"} onPress={toggle("history")}>
          <History size={16} aria-hidden="true" />
        </RowButton>
        <RowButton label={text("alerts.rename")} name={name} isOpen={opened === "dialog"} onPress={toggle("dialog")}>
          <Pencil size={16} aria-hidden="true" />
        </RowButton>
        <RowButton label={text("alerts.delete")} name={name} onPress={toggle("question")}>
          <Trash2 size={16} aria-hidden="true" />
        </RowButton>
      </div>
      {opened === "history" && <AlertHistory id={id} />}
      {opened === "dialog" && <EditDialog alert={alert} onClose={() => setOpened(null)} />}
      {opened === "question" && (
        <Confirmation
          question={text("alerts.deleteAsk")}
          cancel={text("alerts.cancel")}
          confirm={text("alerts.delete")}
          onConfirm={() => attempt(() => deleteAlert(client, id))}
          onClose={() => setOpened(null)}
        />
      )}
    </>
  );
}

interface RowButtonProps {
  readonly label: string;
  /** Of the alert: many rows have the same buttons. */
  readonly name: string;
  readonly isOpen?: boolean;
  readonly onPress: () => void;
  readonly children: ReactNode;
}

function RowButton({ label, name, isOpen, onPress, children }: RowButtonProps) {
  return (
    <Button look="quiet" icon title={label} aria-label={`${label}: ${name}`} aria-expanded={isOpen} onClick={onPress}>
      {children}
    </Button>
  );
}

function AlertHistory({ id }: { readonly id: string }) {
  const text = useText();
  const words = useAlertWords();
  const { data } = useQuery(callQuery("alertHistory", { id }));
  if (!data) return null;
  if (data.rings.length === 0) return <p className={styles.soft}>{text("alerts.neverRang")}</p>;
  return (
    <ul className={styles.history}>
      {data.rings.map((ring) => (
        <li key={ring.id} className={styles.soft}>
          {[words.formats.day(ring.day), ...ringLines(ring, words)].join(" · ")}
        </li>
      ))}
    </ul>
  );
}

/** The dialog that made it, as it is now. */
function EditDialog({ alert, onClose }: { readonly alert: WireAlert; readonly onClose: () => void }) {
  const nameOf = useNameOf();
  const { code, names, currency, condition } = alert;
  const subject: AlertSubject = {
    code,
    name: names ? nameOf(names) : (code ?? alert.name),
    currency,
    price: null,
    ...(condition.kind === "screen" && { filters: condition.paramFilters }),
  };
  return (
    <Suspense>
      <AlertDialog subject={subject} preset={draftOf(condition)} known={alert} onClose={onClose} />
    </Suspense>
  );
}
