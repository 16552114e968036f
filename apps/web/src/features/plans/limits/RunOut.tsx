import type { PlanLimit, WireLimitReached, WirePlan, WirePlanNeeded } from "@plumbline/contract";
import { useSuspenseQuery } from "@tanstack/react-query";
import { useId } from "react";
import { type Text, useFormats, useNameOf, useText } from "../../../i18n/index.ts";
import { Link } from "../../../ui/index.ts";
import { renewalAddress } from "../addresses.ts";
import { PLANS } from "../billing.query.ts";
import { isMonthly, metLimit } from "../plan-facts.ts";
import { usePlanWords } from "../use-plan-words.ts";
import styles from "./RunOut.module.css";
import { countedDay } from "./UsageList.tsx";

interface RunOutProps {
  readonly reached: WirePlanNeeded;
  /** Whether what surrounds it names it already. */
  readonly isTitled?: boolean;
  /** Called when the reader goes to the plans. */
  readonly onLeave?: (() => void) | undefined;
}

/** What a reader has too few of, or has not. */
export function runOutTitle(reached: WirePlanNeeded, text: Text): string {
  return text("usage" in reached ? `plans.out.${reached.usage.limit}` : `plans.feature.${reached.feature}`);
}

/** A limit is reached, or a feature is not in the plan: when more come, and what the plans offer. */
export function RunOut({ reached, isTitled = false, onLeave }: RunOutProps) {
  const text = useText();
  const id = useId();
  return (
    <section className={styles.out} aria-labelledby={isTitled ? undefined : id}>
      {!isTitled && (
        <h3 id={id} className={styles.title}>
          {runOutTitle(reached, text)}
        </h3>
      )}
      <p className={styles.lead}>{"usage" in reached ? <WhenMore usage={reached.usage} /> : text("plans.out.none")}</p>
      <Offers reached={reached} onLeave={onLeave} />
    </section>
  );
}

function WhenMore({ usage: { allowed, limit, resetsAt } }: Pick<WireLimitReached, "usage">) {
  const text = useText();
  const { count, day } = useFormats();
  if (!allowed) return text("plans.out.none");
  if (!isMonthly(limit) || resetsAt === null) return text("plans.out.atOnce", { count: allowed, n: count(allowed) });
  return text("plans.out.monthly", { count: allowed, n: count(allowed), day: day(countedDay(resetsAt)) });
}

function Offers({ reached, onLeave }: RunOutProps) {
  const text = useText();
  const nameOf = useNameOf();
  const words = usePlanWords();
  const { count } = useFormats();
  const {
    data: { plans },
  } = useSuspenseQuery(PLANS);
  const offers = reached.plans.flatMap((id) => plans.find((plan) => plan.id === id) ?? []);
  if (offers.length === 0) return <p className={styles.lead}>{text("plans.out.noOffers")}</p>;
  return (
    <>
      <p className={styles.label}>{text("plans.out.offers")}</p>
      <ul className={styles.offers}>
        {offers.map((plan) => (
          <li key={plan.id}>
            <Link to={renewalAddress({ plan: plan.id })} className={styles.offer} onClick={onLeave}>
              <span className={styles.name}>{nameOf(plan.names)}</span>
              <span className={styles.more}>
                {"usage" in reached
                  ? allowedBy(plan, reached.usage.limit, { text, count })
                  : text(`plans.feature.${reached.feature}`)}
              </span>
              {plan.prices[0] && <span className={styles.price}>{words.price(plan.prices[0])}</span>}
            </Link>
          </li>
        ))}
      </ul>
    </>
  );
}

interface CountWords {
  readonly text: Text;
  readonly count: (value: number) => string;
}

function allowedBy(plan: WirePlan, limit: PlanLimit, { text, count }: CountWords): string {
  const allowed = metLimit(plan, limit);
  const isEachMonth = allowed !== null && isMonthly(limit);
  const n = allowed === null ? text("plans.unlimited") : count(allowed);
  return text("plans.out.has", {
    limit: text(`plans.limit.${limit}`),
    n: isEachMonth ? text("plans.aMonth", { n }) : n,
  });
}
