import type { WireFigure } from "@plumbline/contract";
import type { BaseInfo } from "./base-info.ts";

/** The change of the last close on the one before, in money. */
export function dayChange({ last, previousClose }: BaseInfo["price"]): WireFigure {
  if (last.value === null) return last;
  if (previousClose.value === null) return previousClose;
  const { periodEnd } = previousClose.provenance;
  return {
    value: last.value - previousClose.value,
    provenance: { ...last.provenance, ...(periodEnd ? { periodStart: periodEnd } : {}), formula: "STA-15" },
  };
}
