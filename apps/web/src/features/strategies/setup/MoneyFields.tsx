import { useState } from "react";
import { useText } from "../../../i18n/index.ts";
import { Button, NumberInput, Select } from "../../../ui/index.ts";
import styles from "./SetupForm.module.css";
import { SetupRow } from "./SetupRow.tsx";
import type { ChangeSetup, RenderPicker, Setup } from "./setup-state.ts";

interface MoneyFieldsProps {
  readonly setup: Setup;
  readonly renderPicker: RenderPicker;
  readonly onChange: ChangeSetup;
}

const MAX_CAPITAL = 1e12;

/** The money, and what the result is compared with. */
export function MoneyFields({ setup, renderPicker, onChange }: MoneyFieldsProps) {
  const text = useText();
  const { capital, fractional, benchmark } = setup;
  const [isPicking, setPicking] = useState(false);
  const kind = isPicking || typeof benchmark === "string" ? "other" : benchmark === null ? "none" : "index";
  const choose = (chosen: string): void => {
    setPicking(chosen === "other");
    if (chosen !== "other") onChange({ benchmark: chosen === "none" ? null : undefined });
  };
  return (
    <>
      <SetupRow label={text("setup.capital")}>
        <NumberInput
          label={text("setup.capital")}
          value={capital}
          min={1}
          max={MAX_CAPITAL}
          onType={(typed) => onChange({ capital: typed })}
        />
        <p className={styles.note}>{text("setup.capitalNote")}</p>
        <label className={styles.check}>
          <input
            type="checkbox"
            checked={fractional}
            onChange={({ target }) => onChange({ fractional: target.checked })}
          />
          {text("setup.fractional")}
        </label>
      </SetupRow>
      <SetupRow label={text("setup.benchmark")}>
        <Select aria-label={text("setup.benchmark")} value={kind} onChange={({ target }) => choose(target.value)}>
          {(["index", "none", "other"] as const).map((value) => (
            <option key={value} value={value}>
              {text(`setup.benchmark.${value}`)}
            </option>
          ))}
        </Select>
        {kind === "other" && typeof benchmark === "string" && !isPicking && (
          <p className={styles.chosen}>
            <strong>{benchmark}</strong>
            <Button look="quiet" onClick={() => setPicking(true)}>
              {text("setup.otherStock")}
            </Button>
          </p>
        )}
        {isPicking && (
          <div className={styles.picker}>
            {renderPicker((symbol) => {
              setPicking(false);
              onChange({ benchmark: symbol });
            })}
          </div>
        )}
      </SetupRow>
    </>
  );
}
