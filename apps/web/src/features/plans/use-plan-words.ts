import type {
  WireBillingState,
  WireDiscount,
  WireMoney,
  WirePlan,
  WirePrice,
  WireSubscription,
} from "@plumbline/contract";
import { localDay } from "../../format/index.ts";
import { type Locale, useLocale, useNameOf } from "../../i18n/index.ts";
import { daysUntil } from "./plan-facts.ts";

/** How amounts, plans and states read in the reader's language. */
export interface PlanWords {
  money(money: WireMoney): string;
  /** An amount with what is said of its tax. */
  amount(money: WireMoney, tax: WirePrice["tax"] | undefined): string;
  /** Such as “$12.00 a month”. */
  price(price: WirePrice): string;
  /** The day of an instant where the reader is. */
  day(instant: string): string;
  planName(plan: string | null, plans: readonly WirePlan[]): string;
  discount(discount: WireDiscount): string;
  /** One sentence on what holds and what comes next. */
  state(billing: WireBillingState, plans: readonly WirePlan[]): string;
}

export function usePlanWords(): PlanWords {
  const locale = useLocale();
  const nameOf = useNameOf();
  const { text, formats } = locale;
  const money = ({ amount, currency }: WireMoney): string => formats.money(amount, currency);
  const day = (instant: string): string => formats.day(localDay(instant));
  const words: PlanWords = {
    money,
    day,
    amount: (given, tax) =>
      tax === undefined || tax === "none" ? money(given) : text(`plans.amount.${tax}`, { amount: money(given) }),
    price: (price) => text(`plans.price.${price.interval}`, { amount: money(price) }),
    planName: (id, plans) => {
      const plan = plans.find((offered) => offered.id === id);
      return plan ? nameOf(plan.names) : text("plans.now.unknown");
    },
    discount: (discount) => writeDiscount(discount, { ...locale, money, day }),
    state: ({ subscription }, plans) =>
      subscription ? writeState(subscription, { text, words, plans }) : text("plans.now.none"),
  };
  return words;
}

interface DiscountWords extends Locale, Pick<PlanWords, "money" | "day"> {}

function writeDiscount(discount: WireDiscount, { text, formats, money, day }: DiscountWords): string {
  const { name, share, sum, duration, months, endsAt } = discount;
  const decimals = share === null || Number.isInteger(Math.round(share * 1e6) / 1e4) ? 0 : 2;
  const saving = sum === null ? formats.percent(share, decimals) : money(sum);
  if (endsAt !== null) return text("plans.discount.until", { name, saving, day: day(endsAt) });
  if (duration !== "months") return text(`plans.discount.${duration}`, { name, saving });
  const count = months ?? 1;
  return text("plans.discount.months", { name, saving, count, n: formats.count(count) });
}

interface StateWords extends Pick<Locale, "text"> {
  readonly words: PlanWords;
  readonly plans: readonly WirePlan[];
}

function writeState(subscription: WireSubscription, { text, words, plans }: StateWords): string {
  const { state, price, nextCharge, trialEndsAt, periodEndsAt } = subscription;
  const amount = nextCharge && words.amount(nextCharge, price?.tax);
  switch (state) {
    case "trialing": {
      const day = words.day(trialEndsAt ?? periodEndsAt);
      return amount ? text("plans.now.trialing", { day, amount }) : text("plans.now.trialingFree", { day });
    }
    case "active":
      return amount && nextCharge
        ? text("plans.now.active", { amount, day: words.day(nextCharge.at) })
        : text("plans.now.paid", { day: words.day(periodEndsAt) });
    case "pastDue": {
      const until = subscription.graceEndsAt ?? periodEndsAt;
      const count = daysUntil(until, Date.now());
      return text("plans.now.pastDue", { day: words.day(until), count, n: count });
    }
    case "cancelling":
      return text("plans.now.cancelling", { day: words.day(subscription.endsAt ?? periodEndsAt) });
    case "ended": {
      const plan = words.planName(subscription.plan, plans);
      return text("plans.now.ended", { plan, day: words.day(subscription.endsAt ?? periodEndsAt) });
    }
  }
}
