import { useMemo } from "react";
import { useText } from "../../../i18n/index.ts";
import { SentenceBody } from "../sentence/SentenceBody.tsx";
import { ruleOfTrade } from "./rule-of-trade.ts";
import styles from "./TradeRule.module.css";

interface TradeRuleProps {
  readonly strategy: Parameters<typeof ruleOfTrade>[0];
  readonly values: Parameters<typeof ruleOfTrade>[1];
  /** The purchase, or the reason for which it was sold. */
  readonly fill: Parameters<typeof ruleOfTrade>[2];
}

/** The rule by which a run bought or sold, as the strategy's sentence says it. */
export function TradeRule({ strategy, values, fill }: TradeRuleProps) {
  const text = useText();
  const rule = useMemo(() => ruleOfTrade(strategy, values, fill), [strategy, values, fill]);
  if (!rule) return null;
  return (
    <div className={styles.rule}>
      <p className={styles.head}>{text(`sentence.head.${rule.head}`)}</p>
      <SentenceBody rules={rule.rules} />
    </div>
  );
}
