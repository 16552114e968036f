import type { WireBillingState } from "@plumbline/contract";
import { useQueryClient, useSuspenseQuery } from "@tanstack/react-query";
import { useEffect } from "react";
import { callQuery } from "../../../api/index.ts";
import { useLanguage, useText } from "../../../i18n/index.ts";
import { Button, useTitle } from "../../../ui/index.ts";
import { BILLING_STATE, keepState, PLANS } from "../billing.query.ts";
import { isRunning } from "../plan-facts.ts";
import { EverythingOpen } from "../renewal/EverythingOpen.tsx";
import { usePlanWords } from "../use-plan-words.ts";
import { isSlow, waitBefore } from "../waits.ts";
import { Outcome, ToPlan, ToStart } from "./Outcome.tsx";

/**
 * Where the provider sends who has paid. That they come back proves nothing: the page asks the server whether the provider has
 * confirmed the payment, and only that. It changes nothing, so that it can be reloaded and opened twice.
 */
export function PaymentSuccess({ session }: { readonly session: string }) {
  const text = useText();
  useTitle(text("plans.success.title"));
  const {
    data: { isOpen },
  } = useSuspenseQuery(PLANS);
  if (isOpen) return <EverythingOpen isPageTitle />;
  return <Checkout session={session} />;
}

function Checkout({ session }: { readonly session: string }) {
  const client = useQueryClient();
  const {
    data: billing,
    dataUpdatedAt,
    refetch,
  } = useSuspenseQuery({
    ...BILLING_STATE,
    ...callQuery("billingState", { session }),
    refetchInterval: ({ state: { data, dataUpdateCount } }) =>
      data?.checkout === "waiting" ? waitBefore(dataUpdateCount) : false,
  });
  const { checkout } = billing;
  useEffect(() => {
    if (checkout === "confirmed") keepState(client, { ...billing, checkout: null });
  }, [checkout, billing, client]);
  if (checkout === "waiting") {
    const asked = client.getQueryState(["billingState", { session }])?.dataUpdateCount ?? 0;
    return <Waiting isSlow={isSlow(asked)} askedAt={dataUpdatedAt} onAsk={() => void refetch()} />;
  }
  if (checkout === "confirmed") return <Confirmed billing={billing} />;
  return checkout === "expired" ? <Expired /> : <Unknown />;
}

interface WaitingProps {
  readonly isSlow: boolean;
  /** Milliseconds since 1970. */
  readonly askedAt: number;
  readonly onAsk: () => void;
}

function Waiting({ isSlow: takesLong, askedAt, onAsk }: WaitingProps) {
  const text = useText();
  const language = useLanguage();
  const time = new Intl.DateTimeFormat(language, { timeStyle: "medium" }).format(askedAt);
  return (
    <Outcome
      look="waiting"
      title={text("plans.success.waiting")}
      lead={text(takesLong ? "plans.success.slow" : "plans.success.waitingExplained")}
      remark={text("plans.success.askedAt", { time })}
    >
      {takesLong && <Button onClick={onAsk}>{text("plans.success.again")}</Button>}
    </Outcome>
  );
}

function Confirmed({ billing }: { readonly billing: WireBillingState }) {
  const text = useText();
  const words = usePlanWords();
  const {
    data: { plans },
  } = useSuspenseQuery(PLANS);
  const { state, subscription } = billing;
  const title =
    isRunning(state) && subscription
      ? text("plans.success.confirmed", { plan: words.planName(subscription.plan, plans) })
      : text("plans.success.confirmedOver");
  return (
    <Outcome look="good" title={title} lead={words.state(billing, plans)}>
      <ToStart look="primary" />
      <ToPlan />
    </Outcome>
  );
}

function Expired() {
  const text = useText();
  return (
    <Outcome look="plain" title={text("plans.success.expired")} lead={text("plans.success.expiredExplained")}>
      <ToPlan look="primary" />
    </Outcome>
  );
}

function Unknown() {
  const text = useText();
  return (
    <Outcome look="plain" title={text("plans.success.unknown")} lead={text("plans.success.unknownExplained")}>
      <ToPlan look="primary" />
    </Outcome>
  );
}
