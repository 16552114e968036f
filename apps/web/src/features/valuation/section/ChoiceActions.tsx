import { Link2, RotateCcw, Undo2 } from "lucide-react";
import type { ReactNode } from "react";
import { useLocale } from "../../../i18n/index.ts";
import { Button, showToast } from "../../../ui/index.ts";
import { useValuationState, useValuationStore } from "../store/valuation-store.ts";
import { DEFAULT_CHOICE, type ValuationChoice } from "../valuation-choice.ts";
import styles from "./ChoiceActions.module.css";

interface ChoiceActionsProps {
  readonly model: ChoiceToSave["model"];
  readonly onSave: (choice: ValuationChoice) => void;
  readonly onDiscard: () => void;
  readonly renderSave: RenderSave;
}

/** What is needed to save the choice on screen in an account. */
export interface ChoiceToSave {
  /** Below which it stands. */
  readonly model: "dcf" | "graham";
  readonly read: () => ValuationChoice;
  /** A few words that tell it from other valuations of the stock, such as “DCF 9%”. */
  readonly words: () => Promise<string>;
  /** Writes it to the address if it is not there. */
  readonly update: () => void;
}

/** Draws the button that saves a choice: it belongs to another feature. */
export type RenderSave = (choice: ChoiceToSave) => ReactNode;

/** Saves the choice in the address and in the account, copies the link, discards unsaved moves or resets all parameters. */
export function ChoiceActions({ model, onSave, onDiscard, renderSave }: ChoiceActionsProps) {
  const locale = useLocale();
  const { text } = locale;
  const { state: source, change } = useValuationStore();
  const isChanged = useValuationState((state) => state.isChanged);
  const isMoved = useValuationState((state) => state.isMoved);
  // Another address may bring another choice that is as saved as the one before: what is read below is another one then. A slider
  // that moves draws nothing anew.
  useValuationState((state) => (state.isChanged ? null : state.choice));
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
      <div className={styles.buttons}>
        <Button
          look={isChanged ? "primary" : "plain"}
          disabled={!isChanged}
          onClick={() => onSave(source.read().choice)}
        >
          {text("valuation.update")}
        </Button>
        {renderSave({
          model,
          read: () => source.read().choice,
          words: async () => (await import("./choice-name.ts")).choiceName(source.read(), locale),
          update: () => isChanged && onSave(source.read().choice),
        })}
      </div>
      <p className={styles.state} data-state={state}>
        {text(`valuation.state.${state}`)}
      </p>
      <div className={styles.icons}>
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
