import { HomeTeaser } from "../../features/report/index.ts";
import { recentStocks } from "../../features/search/index.ts";
import { useObservable } from "../../state/index.ts";

/** The beginning of the report of the stock that was viewed last; of an example before that. */
export function ReportTeaser({ example }: { readonly example: string }) {
  const [last = example] = useObservable(recentStocks);
  return <HomeTeaser code={last} />;
}
