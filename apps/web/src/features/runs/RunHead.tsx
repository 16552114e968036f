import { useQueryClient } from "@tanstack/react-query";
import { Pencil, RefreshCw, Star, Trash2 } from "lucide-react";
import { useState } from "react";
import { callProblem, useOnceAtATime } from "../../forms/index.ts";
import { useFormats, useRunName, useText } from "../../i18n/index.ts";
import { reLaunch } from "../../router/index.ts";
import { Button, Confirmation, showToast, useTitle } from "../../ui/index.ts";
import { useNewerData } from "./newer-data.ts";
import { RenameForm } from "./RenameForm.tsx";
import styles from "./RunHead.module.css";
import { RunQuestion } from "./RunQuestion.tsx";
import { changeRun, type Run, runQuery } from "./runs.query.ts";
import { useRunStart } from "./use-run-start.ts";

/** Milliseconds for a whole sentence. */
const SENTENCE = 5000;

/** The name of a run, what it was asked, and what can be done with it. */
export function RunHead({ run }: { readonly run: Run }) {
  const text = useText();
  const { start, isBusy, refusal } = useRunStart();
  const lastDay = useNewerData(run);
  const [isRenaming, setRenaming] = useState(false);
  const name = useRunName()(run);
  useTitle(name);
  return (
    <header className={styles.head}>
      <div className={styles.words}>
        {isRenaming ? (
          <RenameForm run={run} onDone={() => setRenaming(false)} />
        ) : (
          <h1 className={styles.name}>
            {name}
            <Button look="quiet" icon aria-label={text("runs.rename")} onClick={() => setRenaming(true)}>
              <Pencil size={16} aria-hidden="true" />
            </Button>
          </h1>
        )}
        <RunQuestion input={run.input} />
      </div>
      <Actions run={run} isBusy={isBusy} onAgain={start} />
      {lastDay !== null && <OlderData run={run} lastDay={lastDay} isBusy={isBusy} onAgain={start} />}
      {run.result && run.result.versions.engine < run.engine && (
        <EarlierEngine run={run} isBusy={isBusy} onAgain={start} />
      )}
      <p role="alert" className={styles.refusal}>
        {refusal?.(text)}
      </p>
    </header>
  );
}

interface AgainProps {
  readonly run: Run;
  readonly isBusy: boolean;
  readonly onAgain: (input: Run["input"]) => void;
}

function Actions({ run, isBusy, onAgain }: AgainProps) {
  const text = useText();
  const client = useQueryClient();
  const nameOf = useRunName();
  const [isDeleting, setDeleting] = useState(false);
  async function attempt(work: () => Promise<void>): Promise<void> {
    try {
      await work();
    } catch (failure) {
      showToast(callProblem(failure)(text), SENTENCE);
    }
  }
  const [isChanging, change] = useOnceAtATime();
  const mark = () =>
    attempt(async () => {
      const favourite = !run.favourite;
      await changeRun(client, { id: run.id, favourite });
      client.setQueryData<Run>(runQuery(run.id).queryKey, (now) => now && { ...now, favourite });
    });
  const remove = () =>
    attempt(async () => {
      await changeRun(client, { id: run.id, delete: true });
      reLaunch("/pages/backtesting?tab=runs");
    });
  return (
    <div className={styles.actions} data-print="hide">
      <Button
        icon
        look="quiet"
        aria-pressed={run.favourite}
        aria-label={text("runs.favourite")}
        aria-disabled={isChanging}
        onClick={() => void change(mark)}
      >
        <Star size={18} fill={run.favourite ? "currentColor" : "none"} aria-hidden="true" />
      </Button>
      <Button aria-disabled={isBusy} onClick={() => onAgain(run.input)}>
        <RefreshCw size={16} aria-hidden="true" />
        {text("runs.again")}
      </Button>
      <Button icon look="quiet" aria-label={text("runs.delete")} onClick={() => setDeleting(true)}>
        <Trash2 size={18} aria-hidden="true" />
      </Button>
      {isDeleting && (
        <Confirmation
          question={text("runs.deleteQuestion", { name: nameOf(run) })}
          cancel={text("runs.keep")}
          confirm={text("runs.delete")}
          onConfirm={() => void remove()}
          onClose={() => setDeleting(false)}
        />
      )}
    </div>
  );
}

/** An earlier version of the engine may have found other numbers, and fewer of them. */
function EarlierEngine({ run, isBusy, onAgain }: AgainProps) {
  const text = useText();
  return (
    <div className={styles.older}>
      <p>{text("runs.earlierEngine", { computed: run.result?.versions.engine ?? 0, now: run.engine })}</p>
      <Button look="quiet" aria-disabled={isBusy} data-print="hide" onClick={() => onAgain(run.input)}>
        {text("runs.againNow", { engine: run.engine })}
      </Button>
    </div>
  );
}

/** What a reader can do about a result of older data: the same period again, or up to the newest prices. */
function OlderData({ run, lastDay, isBusy, onAgain }: AgainProps & { readonly lastDay: string }) {
  const text = useText();
  const { day } = useFormats();
  return (
    <div className={styles.older}>
      <p>{text("runs.olderData", { day: day(lastDay) })}</p>
      {run.input.to < lastDay && (
        <Button
          look="quiet"
          aria-disabled={isBusy}
          data-print="hide"
          onClick={() => onAgain({ ...run.input, to: lastDay })}
        >
          {text("runs.againTo", { day: day(lastDay) })}
        </Button>
      )}
    </div>
  );
}
