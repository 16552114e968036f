import type { WireBillingState, WirePlan } from "@plumbline/contract";
import { useFormats, useText } from "../../../i18n/index.ts";
import { Table } from "../../../ui/index.ts";
import { freePlanOf, isMonthly, type LimitChange, lowerLimits } from "../plan-facts.ts";
import { usePlanWords } from "../use-plan-words.ts";
import styles from "./WhatEnds.module.css";

interface Loss {
  /** When the plan ends, or would end if it were cancelled now. */
  readonly at: string;
  readonly limits: readonly LimitChange[];
  /** Features that the free plan has not. */
  readonly features: WirePlan["features"];
}

/** What the end of the present plan takes away; null where its limits are not known. */
export function lossOf({ subscription }: WireBillingState, plans: readonly WirePlan[]): Loss | null {
  const plan = plans.find(({ id }) => id === subscription?.plan);
  const free = freePlanOf(plans);
  if (!subscription || !plan || !free) return null;
  return {
    at: subscription.endsAt ?? subscription.trialEndsAt ?? subscription.periodEndsAt,
    limits: lowerLimits(plan, free),
    features: plan.features.filter((feature) => !free.features.includes(feature)),
  };
}

/** What ends when: each limit that becomes lower, now and then. */
export function WhatEnds({ loss: { at, limits, features } }: { readonly loss: Loss }) {
  const text = useText();
  const { count } = useFormats();
  const words = usePlanWords();
  const write = (limit: LimitChange["limit"], allowed: number | null): string => {
    if (allowed === null) return text("plans.unlimited");
    return isMonthly(limit) ? text("plans.aMonth", { n: count(allowed) }) : count(allowed);
  };
  return (
    <Table edge="panel" figures className={styles.ends}>
      <caption className={styles.title}>{text("plans.ends", { day: words.day(at) })}</caption>
      <thead>
        <tr>
          <th scope="col">{text("plans.limit")}</th>
          <th scope="col">{text("plans.ends.now")}</th>
          <th scope="col">{text("plans.ends.then")}</th>
        </tr>
      </thead>
      <tbody>
        {limits.map(({ limit, now, after }) => (
          <tr key={limit}>
            <th scope="row">{text(`plans.limit.${limit}`)}</th>
            <td>{write(limit, now)}</td>
            <td>{write(limit, after)}</td>
          </tr>
        ))}
        {features.map((feature) => (
          <tr key={feature}>
            <th scope="row">{text(`plans.feature.${feature}`)}</th>
            <td>{text("plans.yes")}</td>
            <td>{text("plans.no")}</td>
          </tr>
        ))}
      </tbody>
    </Table>
  );
}
