import { useSuspenseQuery } from "@tanstack/react-query";
import { RunOut } from "../../features/plans/later.ts";
import { ReportTab, readReportState, writeReportState } from "../../features/report/index.ts";
import { stockHeaderQuery } from "../../features/stock-header/index.ts";
import { useText } from "../../i18n/index.ts";
import { type PageProps, queryState } from "../../router/index.ts";
import { Notice } from "../../ui/index.ts";
import type { SeenStock } from "../stock-frame/StockFrame.tsx";

const [useReportState, changeReport] = queryState(readReportState, writeReportState);

/** The written report of a stock, with what is open of it in the address; of a fund or an index, that there is none. */
export function ReportPart({ code, asOf, query }: SeenStock & PageProps) {
  const text = useText();
  const { data: info } = useSuspenseQuery(stockHeaderQuery(code, asOf));
  const state = useReportState(query);
  if (info.assetClass !== "stock") {
    return <Notice title={text("report.none")}>{text("report.noneExplained")}</Notice>;
  }
  return (
    <ReportTab
      code={code}
      asOf={asOf}
      state={state}
      onChange={changeReport}
      renderRunOut={(reached) => <RunOut reached={reached} />}
    />
  );
}
