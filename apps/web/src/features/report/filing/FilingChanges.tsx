import type { WireFilingChanges } from "@plumbline/contract";
import { useSuspenseQuery } from "@tanstack/react-query";
import type { ReactNode } from "react";
import { useFormats, useText } from "../../../i18n/index.ts";
import { changedWords } from "./changed-words.ts";
import { FiledParagraph } from "./FiledParagraph.tsx";
import styles from "./FilingChanges.module.css";
import { type FiledParagraph as Filed, filingChangesQuery, type SeenPassage } from "./filing.query.ts";

/** What changed in an item of a report since the report of the year before: what is new, worded anew and gone. */
export function FilingChanges({ code, asOf, place }: SeenPassage) {
  const text = useText();
  const { day } = useFormats();
  const { data } = useSuspenseQuery(filingChangesQuery(code, asOf, place));
  const { since, item } = data;
  if (since === null) return <p className={styles.none}>{text("report.noYearBefore")}</p>;
  const { filing, added, changed, removed } = since;
  return (
    <article className={styles.changes} aria-label={text("report.yearChanges")}>
      <header>
        <h3 lang="en" className={styles.title}>
          {item.title}
        </h3>
        <p className={styles.lead}>{text("report.comparedWith", { form: filing.form, day: day(filing.filedAt) })}</p>
        <Counts since={since} />
      </header>
      <Group kind="added" paragraphs={added} />
      {changed.length > 0 && (
        <Section kind="reworded">
          {changed.map(({ before, after }) => (
            <Reworded key={after.id} before={before} after={after} />
          ))}
        </Section>
      )}
      <Group kind="removed" paragraphs={removed} />
    </article>
  );
}

function Counts({ since: { counts, isWhole, ...listed } }: { readonly since: WireFilingChanges }) {
  const text = useText();
  const { count } = useFormats();
  const { added, removed, changed, unchanged } = counts;
  const most = Math.max(listed.added.length, listed.removed.length, listed.changed.length);
  const isCut = Math.max(added, removed, changed) > most;
  return (
    <p className={styles.counts}>
      {text("report.yearCounts", {
        added: count(added),
        removed: count(removed),
        changed: count(changed),
        unchanged: count(unchanged),
      })}
      {isCut && ` ${text("report.firstChanges", { n: count(most) })}`}
      {!isWhole && ` ${text("report.endNotCompared")}`}
    </p>
  );
}

interface GroupProps {
  readonly kind: "added" | "removed";
  readonly paragraphs: readonly Filed[];
}

function Group({ kind, paragraphs }: GroupProps) {
  if (paragraphs.length === 0) return null;
  const Mark = kind === "added" ? "ins" : "del";
  return (
    <Section kind={kind}>
      {paragraphs.map((paragraph) => (
        <Mark key={paragraph.id} className={styles.paragraph} data-kind={kind}>
          <FiledParagraph paragraph={paragraph} />
        </Mark>
      ))}
    </Section>
  );
}

interface SectionProps {
  readonly kind: "added" | "reworded" | "removed";
  readonly children: ReactNode;
}

function Section({ kind, children }: SectionProps) {
  const text = useText();
  return (
    <section className={styles.section}>
      <h4 className={styles.name}>{text(`report.year.${kind}`)}</h4>
      <div lang="en" className={styles.paragraphs}>
        {children}
      </div>
    </section>
  );
}

/** A paragraph with the words that were taken out and those that came in their place. */
function Reworded({ before, after }: { readonly before: Filed; readonly after: Filed }) {
  if (after.kind === "table" || before.kind === "table") {
    return (
      <div className={styles.paragraph}>
        <FiledParagraph paragraph={after} />
      </div>
    );
  }
  const { start, removed, added, end } = changedWords(before.text, after.text);
  return (
    <p className={styles.paragraph}>
      {start}
      {removed && <del>{removed}</del>}
      {removed && added && " "}
      {added && <ins>{added}</ins>}
      {end}
    </p>
  );
}
