import type { ReactNode } from "react";
import { useFormats, useText } from "../../i18n/index.ts";
import type { DataReport } from "./data-state.query.ts";
import { IssueTotals } from "./IssueTotals.tsx";
import { providerName } from "./provider-name.ts";
import styles from "./RunReport.module.css";

const SHOWN = 8;

/** What a run found, as the command line reports it. */
export function RunReport({ report }: { readonly report: DataReport }) {
  const text = useText();
  const { count } = useFormats();
  const { requests, imported, failures, failureCount, stopped, quarantined, restated, unknown } = report;
  const renamed = report.renamed ?? [];
  // The others are asked about below.
  const elsewhere = imported?.unanswered.filter(({ asked }) => asked === undefined) ?? [];
  const missed = [...stopped.map(({ provider }) => providerName(provider)), ...failures.map(({ what }) => what)];
  return (
    <>
      <dl className={styles.facts}>
        {requests.length > 0 && (
          <Fact label={text("data.report.requests")}>
            {requests.map(({ provider, count: sent }) => `${providerName(provider)} ${count(sent)}`).join(" · ")}
          </Fact>
        )}
        {imported && <Fact label={text("data.report.files")}>{count(imported.files)}</Fact>}
        {missed.length > 0 && (
          <Fact label={text("data.report.failures")}>
            {`${count(failureCount + stopped.length)}: ${listed(missed)}`}
          </Fact>
        )}
        {quarantined.length > 0 && (
          <Fact label={text("data.report.quarantined")}>{listed(quarantined.map(({ what }) => what))}</Fact>
        )}
        {restated.length > 0 && <Fact label={text("data.report.restated")}>{listed(restated)}</Fact>}
        {renamed.length > 0 && (
          <Fact label={text("data.report.renamed")}>
            {listed(renamed.map(({ former, symbol }) => `${former} → ${symbol}`))}
          </Fact>
        )}
        {unknown.length > 0 && <Fact label={text("data.report.unknown")}>{listed(unknown)}</Fact>}
        {elsewhere.length > 0 && (
          <Fact label={text("data.report.unanswered")}>{listed(elsewhere.map(({ file }) => file))}</Fact>
        )}
      </dl>
      {imported && imported.issueTotals.length > 0 && <IssueTotals totals={imported.issueTotals} />}
    </>
  );
}

function Fact({ label, children }: { readonly label: string; readonly children: ReactNode }) {
  return (
    <div>
      <dt>{label}</dt>
      <dd>{children}</dd>
    </div>
  );
}

function listed(names: readonly string[]): string {
  return names.length > SHOWN ? `${names.slice(0, SHOWN).join(", ")} …` : names.join(", ");
}
