import { HomeTeaser } from "../../features/report/index.ts";
import { useLastStock } from "../../features/search/index.ts";
import { Skeleton } from "../../ui/index.ts";

/** The beginning of the report of the stock that was viewed last; of an example before that. */
export function ReportTeaser({ example }: { readonly example: string }) {
  const last = useLastStock();
  return last === undefined ? <Skeleton height="24rem" /> : <HomeTeaser code={last ?? example} />;
}
