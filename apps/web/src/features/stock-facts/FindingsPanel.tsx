import type { CallOutput } from "@plumbline/contract/calls";
import { useSuspenseQuery } from "@tanstack/react-query";
import { useState } from "react";
import { useFindingSentences, useFindingWords, useFormats, useText } from "../../i18n/index.ts";
import { Button, Chip, Panel } from "../../ui/index.ts";
import styles from "./FindingsPanel.module.css";
import { findingsQuery } from "./stock-facts.query.ts";

/** Findings shown before the reader opens the whole list. */
const MAX_SHOWN = 4;

interface FindingsPanelProps {
  readonly code: string;
  /** The day as of which the stock is shown, today by default; findings in later rows are left out. */
  readonly asOf?: string | undefined;
}

/** What the quality checks rejected, quarantined, repaired or noted in the rows of this stock. */
export function FindingsPanel({ code, asOf }: FindingsPanelProps) {
  const text = useText();
  const [showsAll, setShowsAll] = useState(false);
  const { data: issues } = useSuspenseQuery(findingsQuery(code, asOf));
  return (
    <Panel title={text("analysis.check")}>
      {issues.length === 0 ? (
        <p className={styles.clean}>{text("analysis.clean")}</p>
      ) : (
        <ul className={styles.findings}>
          {(showsAll ? issues : issues.slice(0, MAX_SHOWN)).map((issue) => (
            <Finding key={`${issue.code} ${issue.day} ${issue.file} ${issue.detail}`} issue={issue} />
          ))}
        </ul>
      )}
      {issues.length > MAX_SHOWN && (
        <Button look="quiet" className={styles.more} aria-expanded={showsAll} onClick={() => setShowsAll(!showsAll)}>
          {text(showsAll ? "analysis.showFewer" : "analysis.showAll")}
        </Button>
      )}
    </Panel>
  );
}

type Issue = CallOutput<"marketQuality">["issues"][number];

function Finding({ issue }: { readonly issue: Issue }) {
  const { outcome, code, day: date, count: rows, file } = issue;
  const text = useText();
  const wordsOf = useFindingWords();
  const { day, count } = useFormats();
  const meaning = wordsOf(code);
  return (
    <li className={styles.finding}>
      <p className={styles.head}>
        <Chip tone={outcome === "repaired" ? "quiet" : "notice"} className={outcome === "repaired" && styles.repaired}>
          {text(`about.outcome.${outcome}`)}
        </Chip>
        {date && <span>{day(date)}</span>}
        {rows > 1 && <span>{text("analysis.times", { count: rows, n: count(rows) })}</span>}
      </p>
      {meaning && <p>{meaning}</p>}
      <Detail issue={issue} className={meaning ? styles.detail : undefined} />
      <p className={styles.file}>
        <code>{code}</code> {file}
      </p>
    </li>
  );
}

interface DetailProps {
  readonly issue: Issue;
  readonly className: string | undefined;
}

/** The values of a case; in English where the snapshot was made by an earlier version, or the server is of a later one. */
function Detail({ issue: { detail, said }, className }: DetailProps) {
  const written = useFindingSentences();
  const sentence = said === undefined ? null : written(said);
  if (sentence === "") return null;
  if (sentence !== null) return <p className={className}>{sentence}</p>;
  return (
    <p lang="en" className={className}>
      {detail}
    </p>
  );
}
