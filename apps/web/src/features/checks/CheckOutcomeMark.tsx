import { CircleCheck, CircleHelp, CircleMinus, CircleX, type LucideIcon } from "lucide-react";
import { useText } from "../../i18n/index.ts";
import styles from "./CheckOutcomeMark.module.css";
import type { CheckOutcome } from "./check-outcome.ts";

const ICONS: Readonly<Record<CheckOutcome, LucideIcon>> = {
  passed: CircleCheck,
  nearPassed: CircleCheck,
  nearFailed: CircleX,
  failed: CircleX,
  unknown: CircleHelp,
  notApplicable: CircleMinus,
};

/** The outcome of a check as a sign and a word; the colour repeats it. */
export function CheckOutcomeMark({ outcome }: { readonly outcome: CheckOutcome }) {
  const text = useText();
  const Icon = ICONS[outcome];
  return (
    <span className={styles.mark} data-standing={outcome}>
      <Icon size={16} aria-hidden="true" />
      {text(`checks.state.${outcome}`)}
    </span>
  );
}
