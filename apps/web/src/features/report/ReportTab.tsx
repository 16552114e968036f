import { useSuspenseQuery } from "@tanstack/react-query";
import { Suspense } from "react";
import { useLanguage, useNameOf, useText } from "../../i18n/index.ts";
import { FilingReader } from "./filing/later.ts";
import { closePassage } from "./filing/open-passage.ts";
import { Masthead } from "./Masthead.tsx";
import styles from "./ReportTab.module.css";
import { reportQuery } from "./report.query.ts";
import type { ChangeReport, ReportState } from "./report-state.ts";
import { WholeReportView } from "./WholeReport.tsx";

interface ReportTabProps {
  readonly code: string;
  readonly asOf: string | undefined;
  readonly state: ReportState;
  readonly onChange: ChangeReport;
}

/** The written report of a stock: what it sells, against whom, how well it is protected, and what speaks for and against it. */
export function ReportTab({ code, asOf, state, onChange }: ReportTabProps) {
  const text = useText();
  const nameOf = useNameOf();
  const stock = { code, asOf, language: useLanguage() };
  const { data: answer } = useSuspenseQuery(reportQuery(stock, state));
  const name = nameOf(answer.names);
  const { whole } = answer;
  return (
    <article className={styles.report}>
      <Masthead answer={answer} name={name} day={whole?.version?.asOf ?? asOf}>
        {null}
      </Masthead>
      {whole && <WholeReportView code={code} name={name} asOf={asOf} whole={whole} state={state} onChange={onChange} />}
      <p className={styles.method}>{text("report.method")}</p>
      <Suspense>
        {state.passage && (
          <FilingReader code={code} name={name} asOf={asOf} place={state.passage} onClose={closePassage} />
        )}
      </Suspense>
    </article>
  );
}
