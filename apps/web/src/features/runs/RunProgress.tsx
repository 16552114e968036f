import { useQueryClient } from "@tanstack/react-query";
import { useState } from "react";
import { callProblem } from "../../forms/index.ts";
import { useFormats, useText } from "../../i18n/index.ts";
import { Button, cssPercent, PanelFrame, showToast } from "../../ui/index.ts";
import styles from "./RunProgress.module.css";
import { cancelRun, type Run } from "./runs.query.ts";

/** Milliseconds for a whole sentence. */
const SENTENCE = 5000;

interface RunProgressProps {
  readonly run: Run;
  /** Whether the reader may end it. */
  readonly isOwn: boolean;
}

/** How far a run is, as the server says it. */
export function RunProgress({ run, isOwn }: RunProgressProps) {
  const text = useText();
  const { count } = useFormats();
  const { phase, done, of } = run.progress;
  const part = of > 0 ? done / of : 0;
  const isWaiting = run.state === "queued";
  return (
    <PanelFrame toEdges className={styles.progress} aria-label={text("runs.progress")}>
      <p className={styles.phase} role="status">
        {isWaiting ? text("runs.waiting") : text(`runs.phase.${phase}`)}
      </p>
      <div
        className={styles.track}
        role="progressbar"
        aria-label={text("runs.progress")}
        aria-valuemin={0}
        aria-valuemax={100}
        aria-valuenow={Math.round(part * 100)}
      >
        <span style={{ width: cssPercent(part) }} />
      </div>
      <p className={styles.steps}>
        {!isWaiting && of > 1 && text("runs.steps", { done: count(done), of: count(of) })}
        {isOwn && <CancelButton id={run.id} />}
      </p>
    </PanelFrame>
  );
}

function CancelButton({ id }: { readonly id: string }) {
  const text = useText();
  const client = useQueryClient();
  const [isCancelling, setCancelling] = useState(false);
  async function cancel(): Promise<void> {
    setCancelling(true);
    try {
      await cancelRun(client, id);
    } catch (failure) {
      setCancelling(false);
      showToast(callProblem(failure)(text), SENTENCE);
    }
  }
  return (
    <Button look="quiet" disabled={isCancelling} onClick={() => void cancel()}>
      {text("runs.cancel")}
    </Button>
  );
}
