import type { WirePlanNeeded } from "@plumbline/contract";
import { observable } from "./observable.ts";

/** What the plan has too little of, or lacks, for the newest refused call of this tab; null when nothing is to be said of it. */
export const limitReached = observable<WirePlanNeeded | null>(null);

const FORBIDDEN = 403;

/** Keeps what a refused call has met, if it was refused for the plan. */
export function keepLimitReached({ status, data }: { readonly status: number | null; readonly data: unknown }): void {
  const needed = data as Partial<WirePlanNeeded> | null;
  if (status !== FORBIDDEN || needed?.needs !== "plan" || !needed.plans) return;
  if ("usage" in needed || "feature" in needed) limitReached.write(needed as WirePlanNeeded);
}
