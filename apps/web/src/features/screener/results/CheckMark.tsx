import type { CheckState } from "@plumbline/contract/calls";
import { CircleCheck, CircleHelp, CircleMinus, CircleSlash, CircleX, type LucideIcon } from "lucide-react";
import styles from "./CheckMark.module.css";

const ICONS: Readonly<Record<CheckState, LucideIcon>> = {
  pass: CircleCheck,
  near: CircleSlash,
  fail: CircleX,
  unknown: CircleHelp,
  "not-applicable": CircleMinus,
};

/** How a check stands, as a sign; the word for it is said beside it or by whoever names the cell. */
export function CheckMark({ state }: { readonly state: CheckState }) {
  const Icon = ICONS[state];
  return <Icon className={styles.mark} data-state={state} size={15} aria-hidden="true" />;
}
