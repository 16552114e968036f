import { PERCENTILE_GROUPS, type WireScreenOrder } from "@plumbline/contract/calls";

const BY_ONE = /^(-?)([a-zA-Z][\w.]{0,47})$/;
const BY_MANY = /^([a-z]+)\(([\w.*]+)\)$/;

/** The most metrics by whose percentiles one may order. */
const MOST_METRICS = 5;

/**
 * Reads an order from an address; null for none.
 *
 * @example
 * readOrder("-marketValue"); // { metric: "marketValue", descending: true }
 * readOrder("market(pe*roe.latest)"); // { bestBy: ["pe", "roe.latest"], within: "market" }
 */
export function readOrder(text: string | undefined): WireScreenOrder | null {
  const [, minus, metric] = BY_ONE.exec(text ?? "") ?? [];
  if (metric !== undefined) return { metric, descending: minus === "-" };
  const [, group, metrics] = BY_MANY.exec(text ?? "") ?? [];
  const within = PERCENTILE_GROUPS.find((word) => word === group);
  const bestBy = (metrics ?? "").split("*").filter((id) => BY_ONE.test(id));
  return within && bestBy.length > 0 && bestBy.length <= MOST_METRICS ? { bestBy, within } : null;
}

/** Writes an order for an address; undefined for none. */
export function writeOrder(order: WireScreenOrder | null): string | undefined {
  if (!order) return undefined;
  if ("bestBy" in order) return `${order.within}(${order.bestBy.join("*")})`;
  return `${order.descending ? "-" : ""}${order.metric}`;
}
