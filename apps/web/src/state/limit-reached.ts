import type { WireLimitReached } from "@plumbline/contract";
import { observable } from "./observable.ts";

/** The limit of the plan that the newest refused call of this tab has met; null when nothing is to be said of it. */
export const limitReached = observable<WireLimitReached | null>(null);

const FORBIDDEN = 403;

/** Keeps the limit of a refused call, if it was refused for one. */
export function keepLimitReached({ status, data }: { readonly status: number | null; readonly data: unknown }): void {
  const reached = data as Partial<WireLimitReached> | null;
  if (status === FORBIDDEN && reached?.needs === "plan" && reached.usage && reached.plans) {
    limitReached.write(reached as WireLimitReached);
  }
}
