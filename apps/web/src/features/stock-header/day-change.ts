import type { WireFigure } from "@plumbline/contract";
import type { BaseInfo } from "./base-info.ts";

/**
 * The change of the last close on the one before, in money.
 *
 * @param fraction The same as a fraction: what is doubtful in one is doubtful in the other.
 */
export function dayChange({ last, previousClose }: BaseInfo["price"], fraction: WireFigure): WireFigure {
  if (last.value === null) return last;
  if (previousClose.value === null) return previousClose;
  const { periodEnd } = previousClose.provenance;
  const doubtful = fraction.value === null ? undefined : fraction.provenance.doubtful;
  return {
    value: last.value - previousClose.value,
    provenance: {
      ...last.provenance,
      ...(periodEnd ? { periodStart: periodEnd } : {}),
      ...(doubtful ? { doubtful } : {}),
      formula: "STA-15",
    },
  };
}
