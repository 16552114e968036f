import type { WirePreset } from "@plumbline/contract";
import { Check } from "lucide-react";
import { writeFilters } from "../../state/index.ts";
import type { ScreenWords } from "./catalogue/screen-words.ts";
import styles from "./PresetCards.module.css";
import { type ChangeScreen, EMPTY_SCREEN, type ScreenState, writeOrder } from "./screen-state.ts";

interface PresetCardsProps {
  readonly state: ScreenState;
  readonly words: ScreenWords;
  readonly onChange: ChangeScreen;
}

/** The classic screens to start from. The one on screen is marked; a second click removes it. */
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
              {/* Titles of books and papers are not translated. */}
              <span className={styles.foot}>
                <span className={styles.source} lang="en" title={preset.source}>
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

/** The screen of a classic one, with the default columns of its filters. */
export function screenOfPreset({ paramFilters, order, take }: WirePreset): ScreenState {
  return { filters: paramFilters, order, take, columns: null, why: null };
}

/** Whether a screen has the conditions of a classic one; order and columns may differ. */
export function isScreenOf({ filters, take, order }: ScreenState, preset: WirePreset): boolean {
  const isRanked = preset.take === null || writeOrder(order) === writeOrder(preset.order);
  return isRanked && take === preset.take && writeFilters(filters) === writeFilters(preset.paramFilters);
}
