import type { WirePreset } from "@plumbline/contract";
import { writeFilters } from "../../state/index.ts";
import styles from "./ClassicScreens.module.css";
import type { ScreenWords } from "./catalogue/screen-words.ts";
import { type ChangeScreen, EMPTY_SCREEN, type ScreenState, writeOrder } from "./screen-state.ts";

interface ClassicScreensProps {
  readonly state: ScreenState;
  readonly words: ScreenWords;
  readonly onChange: ChangeScreen;
}

/** The classic screens to start from, in a row. The one on screen is marked; a second click removes it. */
export function ClassicScreens({ state, words, onChange }: ClassicScreensProps) {
  const { text, find, catalogue } = words;
  return (
    <ul className={styles.row} aria-label={text("screener.presets")}>
      {catalogue.presets.map((preset) => {
        const isChosen = isScreenOf(state, preset);
        return (
          <li key={preset.id}>
            <button
              type="button"
              className={styles.screen}
              aria-pressed={isChosen}
              title={find(`screener.idea.${preset.id}`) ?? undefined}
              onClick={() => onChange(() => (isChosen ? EMPTY_SCREEN : screenOfPreset(preset)))}
            >
              {find(`screener.preset.${preset.id}`) ?? preset.id}
            </button>
          </li>
        );
      })}
    </ul>
  );
}

/** The idea of the classic screen on screen, and where it was published. */
export function ClassicIdea({ state, words: { find, catalogue } }: Omit<ClassicScreensProps, "onChange">) {
  const preset = catalogue.presets.find((one) => isScreenOf(state, one));
  if (!preset) return null;
  return (
    <p className={styles.idea}>
      {find(`screener.idea.${preset.id}`)}{" "}
      <cite className={styles.source}>{find(`screener.source.${preset.id}`) ?? preset.source}</cite>
    </p>
  );
}

/** The screen of a classic one, with the default columns of its filters. */
export function screenOfPreset({ paramFilters, order, take }: WirePreset): ScreenState {
  return { ...EMPTY_SCREEN, filters: paramFilters, order, take };
}

/** Whether a screen has the conditions of a classic one; order and columns may differ. */
export function isScreenOf({ filters, strategies, take, order }: ScreenState, preset: WirePreset): boolean {
  const isRanked = preset.take === null || writeOrder(order) === writeOrder(preset.order);
  const hasFilters = strategies.length === 0 && writeFilters(filters) === writeFilters(preset.paramFilters);
  return isRanked && take === preset.take && hasFilters;
}
