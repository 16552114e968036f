import type { WireStrategy } from "@plumbline/contract";
import { useMemo } from "react";
import { fromInput, toInput } from "../../../format/index.ts";
import { translator, useLanguage, useText } from "../../../i18n/index.ts";
import { useObservable } from "../../../state/index.ts";
import { NumberInput } from "../../../ui/index.ts";
import styles from "./ParameterFields.module.css";
import { parameterUnits } from "./parameter-units.ts";
import { SetupRow } from "./SetupRow.tsx";
import { type ChangeSetup, MAX_RANGES, type Range, type Setup } from "./setup-state.ts";

interface ParameterFieldsProps {
  readonly strategy: WireStrategy;
  readonly setup: Setup;
  readonly onChange: ChangeSetup;
}

/** Steps of a range that is switched on. */
const FIRST_STEPS = 4;

/** The numbers of the strategy: each can be changed, and one or two tried over a range. */
export function ParameterFields({ strategy, setup, onChange }: ParameterFieldsProps) {
  const text = useText();
  const { find } = useObservable(translator);
  const language = useLanguage();
  const units = useMemo(() => parameterUnits(strategy), [strategy]);
  const { values, ranges } = setup;
  const names = Object.keys(strategy.parameters);
  return (
    <SetupRow label={text("setup.parameters")}>
      <p className={styles.note}>{text(names.length > 0 ? "setup.parametersNote" : "setup.noParameters")}</p>
      <ul className={styles.parameters}>
        {Object.entries(strategy.parameters).map(([name, parameter]) => {
          const unit = units.get(name) ?? "count";
          const label = find(`setup.parameter.${name}`) ?? name;
          const range = ranges[name];
          const { minimum, maximum } = parameter;
          const value = values[name] ?? parameter.value;
          const bounds = {
            min: toInput(minimum, unit, language),
            max: toInput(maximum, unit, language),
            unit: unit === "fraction" ? "%" : unit === "money" ? text("setup.millions") : null,
          };
          return (
            <li key={name} className={styles.parameter}>
              <span className={styles.name}>{label}</span>
              {range ? (
                <RangeFields
                  label={label}
                  range={range}
                  bounds={bounds}
                  unit={unit}
                  onChange={(next) => onChange({ ranges: { ...ranges, [name]: next } })}
                />
              ) : (
                <NumberInput
                  label={label}
                  value={toInput(value, unit, language)}
                  {...bounds}
                  onType={(typed) => onChange({ values: { ...values, [name]: fromInput(typed, unit, language) } })}
                />
              )}
              <label className={styles.toggle}>
                <input
                  type="checkbox"
                  checked={range !== undefined}
                  aria-label={text("setup.range", { name: label })}
                  disabled={range === undefined && Object.keys(ranges).length >= MAX_RANGES}
                  onChange={({ target }) =>
                    onChange({ ranges: toggled(ranges, name, target.checked ? firstRange(parameter, value) : null) })
                  }
                />
                {text("setup.rangeShort")}
              </label>
            </li>
          );
        })}
      </ul>
    </SetupRow>
  );
}

interface RangeFieldsProps {
  readonly label: string;
  readonly range: Range;
  readonly bounds: { readonly min: number; readonly max: number; readonly unit: string | null };
  readonly unit: string;
  readonly onChange: (range: Range) => void;
}

function RangeFields({ label, range, bounds, unit, onChange }: RangeFieldsProps) {
  const text = useText();
  const language = useLanguage();
  return (
    <span className={styles.range}>
      {(["from", "to", "step"] as const).map((part) => {
        const key = ({ from: "setup.rangeFrom", to: "setup.rangeTo", step: "setup.rangeStep" } as const)[part];
        const limits = part === "step" ? { min: 0, max: bounds.max - bounds.min, unit: bounds.unit } : bounds;
        return (
          <span key={part} className={styles.end}>
            {text(`setup.${part}Word`)}
            <NumberInput
              label={text(key, { name: label })}
              value={toInput(range[part], unit, language)}
              {...limits}
              onType={(typed) => onChange({ ...range, [part]: fromInput(typed, unit, language) })}
            />
          </span>
        );
      })}
    </span>
  );
}

function toggled(ranges: Setup["ranges"], name: string, range: Range | null): Setup["ranges"] {
  const { [name]: _, ...others } = ranges;
  return range === null ? others : { ...others, [name]: range };
}

/** Around the value in use: some steps to each side of about a tenth of it. */
function firstRange({ minimum, maximum, step }: WireStrategy["parameters"][string], value: number): Range {
  const wide = Math.max(step, Math.round(Math.abs(value) / 10 / step) * step);
  const tidy = (number: number) => Number(number.toPrecision(10));
  return {
    from: tidy(Math.max(minimum, value - FIRST_STEPS * wide)),
    to: tidy(Math.min(maximum, value + FIRST_STEPS * wide)),
    step: tidy(wide),
  };
}
