import type { WirePlan } from "@plumbline/contract";
import { useFormats, useText } from "../../../i18n/index.ts";
import { CheckMark } from "../CheckMark.tsx";
import { isMonthly, LIMITS } from "../plan-facts.ts";
import styles from "./PlanLimits.module.css";

/** What a plan allows and has. */
export function PlanLimits({ plan: { limits, fairUse, features } }: { readonly plan: WirePlan }) {
  const text = useText();
  const { count } = useFormats();
  return (
    <ul className={styles.list}>
      {LIMITS.map((limit) => {
        const allowed = limits[limit];
        const isFair = fairUse.includes(limit);
        return (
          <li key={limit} className={styles.limit}>
            <span>{text(`plans.limit.${limit}`)}</span>
            <span className={styles.count}>
              {allowed === null || isFair
                ? text("plans.unlimited")
                : isMonthly(limit)
                  ? text("plans.aMonth", { n: count(allowed) })
                  : count(allowed)}
            </span>
            {isFair && allowed !== null && (
              <span className={styles.fairUse}>{text("plans.fairUse", { allowed: count(allowed) })}</span>
            )}
          </li>
        );
      })}
      {features.map((feature) => (
        <li key={feature} className={styles.feature}>
          <span>{text(`plans.feature.${feature}`)}</span>
          <CheckMark />
        </li>
      ))}
    </ul>
  );
}
