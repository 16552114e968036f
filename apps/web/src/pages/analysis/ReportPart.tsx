import { RunOut } from "../../features/plans/later.ts";
import { ReportTab, readReportState, writeReportState } from "../../features/report/index.ts";
import { useText } from "../../i18n/index.ts";
import { type PageProps, queryState } from "../../router/index.ts";
import { Notice } from "../../ui/index.ts";
import type { SeenStock } from "../stock-frame/StockFrame.tsx";
import { FactsPlace } from "./FactsPlace.tsx";

const [useReportState, changeReport] = queryState(readReportState, writeReportState);

/** The written report of a stock, with what is open of it in the address; of a fund or an index, that there is none. */
export function ReportPart({ code, asOf, assetClass, query }: SeenStock & PageProps) {
  const text = useText();
  const state = useReportState(query);
  if (assetClass === undefined) return <FactsPlace />;
  if (assetClass !== "stock") {
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
