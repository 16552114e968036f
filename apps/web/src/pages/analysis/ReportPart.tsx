import { RunOut } from "../../features/plans/later.ts";
import { ReportTab, readReportState, writeReportState } from "../../features/report/index.ts";
import { type PageProps, queryState } from "../../router/index.ts";
import type { SeenStock } from "../stock-frame/StockFrame.tsx";

const [useReportState, changeReport] = queryState(readReportState, writeReportState);

/** The written report of a stock, with what is open of it in the address. */
export function ReportPart({ code, asOf, query }: SeenStock & PageProps) {
  const state = useReportState(query);
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
