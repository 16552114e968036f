import { useSuspenseQuery } from "@tanstack/react-query";
import { Suspense } from "react";
import { marketMeta } from "../../api/index.ts";
import { useLanguage, useNameOf, useText } from "../../i18n/index.ts";
import { useObservable } from "../../state/index.ts";
import { lazyPart } from "../../ui/index.ts";
import { closePassage } from "./filing/open-passage.ts";
import { Masthead } from "./Masthead.tsx";
import styles from "./ReportTab.module.css";
import { type ReportedStock, reportQuery } from "./report.query.ts";
import type { ChangeReport, ReportState } from "./report-state.ts";
import type { RenderRunOut } from "./unlock/LockPanel.tsx";
import { UpdateButton } from "./update/UpdateButton.tsx";
import { useUpdate } from "./update/use-update.ts";
import { VersionBar } from "./VersionBar.tsx";
import { WholeReportView } from "./WholeReport.tsx";

const FilingReader = lazyPart([], async () => (await import("./filing/FilingReader.tsx")).FilingReader);
const UpdatePanel = lazyPart([], async () => (await import("./update/UpdatePanel.tsx")).UpdatePanel);
const ReportChangesCard = lazyPart([], async () => (await import("./changes/ReportChanges.tsx")).ReportChangesCard);
const TeaserPart = lazyPart([], async () => (await import("./unlock/TeaserPart.tsx")).TeaserPart);

interface ReportTabProps {
  readonly code: string;
  readonly asOf: string | undefined;
  readonly state: ReportState;
  readonly onChange: ChangeReport;
  readonly renderRunOut: RenderRunOut;
}

/** The written report of a stock: what it sells, against whom, how well it is protected, and what speaks for and against it. */
export function ReportTab({ code, asOf, state, onChange, renderRunOut }: ReportTabProps) {
  const text = useText();
  const nameOf = useNameOf();
  const stock: ReportedStock = { code, asOf, language: useLanguage() };
  const { data: answer } = useSuspenseQuery(reportQuery(stock, state));
  const update = useUpdate(stock, onChange);
  const meta = useObservable(marketMeta);
  const name = nameOf(answer.names);
  const { whole } = answer;
  const isPresent = asOf === undefined;
  // A version speaks of its own day, and so does the chart in it.
  const evidenceDay = whole?.version?.asOf ?? asOf;
  return (
    <article className={styles.report}>
      <Masthead answer={answer} name={name} day={evidenceDay ?? meta?.asOf}>
        {whole && isPresent && <UpdateButton update={update} />}
      </Masthead>
      <Suspense>{update.state.kind !== "none" && <UpdatePanel update={update} renderRunOut={renderRunOut} />}</Suspense>
      {whole ? (
        <>
          <VersionBar stock={stock} state={state} onChange={onChange} />
          <Suspense>{whole.changes && <ReportChangesCard changes={whole.changes} items={whole.items} />}</Suspense>
          <WholeReportView
            code={code}
            name={name}
            asOf={evidenceDay}
            whole={whole}
            because={answer.teaser.because}
            state={state}
            onChange={onChange}
          />
        </>
      ) : (
        <Suspense>
          <TeaserPart code={code} answer={answer} renderRunOut={renderRunOut} />
        </Suspense>
      )}
      <p className={styles.method}>{text("report.method")}</p>
      <Suspense>
        {state.passage && (
          <FilingReader code={code} name={name} asOf={asOf} place={state.passage} onClose={closePassage} />
        )}
      </Suspense>
    </article>
  );
}
