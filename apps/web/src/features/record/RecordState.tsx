import { ShieldCheck, ShieldX } from "lucide-react";
import { useFormats, useText } from "../../i18n/index.ts";
import { Notice } from "../../ui/index.ts";
import styles from "./RecordState.module.css";
import type { RecordScores } from "./record.query.ts";

/** How far the record goes, whether it is whole, and the hash by which anyone can tell later. */
export function RecordState({ record }: { readonly record: RecordScores }) {
  const text = useText();
  const { head } = record;
  return (
    <>
      {record.broken && <Broken broken={record.broken} />}
      {record.tooOld && <TooOld tooOld={record.tooOld} />}
      {head ? (
        <section className={styles.state} aria-label={text("record.state")}>
          <Facts record={record} />
          <div className={styles.chain}>
            {!record.broken && (
              <p className={styles.whole}>
                <ShieldCheck size={18} aria-hidden="true" />
                {text("record.whole")}
              </p>
            )}
            <p className={styles.hash}>
              <span className={styles.label}>{text("record.hash")}</span>
              <code>{head.hash}</code>
            </p>
            <p className={styles.note}>{text("record.hashNote")}</p>
          </div>
        </section>
      ) : (
        !record.tooOld && <Notice title={text("record.empty")}>{text("record.emptyNote")}</Notice>
      )}
    </>
  );
}

function TooOld({ tooOld: { lastDay, on } }: { readonly tooOld: NonNullable<RecordScores["tooOld"]> }) {
  const text = useText();
  const { day } = useFormats();
  return (
    <Notice title={text("record.tooOld")}>{text("record.tooOldNote", { last: day(lastDay), day: day(on) })}</Notice>
  );
}

function Facts({ record: { head, first, last, entries, standing } }: { readonly record: RecordScores }) {
  const text = useText();
  const { count, day } = useFormats();
  return (
    <dl className={styles.facts}>
      <Fact name={text("record.since")}>{first && day(first)}</Fact>
      <Fact name={text("record.last")}>{last && day(last)}</Fact>
      <Fact name={text("record.publications")}>{head && count(head.number)}</Fact>
      <Fact name={text("record.entries")}>{count(entries)}</Fact>
      <Fact name={text("record.standing")}>{count(standing)}</Fact>
    </dl>
  );
}

function Fact({ name, children }: { readonly name: string; readonly children: string | null }) {
  return (
    <div>
      <dt>{name}</dt>
      <dd>{children}</dd>
    </div>
  );
}

function Broken({ broken: { file, line, day: on } }: { readonly broken: NonNullable<RecordScores["broken"]> }) {
  const text = useText();
  const { count, day } = useFormats();
  return (
    <div className={styles.broken} role="alert">
      <ShieldX size={20} aria-hidden="true" />
      <p>
        <strong>{text("record.broken")}</strong>
        {line === null
          ? text("record.brokenHead")
          : text("record.brokenAt", { file, line: count(line), day: on === null ? "–" : day(on) })}
      </p>
    </div>
  );
}
