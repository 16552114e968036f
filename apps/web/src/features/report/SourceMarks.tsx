import { Suspense, useContext, useState } from "react";
import { useFormats, useText } from "../../i18n/index.ts";
import { lazyPart } from "../../ui/index.ts";
import { OpenPassageContext } from "./filing/open-passage.ts";
import { type PassageItem, useReportItems } from "./report-items.ts";
import styles from "./SourceMarks.module.css";

const SourcesPopover = lazyPart([], async () => (await import("./SourcesPopover.tsx")).SourcesPopover);

interface SourceMarksProps {
  /** Ids of the items that a sentence rests on. */
  readonly refs: readonly string[];
  /** Those that it quotes: they have a way to their filing of their own. */
  readonly quoted: readonly string[];
}

/** The ways from a sentence to what it rests on: a number that lists its sources, and a sign for each paragraph of a filing. */
export function SourceMarks({ refs, quoted }: SourceMarksProps) {
  const text = useText();
  const { count } = useFormats();
  const items = useReportItems();
  const [anchor, setAnchor] = useState<HTMLElement | null>(null);
  const sources = refs.flatMap((id) => items.get(id) ?? []);
  const passages = sources.filter((item) => item.kind === "passage").filter(({ id }) => !quoted.includes(id));
  const hasNumbers = sources.some((item) => item.kind !== "passage");
  return (
    <span className={styles.marks}>
      {passages.map((passage) => (
        <PassageMark key={passage.id} passage={passage} />
      ))}
      {hasNumbers && (
        <button
          type="button"
          className={styles.mark}
          data-print="hide"
          aria-label={text("report.sourcesOf", { count: sources.length, n: count(sources.length) })}
          aria-haspopup="dialog"
          aria-expanded={anchor !== null}
          onClick={({ currentTarget }) => setAnchor(anchor ? null : currentTarget)}
        >
          {count(sources.length)}
        </button>
      )}
      <Suspense>
        {anchor && <SourcesPopover anchor={anchor} sources={sources} onClose={() => setAnchor(null)} />}
      </Suspense>
    </span>
  );
}

/** One click leads from a claim to the paragraph that it rests on. */
function PassageMark({ passage: { source } }: { readonly passage: PassageItem }) {
  const text = useText();
  const openPassage = useContext(OpenPassageContext);
  const { day } = useFormats();
  return (
    <button
      type="button"
      className={styles.mark}
      aria-label={text("report.openPassage", { form: source.form, day: day(source.filedAt), item: source.item })}
      aria-haspopup="dialog"
      onClick={() => openPassage(source)}
    >
      {source.form}
    </button>
  );
}
