import type { BillingInterval, WireBillingState, WirePlan, WirePrice } from "@plumbline/contract";
import { type Text, useFormats, useNameOf, useText } from "../../../i18n/index.ts";
import { Button, Chip, classNames } from "../../../ui/index.ts";
import { PlanLimits } from "../limits/PlanLimits.tsx";
import { type Choice, monthOfYear, type Offer, offerOf, priceOf } from "../plan-facts.ts";
import { usePlanWords } from "../use-plan-words.ts";
import styles from "./PlanCard.module.css";

interface PlanCardProps {
  readonly plan: WirePlan;
  readonly interval: BillingInterval;
  readonly billing: WireBillingState;
  /** Whether it was chosen before. */
  readonly isChosen: boolean;
  readonly isBusy: boolean;
  readonly onBegin: (choice: Choice) => void;
  readonly onChange: (choice: Choice) => void;
}

/** One plan: what it costs, what it allows, and the way to it. */
export function PlanCard({ plan, interval, billing, isChosen, isBusy, onBegin, onChange }: PlanCardProps) {
  const text = useText();
  const nameOf = useNameOf();
  const price = priceOf(plan, interval) ?? plan.prices[0] ?? null;
  const choice = { plan, interval: price?.interval ?? interval };
  const offer = offerOf(plan, choice.interval, billing);
  const isOwn = offer === "yours" || offer === "switch";
  return (
    <li className={classNames(styles.card, isOwn && styles.own, isChosen && styles.chosen)}>
      <div className={styles.head}>
        <h3 className={styles.name}>{nameOf(plan.names)}</h3>
        {isOwn && (
          <Chip tone="accent" isPill className={styles.chip}>
            {text("plans.isYours")}
          </Chip>
        )}
      </div>
      <Price price={price} />
      <p className={styles.description}>{nameOf(plan.descriptions)}</p>
      <div>
        {offer !== "yours" && offer !== "none" && (
          <Button
            look={offer === "begin" || isChosen ? "primary" : "plain"}
            className={styles.button}
            aria-disabled={isBusy}
            onClick={() => isBusy || (offer === "begin" ? onBegin : onChange)(choice)}
          >
            {actionOf(offer, { choice, hasTrial: billing.hasTrial, name: nameOf(plan.names), text })}
          </Button>
        )}
      </div>
      <PlanLimits plan={plan} />
    </li>
  );
}

interface ActionWords {
  readonly choice: Choice;
  readonly hasTrial: boolean;
  readonly name: string;
  readonly text: Text;
}

function actionOf(offer: Offer, { choice: { plan, interval }, hasTrial, name, text }: ActionWords): string {
  if (offer === "switch") return text(`plans.switch.${interval}`);
  if (offer === "change") return text("plans.changeTo", { plan: name });
  if (hasTrial && plan.trialDays > 0)
    return text("plans.tryPlan", { plan: name, count: plan.trialDays, n: plan.trialDays });
  return text("plans.subscribeTo", { plan: name });
}

function Price({ price }: { readonly price: WirePrice | null }) {
  const text = useText();
  const { money } = useFormats();
  const words = usePlanWords();
  if (!price) return <p className={styles.price}>{text("plans.noCharge")}</p>;
  const { interval, tax, currency } = price;
  const notes = [
    interval === "year" && text("plans.monthOfYear", { amount: money(monthOfYear(price), currency) }),
    tax !== "none" && text(tax === "added" ? "plans.taxAdded" : "plans.taxIncluded"),
  ].filter((note) => note !== false);
  return (
    <div>
      <p className={styles.price}>{words.price(price)}</p>
      <p className={styles.notes}>
        {notes.map((note) => (
          <span key={note}>{note}</span>
        ))}
      </p>
    </div>
  );
}
