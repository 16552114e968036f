import { memo, useEffect, useRef } from "react";
import { useFormats, useText } from "../../../i18n/index.ts";
import { Button } from "../../../ui/index.ts";
import { ReportItemsContext } from "../report-items.ts";
import { Sentence } from "../Sentence.tsx";
import styles from "./RunView.module.css";
import type { ReportRun } from "./report-run.ts";
import { UpdateFrame } from "./UpdateFrame.tsx";
import { useReportRun } from "./use-report-run.ts";
import type { ReportUpdate } from "./use-update.ts";

interface RunViewProps {
  readonly run: string;
  /** Whether another reader asked for the same before. */
  readonly isShared: boolean;
  readonly update: ReportUpdate;
}

/** A report while a language model writes it. */
export function RunView({ run: id, isShared, update }: RunViewProps) {
  const text = useText();
  const run = useReportRun(id);
  useFinish(run, update);
  const { end } = run;
  if (end?.kind === "failed") {
    return (
      <UpdateFrame onClose={update.close}>
        <p role="alert">{text(`report.failed.${end.error}`)}</p>
        <div>
          <Button onClick={() => void update.write("rules")}>{text("report.writeByRules")}</Button>
        </div>
      </UpdateFrame>
    );
  }
  if (end?.kind === "cancelled") {
    return (
      <UpdateFrame onClose={update.close}>
        <p>{text("report.cancelled")}</p>
      </UpdateFrame>
    );
  }
  return (
    <>
      <UpdateFrame>
        <Progress run={run} />
        {isShared && <p className={styles.more}>{text("report.sharedRun")}</p>}
        <div>
          <Button onClick={() => void update.cancel(id)}>{text("report.cancel")}</Button>
        </div>
      </UpdateFrame>
      <Draft sections={run.sections} items={run.items} />
    </>
  );
}

/** Opens the version that a run has published, once. */
function useFinish({ end }: ReportRun, update: ReportUpdate): void {
  const finish = useRef(update.finish);
  finish.current = update.finish;
  useEffect(() => {
    if (end?.kind === "done") void finish.current(end.version, end.consumption);
  }, [end]);
}

function Progress({ run: { progress } }: { readonly run: ReportRun }) {
  const text = useText();
  const { count } = useFormats();
  if (progress === null) return <p className={styles.state}>{text("report.starting")}</p>;
  const { state, waiting, tokens } = progress;
  const isWaiting = state === "queued" && waiting > 0;
  return (
    <p className={styles.state}>
      {isWaiting
        ? text("report.queued", { count: waiting, n: count(waiting) })
        : text("report.writing", { count: tokens, n: count(tokens) })}
    </p>
  );
}

/** A sentence that has passed stays as it is while others come. */
const PassedSentence = memo(Sentence);

/** The sentences that have passed their checks so far; how far the model is changes nothing of them. */
const Draft = memo(function Draft({ sections, items }: Pick<ReportRun, "sections" | "items">) {
  const text = useText();
  if (sections.length === 0) return null;
  return (
    <ReportItemsContext value={items}>
      <div className={styles.draft}>
        {sections.map(({ section, sentences, writtenBy }) => (
          <section key={section} className={styles.section} aria-label={text(`report.${section}`)}>
            <h3 className={styles.name}>
              {text(`report.${section}`)}
              {writtenBy && <span className={styles.writer}>{text(`report.writer.${writtenBy}`)}</span>}
            </h3>
            {sentences.map((sentence) => (
              <p key={sentence.text} className={styles.sentence}>
                <PassedSentence sentence={sentence} />
              </p>
            ))}
          </section>
        ))}
      </div>
    </ReportItemsContext>
  );
});
