import type { WireJudgedRule, WireStrategy, WireStrategyHitsDetail } from "@plumbline/contract";
import type { SentenceUnit } from "@plumbline/core/strategy";
import { CircleCheck, CircleDashed, CircleX } from "lucide-react";
import { MISSING } from "../../../format/index.ts";
import { currencyName, useFormats, useText } from "../../../i18n/index.ts";
import { useSentenceWords } from "../sentence/use-sentence-words.ts";
import { writeAmount, writeSentence } from "../sentence/write-sentence.ts";
import styles from "./JudgedRules.module.css";
import { entryRules } from "./rule-units.ts";

const ICONS = { pass: CircleCheck, fail: CircleX, unknown: CircleDashed } as const;

interface JudgedRulesProps {
  readonly strategy: WireStrategy;
  readonly detail: WireStrategyHitsDetail;
}

/** Since when a stock passes, and each rule with the value of the stock and how far it is from the threshold. */
export function JudgedRules({ strategy, detail }: JudgedRulesProps) {
  const text = useText();
  const { day } = useFormats();
  const words = useSentenceWords();
  const judged = new Map(detail.rules.map((rule) => [rule.path, rule]));
  const since = detail.hits.at(-1);
  return (
    <>
      <p className={styles.since}>
        {since ? text("stockStrategies.since", { day: day(since) }) : text("stockStrategies.compares")}
      </p>
      <ul className={styles.rules}>
        {entryRules(strategy).map(({ path, sentence, unit }) => {
          const rule = judged.get(path);
          const measured = { unit, ...(rule?.currency && { currency: currencyName(rule.currency, text) }) };
          const state = rule?.state ?? "unknown";
          const Icon = ICONS[state];
          const write = (value: number) => writeAmount(rounded(value, unit), measured, words);
          return (
            <li key={path} className={styles.rule} data-state={state}>
              <Icon size={16} aria-hidden="true" />
              <span className={styles.sentence}>
                <span className="visually-hidden">{text(`stockStrategies.state.${state}`)} </span>
                {writeSentence(sentence, words)}
              </span>
              {rule && <Values rule={rule} write={write} />}
            </li>
          );
        })}
      </ul>
    </>
  );
}

/** As every number and every percentage: with two decimals at most. */
function rounded(value: number, unit: SentenceUnit): number {
  return Number(value.toFixed(unit === "fraction" ? 4 : 2));
}

function Values({ rule, write }: { readonly rule: WireJudgedRule; readonly write: (value: number) => string }) {
  const text = useText();
  const { change } = useFormats();
  const { value, distance, unit } = rule;
  if (value === null) return <span className={styles.values}>{MISSING}</span>;
  const signed = (amount: number) => (amount < 0 ? `−${write(-amount)}` : `+${write(amount)}`);
  const far = distance === null ? null : unit === "fraction" ? change(distance) : signed(distance);
  return (
    <span className={styles.values}>
      <span>{text("stockStrategies.value", { value: write(value) })}</span>
      {far !== null && <span className={styles.distance}>{text("stockStrategies.distance", { distance: far })}</span>}
    </span>
  );
}
