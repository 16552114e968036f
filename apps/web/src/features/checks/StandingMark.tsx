import { CircleCheck, CircleHelp, CircleMinus, CircleX, type LucideIcon } from "lucide-react";
import { useText } from "../../i18n/index.ts";
import type { Standing } from "./check-standing.ts";
import styles from "./StandingMark.module.css";

const ICONS: Readonly<Record<Standing, LucideIcon>> = {
  passed: CircleCheck,
  nearPassed: CircleCheck,
  nearFailed: CircleX,
  failed: CircleX,
  unknown: CircleHelp,
  notApplicable: CircleMinus,
};

/** How a check stands: a sign and a word, which the colour repeats. */
export function StandingMark({ standing }: { readonly standing: Standing }) {
  const text = useText();
  const Icon = ICONS[standing];
  return (
    <span className={styles.mark} data-standing={standing}>
      <Icon size={16} aria-hidden="true" />
      {text(`checks.state.${standing}`)}
    </span>
  );
}
