import { fromInput, toInput } from "../../../format/index.ts";
import { useLanguage } from "../../../i18n/index.ts";
import { Button, NumberInput, Select } from "../../../ui/index.ts";
import { checkName, type ScreenWords, signOf } from "../catalogue/screen-words.ts";
import type { CheckFilter } from "../screen-state.ts";
import styles from "./FilterEditor.module.css";

const STATES = ["pass", "near", "fail", "unknown"] as const;

interface CheckEditorProps {
  readonly filter: CheckFilter;
  readonly words: ScreenWords;
  readonly onChange: (filter: CheckFilter) => void;
}

/** Edits the condition on a check: its result and its threshold. */
export function CheckEditor({ filter, words, onChange }: CheckEditorProps) {
  const { text, catalogue } = words;
  const check = catalogue.checks.get(filter.check);
  return (
    <div className={styles.editor}>
      <div className={styles.line}>
        <Select
          aria-label={text("screener.result")}
          value={filter.state}
          onChange={({ target }) => {
            const state = STATES.find((word) => word === target.value);
            if (state) onChange({ ...filter, state });
          }}
        >
          {STATES.map((state) => (
            <option key={state} value={state}>
              {text(`screener.asked.${state}`)}
            </option>
          ))}
        </Select>
        {check && filter.state !== "unknown" && (
          <>
            <span>{signOf(check)}</span>
            <Threshold filter={filter} words={words} onChange={onChange} />
          </>
        )}
      </div>
    </div>
  );
}

function Threshold({ filter, words, onChange }: CheckEditorProps) {
  const { text, checks, catalogue } = words;
  const language = useLanguage();
  const check = catalogue.checks.get(filter.check);
  if (!check) return null;
  const { bounds, unit, threshold } = check;
  const { threshold: _, ...atDefault } = filter;
  const move = (moved: number): void => onChange(moved === threshold ? atDefault : { ...filter, threshold: moved });
  return (
    <>
      <span className={styles.bound}>
        <NumberInput
          label={text("checks.thresholdOf", { check: checkName(filter.check, words) })}
          value={toInput(filter.threshold ?? threshold, unit, language)}
          min={toInput(bounds.min, unit, language)}
          max={toInput(bounds.max, unit, language)}
          onType={(typed) => move(fromInput(typed, unit, language))}
        />
        {unit === "fraction" && <span>%</span>}
        {unit === "money" && <span>{text("checks.millions")}</span>}
      </span>
      <span className={styles.explanation}>
        {text("checks.bounds", { min: checks.threshold(bounds.min, check), max: checks.threshold(bounds.max, check) })}
      </span>
      {filter.threshold !== undefined && (
        <Button look="quiet" onClick={() => onChange(atDefault)}>
          {text("checks.reset", { threshold: checks.threshold(threshold, check) })}
        </Button>
      )}
    </>
  );
}
