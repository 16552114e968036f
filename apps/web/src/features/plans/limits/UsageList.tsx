import type { WireUsage } from "@plumbline/contract";
import { useFormats, useText } from "../../../i18n/index.ts";
import { classNames, cssPercent } from "../../../ui/index.ts";
import { isMonthly, LIMITS } from "../plan-facts.ts";
import styles from "./UsageList.module.css";

/** Use and reset day of every limit. */
export function UsageList({ usage }: { readonly usage: readonly WireUsage[] }) {
  return (
    <ul className={styles.list}>
      {LIMITS.flatMap((limit) => usage.find((of) => of.limit === limit) ?? []).map((of) => (
        <UsageRow key={of.limit} usage={of} />
      ))}
    </ul>
  );
}

function UsageRow({ usage }: { readonly usage: WireUsage }) {
  const text = useText();
  const { count } = useFormats();
  const { limit, used, allowed } = usage;
  const share = allowed ? Math.min(1, used / allowed) : allowed === 0 ? 1 : 0;
  const name = text(`plans.limit.${limit}`);
  return (
    <li className={styles.row}>
      <h3 className={styles.name}>{name}</h3>
      <p className={styles.count}>
        {allowed === null
          ? text("plans.usedFreely", { used: count(used) })
          : text("plans.used", { used: count(used), allowed: count(allowed) })}
      </p>
      {allowed !== null && (
        <div className={styles.track} aria-hidden="true">
          <div
            className={classNames(styles.bar, share >= 1 ? styles.full : share >= NEARLY && styles.nearly)}
            style={{ width: cssPercent(share) }}
          />
        </div>
      )}
      <p className={styles.note}>
        <UsageNote usage={usage} />
      </p>
    </li>
  );
}

/** Share of a limit from which on it is nearly used up. */
const NEARLY = 0.8;

function UsageNote({ usage: { limit, allowed, isFairUse, resetsAt } }: { readonly usage: WireUsage }) {
  const text = useText();
  const { count, day } = useFormats();
  const resets = resetsAt && text("plans.resets", { day: day(countedDay(resetsAt)) });
  const fairUse = isFairUse && allowed !== null && text("plans.fairUse", { allowed: count(allowed) });
  return (
    <>
      {fairUse && <span>{fairUse}</span>}
      {resets && <span>{resets}</span>}
      {!isMonthly(limit) && <span>{text("plans.atOnce")}</span>}
    </>
  );
}

/** The day on which a count begins anew: months are counted in UTC wherever the reader is. */
export const countedDay = (resetsAt: string): string => resetsAt.slice(0, "YYYY-MM-DD".length);
