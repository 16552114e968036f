import type { WireScreenOrder } from "@plumbline/contract/calls";
import type { ScreenNumber } from "../catalogue/screen-catalogue.ts";

/** How a column is sorted, in the words of ARIA. */
export type Sorted = "ascending" | "descending" | "none";

export function sortedBy(order: WireScreenOrder | null, metric: string): Sorted {
  if (!order || "bestBy" in order || order.metric !== metric) return "none";
  return order.descending ? "descending" : "ascending";
}

/** The order after a click on the head of a column: the best first, then the worst first, then no order. */
export function nextOrder(
  order: WireScreenOrder | null,
  { id: metric, good }: Pick<ScreenNumber, "id" | "good">,
): WireScreenOrder | null {
  const bestFirst = { metric, descending: good === "higher" };
  const sorted = sortedBy(order, metric);
  if (sorted === "none") return bestFirst;
  const isBestFirst = (sorted === "descending") === bestFirst.descending;
  return isBestFirst ? { metric, descending: !bestFirst.descending } : null;
}
