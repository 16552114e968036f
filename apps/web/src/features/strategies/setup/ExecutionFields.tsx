import { useState } from "react";
import { fromInput, toInput } from "../../../format/index.ts";
import { useText } from "../../../i18n/index.ts";
import { NumberInput, SegmentedControl } from "../../../ui/index.ts";
import styles from "./SetupForm.module.css";
import { SetupRow } from "./SetupRow.tsx";
import { type ChangeSetup, executionOf, FILL_MOMENTS, type Setup } from "./setup-state.ts";

interface ExecutionFieldsProps {
  readonly setup: Setup;
  readonly onChange: ChangeSetup;
}

/** Of the day's volume, where a limit is switched on. */
const FIRST_SHARE = 0.1;
/** In percent; the server takes no share of nothing. */
const SMALLEST_SHARE = 0.01;

/** How far the market is believed when orders are filled: folded, because most readers leave it; open where something differs. */
export function ExecutionFields({ setup, onChange }: ExecutionFieldsProps) {
  const text = useText();
  const { fillAt, volumeShare, delistingRecovery } = setup;
  const [isOpen] = useState(() => Object.keys(executionOf(setup)).length > 0);
  return (
    <details className={styles.advanced} open={isOpen}>
      <summary>{text("setup.advanced")}</summary>
      <SetupRow label={text("setup.fills")}>
        <SegmentedControl
          label={text("setup.fills")}
          className={styles.segments}
          options={FILL_MOMENTS.map((value) => ({ value, label: text(`setup.fills.${value}`) }))}
          value={fillAt}
          onChange={(chosen) => onChange({ fillAt: chosen })}
        />
        {fillAt === "close" && <p className={styles.note}>{text("setup.fillsAtClose")}</p>}
      </SetupRow>
      <SetupRow label={text("setup.volume")}>
        <label className={styles.check}>
          <input
            type="checkbox"
            checked={volumeShare !== null}
            onChange={({ target }) => onChange({ volumeShare: target.checked ? FIRST_SHARE : null })}
          />
          {text("setup.volumeLimited")}
        </label>
        {volumeShare !== null && (
          <span className={styles.named}>
            {text("setup.volumeShare")}
            <NumberInput
              label={text("setup.volumeShare")}
              value={toInput(volumeShare, "fraction")}
              min={SMALLEST_SHARE}
              max={100}
              unit="%"
              onType={(typed) => onChange({ volumeShare: fromInput(typed, "fraction") })}
            />
          </span>
        )}
      </SetupRow>
      <SetupRow label={text("setup.delisting")}>
        <span className={styles.named}>
          {text("setup.delistingRecovery")}
          <NumberInput
            label={text("setup.delistingRecovery")}
            value={toInput(delistingRecovery, "fraction")}
            min={0}
            max={100}
            unit="%"
            onType={(typed) => onChange({ delistingRecovery: fromInput(typed, "fraction") })}
          />
        </span>
      </SetupRow>
    </details>
  );
}
