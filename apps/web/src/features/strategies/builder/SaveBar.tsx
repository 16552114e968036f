import { useQueryClient } from "@tanstack/react-query";
import { useId } from "react";
import { callProblem, useOnceAtATime } from "../../../forms/index.ts";
import { useFormats, useText } from "../../../i18n/index.ts";
import { switchTab, writeAddress } from "../../../router/index.ts";
import { Button, FieldInput, showToast } from "../../../ui/index.ts";
import { builderAddress, strategyAddress } from "../addresses.ts";
import { removedStrategy } from "../removed-strategy.ts";
import { saveStrategy } from "../strategies.query.ts";
import styles from "./Builder.module.css";
import { EMPTY_DRAFT } from "./draft.ts";
import { MAX_SHARED, writeStrategyFilters, writeStrategyNumbers } from "./share.ts";
import type { Beginning } from "./use-beginning.ts";
import { type Draft, forgetDraft } from "./use-draft.ts";

/** Milliseconds for a whole sentence. */
const SENTENCE = 5000;

interface SaveBarProps {
  readonly beginning: Beginning;
  readonly draft: Draft;
  readonly name: string;
  readonly onName: (name: string) => void;
}

/** Name, saving and sharing of what is built. */
export function SaveBar({ beginning: { own, forkedFrom }, draft, name, onName }: SaveBarProps) {
  const text = useText();
  const { count } = useFormats();
  const client = useQueryClient();
  const { strategy, undo } = draft;
  const [isBusy, start] = useOnceAtATime();
  const reasonId = useId();
  const reason = reasonNotToSave(draft, name);
  const waits = {
    "aria-disabled": isBusy || reason !== null,
    "aria-describedby": reason === null ? undefined : reasonId,
  };
  async function attempt(work: () => Promise<void>): Promise<void> {
    try {
      await work();
    } catch (failure) {
      showToast(callProblem(failure)(text), SENTENCE);
    }
  }
  const attemptOnce = (work: () => Promise<void>) => start(() => attempt(work));
  const save = (isNew: boolean) => {
    if (reason !== null) return draft.showProblems();
    void attemptOnce(async () => {
      const title = name.trim();
      const change = own && !isNew;
      const [saved] = await saveStrategy(
        client,
        change
          ? { action: "change", id: own.id, name: title, strategy }
          : forkedFrom === null
            ? { action: "create", name: title, strategy }
            : { action: "fork", from: forkedFrom, name: title, strategy },
      );
      if (!saved) return;
      showToast(text("builder.saved", { n: count(saved.version) }));
      // What is saved is no longer being built.
      forgetDraft();
      switchTab(strategyAddress(saved.id));
    });
  };
  const remove = () =>
    attemptOnce(async () => {
      if (!own) return;
      await saveStrategy(client, { action: "delete", id: own.id });
      removedStrategy.write({ id: own.id, name: own.name });
      switchTab(strategyAddress());
    });
  const share = () =>
    attempt(async () => {
      const filters = writeStrategyFilters(strategy);
      if (filters === null) return void showToast(text("builder.tooLong", { n: count(MAX_SHARED) }), SENTENCE);
      const link = writeAddress(builderAddress(), {
        strategyFilters: filters,
        paramFilters: writeStrategyNumbers(strategy) || undefined,
      });
      await navigator.clipboard.writeText(`${location.origin}${location.pathname}#${link}`);
      showToast(text("builder.shared"));
    });
  return (
    <div className={styles.save}>
      <FieldInput
        type="text"
        maxLength={80}
        value={name}
        aria-label={text("builder.name")}
        className={styles.name}
        onChange={({ target }) => onName(target.value)}
      />
      <div className={styles.actions}>
        <Button look="primary" {...waits} onClick={() => save(false)}>
          {text("builder.save")}
        </Button>
        {own && (
          <Button {...waits} onClick={() => save(true)}>
            {text("builder.saveNew")}
          </Button>
        )}
        <Button look="quiet" disabled={undo === null} onClick={() => undo?.()}>
          {text("builder.undo")}
        </Button>
        {own === null && (
          <Button look="quiet" disabled={strategy === EMPTY_DRAFT} onClick={() => draft.reset(EMPTY_DRAFT)}>
            {text("builder.anew")}
          </Button>
        )}
        <Button look="quiet" onClick={() => void share()}>
          {text("builder.share")}
        </Button>
        {own && (
          <Button look="quiet" aria-disabled={isBusy} onClick={() => void remove()}>
            {text("builder.delete")}
          </Button>
        )}
      </div>
      {reason !== null && (
        <p id={reasonId} className={styles.waiting}>
          {text(reason)}
        </p>
      )}
    </div>
  );
}

/** Why what is built cannot be saved yet. */
function reasonNotToSave({ problems, shownProblems }: Draft, name: string) {
  if (problems.length > 0) return shownProblems.length > 0 ? "builder.fixToSave" : "builder.buyToSave";
  return name.trim() === "" ? "builder.nameToSave" : null;
}
