import { useFormats, useText } from "../../i18n/index.ts";
import type { CheckStudyAnswer } from "./check-study.query.ts";
import styles from "./Method.module.css";

const RULES = ["known", "threshold", "returns", "delisted"] as const;

/** How the study is made, and what it cannot say. */
export function Method({ seed, resamples }: Pick<CheckStudyAnswer, "seed" | "resamples">) {
  const text = useText();
  const { count } = useFormats();
  return (
    <ul className={styles.method}>
      {RULES.map((rule) => (
        <li key={rule}>{text(`lab.method.${rule}`)}</li>
      ))}
      <li>{text("lab.method.interval", { resamples: count(resamples), seed: count(seed) })}</li>
      <li>{text("lab.method.limits")}</li>
    </ul>
  );
}
