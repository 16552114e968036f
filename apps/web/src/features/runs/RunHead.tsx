import { useQueryClient } from "@tanstack/react-query";
import { Pencil, RefreshCw, Star, Trash2 } from "lucide-react";
import { useState } from "react";
import { callProblem } from "../../forms/index.ts";
import { useFormats, useText } from "../../i18n/index.ts";
import { reLaunch, writeAddress } from "../../router/index.ts";
import { Button, Confirmation, showToast, useTitle } from "../../ui/index.ts";
import { RenameForm } from "./RenameForm.tsx";
import styles from "./RunHead.module.css";
import { useRunName } from "./run-words.ts";
import { changeRun, type Run, runQuery, startRun } from "./runs.query.ts";
import { useUniverseWords } from "./universe-words.ts";

/** Milliseconds for a whole sentence. */
const SENTENCE = 5000;

/** The address of a run. */
export const runAddress = (id: string): string => writeAddress("/pages/backtesting", { run: id });

/** The name of a run, what it was asked, and what can be done with it. */
export function RunHead({ run }: { readonly run: Run }) {
  const text = useText();
  const { day, number, percent } = useFormats();
  const [isRenaming, setRenaming] = useState(false);
  const universeOf = useUniverseWords();
  const name = useRunName()(run);
  useTitle(name);
  const { from, to, capital, costs, universe } = run.input;
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
        <p className={styles.asked}>
          {text("runs.asked", {
            universe: universeOf(universe),
            from: day(from),
            to: day(to),
            capital: number(capital, 0),
            rate: percent(costs.rate),
            slippage: percent(costs.slippage),
          })}
        </p>
      </div>
      <Actions run={run} />
    </header>
  );
}

function Actions({ run }: { readonly run: Run }) {
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
  const mark = () =>
    attempt(async () => {
      const favourite = !run.favourite;
      await changeRun(client, { id: run.id, favourite });
      client.setQueryData<Run>(runQuery(run.id).queryKey, (now) => now && { ...now, favourite });
    });
  const again = () => attempt(async () => reLaunch(runAddress(await startRun(client, run.input))));
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
        onClick={() => void mark()}
      >
        <Star size={18} fill={run.favourite ? "currentColor" : "none"} aria-hidden="true" />
      </Button>
      <Button onClick={() => void again()}>
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
