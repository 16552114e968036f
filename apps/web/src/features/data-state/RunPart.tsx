import { useQueryClient } from "@tanstack/react-query";
import { useState } from "react";
import { call } from "../../api/index.ts";
import { callProblem } from "../../forms/index.ts";
import { type Text, useFormats, useText } from "../../i18n/index.ts";
import { Boundary, showToast } from "../../ui/index.ts";
import { DATA_STATE, type DataRun, isOver } from "./data-state.query.ts";
import { UnansweredFiles } from "./later.ts";
import { OwnReady } from "./OwnReady.tsx";
import { ProgressBar } from "./ProgressBar.tsx";
import styles from "./RunPart.module.css";
import { RunReport } from "./RunReport.tsx";
import { useDataRun } from "./use-data-run.ts";
import { outcomeOf } from "./Work.tsx";

/** Milliseconds for a whole sentence. */
const SENTENCE = 5000;

interface RunPartProps {
  readonly id: string;
  /** Name of the market that is served. */
  readonly served: string;
  /** Told of a run that goes on with what this one has left open. */
  readonly onStart: (run: string) => void;
}

/** A run while it is under way, then what it found. */
export function RunPart({ id, served, onStart }: RunPartProps) {
  const text = useText();
  const { count } = useFormats();
  const client = useQueryClient();
  const found = useDataRun(id);
  const [servedBefore] = useState(served);
  if (found === null) return null;
  const { run, report } = found;
  async function stop(): Promise<void> {
    try {
      await call("cancelDataRun", { run: id });
      await client.invalidateQueries({ queryKey: DATA_STATE.queryKey });
    } catch (failure) {
      showToast(callProblem(failure)(text), SENTENCE);
    }
  }
  if (!isOver(run)) {
    const { done = 0, total = null } = run.progress ?? {};
    const steps = total ? text("data.steps", { done: count(done), total: count(total) }) : undefined;
    return (
      <div className={styles.part}>
        <ProgressBar
          said={saidOf(run, text)}
          steps={steps}
          part={total ? Math.min(1, done / total) : 0}
          onStop={() => void stop()}
        />
      </div>
    );
  }
  return (
    <section className={styles.part} aria-label={text("data.report")}>
      <p className={styles.title} role="status">
        {`${text(`data.work.${run.work}`)} · ${outcomeOf(run, text)}`}
      </p>
      {run.result === "refused" && report?.imported && (
        <p className={styles.problem}>
          {text(report.imported.symbols?.length === 0 ? "data.refused.nothing" : "data.refused.loss")}
        </p>
      )}
      {run.problem !== null && <p className={styles.problem}>{text(`data.problem.${run.problem}`)}</p>}
      {run.result === "published" && run.market !== servedBefore && (
        <OwnReady isServed={run.market === served} symbol={report?.imported?.symbols?.[0] ?? null} />
      )}
      {report !== null && <RunReport report={report} />}
      {report?.imported?.upload && (
        <Boundary loading={null}>
          <UnansweredFiles {...report.imported} upload={report.imported.upload} onStart={onStart} />
        </Boundary>
      )}
    </section>
  );
}

function saidOf({ state, progress }: DataRun, text: Text): string {
  if (state === "queued" || progress === null) return text(`data.run.${state}`);
  const { phase } = progress;
  if (phase === "fetching" || phase === "downloading" || phase === "publishing") return text(`data.phase.${phase}`);
  return text("data.phase.importing");
}
