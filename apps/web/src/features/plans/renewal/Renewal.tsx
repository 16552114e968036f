import type { WirePlan } from "@plumbline/contract";
import { usePrefetchQuery, useSuspenseQuery } from "@tanstack/react-query";
import { type ReactNode, useState } from "react";
import { useText } from "../../../i18n/index.ts";
import type { Query } from "../../../router/index.ts";
import { Boundary, Panel, Skeleton, useTitle } from "../../../ui/index.ts";
import { BILLING_STATE, IS_TEST_MODE, PLANS } from "../billing.query.ts";
import { UsageList } from "../limits/UsageList.tsx";
import { CurrentPlan } from "./CurrentPlan.tsx";
import { EverythingOpen } from "./EverythingOpen.tsx";
import { Invoices } from "./Invoices.tsx";
import { PlanOffers } from "./PlanOffers.tsx";
import styles from "./Renewal.module.css";
import { useBillingState } from "./use-billing-state.ts";

interface RenewalProps {
  readonly query: Query;
  /** Draws a text of the product: it belongs to another feature. */
  readonly renderNote: (name: "plans" | "refunds") => ReactNode;
}

/** The plan of the user: what it is, what it allows, what it costs, and how to change all that. */
export function Renewal({ query, renderNote }: RenewalProps) {
  const text = useText();
  usePrefetchQuery(BILLING_STATE);
  usePrefetchQuery(IS_TEST_MODE);
  const {
    data: { isOpen, plans },
  } = useSuspenseQuery(PLANS);
  useTitle(text("plans.title"));
  return (
    <div className={styles.page}>
      <h1 className={styles.title}>{text("plans.title")}</h1>
      {isOpen ? <EverythingOpen /> : <OwnPlan plans={plans} query={query} renderNote={renderNote} />}
    </div>
  );
}

function OwnPlan({ plans, query, renderNote }: RenewalProps & { readonly plans: readonly WirePlan[] }) {
  const text = useText();
  const { billing, isWaiting, onAwait } = useBillingState();
  return (
    <>
      <CurrentPlan billing={billing} plans={plans} isWaiting={isWaiting} onAwait={onAwait} />
      <Panel title={text("plans.use")}>
        <UsageList usage={billing.usage} />
      </Panel>
      <PlanOffers billing={billing} plans={plans} query={query} onAwait={onAwait} />
      {billing.state !== "none" && (
        <Panel title={text("plans.invoices")}>
          <Boundary loading={<Skeleton height="12rem" />}>
            <Invoices />
          </Boundary>
        </Panel>
      )}
      <div className={styles.notes}>
        <FoldedNote title={text("plans.terms")}>{renderNote("plans")}</FoldedNote>
        <FoldedNote title={text("plans.refunds")}>{renderNote("refunds")}</FoldedNote>
      </div>
    </>
  );
}

/** A text that is loaded when it is first opened. */
function FoldedNote({ title, children }: { readonly title: string; readonly children: ReactNode }) {
  const [isWanted, setIsWanted] = useState(false);
  return (
    <details className={styles.note} onToggle={({ currentTarget }) => currentTarget.open && setIsWanted(true)}>
      <summary className={styles.summary}>{title}</summary>
      {isWanted && (
        <div className={styles.body}>
          <Boundary loading={<Skeleton height="16rem" />}>{children}</Boundary>
        </div>
      )}
    </details>
  );
}
