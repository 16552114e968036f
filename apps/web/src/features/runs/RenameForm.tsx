import { useQueryClient } from "@tanstack/react-query";
import { useState } from "react";
import { callProblem, useOnceAtATime } from "../../forms/index.ts";
import { useRunName, useText } from "../../i18n/index.ts";
import { Button, FieldInput, showToast } from "../../ui/index.ts";
import styles from "./RenameForm.module.css";
import { changeRun, type Run, runQuery } from "./runs.query.ts";

/** Characters of a name, as the contract has them. */
const MAX_NAME = 80;
/** Milliseconds for a whole sentence. */
const SENTENCE = 5000;

/** Another name for a run; an empty one leaves the old. */
export function RenameForm({ run, onDone }: { readonly run: Run; readonly onDone: () => void }) {
  const text = useText();
  const client = useQueryClient();
  const [name, setName] = useState(useRunName()(run));
  const [isSaving, start] = useOnceAtATime();
  async function save(): Promise<void> {
    const given = name.trim();
    try {
      if (given !== "" && given !== run.name) {
        await changeRun(client, { id: run.id, name: given });
        client.setQueryData<Run>(runQuery(run.id).queryKey, (now) => now && { ...now, name: given });
      }
      onDone();
    } catch (failure) {
      showToast(callProblem(failure)(text), SENTENCE);
    }
  }
  return (
    <form
      className={styles.form}
      onSubmit={(event) => {
        event.preventDefault();
        void start(save);
      }}
    >
      <FieldInput
        autoFocus
        aria-label={text("runs.name")}
        value={name}
        maxLength={MAX_NAME}
        onChange={({ target }) => setName(target.value)}
        onKeyDown={({ key }) => key === "Escape" && onDone()}
      />
      <Button type="submit" look="primary" aria-disabled={isSaving}>
        {text("runs.saveName")}
      </Button>
    </form>
  );
}
