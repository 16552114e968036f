import { Skeleton } from "../../ui/index.ts";

/** The place of a panel, held until it comes. */
export function FactsPlace() {
  return <Skeleton height="24rem" />;
}
