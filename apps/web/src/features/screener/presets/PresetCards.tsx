import { Check } from "lucide-react";
import type { ScreenWords } from "../catalogue/screen-words.ts";
import { type ChangeScreen, EMPTY_SCREEN, type ScreenState } from "../state/screen-state.ts";
import styles from "./PresetCards.module.css";
import { isScreenOf, screenOfPreset } from "./same-screen.ts";

interface PresetCardsProps {
  readonly state: ScreenState;
  readonly words: ScreenWords;
  readonly onChange: ChangeScreen;
}

/** The classic screens to take over and change; the one on screen is marked, and put away by another click. */
export function PresetCards({ state, words, onChange }: PresetCardsProps) {
  const { text, find, catalogue } = words;
  return (
    <ul className={styles.cards} aria-label={text("screener.presets")}>
      {catalogue.presets.map((preset) => {
        const isChosen = isScreenOf(state, preset);
        return (
          <li key={preset.id}>
            <button
              type="button"
              className={styles.card}
              aria-pressed={isChosen}
              onClick={() => onChange(() => (isChosen ? EMPTY_SCREEN : screenOfPreset(preset)))}
            >
              <span className={styles.name}>{find(`screener.preset.${preset.id}`) ?? preset.id}</span>
              <span className={styles.idea}>{find(`screener.idea.${preset.id}`)}</span>
              {/* Books and papers are named as they are. */}
              <span className={styles.foot}>
                <span className={styles.source} lang="en">
                  {preset.source}
                </span>
                {isChosen && <Check size={15} aria-hidden="true" />}
              </span>
            </button>
          </li>
        );
      })}
    </ul>
  );
}
