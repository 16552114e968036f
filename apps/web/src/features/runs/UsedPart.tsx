import { useText } from "../../i18n/index.ts";
import type { RunResult } from "./runs.query.ts";
import styles from "./UsedPart.module.css";

/** What makes the same numbers again. */
export function UsedPart({ versions }: Pick<RunResult, "versions">) {
  const text = useText();
  const { engine, formulas, dataVersion, seed, strategyVersion } = versions;
  return (
    <p className={styles.used}>
      {text("runs.used", { engine, formulas, data: dataVersion.slice(0, 12), seed })}
      {strategyVersion !== null && ` ${text("runs.usedVersion", { version: strategyVersion })}`}
    </p>
  );
}
