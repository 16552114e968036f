import { useQueryClient } from "@tanstack/react-query";
import { useCallback } from "react";
import { callProblem } from "../../../forms/index.ts";
import { useText } from "../../../i18n/index.ts";
import { switchTab } from "../../../router/index.ts";
import { useObservable } from "../../../state/index.ts";
import { showToast } from "../../../ui/index.ts";
import { UndoBar } from "../../../ui/UndoBar.tsx";
import { strategyAddress } from "../addresses.ts";
import { removedStrategy } from "../removed-strategy.ts";
import { saveStrategy } from "../strategies.query.ts";

/** Milliseconds for a whole sentence. */
const SENTENCE = 5000;

/** Takes a strategy back that was deleted a moment ago, with its versions. */
export function RemovedStrategyBar() {
  const text = useText();
  const client = useQueryClient();
  const removed = useObservable(removedStrategy);
  const close = useCallback(() => removedStrategy.write(null), []);
  if (!removed) return null;
  async function undo(id: string): Promise<void> {
    close();
    try {
      await saveStrategy(client, { action: "restore", id });
      switchTab(strategyAddress(id));
    } catch (failure) {
      showToast(callProblem(failure)(text), SENTENCE);
    }
  }
  return (
    <UndoBar
      key={removed.id}
      message={text("builder.deleted", { name: removed.name })}
      undo={text("builder.undo")}
      onUndo={() => void undo(removed.id)}
      onClose={close}
    />
  );
}
