import { TRADING_COST_PRESET_NAMES, TRADING_COST_PRESETS, type TradingCostPreset } from "@plumbline/core/words";
import type { ReactNode } from "react";
import { useFormats, useText } from "../../i18n/index.ts";
import { useObservable, user } from "../../state/index.ts";
import { Button, Select } from "../../ui/index.ts";
import styles from "./PreferencesSection.module.css";
import { storePreferences } from "./preferences.ts";
import { EditableSetting, Setting } from "./Setting.tsx";

/** What costs are assumed where the user has chosen none. */
const DEFAULT_COSTS: TradingCostPreset = "standard";

/** Draws the search for an instrument, which belongs to another feature. */
export type RenderPicker = (onPick: (symbol: string) => void) => ReactNode;

/** What backtests begin with: the instrument that they are compared with, and what trades cost. */
export function BacktestPreferences({ renderPicker }: { readonly renderPicker: RenderPicker }) {
  const text = useText();
  const { percent } = useFormats();
  const chosen = useObservable(user)?.preferences;
  const costs = chosen?.costPreset ?? DEFAULT_COSTS;
  const { rate, slippage } = TRADING_COST_PRESETS[costs];
  return (
    <>
      <Benchmark symbol={chosen?.benchmark ?? null} renderPicker={renderPicker} />
      <Setting
        label={text("userCenter.costs")}
        end={
          <Select
            aria-label={text("userCenter.costs")}
            className={styles.languages}
            value={costs}
            onChange={({ target }) => void storePreferences({ costPreset: target.value as TradingCostPreset })}
          >
            {TRADING_COST_PRESET_NAMES.map((name) => (
              <option key={name} value={name}>
                {text(`userCenter.costs.${name}`)}
              </option>
            ))}
          </Select>
        }
      >
        {text("userCenter.costsAre", { rate: percent(rate), slippage: percent(slippage) })}
      </Setting>
    </>
  );
}

interface BenchmarkProps {
  /** Null: the index of the market. */
  readonly symbol: string | null;
  readonly renderPicker: RenderPicker;
}

function Benchmark({ symbol, renderPicker }: BenchmarkProps) {
  const text = useText();
  return (
    <EditableSetting
      label={text("userCenter.benchmark")}
      action={text("userCenter.change")}
      form={(close) => (
        <div className={styles.picker}>
          {renderPicker((picked) => {
            void storePreferences({ benchmark: picked });
            close();
          })}
          {symbol !== null && (
            <Button
              onClick={() => {
                void storePreferences({ benchmark: null });
                close();
              }}
            >
              {text("userCenter.benchmarkReset")}
            </Button>
          )}
        </div>
      )}
    >
      {symbol === null ? text("userCenter.benchmarkIsIndex") : text("userCenter.benchmarkIs", { symbol })}
    </EditableSetting>
  );
}
