import { Link2, RotateCcw, Undo2 } from "lucide-react";
import { useLocale } from "../../../i18n/index.ts";
import { Button, showToast } from "../../../ui/index.ts";
import { useValuationState, useValuationStore } from "../store/valuation-store.ts";
import { DEFAULT_CHOICE, type ValuationChoice } from "../valuation-choice.ts";
import styles from "./ChoiceActions.module.css";

interface ChoiceActionsProps {
  readonly onSave: (choice: ValuationChoice) => void;
  readonly onDiscard: () => void;
}

/** Saves the choice in the address, copies the link, discards unsaved moves or resets all parameters. */
export function ChoiceActions({ onSave, onDiscard }: ChoiceActionsProps) {
  const { text } = useLocale();
  const { state: source, change } = useValuationStore();
  const isChanged = useValuationState((state) => state.isChanged);
  const isMoved = useValuationState((state) => state.isMoved);
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
          onClick={() => onSave(source.read().choice)}
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
