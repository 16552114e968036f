import { useText } from "../../i18n/index.ts";
import styles from "./Method.module.css";

const RULES = ["known", "threshold", "returns", "delisted", "interval", "limits"] as const;

/** How the study is made, and what it cannot say. */
export function Method() {
  const text = useText();
  return (
    <ul className={styles.method}>
      {RULES.map((rule) => (
        <li key={rule}>{text(`lab.method.${rule}`)}</li>
      ))}
    </ul>
  );
}
