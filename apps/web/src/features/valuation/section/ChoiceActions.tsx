import { Link2, RotateCcw, Undo2 } from "lucide-react";
import { Button, showToast } from "../../../ui/index.ts";
import { useSpeaker } from "../figures/locale.ts";
import { useBench, useLive } from "../store/valuation-store.ts";
import { DEFAULT_CHOICE, type ValuationChoice } from "../valuation-choice.ts";
import styles from "./ChoiceActions.module.css";

interface ActionsProps {
  readonly onSave: (choice: ValuationChoice) => void;
  readonly onDiscard: () => void;
}

/** Keeps what was moved in the link, copies the link, or puts all back. */
export function Actions({ onSave, onDiscard }: ActionsProps) {
  const { text } = useSpeaker();
  const { state: bench, change } = useBench();
  const isChanged = useLive((state) => state.isChanged);
  const isMoved = useLive((state) => state.isMoved);
  const copy = async (): Promise<void> => {
    try {
      await navigator.clipboard.writeText(location.href);
      showToast(text("valuation.copied"));
    } catch {
      showToast(text("valuation.notCopied"));
    }
  };
  const state = isChanged ? "changed" : isMoved ? "kept" : "default";
  return (
    <div className={styles.actions} data-print="hide">
      <p className={styles.state} data-state={state}>
        {text(`valuation.state.${state}`)}
      </p>
      <div className={styles.buttons}>
        <Button
          look={isChanged ? "primary" : "plain"}
          disabled={!isChanged}
          onClick={() => onSave(bench.read().choice)}
        >
          {text("valuation.update")}
        </Button>
        {isChanged ? (
          <Button icon aria-label={text("valuation.discard")} title={text("valuation.discard")} onClick={onDiscard}>
            <Undo2 size={16} aria-hidden="true" />
          </Button>
        ) : (
          <Button icon aria-label={text("valuation.copy")} title={text("valuation.copy")} onClick={copy}>
            <Link2 size={16} aria-hidden="true" />
          </Button>
        )}
        {isMoved && (
          <Button
            icon
            aria-label={text("valuation.resetAll")}
            title={text("valuation.resetAll")}
            onClick={() => change(() => DEFAULT_CHOICE)}
          >
            <RotateCcw size={16} aria-hidden="true" />
          </Button>
        )}
      </div>
    </div>
  );
}
