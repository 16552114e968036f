import type { DcfValuation } from "@plumbline/core/valuation/model";
import { useSpeaker } from "../words/speaker.ts";
import styles from "./DcfWarnings.module.css";

/** What a reader should know before believing the value. */
export function DcfWarnings({ warnings }: Pick<DcfValuation, "warnings">) {
  const { text, formats } = useSpeaker();
  if (warnings.length === 0) return null;
  return (
    <ul className={styles.warnings}>
      {warnings.map(({ code, level, details }) => (
        <li key={code} data-level={level}>
          {text(`valuation.warning.${code}`, {
            terminalShare: formats.percent(details.terminalShare, 0),
            spread: formats.percent(details.spread, 1),
            terminalGrowth: formats.percent(details.terminalGrowth, 1),
            riskFreeRate: formats.percent(details.riskFreeRate, 1),
          })}
        </li>
      ))}
    </ul>
  );
}
