import { TRADING_COST_PRESET_NAMES, TRADING_COST_PRESETS } from "@plumbline/core/words";
import { fromInput, toInput } from "../../../format/index.ts";
import { useFormats, useText } from "../../../i18n/index.ts";
import { NumberInput, SegmentedControl } from "../../../ui/index.ts";
import styles from "./SetupForm.module.css";
import { SetupRow } from "./SetupRow.tsx";
import type { Setup } from "./setup-state.ts";
import type { ChangeSetup } from "./testable.ts";

interface CostsFieldProps {
  readonly setup: Setup;
  readonly onChange: ChangeSetup;
}

const CHOICES = [...TRADING_COST_PRESET_NAMES, "own"] as const;
/** The most that the server takes, in percent. */
const MAX_PERCENT = 10;

/** What each trade costs: a level, or the reader's own numbers. */
export function CostsField({ setup, onChange }: CostsFieldProps) {
  const text = useText();
  const { percent } = useFormats();
  const { costs } = setup;
  return (
    <SetupRow label={text("setup.costs")}>
      <SegmentedControl
        label={text("setup.costs")}
        className={styles.segments}
        options={CHOICES.map((value) => ({ value, label: text(`setup.costs.${value}`) }))}
        value={costs}
        onChange={(chosen) => onChange({ costs: chosen, ...(chosen !== "own" && ratesOf(chosen)) })}
      />
      {costs === "own" ? (
        <div className={styles.inline}>
          {(["rate", "slippage"] as const).map((cost) => (
            <span key={cost} className={styles.named}>
              {text(cost === "rate" ? "setup.commission" : "setup.slippage")}
              <NumberInput
                label={text(cost === "rate" ? "setup.commission" : "setup.slippage")}
                value={toInput(setup[cost], "fraction")}
                min={0}
                max={MAX_PERCENT}
                unit="%"
                onType={(typed) => onChange({ [cost]: fromInput(typed, "fraction") })}
              />
            </span>
          ))}
        </div>
      ) : (
        <p className={styles.note}>
          {text("setup.costsAre", {
            rate: percent(TRADING_COST_PRESETS[costs].rate),
            slippage: percent(TRADING_COST_PRESETS[costs].slippage),
          })}
        </p>
      )}
    </SetupRow>
  );
}

/** Own numbers begin with those of the level that was chosen before. */
function ratesOf(preset: (typeof TRADING_COST_PRESET_NAMES)[number]): Pick<Setup, "rate" | "slippage"> {
  const { rate, slippage } = TRADING_COST_PRESETS[preset];
  return { rate, slippage };
}
