import type { WireBillingState } from "@plumbline/contract";
import { useQueryClient, useSuspenseQuery } from "@tanstack/react-query";
import { useEffect, useRef, useState } from "react";
import { showToast, TOAST_DURATION } from "../../../ui/index.ts";
import { BILLING_STATE, keepState, refreshPlan } from "../billing.query.ts";
import { waitBefore } from "../waits.ts";

/** What the provider of payments was told to change. It holds when the server has had its confirmation. */
export interface Awaited {
  readonly isConfirmed: (state: WireBillingState) => boolean;
  /** Said then. */
  readonly said: string;
}

/** Waits for a change, beginning with the state that a call has answered with. */
export type Await = (state: WireBillingState, awaited: Awaited) => void;

interface KnownState {
  readonly billing: WireBillingState;
  readonly isWaiting: boolean;
  readonly onAwait: Await;
}

/** The state of the plan as the provider last confirmed it; asked for again and again while a change waits for that. */
export function useBillingState(): KnownState {
  const client = useQueryClient();
  const [awaited, setAwaited] = useState<Awaited | null>(null);
  const since = useRef(0);
  const { data: billing } = useSuspenseQuery({
    ...BILLING_STATE,
    refetchInterval: ({ state }) => (awaited ? waitBefore(state.dataUpdateCount - since.current) : false),
  });
  const confirmed = awaited?.isConfirmed(billing) ? awaited : null;
  useEffect(() => {
    if (!confirmed) return;
    showToast(confirmed.said, TOAST_DURATION, "success");
    setAwaited(null);
    refreshPlan(client);
  }, [confirmed, client]);
  return {
    billing,
    isWaiting: awaited !== null && confirmed === null,
    onAwait(state, next) {
      keepState(client, state);
      since.current = client.getQueryState(BILLING_STATE.queryKey)?.dataUpdateCount ?? 0;
      setAwaited(next);
    },
  };
}
