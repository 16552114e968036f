import type { LanguageCode } from "@plumbline/contract";
import { useState } from "react";
import { amountUnit, fromInput, toInput } from "../../../format/index.ts";
import { useLanguage, useText } from "../../../i18n/index.ts";
import { NumberInput, Select } from "../../../ui/index.ts";
import type { ScreenNumber } from "../catalogue/screen-catalogue.ts";
import styles from "./FilterEditor.module.css";

interface BoundFieldProps {
  readonly label: string;
  readonly unit: ScreenNumber["unit"];
  /** The values that have a word, where it has such; otherwise none. */
  readonly choices?: readonly { readonly value: number; readonly name: string }[];
  /** In the unit of the metric. */
  readonly value: number;
  readonly onChange: (value: number) => void;
}

/** A bound as people write it: rates in percent, amounts in millions or billions, in Chinese in 万 or 亿. */
export function BoundField({ label, unit, choices = [], value, onChange }: BoundFieldProps) {
  if (choices.length > 0) {
    return (
      <Select aria-label={label} value={value} onChange={({ target }) => onChange(Number(target.value))}>
        {choices.map((choice) => (
          <option key={choice.value} value={choice.value}>
            {choice.name}
          </option>
        ))}
      </Select>
    );
  }
  if (unit === "money") return <AmountField label={label} value={value} onChange={onChange} />;
  return (
    <span className={styles.bound}>
      <NumberInput label={label} value={toInput(value, unit)} onType={(typed) => onChange(fromInput(typed, unit))} />
      {unit === "fraction" && <span>%</span>}
    </span>
  );
}

function AmountField({ label, value, onChange }: Omit<BoundFieldProps, "unit" | "choices">) {
  const text = useText();
  const language = useLanguage();
  const [scale, setScale] = useState(() => scaleFor(value, language));
  const size = scaleSize(scale, language);
  return (
    <span className={styles.bound}>
      <NumberInput label={label} value={value / size} onType={(typed) => onChange(typed * size)} />
      <Select
        aria-label={text("screener.scale")}
        value={scale}
        onChange={({ target }) => {
          const chosen = target.value === "large" ? "large" : "million";
          setScale(chosen);
          onChange((value / size) * scaleSize(chosen, language));
        }}
      >
        <option value="million">{text("screener.scale.million")}</option>
        <option value="large">{text("screener.scale.large")}</option>
      </Select>
    </span>
  );
}

type ScaleName = "million" | "large";

/** The size of the larger unit: billions, in Chinese hundreds of millions. */
const LARGE: Readonly<Record<LanguageCode, number>> = { en: 1e9, es: 1e9, fr: 1e9, "zh-Hans": 1e8, "zh-Hant": 1e8 };

/** The size of a unit of amounts. */
export function scaleSize(name: ScaleName, language: LanguageCode): number {
  return name === "million" ? amountUnit(language, "small").size : LARGE[language];
}

/** The unit in which an amount has the fewest digits. */
export function scaleFor(amount: number, language: LanguageCode): ScaleName {
  return Math.abs(amount) >= LARGE[language] ? "large" : "million";
}
